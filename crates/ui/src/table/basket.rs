//! The basket: what is put together, looked at, and sent at once. It is drawn from what the game says would
//! fit; the script only tells what is wanted, and nothing is chosen before it is sent.

use kernel::{Arg, Draft, Game, Message, Seen};
use maud::{Markup, html};
use tongue::say;

use super::part;
use crate::fragment::Fragment;
use crate::page::glyph;
use crate::scene::Scene;
use crate::show::Show;

/// What can be put together, and what has been.
#[derive(Clone, PartialEq, Debug)]
pub struct Basket<T> {
    /// What it is, as a sentence.
    pub title: Message,
    /// It lies beside the board, over the log, since the whole board has room between them.
    pub beside: bool,
    /// How it is paid, in a few words.
    pub pays: Message,
    /// The choices in it, as they are sent.
    pub wanted: Vec<String>,
    /// The answer beside it that what it is for begins with: it may be given first.
    pub begins: Option<String>,
    /// The answer beside it that ends what it is for: whoever gives it means what is in the basket, too.
    pub ends: Option<String>,
    /// What there is, by sorts.
    pub groups: Vec<Group>,
    /// What it costs.
    pub totals: Vec<Total>,
    /// Pieces where they would stand: what holds them, and their picture.
    pub ghosts: Vec<(T, String)>,
    /// Why something that was wanted is not in it.
    pub refused: Option<Message>,
}

/// A sort of things.
#[derive(Clone, PartialEq, Debug)]
pub struct Group {
    /// What they are called.
    pub name: Message,
    /// How many there are in the basket, of how many at most.
    pub used: (usize, Option<usize>),
    /// The things.
    pub items: Vec<Item>,
}

/// A thing that can be put into the basket.
#[derive(Clone, PartialEq, Debug)]
pub struct Item {
    /// Its picture.
    pub glyph: String,
    /// What it is called.
    pub name: Arg,
    /// What it costs.
    pub price: Vec<Total>,
    /// How many are in the basket.
    pub count: usize,
    /// The choice that puts one more in; without it, why there cannot be one.
    pub more: Result<String, Message>,
    /// The choice that the last one in the basket stands for.
    pub last: Option<String>,
    /// Where that one goes, if there is a choice of places, and the choice for the next place.
    pub place: Option<(Arg, Option<String>)>,
}

/// A thing that there is to buy.
#[derive(Debug)]
pub struct Ware<A> {
    /// Its picture.
    pub glyph: String,
    /// What it is called.
    pub name: Arg,
    /// What it costs.
    pub price: Vec<Total>,
    /// The choices that buy one, the usual one first, by where it goes, if there is a choice of places.
    pub places: Vec<(Vec<A>, Option<Arg>)>,
}

/// What is wanted, as far as it fits together.
#[derive(Debug)]
pub struct Wishes<'a, G: Game> {
    seen: &'a Seen<G>,
    draft: Drafted<G>,
    /// The choices, in the sequence in which they come.
    pub kept: Vec<G::Action>,
}

/// How a game puts choices together; none if they do not fit.
type Drafted<G> = fn(&Seen<G>, &[<G as Game>::Action]) -> Option<Draft<G>>;

impl<'a, G: Game> Wishes<'a, G> {
    /// Of these wishes, one after the other, those that fit with the ones before.
    pub fn new(seen: &'a Seen<G>, wanted: &[G::Action], draft: Drafted<G>) -> Self {
        let mut kept = Vec::new();
        for &wish in wanted {
            kept.push(wish);
            if draft(seen, &kept).is_none() {
                kept.pop();
            }
        }
        Self { seen, draft, kept }
    }

    /// A thing, with what can be done about it, and if there cannot be one more, why.
    pub fn item(&self, ware: Ware<G::Action>, why_not: impl FnOnce() -> Message) -> Item {
        let places = &ware.places;
        let place_of = |wish: &G::Action| places.iter().position(|(ways, _)| ways.contains(wish));
        let last = self.kept.iter().rposition(|wish| place_of(wish).is_some());
        let more = places.iter().flat_map(|(ways, _)| ways).find(|way| self.fits(None, **way));
        let place = last.and_then(|at| {
            let now = place_of(&self.kept[at])?;
            // The next place it could go to instead, round and round.
            let others = (1..places.len()).map(|step| &places[(now + step) % places.len()]);
            let next = others.flat_map(|(ways, _)| ways).find(|way| self.fits(Some(at), **way));
            Some((places[now].1.clone()?, next.map(ToString::to_string)))
        });
        Item {
            count: self.kept.iter().filter(|wish| place_of(wish).is_some()).count(),
            more: more.map(ToString::to_string).ok_or_else(why_not),
            last: last.map(|at| self.kept[at].to_string()),
            place,
            glyph: ware.glyph,
            name: ware.name,
            price: ware.price,
        }
    }

    /// Whether one more fits, perhaps in place of another.
    fn fits(&self, instead: Option<usize>, wish: G::Action) -> bool {
        let others = self.kept.iter().enumerate().filter(|(at, _)| Some(*at) != instead);
        let all: Vec<G::Action> = others.map(|(_, other)| *other).chain([wish]).collect();
        (self.draft)(self.seen, &all).is_some()
    }
}

impl<T> Basket<T> {
    /// Without the sorts of which there can be nothing: other parts of the page say why. None if no sort is left.
    pub fn stocked(mut self) -> Option<Self> {
        self.groups
            .retain(|group| group.items.iter().any(|item| item.count > 0 || item.more.is_ok()));
        (!self.groups.is_empty()).then_some(self)
    }
}

/// An amount of something.
#[derive(Clone, PartialEq, Debug)]
pub struct Total {
    /// The picture of what it is.
    pub glyph: &'static str,
    /// The class with its colour.
    pub class: &'static str,
    /// What it is, in words: "3 minerals of 7".
    pub words: Message,
    /// How much.
    pub amount: u8,
    /// Of how much.
    pub of: Option<u8>,
}

/// The fragment `basket`. The script opens it.
pub(super) fn fragment<S: Show>(scene: &Scene<'_, S>) -> Fragment {
    let basket = scene.basket.as_ref().zip(scene.ask.as_ref()).filter(|_| scene.coach.is_none());
    let html = html! {
        @if let Some((basket, ask)) = basket {
            section #basket .{ "basket " (scene.look(ask.seat).class) } .beside[basket.beside] aria-labelledby="basket-title" data-decision=(scene.decision) data-begins=[basket.begins.as_deref()] data-ends=[basket.ends.as_deref()] {
                form method="post" action={ "/t/" (scene.table) "/act" } {
                    h2 #basket-title .title .vh[!basket.beside] { (scene.say(&basket.title)) }
                    input type="hidden" name="decision" value=(scene.decision);
                    input type="hidden" name="seat" value=(ask.seat.index());
                    @for choice in &basket.wanted { input type="hidden" name="action" value=(choice); }
                    (groups(scene, &basket.groups))
                    (foot(scene, basket))
                }
            }
        } @else { section #basket hidden {} }
    };
    part("basket", "middle", html)
}

/// All sorts side by side; on a narrow screen one at a time.
fn groups<S: Show>(scene: &Scene<'_, S>, groups: &[Group]) -> Markup {
    html! {
        div.sorts {
            @for (number, group) in groups.iter().enumerate() {
                @let (used, most) = group.used;
                section.sort {
                    label.tab {
                        input.vh type="radio" name="sort" value=(number) checked[number == 0] autocomplete="off";
                        span { (scene.say(&group.name)) }
                        @if used > 0 || most.is_some() {
                            b.n { (used) @if let Some(most) = most { "/" (most) } }
                        }
                    }
                    ul.items {
                        @for (at, one) in group.items.iter().enumerate() {
                            // Names of their own keep the focus where it is.
                            (item(scene, one, &format!("basket-{number}-{at}")))
                        }
                    }
                }
            }
        }
    }
}

fn item<S: Show>(scene: &Scene<'_, S>, item: &Item, id: &str) -> Markup {
    let name = scene.called(&item.name);
    html! {
        li.item id=(id) .held[item.count > 0] .out[item.count == 0 && item.more.is_err()] {
            span.pic { (S::glyph(&item.glyph)) }
            div { b { (name) } (amounts(scene, &item.price)) }
            @if let Some((place, next)) = &item.place {
                @let swap = next.as_ref().zip(item.last.as_ref()).map(|(next, last)| format!("{last}|{next}"));
                button.to id={ (id) "-to" } type="button" data-swap=[swap.as_deref()] disabled[swap.is_none()] {
                    (say!(scene, "table-basket-to", place = place.clone()))
                }
            }
            @if item.count == 0 && let Err(why) = &item.more {
                span.why { (scene.say(why)) }
            } @else {
                button.step id={ (id) "-less" } type="button" data-take=[item.last.as_deref()] disabled[item.last.is_none()] aria-label=(say!(scene, "table-basket-less", thing = item.name.clone())) { (glyph("i-minus")) }
                output aria-label=(say!(scene, "table-basket-count", thing = item.name.clone(), count = item.count)) { (item.count) }
                @let why = item.more.as_ref().err().map(|why| scene.say(why));
                button.step.more id={ (id) "-more" } type="button" data-add=[item.more.as_ref().ok()] disabled[why.is_some()] title=[why] aria-label=(say!(scene, "table-basket-more", thing = item.name.clone())) { (glyph("i-plus")) }
            }
        }
    }
}

fn amounts<S: Show>(scene: &Scene<'_, S>, totals: &[Total]) -> Markup {
    html! {
        span.amounts {
            @for total in totals {
                span class={ "stat " (total.class) } {
                    span.vh { (scene.say(&total.words)) }
                    (S::glyph(total.glyph)) span aria-hidden="true" { (total.amount) }
                    @if let Some(of) = total.of { small aria-hidden="true" { (say!(scene, "table-basket-of", all = of)) } }
                }
            }
        }
    }
}

/// What it costs, and what to do with it.
fn foot<S: Show, T>(scene: &Scene<'_, S>, basket: &Basket<T>) -> Markup {
    let empty = basket.wanted.is_empty();
    html! {
        div.foot {
            div.cost aria-live="polite" {
                @match &basket.refused {
                    Some(why) => p.why { (scene.say(why)) },
                    None => (amounts(scene, &basket.totals)),
                }
            }
            p.pays { (scene.say(&basket.pays)) " " button.link type="button" data-close { (say!(scene, "table-basket-singly")) } }
            button.btn type="button" data-empty disabled[empty] { (say!(scene, "table-basket-empty")) }
            button.btn.primary.send disabled[empty] { (glyph("i-check")) (say!(scene, "table-basket-send")) }
        }
    }
}
