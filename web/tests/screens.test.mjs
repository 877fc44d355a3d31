// Every screen of StarCraft and of the site, in each language. One game is played, wide; each of its screens is then measured.

import { test } from "node:test";
import { measured } from "./measure.mjs";
import { screens } from "./screens.mjs";
import { hosted } from "./server.mjs";
import { seeded } from "./support.mjs";

const here = hosted();

test("every word fits and can be read on every screen, in every language", seeded((chance) => (
  measured(here, (open, address, visit) => screens(open, address, chance, visit))
)));
