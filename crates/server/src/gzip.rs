//! Compression of a stream, message by message.
//!
//! A compressor that lives as long as a stream would need more memory than a table. So each
//! message gets a fresh one: its output ends at a whole byte without ending the whole, which is
//! all the format asks for, and it is the same for every stream.

use axum::http::{HeaderMap, header};
use flate2::{Compress, Compression, FlushCompress};

/// The head of a gzip file without name, date or system.
pub(crate) const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];

/// Whether who asks can unpack it.
pub(crate) fn wanted(headers: &HeaderMap) -> bool {
    accepts(headers, "gzip")
}

/// Whether who asks can unpack what is packed like this.
pub(crate) fn accepts(headers: &HeaderMap, packing: &str) -> bool {
    let accept = headers.get_all(header::ACCEPT_ENCODING).iter();
    let mut words = accept.filter_map(|it| it.to_str().ok()).flat_map(|all| all.split(','));
    words.any(|word| {
        let (name, weight) = word.split_once(';').unwrap_or((word, "q=1"));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse().ok());
        name.trim().eq_ignore_ascii_case(packing) && weight.is_some_and(|weight: f32| weight > 0.0)
    })
}

/// A message, complete for who receives it after [`HEAD`] and any others.
pub(crate) fn gzip(message: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(message.len() / 4 + 64);
    let mut fresh = Compress::new(Compression::new(4), false);
    loop {
        let rest = &message[fresh.total_in() as usize..];
        // It only fails when it is called wrongly.
        let Ok(_) = fresh.compress_vec(rest, &mut out, FlushCompress::Sync) else { break };
        if fresh.total_in() as usize == message.len() && out.len() < out.capacity() {
            break;
        }
        out.reserve(message.len() / 4 + 64);
    }
    out
}

#[cfg(test)]
mod tests {
    use flate2::{Decompress, FlushDecompress};

    use super::*;

    #[test]
    fn each_message_can_be_read_when_it_has_come() {
        let mut reader = Decompress::new(false);
        let long = (0..40_000u32).map(|n| (n * n % 251) as u8).collect::<Vec<u8>>();
        for (number, message) in [&b"first"[..], b"", &long, b"last"].iter().enumerate() {
            let packed = gzip(message);
            let mut out = Vec::with_capacity(message.len() + 64);
            reader.decompress_vec(&packed, &mut out, FlushDecompress::Sync).expect("it fits");
            assert!(out == *message, "message {number}");
        }
        assert!(gzip("<li class=\"a\"></li>".repeat(500).as_bytes()).len() < 200);
    }

    #[test]
    fn only_who_can_unpack_gets_it_packed() {
        let asks = |accept: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, accept.parse().expect("a value"));
            wanted(&headers)
        };
        assert!(asks("gzip, deflate, br") && asks("br,gzip") && asks("br;q=1, GZIP;q=0.5"));
        assert!(!asks("br") && !asks("identity") && !wanted(&HeaderMap::new()));
        assert!(!asks("gzip;q=0, br") && !asks("gzip;q=0.0") && !asks("gzip;q=much"));
    }
}
