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
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::limits;

/// Answers connections until it is told to stop, and then those that are open.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    mut stopping: watch::Receiver<bool>,
) {
    let room = Arc::new(Semaphore::new(limits::CONNECTIONS));
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
                let connection = answer(stream, peer, router.clone(), stopping.clone());
                open.spawn(async move {
                    connection.await;
                    drop(place);
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

async fn answer(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    mut stopping: watch::Receiver<bool>,
) {
    // Small answers should not wait for more.
    let _ = stream.set_nodelay(true);
    let router = TowerToHyperService::new(router);
    let service = service_fn(|mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.call(request)
    });
    let mut connection = pin!(
        http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(limits::HEAD_TIME)
            .max_buf_size(limits::HEAD)
            .serve_connection(TokioIo::new(stream), service)
    );
    tokio::select! {
        // A client that breaks off is no concern of ours.
        _ = connection.as_mut() => return,
        _ = stopping.wait_for(|stopping| *stopping) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = connection.await;
}
