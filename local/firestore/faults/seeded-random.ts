/**
 * Numbers in [0, 1) that the seed alone determines (mulberry32: small, fast, good enough for dice).
 * @param stream tells apart sequences of one seed
 */
export function seededRandom(seed: number, stream = 0): () => number {
  let state = (seed ^ Math.imul(stream + 1, 0x9e3779b9)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
