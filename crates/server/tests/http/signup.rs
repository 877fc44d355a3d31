//! Making an account where not everybody may: with a code, or with a sum that somebody's browser has done.

use ring::digest::{SHA256, digest};
use server::Signup;
use server::desk::Desk;

use super::accounts::{PASSWORD, trouble};
use super::*;

/// So few zeros that a test finds them at once.
const ZEROS: u32 = 6;

/// What the page asks a browser to do.
async fn asked(browser: &mut Browser) -> String {
    let page = browser.get("/account").await.body;
    between(&page, "data-work=\"", "\"").expect("a sum").to_owned()
}

/// Whether a sum comes out.
fn fits(sum: &str) -> bool {
    digest(&SHA256, sum.as_bytes()).as_ref()[0].leading_zeros() >= ZEROS
}

/// The sum, done; after so many that would do as well.
fn done(asked: &str, after: usize) -> String {
    let sums = (0_u64..).map(|number| format!("{asked}.{number}"));
    sums.filter(|sum| fits(sum)).nth(after).expect("there is one")
}

async fn made(browser: &mut Browser, name: &str, more: &[(&str, &str)]) -> client::Answer {
    browser.post("/account", &[&[("name", name), ("new", PASSWORD)][..], more].concat()).await
}

#[tokio::test]
async fn a_sum_lets_one_person_in() {
    let mut config = config(&file("signup-work.db"));
    config.signup = Signup::Work(ZEROS);
    let server = host(&config).await;
    let mut mira = Browser::new(server.address);
    let first = asked(&mut mira).await;
    let needed = "The sum of the browser was not done";
    let almost = (0_u64..).map(|number| format!("{first}.{number}")).find(|sum| !fits(sum));
    let split = done(&first, 0).replacen('.', "", 1);
    for work in ["", "x", &first, &almost.expect("most of them"), &split, "a.1.6.b.0"] {
        let refused = made(&mut mira, "Mira", &[("work", work)]).await;
        assert!(trouble(&refused).starts_with(needed), "{work}");
    }
    // A name that is taken, or a password that is too short, costs no sum.
    let sum = done(&first, 0);
    let short = [("name", "Mira"), ("new", "x"), ("work", sum.as_str())];
    assert_eq!(mira.post("/account", &short).await.status, 422);
    assert_eq!(made(&mut mira, "Mira", &[("work", &sum)]).await.status, 200);
    // Neither it nor another answer to the same question is good again, for anybody, nor after a restart.
    for again in [sum.clone(), done(&first, 1)] {
        let mut eve = Browser::new(server.address);
        let refused = made(&mut eve, "Eve", &[("work", &again)]).await;
        assert!(trouble(&refused).starts_with(needed));
    }
    server.stop().await;
    let server = host(&config).await;
    let mut eve = Browser::new(server.address);
    assert_eq!(made(&mut eve, "Eve", &[("work", &sum)]).await.status, 422);
    let taken = done(&asked(&mut eve).await, 0);
    let refused = made(&mut eve, "Mira", &[("work", &taken)]).await;
    assert!(trouble(&refused).contains("Mira"), "taken");
    assert_eq!(made(&mut eve, "Eve", &[("work", &taken)]).await.status, 200, "it was not used up");
    server.stop().await;
}

#[tokio::test]
async fn a_code_lets_one_person_in() {
    let kept = file("signup-code.db");
    let mut config = config(&kept);
    config.signup = Signup::Code;
    host(&config).await.stop().await;
    let desk = Desk::open(&config.database).await.expect("nobody has it");
    let codes = desk.invite(3).await.expect("codes");
    desk.close().await.expect("closed");
    let server = host(&config).await;
    let [mut mira, mut eve] = [(); 2].map(|()| Browser::new(server.address));
    assert!(mira.get("/account").await.body.contains("Invitation code"));
    assert!(trouble(&made(&mut mira, "Mira", &[]).await).contains("needs an invitation code"));
    let wrong = made(&mut mira, "Mira", &[("invitation", "aaaa-bbbb-cccc-dddd")]).await;
    assert!(trouble(&wrong).contains("never was one"));
    // As it may have been typed.
    let typed = codes[0].to_uppercase().replace('-', " ");
    assert_eq!(made(&mut mira, "Mira", &[("invitation", &typed)]).await.status, 200);
    let used = made(&mut eve, "Eve", &[("invitation", &codes[0])]).await;
    assert!(trouble(&used).contains("has been used"));
    assert_eq!(made(&mut eve, "Mira", &[("invitation", &codes[1])]).await.status, 422, "taken");
    let mut open = client::open(&kept).await;
    let ended = "UPDATE signup_code SET until = 1";
    sqlx::query(ended).execute(&mut open).await.expect("written");
    let late = made(&mut eve, "Eve", &[("invitation", &codes[1])]).await;
    assert!(trouble(&late).contains("has ended"));
    server.stop().await;

    // Where a sum is asked for a code does as well, and where nothing is asked nobody looks at it.
    let desk = Desk::open(&config.database).await.expect("nobody has it");
    let codes = desk.invite(1).await.expect("codes");
    desk.close().await.expect("closed");
    config.signup = Signup::Work(ZEROS);
    let server = host(&config).await;
    let mut eve = Browser::new(server.address);
    assert_eq!(made(&mut eve, "Eve", &[("invitation", &codes[0])]).await.status, 200);
    server.stop().await;
    config.signup = Signup::Open;
    let server = host(&config).await;
    let mut toto = Browser::new(server.address);
    assert!(!toto.get("/account").await.body.contains("data-work"));
    assert_eq!(made(&mut toto, "Toto", &[("invitation", &codes[0])]).await.status, 200);
    server.stop().await;
}
