// Every screen of Forbidden Stars in each language, at four sizes.

import { test } from "node:test";
import { guided, pages, positions } from "./forbidden-screens.mjs";
import { measured } from "./measure.mjs";
import { hosted } from "./server.mjs";

const here = hosted();

test("the pages around the table and the set-up of Forbidden Stars", () => measured(here, pages));
test("the guided game of Forbidden Stars, from the first order to the second round", () => measured(here, guided));
test("an order with its way, a basket, a combat to its retreat, and a game to its end", () => measured(here, positions));
