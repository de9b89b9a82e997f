//! Client of Umpire's services. A refusal is an [`Error::Refused`].

mod operations;
mod transport;
pub mod types;

pub use transport::{Error, Umpire};
