/** Return the SHA-256 digest as hex. Pages served over plain HTTP in a local network have no crypto.subtle. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 4, bytes.length * 8);
  const { start, rounds } = constants();
  const hash = start.slice();
  const words = new Uint32Array(64);
  for (let at = 0; at < blocks.length; at += 64) {
    for (let i = 0; i < 64; i += 1) words[i] = i < 16 ? view.getUint32(at + i * 4) : next(words, i);
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i += 1) {
      const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + rounds[i]! + words[i]!;
      const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i]! += value));
  }
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('');
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function next(words: Uint32Array, i: number): number {
  const [early, late] = [words[i - 15]!, words[i - 2]!];
  const mixed = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
  return words[i - 16]! + mixed + words[i - 7]! + (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10));
}

/** The first 32 bits of the fractional parts of the square and cube roots of the first primes. */
function constants(): { start: Uint32Array; rounds: Uint32Array } {
  const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) >>> 0;
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime)) primes.push(n);
  return {
    start: Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
    rounds: Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
  };
}
