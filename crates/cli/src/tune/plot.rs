//! The picture of a calibration: foretold chances against how often they came true.

use std::fmt::Write;

use bots::fit::Bin;

use super::Measured;

/// The side of the field, and what is left around it for words.
const FIELD: f64 = 400.0;
const LEFT: f64 = 70.0;
const TOP: f64 = 40.0;

fn x(chance: f64) -> f64 {
    LEFT + FIELD * chance
}

fn y(chance: f64) -> f64 {
    TOP + FIELD * (1.0 - chance.clamp(0.0, 1.0))
}

/// Two series of ten points with their 95% intervals; on the diagonal, what is foretold is true.
pub(super) fn calibration(measured: &Measured) -> String {
    let (width, height) = (LEFT + FIELD + 30.0, TOP + FIELD + 60.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <title>Foretold chances against how often they came true</title>\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n"
    );
    for tenth in (0..=10).step_by(2) {
        let at = f64::from(tenth) / 10.0;
        let percent = tenth * 10;
        // Writing to a string cannot fail.
        let _ = writeln!(
            svg,
            "<path d=\"M{0} {1}V{2}M{3} {4}H{5}\" stroke=\"#ddd\"/>\
             <text x=\"{0}\" y=\"{6}\" text-anchor=\"middle\">{percent}%</text>\
             <text x=\"{7}\" y=\"{8}\" text-anchor=\"end\">{percent}%</text>",
            x(at),
            y(0.0),
            y(1.0),
            x(0.0),
            y(at),
            x(1.0),
            y(0.0) + 20.0,
            x(0.0) - 8.0,
            y(at) + 4.0
        );
    }
    let _ = writeln!(
        svg,
        "<path d=\"M{} {}L{} {}\" stroke=\"#999\" stroke-dasharray=\"5 4\"/>\n\
         <text x=\"{}\" y=\"{}\" text-anchor=\"middle\">foretold chance of winning</text>\n\
         <text transform=\"translate(18 {}) rotate(-90)\" text-anchor=\"middle\">won</text>",
        x(0.0),
        y(0.0),
        x(1.0),
        y(1.0),
        x(0.5),
        y(0.0) + 45.0,
        y(0.5)
    );
    // Side by side, so that intervals do not hide each other.
    let series = [
        ("old weights", "#b45f06", "#fff", -3.0, &measured.old_bins),
        ("new weights", "#1f5fa8", "#1f5fa8", 3.0, &measured.new_bins),
    ];
    for (at, (name, colour, fill, shift, bins)) in series.into_iter().enumerate() {
        let key = x(0.03) + 150.0 * at as f64;
        let _ = writeln!(
            svg,
            "<g stroke=\"{colour}\" stroke-width=\"1.5\" fill=\"{fill}\">\
             <circle cx=\"{key}\" cy=\"{}\" r=\"4\"/>",
            TOP - 18.0
        );
        for bin in bins.iter().filter(|bin| bin.count > 0) {
            svg.push_str(&point(bin, shift));
        }
        let _ =
            writeln!(svg, "</g>\n<text x=\"{}\" y=\"{}\">{name}</text>", key + 10.0, TOP - 14.0);
    }
    svg.push_str("</svg>\n");
    svg
}

fn point(bin: &Bin, shift: f64) -> String {
    let across = x(bin.foretold) + shift;
    let (low, high) = (y(bin.won - bin.error), y(bin.won + bin.error));
    format!(
        "<path d=\"M{across:.1} {low:.1}V{high:.1}\"/>\
         <circle cx=\"{across:.1}\" cy=\"{:.1}\" r=\"4\"/>\n",
        y(bin.won)
    )
}
