//! A Rust file as the rules see it: its paths, types and strings, without comments and what only
//! tests compile.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, Ident, Spacing, TokenStream, TokenTree};

use super::{files, read};

/// Something named at a line.
#[derive(Debug)]
pub(super) struct Named {
    pub(super) name: String,
    pub(super) line: usize,
}

/// A file of `src/` and what it names.
#[derive(Debug)]
pub(super) struct Source {
    /// Its path, from the root of the tree.
    pub(super) file: String,
    /// Paths as written (`std::fs`, `println!`), `use` groups taken apart, `super` resolved.
    pub(super) paths: Vec<Named>,
    /// Structs, enums and traits that other modules can see.
    pub(super) types: Vec<Named>,
    /// Strings, as they are written.
    pub(super) strings: Vec<Named>,
}

impl Source {
    /// Returns the folder or file below `src/` that this is, or is in.
    pub(super) fn room(&self) -> &str {
        let inside = self.file.strip_prefix("src/").unwrap_or(&self.file);
        inside.split(['/', '.']).next().unwrap_or_default()
    }
}

/// Returns the lines of a Rust file that a string lies on, which no formatter may break.
pub(super) fn lines_of_strings(file: &str) -> BTreeSet<usize> {
    fn walk(stream: TokenStream, found: &mut BTreeSet<usize>) {
        for tree in stream {
            match tree {
                TokenTree::Group(group) => walk(group.stream(), found),
                TokenTree::Literal(literal) if literal.to_string().contains('"') => {
                    found.extend(literal.span().start().line..=literal.span().end().line);
                }
                _ => {}
            }
        }
    }
    let mut found = BTreeSet::new();
    walk(tokens(file), &mut found);
    found
}

fn tokens(file: &str) -> TokenStream {
    read(file).parse().unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// Reads all of `src/` but for the files that are modules of tests.
pub(super) fn sources() -> Vec<Source> {
    let mut tests = BTreeSet::new();
    let mut sources = Vec::new();
    for file in files(&["src"], &["rs"]) {
        let mut walker = Walker::new(&file);
        walker.walk(tokens(&file));
        tests.extend(walker.tests);
        sources.push(walker.source);
    }
    let is_test = |file: &str| tests.iter().any(|test| Path::new(file).starts_with(test));
    sources.retain(|source| !is_test(&source.file));
    assert!(sources.len() > 100 && tests.len() > 10, "{} {tests:?}", sources.len());
    sources
}

struct Walker {
    source: Source,
    /// The module that the walk is in, from the root of the crate.
    module: Vec<String>,
    /// Folder of the module's files.
    folder: PathBuf,
    /// Files and folders of modules that only tests compile.
    tests: BTreeSet<PathBuf>,
}

impl Walker {
    fn new(file: &str) -> Walker {
        let mut folder = Path::new(file).with_extension("");
        if ["mod", "lib", "main"].iter().any(|name| folder.ends_with(name)) {
            folder.pop();
        }
        let module = folder.iter().skip(1).map(|name| name.to_string_lossy().into()).collect();
        let source =
            Source { file: file.into(), paths: Vec::new(), types: Vec::new(), strings: Vec::new() };
        Walker { source, module, folder, tests: BTreeSet::new() }
    }

    fn walk(&mut self, stream: TokenStream) {
        let trees: Vec<TokenTree> = stream.into_iter().collect();
        let mut at = 0;
        while at < trees.len() {
            at = match &trees[at..] {
                [TokenTree::Punct(hash), TokenTree::Group(attribute), ..]
                    if hash.as_char() == '#' && is_cfg_test(&attribute.stream()) =>
                {
                    self.skip(&trees, at + 2)
                }
                // A comment of documentation.
                [TokenTree::Ident(doc), TokenTree::Punct(_), TokenTree::Literal(_), ..]
                    if doc == "doc" =>
                {
                    at + 3
                }
                [TokenTree::Literal(literal), ..] if literal.to_string().contains('"') => {
                    let line = literal.span().start().line;
                    self.source.strings.push(Named { name: literal.to_string(), line });
                    at + 1
                }
                [TokenTree::Ident(word), TokenTree::Ident(name), TokenTree::Group(body), ..]
                    if word == "mod" =>
                {
                    self.module.push(name.to_string());
                    self.walk(body.stream());
                    self.module.pop();
                    at + 3
                }
                [TokenTree::Ident(word), TokenTree::Ident(name), ..]
                    if ["struct", "enum", "trait"].iter().any(|kind| word == kind) =>
                {
                    if is_visible(&trees[..at]) {
                        self.source.types.push(named(name, name.to_string()));
                    }
                    at + 2
                }
                [TokenTree::Ident(name), TokenTree::Punct(mark), TokenTree::Group(_), ..]
                    if mark.as_char() == '!' =>
                {
                    self.source.paths.push(named(name, format!("{name}!")));
                    at + 2
                }
                [TokenTree::Ident(first), ..] if is_joined(&trees, at + 1) => {
                    let line = first.span().start().line;
                    self.path(&trees, at, Vec::new(), line)
                }
                [TokenTree::Group(group), ..] => {
                    self.walk(group.stream());
                    at + 1
                }
                _ => at + 1,
            };
        }
    }

    /// Takes a path, or a `use` group of them, and returns where it ends.
    fn path(
        &mut self,
        trees: &[TokenTree],
        from: usize,
        prefix: Vec<String>,
        line: usize,
    ) -> usize {
        let (mut at, mut path) = (from, prefix);
        loop {
            match trees.get(at) {
                Some(TokenTree::Ident(word)) => path.push(word.to_string()),
                Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                    let inside: Vec<TokenTree> = group.stream().into_iter().collect();
                    let is_comma = |tree: &TokenTree| tree.to_string() == ",";
                    for part in inside.split(is_comma).filter(|part| !part.is_empty()) {
                        self.path(part, 0, path.clone(), line);
                    }
                    return at + 1;
                }
                _ => {
                    self.found(path, line);
                    return at;
                }
            }
            at += 1;
            if !is_joined(trees, at) {
                self.found(path, line);
                return at;
            }
            at += 2;
        }
    }

    fn found(&mut self, mut path: Vec<String>, line: usize) {
        let up = path.iter().take_while(|word| *word == "super").count();
        if up > 0 {
            let module = &self.module[..self.module.len() - up];
            let whole = ["crate".to_owned()].into_iter().chain(module.iter().cloned());
            path.splice(..up, whole);
        }
        self.source.paths.push(Named { name: path.join("::"), line });
    }

    /// Passes over an item of tests and returns where it ends; a module's file is noted.
    fn skip(&mut self, trees: &[TokenTree], from: usize) -> usize {
        let ends = |tree: &TokenTree| match tree {
            TokenTree::Punct(mark) => mark.as_char() == ';',
            TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
            _ => false,
        };
        let length = trees[from..].iter().position(ends).map_or(trees.len() - from, |at| at + 1);
        let item = &trees[from..from + length];
        if let [.., TokenTree::Ident(word), TokenTree::Ident(name), TokenTree::Punct(_)] = item
            && word == "mod"
        {
            let told = item.iter().find_map(|tree| match tree {
                TokenTree::Group(attribute) => path_attribute(&attribute.stream()),
                _ => None,
            });
            let beside = Path::new(&self.source.file).with_file_name("");
            match told {
                Some(file) => self.tests.insert(beside.join(file)),
                None => {
                    self.tests.insert(self.folder.join(name.to_string()));
                    self.tests.insert(self.folder.join(format!("{name}.rs")))
                }
            };
        }
        from + length
    }
}

fn named(at: &Ident, name: String) -> Named {
    Named { name, line: at.span().start().line }
}

fn is_cfg_test(attribute: &TokenStream) -> bool {
    attribute.to_string().replace(' ', "") == "cfg(test)"
}

/// Returns the file of `path = "file"`.
fn path_attribute(attribute: &TokenStream) -> Option<String> {
    let text = attribute.to_string();
    let file = text.strip_prefix("path")?.trim_start().strip_prefix('=')?.trim();
    Some(file.trim_matches('"').to_owned())
}

/// Tells whether an item has `pub` or `pub(..)` before it.
fn is_visible(before: &[TokenTree]) -> bool {
    let is_pub = |tree: &TokenTree| tree.to_string() == "pub";
    match before {
        [.., tree, TokenTree::Group(_)] if is_pub(tree) => true,
        [.., tree] => is_pub(tree),
        [] => false,
    }
}

/// Tells whether `::` stands here.
fn is_joined(trees: &[TokenTree], at: usize) -> bool {
    matches!(
        &trees[at.min(trees.len())..],
        [TokenTree::Punct(one), TokenTree::Punct(two), ..]
            if one.as_char() == ':' && one.spacing() == Spacing::Joint && two.as_char() == ':'
    )
}
