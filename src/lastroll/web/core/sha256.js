/**
 * SHA-256 and HMAC in plain JavaScript, for pages on plain http, where browsers have no WebCrypto.
 * So a table in a home network can be checked like any other.
 */

const BLOCK = 64;

/** The first primes: the constants of the standard come from their roots (FIPS 180-4). */
const PRIMES = (() => {
  /** @type {number[]} */
  const found = [];
  for (let n = 2; found.length < 64; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
})();

/** @param {number} root the first 32 bits of its fraction */
const fraction = (root) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

/**
 * @param {number} word
 * @param {number} by
 */
const rotateRight = (word, by) => (word >>> by) | (word << (32 - by));

/**
 * Return the SHA-256 of some bytes.
 * @param {Uint8Array} bytes
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function sha256(bytes) {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, bytes.length << 3);
  const state = Int32Array.from(START);
  for (let offset = 0; offset < length; offset += BLOCK) mixBlock(state, view, offset);
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  state.forEach((word, index) => out.setInt32(4 * index, word));
  return digest;
}

/**
 * @param {Int32Array} state
 * @param {DataView} view
 * @param {number} offset
 */
function mixBlock(state, view, offset) {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(offset + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [one, other] = [words[i - 15], words[i - 2]];
    const small = rotateRight(one, 7) ^ rotateRight(one, 18) ^ (one >>> 3);
    const large = rotateRight(other, 17) ^ rotateRight(other, 19) ^ (other >>> 10);
    words[i] = words[i - 16] + small + words[i - 7] + large;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const chosen = (e & f) ^ (~e & g);
    const one =
      (h +
        (rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)) +
        chosen +
        ROUNDS[i] +
        words[i]) |
      0;
    const major = (a & b) ^ (a & c) ^ (b & c);
    const two = ((rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)) + major) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] += word;
  });
}

/**
 * Return the HMAC-SHA-256 of a message (RFC 2104).
 * @param {Uint8Array} key
 * @param {Uint8Array} message
 */
export function hmacSha256(key, message) {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  /**
   * @param {number} pad
   * @param {Uint8Array} bytes
   */
  const hash = (pad, bytes) => {
    const all = new Uint8Array(BLOCK + bytes.length);
    all.set(block.map((byte) => byte ^ pad));
    all.set(bytes, BLOCK);
    return sha256(all);
  };
  return hash(0x5c, hash(0x36, message));
}
