/** A small deterministic generator (sfc32): the same seed gives the same numbers on every machine. */
export interface SeededRandom {
  /** A float in [0, 1). */
  next(): number;
  /** An integer in [0, below). */
  below(below: number): number;
  chance(probability: number): boolean;
  /** @throws if the list is empty: there is nothing to choose. */
  pick<T>(items: readonly T[]): T;
  /** One of the names, by weight; names of weight 0 are never taken. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name;
  bytes(count: number): Uint8Array;
  /** A generator of its own that goes on from here and does not depend on how often this one is asked later. */
  fork(label: string): SeededRandom;
}

/** FNV-1a over the label: spreads it over 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** @param seed any number or text; equal seeds are equal generators. */
export function seededRandom(seed: number | string): SeededRandom {
  const text = String(seed);
  let a = hash(`a:${text}`);
  let b = hash(`b:${text}`);
  let c = hash(`c:${text}`);
  let counter = 1;

  function word(): number {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  }
  for (let round = 0; round < 12; round += 1) word();

  const random: SeededRandom = {
    next: () => word() / 0x1_0000_0000,
    below: (below) => Math.floor((word() / 0x1_0000_0000) * below),
    chance: (probability) => random.next() < probability,
    pick(items) {
      for (const item of items.slice(random.below(items.length))) return item;
      throw new Error('There is nothing to choose from.');
    },
    weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
      const entries = Object.entries<number>(weights);
      const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
      let rest = random.next() * total;
      for (const [name, weight] of entries) {
        rest -= weight;
        if (rest < 0) return nameIn(weights, name);
      }
      throw new Error('There is nothing to choose from.');
    },
    bytes: (count) => Uint8Array.from({ length: count }, () => word() & 0xff),
    fork: (label) => seededRandom(`${text}/${label}`),
  };
  return random;
}

function nameIn<Name extends string>(weights: Readonly<Record<Name, number>>, name: string): Name {
  for (const known in weights) if (known === name) return known;
  throw new Error(`There is no weight for ${name}.`);
}
