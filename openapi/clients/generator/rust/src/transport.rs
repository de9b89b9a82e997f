//! Sends requests and reads answers; what a family of types is.

use serde::{de::DeserializeOwned, Serialize};
use serde_json::Value;
use std::{fmt, io::Read, time::Duration};

/// Sends requests to one origin, with a bearer token if there is one.
#[derive(Clone, Debug)]
pub struct Umpire {
    origin: String,
    token: Option<String>,
    agent: ureq::Agent,
}

/// Why an operation has no answer.
#[derive(Debug)]
pub enum Error {
    /// A refusal (RFC 9457), and for how many seconds to wait before the next attempt (0: not stated).
    Refused { status: u16, body: Value, retry_after: u64 },
    /// No answer arrived, or it broke off.
    Unreachable(String),
    /// The answer or the request is not as the contract has it.
    Unreadable(String),
}

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Error::Refused { status, body, .. } => write!(out, "{}: {}", status, body["detail"].as_str().unwrap_or("")),
            Error::Unreachable(why) => write!(out, "no answer: {}", why),
            Error::Unreadable(why) => write!(out, "not as in the contract: {}", why),
        }
    }
}

impl std::error::Error for Error {}

type Pairs<'a> = &'a [(&'a str, Option<String>)];

impl Umpire {
    pub fn new(origin: &str) -> Umpire {
        let agent = ureq::AgentBuilder::new().timeout(Duration::from_secs(60)).build();
        Umpire { origin: origin.trim_end_matches('/').to_string(), token: None, agent }
    }

    pub fn with_token(&self, token: &str) -> Umpire {
        Umpire { token: Some(token.to_string()), ..self.clone() }
    }

    pub(crate) fn call<T: DeserializeOwned>(
        &self, verb: &str, path: &str, query: Pairs, headers: Pairs, body: Option<String>,
    ) -> Result<T, Error> {
        let content = self.bytes(verb, path, query, headers, body)?;
        let json: &[u8] = if content.is_empty() { b"null" } else { &content };
        serde_json::from_slice(json).map_err(|why| Error::Unreadable(why.to_string()))
    }

    pub(crate) fn bytes(
        &self, verb: &str, path: &str, query: Pairs, headers: Pairs, body: Option<String>,
    ) -> Result<Vec<u8>, Error> {
        let mut request = self.agent.request(verb, &format!("{}{}", self.origin, path));
        for (name, value) in query.iter().filter_map(|(name, value)| value.as_ref().map(|it| (name, it))) {
            request = request.query(name, value);
        }
        for (name, value) in headers.iter().filter_map(|(name, value)| value.as_ref().map(|it| (name, it))) {
            request = request.set(name, value);
        }
        if let Some(token) = &self.token {
            request = request.set("Authorization", &format!("Bearer {}", token));
        }
        let sent = match body {
            Some(json) => request.set("Content-Type", "application/json").send_string(&json),
            None => request.call(),
        };
        match sent {
            Ok(answer) => read(answer),
            Err(ureq::Error::Status(status, answer)) => {
                let retry_after = answer.header("Retry-After").and_then(|it| it.parse().ok()).unwrap_or(0);
                let body = serde_json::from_slice(&read(answer)?).unwrap_or(Value::Null);
                Err(Error::Refused { status, body, retry_after })
            }
            Err(ureq::Error::Transport(why)) => Err(Error::Unreachable(why.to_string())),
        }
    }
}

fn read(answer: ureq::Response) -> Result<Vec<u8>, Error> {
    let mut content = Vec::new();
    answer.into_reader().read_to_end(&mut content).map_err(|why| Error::Unreachable(why.to_string()))?;
    Ok(content)
}

pub(crate) fn written<T: Serialize>(body: &T) -> Result<String, Error> {
    serde_json::to_string(body).map_err(|why| Error::Unreadable(why.to_string()))
}

/// A value as one segment of a path.
pub(crate) fn quoted(value: impl ToString) -> String {
    let mut path = String::new();
    for byte in value.to_string().bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            path.push(byte as char);
        } else {
            path.push_str(&format!("%{:02X}", byte));
        }
    }
    path
}

/// Types that a word tells apart. A word that is added later is read as `Unknown`.
macro_rules! family {
    ($(#[$about:meta])* $name:ident, $key:literal, $($word:literal => $variant:ident($member:ty),)*) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Serialize)]
        #[serde(untagged)]
        pub enum $name {
            $($variant(Box<$member>),)*
            Unknown(Value),
        }

        impl Default for $name {
            fn default() -> Self {
                $name::Unknown(Value::Null)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let value = Value::deserialize(from)?;
                let word = value[$key].as_str().unwrap_or("").to_string();
                let read = match word.as_str() {
                    $($word => serde_json::from_value(value).map(|it| $name::$variant(Box::new(it))),)*
                    _ => Ok($name::Unknown(value)),
                };
                read.map_err(serde::de::Error::custom)
            }
        }
    };
}

pub(crate) use family;
