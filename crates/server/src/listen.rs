//! Connections: how many, how slow, how long.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::line::Line;
use crate::persons::network;
use crate::{App, limits};

/// Answers connections until it is told to stop, and then those that are open.
pub(crate) async fn serve(listener: TcpListener, router: Router, app: App) {
    let mut stopping = app.stopping.clone();
    let most = room();
    let room = Arc::new(Semaphore::new(most));
    let mut open = JoinSet::new();
    loop {
        let next = async {
            let place = Arc::clone(&room).acquire_owned().await;
            (listener.accept().await, place)
        };
        let (accepted, place) = tokio::select! {
            next = next => next,
            // Keeps the set small.
            Some(_) = open.join_next() => continue,
            _ = stopping.wait_for(|stopping| *stopping) => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                // Behind a proxy all come from the same address.
                let counted = if app.behind_proxy {
                    None
                } else {
                    let Some(counted) = app.limits.open_line(network(peer.ip()), most) else {
                        tracing::debug!("{peer} has too many connections");
                        continue;
                    };
                    Some(counted)
                };
                let connection = answer(stream, peer, router.clone(), app.clone());
                open.spawn(async move {
                    connection.await;
                    drop((place, counted));
                });
            }
            // Out of files, or the other side is gone already: take a breath.
            Err(error) => {
                tracing::warn!("a connection failed: {error}");
                sleep(Duration::from_millis(50)).await;
            }
        }
    }
    drop(listener);
    let all = async { while open.join_next().await.is_some() {} };
    if timeout(limits::FAREWELL, all).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
}

/// How many connections there can be. Each is a file, of which a program has only so many: as many
/// as it may have, and some are kept for the database, so that those who are in can go on.
fn room() -> usize {
    let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or_else(|error| {
        tracing::warn!("it is unknown how many connections there may be: {error}");
        limits::FEW_FILES
    });
    let files = usize::try_from(files).unwrap_or(usize::MAX);
    files.saturating_sub(limits::OTHER_FILES).max(files / 2).min(limits::CONNECTIONS)
}

async fn answer(stream: TcpStream, peer: SocketAddr, router: Router, app: App) {
    let mut stopping = app.stopping.clone();
    let router = TowerToHyperService::new(router);
    let service = service_fn(|mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.call(request)
    });
    let mut connection = pin!(
        http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(app.head_time)
            .max_buf_size(limits::HEAD)
            .serve_connection(TokioIo::new(Line::new(stream, app.write_time)), service)
    );
    tokio::select! {
        // A client that breaks off is no concern of ours.
        _ = connection.as_mut() => return,
        _ = stopping.wait_for(|stopping| *stopping) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = connection.await;
}
