// Small sounds, made of tones and noise on the spot. One at a time, the later wins; none carries what is
// not also seen. There are none until somebody asks for them: a button at the table does, in words, until it has been answered.

import { own } from "./morph.js";
import { keep, setting } from "./settings.js";

/**
 * A tone (or noise, without a pitch): when it begins and how long it lasts, in milliseconds, its pitch in hertz,
 * how loud it is, and what it glides to.
 * @typedef {{at?: number, lasts: number, pitch?: number, to?: number, loud?: number, shape?: OscillatorType}} Tone
 */

const flick = (at = 0, loud = 0.5) => ({ at, lasts: 70, loud });
const click = (/** @type {number} */ at) => ({ at, lasts: 40, pitch: 1400, to: 900, loud: 0.4, shape: /** @type {OscillatorType} */ ("square") });
const note = (/** @type {number} */ at, /** @type {number} */ pitch, lasts = 160, loud = 0.7) => ({ at, lasts, pitch, loud });

/** @type {Record<string, Tone[]>} */
const SOUNDS = {
  lay: [{ lasts: 60, pitch: 320, to: 180, loud: 0.9, shape: "triangle" }],
  turn: [flick(), note(30, 165, 150, 0.6)],
  move: [{ lasts: 120, loud: 0.22 }],
  build: [click(0), click(90)],
  research: [note(0, 523, 100), note(70, 659, 100), note(140, 784, 120)],
  battle: [{ lasts: 300, pitch: 95, to: 55, loud: 1, shape: "triangle" }],
  cards: [flick(0), flick(80)],
  lost: [{ lasts: 140, pitch: 150, to: 80, loud: 0.9, shape: "triangle" }],
  lostOwn: [{ lasts: 160, pitch: 105, to: 55, loud: 1, shape: "triangle" }],
  won: [note(0, 440, 180), note(180, 659, 240)],
  beaten: [note(0, 392, 180, 0.6), note(180, 262, 240, 0.6)],
  points: [note(0, 1568, 90, 0.4)],
  yours: [note(0, 587, 350, 0.8), note(0, 1174, 300, 0.25)],
  refused: [{ lasts: 80, pitch: 130, to: 110, loud: 0.6, shape: "square" }],
  stage: [note(0, 262, 700, 0.4), note(0, 330, 700, 0.4), note(0, 392, 700, 0.4)],
  end: [note(0, 392, 300), note(250, 494, 300), note(500, 587, 300), note(750, 784, 400), note(1100, 988, 500, 0.5)],
};

const VOLUME = /** @type {Record<string, number>} */ ({ off: 0, soft: 0.1, full: 0.3 });

/** @type {AudioContext | null} */
let context = null;
/** What is heard now. @type {GainNode | null} */
let heard = null;

function volume() {
  return VOLUME[setting("sound")] ?? 0;
}

/**
 * Plays a sound by its name. Browsers are silent until somebody has touched the page.
 * @param {string} name
 */
export function sound(name) {
  const tones = SOUNDS[name];
  const loud = volume();
  if (!tones || !context || loud === 0 || document.visibilityState !== "visible") return;
  heard?.disconnect();
  heard = context.createGain();
  heard.gain.value = loud;
  heard.connect(context.destination);
  for (const tone of tones) begin(context, heard, tone);
}

/**
 * @param {AudioContext} within
 * @param {AudioNode} out
 * @param {Tone} tone
 */
function begin(within, out, { at = 0, lasts, pitch, to, loud = 0.7, shape = "sine" }) {
  const from = within.currentTime + at / 1000;
  const until = from + lasts / 1000;
  const swell = within.createGain();
  swell.gain.setValueAtTime(0.0001, from);
  swell.gain.exponentialRampToValueAtTime(loud, from + Math.min(0.012, lasts / 4000));
  swell.gain.exponentialRampToValueAtTime(0.0001, until);
  swell.connect(out);
  const source = pitch === undefined ? noise(within) : tuned(within, shape, pitch, to ?? pitch, from, until);
  source.connect(swell);
  source.start(from);
  source.stop(until);
}

/**
 * @param {AudioContext} within
 * @param {OscillatorType} shape
 * @param {number} pitch
 * @param {number} to
 * @param {number} from
 * @param {number} until
 */
function tuned(within, shape, pitch, to, from, until) {
  const tone = within.createOscillator();
  tone.type = shape;
  tone.frequency.setValueAtTime(pitch, from);
  tone.frequency.exponentialRampToValueAtTime(to, until);
  return tone;
}

/** @param {AudioContext} within */
function noise(within) {
  const source = within.createBufferSource();
  const buffer = within.createBuffer(1, within.sampleRate / 4, within.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let n = 0; n < wave.length; n += 1) wave[n] = Math.random() * 2 - 1;
  source.buffer = buffer;
  return source;
}

/** After a patch, and when the setting has changed. */
export function refresh() {
  const button = document.getElementById("sounds");
  if (button) own(button, "aria-pressed", String(volume() > 0));
}

/** Waits for the first touch. */
export function start() {
  const wake = () => {
    if (volume() > 0) context ??= new AudioContext();
    void context?.resume();
  };
  document.addEventListener("pointerdown", wake);
  document.addEventListener("keydown", wake);
  document.addEventListener("setting", (event) => {
    if (!(event instanceof CustomEvent) || event.detail !== "sound") return;
    wake();
    sound("yours");
    refresh();
  });
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("#sounds")) keep("sound", volume() > 0 ? "off" : "soft");
  });
}
