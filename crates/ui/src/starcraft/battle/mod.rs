//! The battle stage.

use crate::fragment::Fragment;
use crate::scene::Scene;

/// The stage: one fragment with the id `stage`, empty and hidden while nobody fights.
pub fn fragment(_scene: &Scene<'_>) -> Fragment {
    Fragment {
        id: "stage".into(),
        within: "middle",
        html: "<section id=\"stage\" hidden></section>".into(),
    }
}
