//! `orderstack serve`: the table in the browser.

use std::io::{self, Write};
use std::time::Duration;

use kernel::message;
use server::{Config, Relay, Server, Signup, limits};

pub use crate::args::ServeArgs;
use crate::{Failure, file_failure};

/// Serves until it is told to stop (interrupt or terminate).
pub fn run(args: &ServeArgs, out: &mut impl Write) -> Result<(), Failure> {
    tracing_subscriber::fmt().with_writer(|| Log).with_target(false).init();
    std::panic::set_hook(Box::new(|info| tracing::error!("{info}")));
    let config = Config {
        address: args.addr.clone(),
        database: args.database.clone(),
        bot_delay: Duration::from_millis(args.bot_delay),
        behind_proxy: args.behind_proxy,
        origin: args.origin.clone(),
        relay: relay(args)?,
        signup: match args.signup.as_str() {
            "code" => Signup::Code,
            "work" => Signup::Work(limits::WORK),
            _ => Signup::Open,
        },
        ..Config::default()
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::Refused(message!("no-threads", error = error.to_string())))?;
    let served = runtime.block_on(async {
        let refuse = |why: String| Failure::Refused(message!("verbatim", text = why));
        let server = Server::open(&config).await.map_err(refuse)?;
        let address = server.address().map_err(refuse)?;
        // Whoever knows the address may already want to stop it.
        let interrupted = interrupted();
        // Nobody may be there to read it; people can come all the same.
        if let Err(error) = writeln!(out, "http://{address}").and_then(|()| out.flush()) {
            tracing::warn!("the address http://{address} cannot be told: {error}");
        }
        let stop = server.stop();
        tokio::spawn(async move {
            interrupted.await;
            stop.stop();
        });
        server.run().await;
        Ok(())
    });
    // A bot that is still thinking is not waited for.
    runtime.shutdown_timeout(Duration::from_millis(200));
    served
}

/// What opens the relay, where it is not in a file.
const PASSWORD: &str = "ORDERSTACK_SMTP_PASSWORD";

/// The relay that takes letters, if there is one. Its password is in no command line, which everybody on the machine can read.
fn relay(args: &ServeArgs) -> Result<Option<Relay>, Failure> {
    let (Some(url), Some(from)) = (args.smtp.clone(), args.mail_from.clone()) else {
        return Ok(None);
    };
    let password = match &args.smtp_password {
        Some(file) => {
            let text = std::fs::read_to_string(file);
            Some(text.map_err(|error| file_failure(file, &error))?.trim().to_owned())
        }
        None => std::env::var(PASSWORD).ok().filter(|password| !password.is_empty()),
    };
    Ok(Some(Relay { url, from, password }))
}

/// Where the log goes: standard error, as long as it takes anything. A full disk or a reader that
/// is gone must not stop the games.
struct Log;

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let _ = io::stderr().write_all(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Listens for the signal to stop from now on; done when it comes.
#[cfg(unix)]
fn interrupted() -> impl Future<Output = ()> {
    use tokio::signal::unix::{SignalKind, signal};
    let signals = (signal(SignalKind::interrupt()), signal(SignalKind::terminate()));
    async {
        let (Ok(mut interrupt), Ok(mut terminate)) = signals else {
            // Without signals it runs until it is killed, which it survives.
            return std::future::pending().await;
        };
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    }
}

/// Done when the signal to stop comes.
#[cfg(not(unix))]
async fn interrupted() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending().await
    }
}
