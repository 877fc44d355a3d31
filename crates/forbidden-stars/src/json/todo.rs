//! What a card still has to do, by name.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::content::content;
use crate::script::{STEPS, Todo};

impl Serialize for Todo {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let names = &content().op_names;
        serializer.collect_seq(self.places().iter().map(|place| &names[*place as usize]))
    }
}

impl<'de> Deserialize<'de> for Todo {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let names = Vec::<String>::deserialize(from)?;
        let too_many = || de::Error::custom(format_args!("{} steps", names.len()));
        let mut todo = Self::default();
        for name in &names {
            let unknown = || de::Error::custom(format_args!("step '{name}'"));
            let place = content().op_names.iter().position(|it| it == name).ok_or_else(unknown)?;
            if todo.len() as usize == STEPS {
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
