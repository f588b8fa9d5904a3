//! churn
