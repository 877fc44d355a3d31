//! What a card still has to do.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::content::content;

/// The most steps that are still to do at once.
const STEPS: usize = 8;

/// Steps still to do, by their places in [`Content::ops`](crate::content::Content::ops), the next one last. A saved game
/// calls them by their names, since a place changes with every change of any card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Todo {
    places: [u16; STEPS],
    count: u8,
}

impl Todo {
    pub(crate) fn places(&self) -> &[u16] {
        &self.places[..self.count as usize]
    }

    pub(crate) fn len(&self) -> u8 {
        self.count
    }

    pub(super) fn push(&mut self, place: u16) {
        self.places[self.count as usize] = place;
        self.count += 1;
    }

    /// Only so many are left, the first ones.
    pub(super) fn keep(&mut self, count: u8) {
        self.places[count as usize..].fill(0);
        self.count = count;
    }
}

impl Serialize for Todo {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let names = &content().op_names;
        serializer.collect_seq(self.places().iter().map(|place| &names[*place as usize]))
    }
}

impl<'de> Deserialize<'de> for Todo {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let names = Vec::<String>::deserialize(from)?;
        let too_many = || de::Error::custom(format_args!("{} steps to do", names.len()));
        let mut todo = Self::default();
        for name in &names {
            let unknown = || de::Error::custom(format_args!("no card has a step '{name}'"));
            let place = content().op_names.iter().position(|it| it == name).ok_or_else(unknown)?;
            if todo.count as usize == STEPS {
                return Err(too_many());
            }
            todo.push(place as u16);
        }
        Ok(todo)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_step_has_a_name_of_its_own() {
        let names: BTreeSet<&String> = content().op_names.iter().collect();
        assert_eq!(
            (names.len(), content().op_names.len()),
            (content().ops.len(), content().ops.len())
        );
    }

    #[test]
    fn a_saved_list_names_its_steps() {
        let mut todo = Todo::default();
        todo.push(3);
        todo.push(0);
        let saved = serde_json::to_value(todo).expect("a list");
        assert_eq!(saved[1], content().op_names[0]);
        assert_eq!(serde_json::from_value::<Todo>(saved).expect("the list"), todo);
        let read = |names: &[&str]| serde_json::from_value::<Todo>(serde_json::json!(names));
        assert!(read(&["um_ambush dances"]).is_err());
        assert!(read(&[content().op_names[0].as_str(); STEPS + 1]).is_err());
    }
}
