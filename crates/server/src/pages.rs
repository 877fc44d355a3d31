//! Pages that take a while to draw and to compress: never on the threads that answer, where they would
//! hold up everybody's choices. What is the same for many is drawn and compressed once, and kept.

use std::collections::HashMap;
use std::io::Write;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use brotli::CompressorWriter;
use flate2::Compression;
use flate2::write::GzEncoder;
use kernel::history::sha256_hex;
use kernel::message;
use tokio::sync::OnceCell;

use crate::errors::{Problem, uncancelled};
use crate::gzip::accepts;
use crate::thinkers::{Owner, Thinkers, Work};

/// The media type of a page.
pub(crate) const HTML: &str = "text/html; charset=utf-8";
/// The media type of what a script asks for.
pub(crate) const JSON: &str = "application/json";

/// How an answer is compressed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Packing {
    Brotli,
    Gzip,
    Plain,
}

/// How much work goes into it. Of a table's page of 140 KB brotli makes 18.9 KB in 1.3 ms (quality 3) or
/// 16.2 KB in 7.4 ms (7); beyond that it takes ten times as long for one percent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Effort {
    /// For one reader.
    Once,
    /// For all who come.
    Kept,
}

impl Packing {
    /// The smallest that whoever asks can unpack.
    fn of(headers: &HeaderMap) -> Self {
        match (accepts(headers, "br"), accepts(headers, "gzip")) {
            (true, _) => Self::Brotli,
            (_, true) => Self::Gzip,
            _ => Self::Plain,
        }
    }

    fn name(self) -> Option<HeaderValue> {
        match self {
            Self::Brotli => Some(HeaderValue::from_static("br")),
            Self::Gzip => Some(HeaderValue::from_static("gzip")),
            Self::Plain => None,
        }
    }

    fn pack(self, text: String, effort: Effort) -> Bytes {
        // Writing into memory does not fail.
        let written = |done: std::io::Result<Vec<u8>>| Bytes::from(done.unwrap_or_default());
        match self {
            Self::Brotli => {
                let quality = if effort == Effort::Kept { 7 } else { 3 };
                let mut packer = CompressorWriter::new(Vec::new(), 16 * 1024, quality, 20);
                let done = packer.write_all(text.as_bytes());
                written(done.map(|()| packer.into_inner()))
            }
            Self::Gzip => {
                let level = if effort == Effort::Kept { 6 } else { 4 };
                let mut packer = GzEncoder::new(Vec::new(), Compression::new(level));
                written(packer.write_all(text.as_bytes()).and_then(|()| packer.finish()))
            }
            Self::Plain => text.into(),
        }
    }
}

/// Draws something for one reader.
pub(crate) async fn drawn(
    thinkers: &Arc<Thinkers>,
    owner: Owner,
    headers: &HeaderMap,
    kind: &'static str,
    draw: impl FnOnce() -> Result<String, Problem> + Send + 'static,
) -> Result<Response, Problem> {
    let packing = Packing::of(headers);
    let place = thinkers.place(Work::Page, owner).await.ok_or_else(failed)?;
    let drawn = place.think(move || draw().map(|text| packing.pack(text, Effort::Once))).await;
    Ok(answer(kind, packing, drawn.ok_or_else(failed)??))
}

fn answer(kind: &'static str, packing: Packing, body: Bytes) -> Response {
    let mut response = Body::from(body).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(name) = packing.name() {
        headers.insert(header::CONTENT_ENCODING, name);
    }
    response
}

fn failed() -> Problem {
    Problem::internal(message!("went-wrong"))
}

/// A page that is kept.
#[derive(Debug)]
pub(crate) struct Page {
    kind: &'static str,
    packing: Packing,
    body: Bytes,
    /// A hash of the words, however they are packed.
    tag: HeaderValue,
}

impl Page {
    fn new(kind: &'static str, packing: Packing, text: String) -> Self {
        let tag = format!("W/\"{}\"", &sha256_hex(text.as_bytes())[..24]);
        let tag = HeaderValue::from_str(&tag).unwrap_or(HeaderValue::from_static("W/\"\""));
        Self { kind, packing, body: packing.pack(text, Effort::Kept), tag }
    }

    /// The page, or that it is the one the browser has.
    pub(crate) fn answer(
        &self,
        headers: &HeaderMap,
        more: [(HeaderName, &'static str); 2],
    ) -> Response {
        let mut response = if self.is_known(headers) {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            answer(self.kind, self.packing, self.body.clone())
        };
        let headers = response.headers_mut();
        headers.insert(header::ETAG, self.tag.clone());
        for (name, value) in more {
            headers.insert(name, HeaderValue::from_static(value));
        }
        response
    }

    fn is_known(&self, headers: &HeaderMap) -> bool {
        let known = headers.get_all(header::IF_NONE_MATCH).iter();
        let mut tags = known.filter_map(|tags| tags.to_str().ok()).flat_map(|all| all.split(','));
        tags.any(|tag| tag.trim().as_bytes() == self.tag.as_bytes())
    }

    /// What it takes to keep it.
    fn bytes(&self) -> usize {
        self.body.len() + 512
    }
}

/// Pages that are kept: as many as there is room for, those that were asked for last.
#[derive(Debug)]
pub(crate) struct Kept {
    room: usize,
    shelf: Mutex<Shelf>,
}

#[derive(Debug, Default)]
struct Shelf {
    pages: HashMap<Key, Slot>,
    bytes: usize,
    /// Grows with every look.
    looks: u64,
}

#[derive(Debug, Default)]
struct Slot {
    cell: Arc<OnceCell<Arc<Page>>>,
    looked: u64,
    /// None while it is being drawn.
    bytes: Option<usize>,
}

/// All that a page depends on, and how it is packed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Key {
    of: String,
    packing: Packing,
}

impl Key {
    /// `of` says all that the page depends on.
    pub(crate) fn new(of: String, headers: &HeaderMap) -> Self {
        Self { of, packing: Packing::of(headers) }
    }
}

impl Kept {
    /// Nothing yet, and room for so many bytes.
    pub(crate) fn new(room: usize) -> Arc<Self> {
        Arc::new(Self { room, shelf: Mutex::default() })
    }

    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        self.shelf.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A page that was drawn before.
    pub(crate) fn find(&self, key: &Key) -> Option<Arc<Page>> {
        let mut shelf = self.shelf();
        shelf.looks += 1;
        let looks = shelf.looks;
        let slot = shelf.pages.get_mut(key)?;
        slot.looked = looks;
        slot.cell.get().cloned()
    }

    /// Draws a page, or waits for whoever does already, and keeps it. Whoever goes away meanwhile has not
    /// asked in vain: it is there for the next one.
    pub(crate) async fn make(
        self: &Arc<Self>,
        thinkers: &Arc<Thinkers>,
        owner: Owner,
        key: Key,
        kind: &'static str,
        draw: impl FnOnce() -> Result<String, Problem> + Send + 'static,
    ) -> Result<Arc<Page>, Problem> {
        let (kept, thinkers) = (Arc::clone(self), Arc::clone(thinkers));
        let cell = Arc::clone(&self.shelf().pages.entry(key.clone()).or_default().cell);
        uncancelled(async move {
            let packing = key.packing;
            let work = || async {
                let place = thinkers.place(Work::Page, owner).await.ok_or_else(failed)?;
                let page = move || draw().map(|text| Page::new(kind, packing, text));
                let page = place.think(page).await;
                page.ok_or_else(failed)?.map(Arc::new)
            };
            let made = cell.get_or_try_init(work).await.cloned();
            kept.put(key, &cell, made.as_ref().ok());
            made
        })
        .await
    }

    /// Keeps what was drawn, and drops what was not asked for for longest.
    fn put(&self, key: Key, cell: &Arc<OnceCell<Arc<Page>>>, page: Option<&Arc<Page>>) {
        let mut shelf = self.shelf();
        let Some(page) = page else {
            if shelf.pages.get(&key).is_some_and(|slot| slot.bytes.is_none()) {
                shelf.pages.remove(&key);
            }
            return;
        };
        shelf.looks += 1;
        let looked = shelf.looks;
        let slot = shelf.pages.entry(key).or_default();
        if slot.bytes.is_some() {
            return;
        }
        *slot = Slot { cell: Arc::clone(cell), looked, bytes: Some(page.bytes()) };
        shelf.bytes += page.bytes();
        while shelf.bytes > self.room {
            let drawn = shelf.pages.iter().filter(|(_, slot)| slot.bytes.is_some());
            let Some(oldest) = drawn.min_by_key(|(_, slot)| slot.looked) else { break };
            let oldest = oldest.0.clone();
            let gone = shelf.pages.remove(&oldest).and_then(|slot| slot.bytes);
            shelf.bytes -= gone.unwrap_or_default();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use axum::extract::Request;
    use hyper::service::Service;
    use hyper_util::service::TowerToHyperService;

    use super::*;
    use crate::{Config, Server, routes};

    fn asks(packing: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(packing))])
    }

    fn owner() -> Owner {
        Owner { address: None, name: "somebody".to_owned() }
    }

    fn key(of: &str) -> Key {
        Key::new(of.to_owned(), &HeaderMap::new())
    }

    /// Letters that cannot be packed into less.
    async fn keep(kept: &Arc<Kept>, thinkers: &Arc<Thinkers>, of: &str, letters: usize) {
        let text = "x".repeat(letters);
        kept.make(thinkers, owner(), key(of), HTML, || Ok(text)).await.expect("a page");
    }

    #[tokio::test]
    async fn there_is_room_for_so_much_and_what_is_asked_for_stays() {
        let (kept, thinkers) = (Kept::new(10_000), Thinkers::new(1, 1, 1));
        for number in 0..200 {
            keep(&kept, &thinkers, &number.to_string(), 1_000).await;
            assert!(kept.find(&key("0")).is_some(), "somebody asks for it all the time");
            assert!(kept.shelf().bytes <= 10_000);
        }
        let pages = kept.shelf().pages.len();
        assert!((2..10).contains(&pages), "{pages} pages");
        assert!(kept.find(&key("199")).is_some() && kept.find(&key("100")).is_none());
        // What is too large for the room does not empty it for ever.
        keep(&kept, &thinkers, "large", 20_000).await;
        assert!(kept.shelf().bytes <= 10_000);
        keep(&kept, &thinkers, "small", 10).await;
        assert!(kept.find(&key("small")).is_some());
    }

    #[tokio::test]
    async fn what_does_not_exist_takes_no_room() {
        let (kept, thinkers) = (Kept::new(10_000), Thinkers::new(1, 1, 1));
        for number in 0..100 {
            let unknown = || Err(Problem::unknown(message!("unknown-entry")));
            let key = key(&number.to_string());
            assert!(kept.make(&thinkers, owner(), key, HTML, unknown).await.is_err());
        }
        assert!(kept.shelf().pages.is_empty());
    }

    #[tokio::test]
    async fn many_who_ask_at_once_cost_one_drawing_even_if_all_of_them_go_away() {
        let (kept, thinkers) = (Kept::new(10_000), Thinkers::new(1, 1, 1));
        let first = thinkers.place(Work::Page, owner()).await.expect("a place");
        let drawings = Arc::new(AtomicUsize::new(0));
        for _ in 0..50 {
            let (kept, thinkers) = (Arc::clone(&kept), Arc::clone(&thinkers));
            let drawings = Arc::clone(&drawings);
            let ask = async move {
                let draw = move || {
                    drawings.fetch_add(1, Ordering::SeqCst);
                    Ok("drawn".to_owned())
                };
                kept.make(&thinkers, owner(), key("a"), HTML, draw).await
            };
            let asks = tokio::spawn(ask);
            tokio::task::yield_now().await;
            asks.abort();
        }
        drop(first);
        while kept.find(&key("a")).is_none() {
            tokio::time::sleep(std::time::Duration::from_millis(1)).await;
        }
        assert_eq!(drawings.load(Ordering::SeqCst), 1);
    }

    #[test]
    fn a_page_is_the_same_however_it_is_packed() {
        let text = "<p>Szczęść Boże, Straße</p>".repeat(300);
        for effort in [Effort::Once, Effort::Kept] {
            for packing in [Packing::Brotli, Packing::Gzip, Packing::Plain] {
                let packed = packing.pack(text.clone(), effort);
                let mut read = Vec::new();
                match packing {
                    Packing::Brotli => {
                        brotli::BrotliDecompress(&mut &packed[..], &mut read).expect("sound");
                    }
                    Packing::Gzip => {
                        let mut reader = flate2::read::GzDecoder::new(&packed[..]);
                        std::io::copy(&mut reader, &mut read).expect("sound");
                    }
                    Packing::Plain => read = packed.to_vec(),
                }
                assert_eq!(String::from_utf8(read).as_deref(), Ok(&*text));
                assert!(packing == Packing::Plain || packed.len() < 1_000, "{packing:?}");
            }
        }
        let of = |packing| Page::new(HTML, packing, text.clone()).tag;
        assert_eq!(of(Packing::Brotli), of(Packing::Plain));
        assert_ne!(of(Packing::Plain), Page::new(HTML, Packing::Plain, "other".into()).tag);
    }

    #[test]
    fn everybody_gets_what_they_can_unpack() {
        assert_eq!(Packing::of(&asks("gzip, deflate, br, zstd")), Packing::Brotli);
        assert_eq!(Packing::of(&asks("gzip, br;q=0")), Packing::Gzip);
        assert_eq!(Packing::of(&asks("identity")), Packing::Plain);
        assert_eq!(Packing::of(&HeaderMap::new()), Packing::Plain);
    }

    /// Whoever draws on the threads that answer would answer although there is no place to draw at.
    #[tokio::test]
    async fn nothing_dear_is_drawn_where_requests_are_answered() {
        let file = std::env::temp_dir().join(format!("orderstack-pages-{}.db", std::process::id()));
        let database = format!("sqlite:{}", file.display());
        let address = "127.0.0.1:0".to_owned();
        let server = Server::open(&Config { address, database, ..Config::default() }).await;
        let app = server.expect("a server").app;
        let router = TowerToHyperService::new(routes::router(app.clone()));
        let ask = |method: &str, path: &str, cookie: &str| {
            let request = Request::builder().method(method).uri(path);
            let request = request.header("host", "here").header("sec-fetch-site", "same-origin");
            let form = request.header("content-type", "application/x-www-form-urlencoded");
            let request = form.header("cookie", cookie).body(Body::empty()).expect("a request");
            let answer = router.call(request);
            async { answer.await.expect("an answer") }
        };
        let made = ask("POST", "/quick", "").await;
        let head = |name| made.headers()[name].to_str().expect("text").to_owned();
        let (table, cookie) = (head(header::LOCATION), head(header::SET_COOKIE));
        let place = || async { app.thinkers.place(Work::Page, owner()).await.expect("a place") };
        let waiting = || app.thinkers.waiting(Work::Page);
        let style = ui::assets::href("style.css");
        let kept =
            ["/rules", "/reference", "/help", "/reference/rule/SC-PLAN-01", "/translate", &style];
        let drawn = ["/rules?q=unit", "/translate?q=unit"].map(str::to_owned);
        let at_table =
            ["", "/at/0", "/replay", "/picture.svg"].map(|part| format!("{table}{part}"));
        let all = kept.map(str::to_owned).into_iter().chain(drawn).chain(at_table);
        for path in all {
            let mut places = Vec::new();
            for _ in 0..crate::limits::thinkers() {
                places.push(place().await);
            }
            let answer = tokio::spawn(ask("GET", &path, &cookie));
            while waiting() == 0 && !answer.is_finished() {
                tokio::time::sleep(std::time::Duration::from_millis(1)).await;
            }
            assert!(!answer.is_finished(), "{path} was drawn where requests are answered");
            drop(places);
            assert_eq!(answer.await.expect("it ends").status(), StatusCode::OK, "{path}");
        }
        // What is kept waits for nobody.
        let mut places = Vec::new();
        for _ in 0..crate::limits::thinkers() {
            places.push(place().await);
        }
        for path in kept {
            assert_eq!(ask("GET", path, &cookie).await.status(), StatusCode::OK, "{path}");
        }
        for ending in ["", "-wal", "-shm", ".lock"] {
            let _ = std::fs::remove_file(format!("{}{ending}", file.display()));
        }
    }
}
