//! The forms in which the parts of a state are saved.

/// Saves a struct field by field, or an enum by the names of its variants.
///
/// Every row gives the name under which something is saved and the name it has in the code. The
/// first stays for ever, since the hash of every game that was ever played depends on it; the
/// second may change. A field that came later is left out at its default, so that older hashes stay
/// and older states are read.
///
/// ```
/// #[derive(Clone, Debug, PartialEq)]
/// struct Duel { place: u8, phase: Phase, pardoned: bool }
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// enum Phase { Draw, Fire(u8) }
///
/// kernel::saved! { struct Duel {
///     "area" place: u8,
///     "stage" phase: Phase,
///     #[serde(default, skip_serializing_if = "kernel::setup::is_default")]
///     "pardoned" pardoned: bool,
/// } }
/// kernel::saved! { enum Phase { "draw" Draw, "shoot" Fire(shots: u8), } }
///
/// let duel = Duel { place: 7, phase: Phase::Fire(2), pardoned: false };
/// let saved = serde_json::json!({ "area": 7, "stage": { "shoot": 2 } });
/// assert_eq!(serde_json::to_value(&duel).expect("plain data"), saved);
/// assert_eq!(serde_json::from_value::<Duel>(saved).expect("a duel"), duel);
/// assert!(serde_json::from_str::<Phase>("\"fire\"").is_err());
/// ```
#[macro_export]
macro_rules! saved {
    (struct $type:ident { $($(#[$attribute:meta])* $name:literal $field:ident: $of:ty,)+ }) => {
        const _: () = {
            #[derive(::serde::Serialize, ::serde::Deserialize)]
            #[serde(deny_unknown_fields)]
            struct Form {
                $($(#[$attribute])* #[serde(rename = $name)] $field: $of,)+
            }

            impl ::serde::Serialize for $type {
                fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                    let $type { $($field),+ } = self.clone();
                    ::serde::Serialize::serialize(&Form { $($field),+ }, to)
                }
            }

            impl<'de> ::serde::Deserialize<'de> for $type {
                fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                    let Form { $($field),+ } = ::serde::Deserialize::deserialize(from)?;
                    Ok(Self { $($field),+ })
                }
            }
        };
    };
    (enum $type:ident { $($name:literal $variant:ident $(($($field:ident: $of:ty),+))?,)+ }) => {
        const _: () = {
            #[derive(::serde::Serialize, ::serde::Deserialize)]
            enum Form {
                $(#[serde(rename = $name)] $variant $(($($of),+))?,)+
            }

            impl ::serde::Serialize for $type {
                fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                    let form = match *self {
                        $(Self::$variant $(($($field),+))? => Form::$variant $(($($field),+))?,)+
                    };
                    ::serde::Serialize::serialize(&form, to)
                }
            }

            impl<'de> ::serde::Deserialize<'de> for $type {
                fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                    Ok(match <Form as ::serde::Deserialize>::deserialize(from)? {
                        $(Form::$variant $(($($field),+))? => Self::$variant $(($($field),+))?,)+
                    })
                }
            }
        };
    };
}
