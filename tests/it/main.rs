#![allow(missing_docs)]

mod plugin;
mod tools;
