//! Asking a server, as much of it as `orderstack play` needs.

use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1;
use hyper::{Request, Response, Uri, header};
use hyper_util::rt::TokioIo;
use kernel::message;
use serde_json::Value;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tongue::Tongue;

use crate::Failure;

/// Whoever is silent for longer is not there: a stream says something each fifteen seconds.
const PATIENCE: Duration = Duration::from_secs(45);

/// The most bytes of a line or an answer.
const MOST: usize = 16 << 20;

/// The server is not there, or does not speak as it should.
#[derive(Debug)]
pub(super) struct Lost;

/// A server, and the token that it is shown.
pub(super) struct Server {
    tls: bool,
    host: String,
    port: u16,
    authority: String,
    token: String,
    language: &'static str,
}

impl Server {
    /// The server of an address; answers are in this language.
    pub(super) fn new(
        address: &str,
        token: &str,
        tongue: &'static Tongue,
    ) -> Result<Self, Failure> {
        let wrong = || Failure::Usage(message!("play-no-server", address = address));
        let uri: Uri = address.parse().map_err(|_| wrong())?;
        let tls = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(wrong()),
        };
        let authority = uri.authority().ok_or_else(wrong)?;
        if token.is_empty() || !token.chars().all(|letter| letter.is_ascii_graphic()) {
            return Err(Failure::Usage(message!("play-no-token")));
        }
        Ok(Self {
            tls,
            host: authority.host().trim_matches(['[', ']']).to_owned(),
            port: authority.port_u16().unwrap_or(if tls { 443 } else { 80 }),
            authority: authority.as_str().to_owned(),
            token: token.to_owned(),
            language: tongue.code(),
        })
    }

    /// What it answers: a status, and JSON.
    pub(super) async fn ask(
        &self,
        method: &str,
        path: &str,
        body: Option<Value>,
    ) -> Result<(u16, Value), Lost> {
        let asked = async {
            let answer = self.send(method, path, body).await?;
            let (status, mut lines) = (answer.status().as_u16(), Lines::new(answer.into_body()));
            while lines.more().await? {}
            Ok((status, serde_json::from_slice(&lines.rest).unwrap_or_default()))
        };
        timeout(PATIENCE, asked).await.map_err(|_| Lost)?
    }

    /// Opens a stream.
    pub(super) async fn listen(&self, path: &str) -> Result<Lines, Lost> {
        let answer = timeout(PATIENCE, self.send("GET", path, None)).await.map_err(|_| Lost)??;
        if answer.status().as_u16() == 200 { Ok(Lines::new(answer.into_body())) } else { Err(Lost) }
    }

    async fn send(
        &self,
        method: &str,
        path: &str,
        body: Option<Value>,
    ) -> Result<Response<Incoming>, Lost> {
        let line = TcpStream::connect((self.host.as_str(), self.port)).await.map_err(|_| Lost)?;
        let body = body.map(|body| body.to_string()).unwrap_or_default();
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, &self.authority)
            .header(header::USER_AGENT, "orderstack")
            .header(header::ACCEPT_LANGUAGE, self.language)
            .header(header::AUTHORIZATION, format!("Bearer {}", self.token))
            .header(header::CONTENT_LENGTH, body.len())
            .body(Full::new(Bytes::from(body)))
            .map_err(|_| Lost)?;
        if self.tls {
            let line = server::secured(&self.host, line).await.map_err(|_| Lost)?;
            exchange(line, request).await
        } else {
            exchange(line, request).await
        }
    }
}

async fn exchange(
    line: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    request: Request<Full<Bytes>>,
) -> Result<Response<Incoming>, Lost> {
    let (mut asks, connection) = http1::handshake(TokioIo::new(line)).await.map_err(|_| Lost)?;
    // It ends with the answer.
    tokio::spawn(connection);
    asks.send_request(request).await.map_err(|_| Lost)
}

/// Lines as they come.
pub(super) struct Lines {
    body: Incoming,
    rest: Vec<u8>,
}

impl Lines {
    fn new(body: Incoming) -> Self {
        Self { body, rest: Vec::new() }
    }

    /// The next line; none when there are no more.
    pub(super) async fn next(&mut self) -> Result<Option<Value>, Lost> {
        loop {
            if let Some(end) = self.rest.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.rest.drain(..=end).collect();
                return serde_json::from_slice(&line).map(Some).map_err(|_| Lost);
            }
            if !timeout(PATIENCE, self.more()).await.map_err(|_| Lost)?? {
                return Ok(None);
            }
        }
    }

    /// Reads on; no at the end.
    async fn more(&mut self) -> Result<bool, Lost> {
        let Some(frame) = self.body.frame().await else { return Ok(false) };
        if let Ok(bytes) = frame.map_err(|_| Lost)?.into_data() {
            self.rest.extend_from_slice(&bytes);
        }
        if self.rest.len() > MOST { Err(Lost) } else { Ok(true) }
    }
}
