// A sum that takes some seconds, done beside the page: a number is looked for with which the hash of what is asked begins with so
// many zeros. (The browser's own hash answers one by one, which takes far longer.)

/** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
const ROUNDS = new Uint32Array(64);
/** Of their square roots, the first eight. */
const BEGIN = new Uint32Array(8);

for (let number = 2, found = 0; found < 64; number++) {
  let prime = true;
  for (let by = 2; by * by <= number; by++) if (number % by === 0) prime = false;
  if (!prime) continue;
  if (found < 8) BEGIN[found] = (Math.sqrt(number) % 1) * 2 ** 32;
  ROUNDS[found] = (Math.cbrt(number) % 1) * 2 ** 32;
  found += 1;
}

const words = new Uint32Array(64);

/**
 * Goes on with a block of 64 bytes.
 * @param {Uint32Array} state
 * @param {DataView} block
 * @param {number} at
 */
function take(state, block, at) {
  for (let i = 0; i < 16; i++) words[i] = block.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const near = words[i - 15] ?? 0;
    const far = words[i - 2] ?? 0;
    const one = ((near >>> 7) | (near << 25)) ^ ((near >>> 18) | (near << 14)) ^ (near >>> 3);
    const two = ((far >>> 17) | (far << 15)) ^ ((far >>> 19) | (far << 13)) ^ (far >>> 10);
    words[i] = (words[i - 16] ?? 0) + one + (words[i - 7] ?? 0) + two;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const up = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const first = (h + up + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + (words[i] ?? 0)) | 0;
    const down = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const second = (down + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => { state[i] = (state[i] ?? 0) + value; });
}

/**
 * The first two words of the hash of a text.
 * @param {string} text
 */
function begin(text) {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const block = new DataView(padded.buffer);
  block.setUint32(padded.length - 4, bytes.length * 8);
  const state = BEGIN.slice();
  for (let at = 0; at < padded.length; at += 64) take(state, block, at);
  return [state[0] ?? 0, state[1] ?? 0];
}

/** How often it is said how far it is. */
const EACH = 4096;

// A module by itself.
export {};

self.onmessage = ({ data }) => {
  const zeros = Number(String(data).split(".")[2]);
  for (let number = 0; ; number++) {
    const [first = 0, second = 0] = begin(`${data}.${number}`);
    const found = first ? Math.clz32(first) : 32 + Math.clz32(second);
    if (found >= zeros) {
      self.postMessage({ done: `${data}.${number}` });
      return;
    }
    if (number % EACH === 0) self.postMessage({ tried: number });
  }
};
