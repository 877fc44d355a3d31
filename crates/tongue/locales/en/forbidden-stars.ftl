### Forbidden Stars: questions, choices, errors.

## Setups

fs-not-introductory = { $faction } is not on the introductory board for { $players } players.
