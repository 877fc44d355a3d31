//! The form of answers.

use super::*;

#[tokio::test]
async fn every_answer_is_kept_to_itself() {
    let server = host(&config(&file("headers.db"))).await;
    let mut mira = Browser::new(server.address);
    let quick = mira.post("/quick", &[]).await;
    assert_eq!(quick.status, 303);
    let cookie = &quick.headers["set-cookie"];
    for flag in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(flag), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "this is plain http");
    let table = quick.location().to_owned();
    for path in ["/", "/rules", "/reference", "/help", "/nowhere", &table] {
        let answer = mira.get(path).await;
        let policy = &answer.headers["content-security-policy"];
        for part in ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"] {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        assert!(!policy.contains("unsafe"));
        assert_eq!(answer.headers["x-content-type-options"], "nosniff");
        assert_eq!(answer.headers["referrer-policy"], "same-origin");
        // What is the same for everybody may be kept, by whoever has asked for it.
        let library = ["/rules", "/reference", "/help"].contains(&path);
        let kept = if library { "private, no-cache" } else { "no-store" };
        assert_eq!(answer.headers["cache-control"], kept, "{path}");
        assert_eq!(answer.headers["cross-origin-opener-policy"], "same-origin");
        assert_eq!(answer.headers["cross-origin-resource-policy"], "same-origin");
        let permissions = &answer.headers["permissions-policy"];
        assert!(permissions.contains("camera=()") && permissions.contains("geolocation=()"));
        assert!(!answer.headers.contains_key("strict-transport-security"), "this is plain http");
        // The policy would forbid them anyway; a page must not rely on them.
        assert!(!answer.body.contains(" style=\""), "{path} has an inline style");
        assert!(!answer.body.contains("<script>"), "{path} has an inline script");
        for event in [" onclick=", " onload=", " onsubmit="] {
            assert!(!answer.body.contains(event), "{path} has {event}");
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn behind_a_proxy_cookies_are_for_https() {
    let mut config = config(&file("proxy.db"));
    config.behind_proxy = true;
    let server = host(&config).await;
    let answer = Browser::new(server.address).post("/quick", &[]).await;
    assert!(answer.headers["set-cookie"].contains("Secure"));
    server.stop().await;
}

#[tokio::test]
async fn files_are_kept_for_ever_and_come_compressed() {
    let server = host(&config(&file("assets.db"))).await;
    let mut mira = Browser::new(server.address);
    let page = mira.get("/").await.body;
    let style = between(&page, "rel=\"stylesheet\" href=\"", "\"").expect("a style sheet");
    let small = mira.ask("GET", style, &[("Accept-Encoding", "gzip, br")], "").await;
    assert_eq!(small.headers["content-encoding"], "br");
    let answer = mira.get(style).await;
    assert!(small.body.len() * 2 < answer.body.len());
    assert_eq!(answer.headers["cache-control"], "public, max-age=31536000, immutable");
    assert_eq!(answer.headers["content-type"], "text/css; charset=utf-8");
    // A page of an older release still finds it.
    let old = mira.get("/assets/000000000000/style.css").await;
    assert_eq!((old.status, old.headers["cache-control"].as_str()), (200, "no-store"));
    assert_eq!(mira.get("/assets/000000000000/../secret").await.status, 404);
    assert_eq!(mira.get("/health").await.body, "ok\n");
    let tip = mira.get("/reference/starcraft/unit/marine?tip").await;
    assert!(tip.status == 200 && !tip.body.contains("<html"));
    assert!(mira.get("/reference/starcraft/unit/marine").await.body.contains("<html"));
    assert_eq!(mira.get("/reference/starcraft/unit/nobody").await.status, 404);
    assert_eq!(mira.get("/rules/SC-PLAN-01").await.location(), "/rules?game=starcraft#SC-PLAN-01");
    assert_eq!(mira.get("/rules/SC-NONE-99").await.status, 404);
    server.stop().await;
}

/// Each of them was drawn and compressed anew for everybody who came.
#[tokio::test]
async fn what_is_the_same_for_all_is_made_once_and_sent_once() {
    let server = host(&config(&file("library-kept.db"))).await;
    let (mut mira, mut piet) = (Browser::new(server.address), Browser::new(server.address));
    mira.post("/quick", &[]).await;
    mira.cookies.insert("settings".to_owned(), "theme=day".to_owned());
    let tip = "/reference/starcraft/unit/marine?tip";
    for path in ["/rules", "/rules?game=forbidden-stars", "/reference", "/help", "/translate", tip]
    {
        let (first, other) = (mira.get(path).await, piet.get(path).await);
        assert_eq!((first.status, first.body == other.body), (200, true), "{path}");
        let tag = first.headers["etag"].clone();
        assert_eq!(other.headers["etag"], tag);
        // However it is packed, and whoever asks.
        for packing in ["identity", "gzip", "br"] {
            let known = [("If-None-Match", tag.as_str()), ("Accept-Encoding", packing)];
            let again = piet.ask("GET", path, &known, "").await;
            assert_eq!((again.status, again.body.as_str()), (304, ""), "{path}");
            assert_eq!(again.headers["etag"], tag);
            let packed = piet.ask("GET", path, &known[1..], "").await;
            let name = packed.headers.get("content-encoding").map(String::as_str);
            assert_eq!(name, (packing != "identity").then_some(packing), "{path}");
            assert!(packing == "identity" || packed.body.len() < first.body.len());
            let vary = &packed.headers["vary"];
            for part in ["accept-encoding", "accept-language", "cookie"] {
                assert!(vary.contains(part), "{vary}");
            }
        }
        // Whoever has chosen another language gets another page, by the same address.
        piet.cookies.insert("language".to_owned(), "de".to_owned());
        let german = piet.ask("GET", path, &[("If-None-Match", &tag)], "").await;
        assert_eq!(german.status, 200, "{path}");
        assert!(german.body != first.body && german.headers["etag"] != tag, "{path}");
        piet.cookies.clear();
        assert_eq!(piet.get(path).await.body, first.body);
    }
    assert!(mira.get("/rules?q=unit").await.body.contains("<mark>"), "found for who asks");
    assert!(!mira.get("/rules").await.body.contains("<mark>"));
    server.stop().await;
}

#[tokio::test]
async fn what_does_not_exist_is_said_in_words() {
    let server = host(&config(&file("unknown.db"))).await;
    let mut mira = Browser::new(server.address);
    for path in ["/t/nosuchtable", "/t/nosuchtable/record", "/t/%00/events", "/nowhere"] {
        let answer = mira.get(path).await;
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.body.contains("There is no such"), "{}", answer.body);
    }
    assert_eq!(mira.ask("DELETE", "/", &[], "").await.status, 405);
    let wrong = mira.post("/new", &[("seat0", "here")]).await;
    assert_eq!(wrong.status, 422);
    assert!(wrong.body.contains("fill at least 2 seats"), "the form comes back with the reason");
    server.stop().await;
}
