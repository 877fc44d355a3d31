//! Sets and counts by name.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ids::{Asset, Icon, Order, Structure};
use crate::sets::{AreaSet, ExceptionSet};

/// Sets as lists of their members.
macro_rules! lists {
    ($($set:ident),*) => {$(
        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                Ok(Vec::deserialize(from)?.into_iter().collect())
            }
        }
    )*};
}
lists!(AreaSet, ExceptionSet);

/// There is no more than this of anything, so that sums stay small.
pub(super) const MOST: u8 = 20;

/// Counts of a few kinds, by name; what there is none of is left out.
macro_rules! counts {
    ($($module:ident: $kind:ident),*) => {$(
        pub(crate) mod $module {
            use super::*;

            pub(crate) fn serialize<S: Serializer>(
                counts: &[u8; $kind::COUNT],
                serializer: S,
            ) -> Result<S::Ok, S::Error> {
                let named = $kind::all().zip(*counts).filter(|(_, count)| *count > 0);
                serializer.collect_map(named)
            }

            pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
                from: D,
            ) -> Result<[u8; $kind::COUNT], D::Error> {
                let named = BTreeMap::<$kind, u8>::deserialize(from)?;
                let mut counts = [0; $kind::COUNT];
                for (kind, count) in named {
                    if count > MOST {
                        return Err(serde::de::Error::custom(format_args!("{count} {kind}")));
                    }
                    counts[kind.index()] = count;
                }
                Ok(counts)
            }
        }
    )*};
}
counts!(structures: Structure, assets: Asset, icons: Icon, orders: Order);
