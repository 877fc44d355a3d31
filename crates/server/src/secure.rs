//! Speaking https to somebody out there.

use std::io::{self, Error};
use std::sync::{Arc, LazyLock};

use tokio::io::{AsyncRead, AsyncWrite};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};

/// Who is trusted to say who a site is.
static TRUST: LazyLock<Option<TlsConnector>> = LazyLock::new(|| {
    let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.into() };
    let config = ClientConfig::builder_with_provider(Arc::new(crypto::ring::default_provider()));
    let config = config.with_safe_default_protocol_versions().ok()?;
    let config = config.with_root_certificates(roots).with_no_client_auth();
    Some(TlsConnector::from(Arc::new(config)))
});

/// A line that only the site of this name reads.
pub async fn secured<L: AsyncRead + AsyncWrite + Unpin>(
    host: &str,
    line: L,
) -> io::Result<TlsStream<L>> {
    let name = ServerName::try_from(host.to_owned()).map_err(Error::other)?;
    let trust = TRUST.as_ref().ok_or_else(|| Error::other("no way to speak https"))?;
    trust.connect(name, line).await
}
