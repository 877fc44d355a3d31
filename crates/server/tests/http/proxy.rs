//! Behind a proxy: what people see is what they asked for, whatever the proxy passes on.

use crate::client::{Answer, Browser, config, file, host};

const FORM: (&str, &str) = ("Content-Type", "application/x-www-form-urlencoded");

/// A new table with an open seat, asked for through a proxy that passes on these headers.
async fn ask(browser: &mut Browser, headers: &[(&str, &str)]) -> Answer {
    let fields = crate::client::encoded(&[("seat0", "here"), ("seat1", "open")]);
    let headers = [&[FORM, ("Accept", "text/html")], headers].concat();
    browser.ask("POST", "/new", &headers, &fields).await
}

#[tokio::test]
async fn a_proxy_that_keeps_the_host_to_itself_can_tell_it_otherwise() {
    let behind = server::Config { behind_proxy: true, ..config(&file("forwarded.db")) };
    let server = host(&behind).await;
    let mut mira = Browser::new(server.address);
    let passed = [
        ("Origin", "https://play.example"),
        ("X-Forwarded-Host", "play.example"),
        ("X-Forwarded-For", "192.0.2.7"),
    ];
    let made = ask(&mut mira, &passed).await;
    assert_eq!(made.status, 303, "a form of our own: {}", made.body);
    assert!(made.headers["set-cookie"].contains("Secure"));
    assert_eq!(made.headers["strict-transport-security"], "max-age=31536000");
    let lobby = mira.ask("GET", made.location(), &passed[1..], "").await.body;
    assert!(lobby.contains(&format!("https://play.example{}/join/", made.location())), "{lobby}");
    let refused = ask(&mut mira, &[("Origin", "https://evil.example"), passed[1]]).await;
    assert_eq!(refused.status, 403, "and not one of another site");

    // A proxy that speaks plain http says so.
    let plain = [("X-Forwarded-Proto", "http"), passed[1]];
    let made = ask(&mut Browser::new(server.address), &plain).await;
    assert!(!made.headers["set-cookie"].contains("Secure"));
    assert!(!made.headers.contains_key("strict-transport-security"));
    let lobby = mira.ask("GET", made.location(), &plain, "").await;
    assert_eq!(lobby.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn a_server_that_knows_its_address_needs_no_host() {
    let known = server::Config {
        behind_proxy: true,
        origin: Some("https://Play.example/".into()),
        ..config(&file("origin.db"))
    };
    let server = host(&known).await;
    let mut mira = Browser::new(server.address);
    let made = ask(&mut mira, &[("Origin", "https://play.example")]).await;
    assert_eq!(made.status, 303, "{}", made.body);
    let lobby = mira.get(made.location()).await.body;
    assert!(lobby.contains(&format!("https://play.example{}/join/", made.location())), "{lobby}");
    let refused = ask(&mut mira, &[("Origin", "https://evil.example")]).await;
    assert_eq!(refused.status, 403);
    server.stop().await;

    let wrong = server::Config { origin: Some("play.example".into()), ..known };
    let text = server::Server::open(&wrong).await.expect_err("no scheme");
    assert_eq!(text, "'play.example' is not the address of a site; it reads https://HOST");
}

#[tokio::test]
async fn nobody_believes_headers_of_a_proxy_that_is_not_there() {
    let server = host(&config(&file("no-proxy.db"))).await;
    let mut mira = Browser::new(server.address);
    let forged = [("X-Forwarded-Host", "evil.example"), ("X-Forwarded-Proto", "https")];
    let refused =
        ask(&mut mira, &[&[("Origin", "https://evil.example")], &forged[..]].concat()).await;
    assert_eq!(refused.status, 403);
    let made = ask(&mut mira, &forged).await;
    assert!(!made.headers["set-cookie"].contains("Secure"));
    assert!(!made.headers.contains_key("strict-transport-security"));
    let lobby = mira.ask("GET", made.location(), &forged, "").await.body;
    assert!(lobby.contains(&format!("http://{}/t/", server.address)), "{lobby}");
    server.stop().await;
}
