//! How long it takes to say something, in each language.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use kernel::{Arg, Name, Seat, message};
use tongue::{OFFERED, People, Tongue};

fn say(c: &mut Criterion) {
    for code in OFFERED {
        let tongue = tongue::tongue(code).expect("it is offered");
        say_in(c, code, tongue);
    }
}

fn say_in(c: &mut Criterion, code: &str, tongue: &Tongue) {
    let unit = |id: &'static str| Name::new("unit", id);
    let area = || {
        message!("sc-area", planet = Name::new("planet", "torus"), letter = "B")
            .naming(Name::new("area", "torus.b"))
    };
    let plain = message!("sc-why-later");
    c.bench_function(&format!("{code}: a sentence without arguments"), |b| {
        b.iter(|| tongue.say(black_box(&plain)));
    });
    let typical = message!("sc-do-build-unit", unit = unit("marine"), area = area());
    c.bench_function(&format!("{code}: a typical sentence: a unit and an area"), |b| {
        b.iter(|| tongue.say(black_box(&typical)));
    });
    c.bench_function(&format!("{code}: the same with its marks, as a page needs it"), |b| {
        let people = People { reader: Some(Seat(0)), names: &[] };
        b.iter(|| tongue.said(black_box(&typical), people).marks.len());
    });
    c.bench_function(&format!("{code}: the same with making the message"), |b| {
        b.iter(|| {
            let made = message!("sc-do-build-unit", unit = unit("marine"), area = area());
            tongue.say(black_box(&made))
        });
    });
    let some = |count: u8, id| message!("sc-some", count = count, unit = unit(id));
    let units: Arg =
        [some(1, "ultralisk"), some(2, "marine"), some(3, "ghost")].into_iter().collect();
    let long = message!("sc-card-asks-assault-to", units = units, count = 6, area = area());
    c.bench_function(&format!("{code}: plurals and a list of three"), |b| {
        b.iter(|| tongue.say(black_box(&long)));
    });
    c.bench_function(&format!("{code}: the name of a thing"), |b| {
        let marine = unit("marine");
        b.iter(|| tongue.name(black_box(&marine)).len());
    });
}

criterion_group!(benches, say);
criterion_main!(benches);
