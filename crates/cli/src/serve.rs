//! `orderstack serve`: the table in the browser.

use std::io::Write;
use std::time::Duration;

use server::{Config, Server};

use crate::Failure;
pub use crate::args::ServeArgs;

/// Serves until it is told to stop (interrupt or terminate).
pub fn run(args: &ServeArgs, out: &mut impl Write) -> Result<(), Failure> {
    tracing_subscriber::fmt().with_writer(std::io::stderr).with_target(false).init();
    std::panic::set_hook(Box::new(|info| tracing::error!("{info}")));
    let config = Config {
        address: args.addr.clone(),
        database: args.database.clone(),
        bot_delay: Duration::from_millis(args.bot_delay),
        behind_proxy: args.behind_proxy,
        ..Config::default()
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::Refused(format!("no threads: {error}")))?;
    let served = runtime.block_on(async {
        let server = Server::open(&config).await.map_err(Failure::Refused)?;
        let address = server.address().map_err(Failure::Refused)?;
        writeln!(out, "http://{address}")?;
        out.flush()?;
        let stop = server.stop();
        tokio::spawn(async move {
            interrupted().await;
            stop.stop();
        });
        server.run().await;
        Ok(())
    });
    // A bot that is still thinking is not waited for.
    runtime.shutdown_timeout(Duration::from_millis(200));
    served
}

/// Waits for the signal to stop.
#[cfg(unix)]
async fn interrupted() {
    use tokio::signal::unix::{SignalKind, signal};
    let (Ok(mut interrupt), Ok(mut terminate)) =
        (signal(SignalKind::interrupt()), signal(SignalKind::terminate()))
    else {
        // Without signals it runs until it is killed, which it survives.
        return std::future::pending().await;
    };
    tokio::select! {
        _ = interrupt.recv() => {}
        _ = terminate.recv() => {}
    }
}

/// Waits for the signal to stop.
#[cfg(not(unix))]
async fn interrupted() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending().await
    }
}
