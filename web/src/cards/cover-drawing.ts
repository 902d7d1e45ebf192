/** What kind of picture stands for a place that has none. */
export type CoverKind = 'food' | 'stay' | 'activity' | 'wellness' | 'shop' | 'other';

/** The words of a category, in the order they are tried; the first that fits decides. */
const kinds: readonly (readonly [words: RegExp, kind: CoverKind])[] = [
  [/restaurant|seafood|kebab|meyhane|pizza|sushi|steak|food|caf[eé]|coffee|\btea\b|bakery|dessert/, 'food'],
  [/\bstay|hotel|hostel|guesthouse|bungalow|apartment|\broom|propert|\bflat\b|house\b|villa/, 'stay'],
  [/\bspa\b|hammam|massage|wellness|yoga/, 'wellness'],
  [/\bshops?\b|store|delicatessen|craft|grocery|florist|clothing/, 'shop'],
  [
    /activit|tour|trip|diving|riding|kayak|sailing|sport|court|golf|tennis|swimming|surf|paraglid/,
    'activity',
  ],
];

export function coverKindOf(category: string): CoverKind {
  const folded = category.toLowerCase();
  return kinds.find(([words]) => words.test(folded))?.[1] ?? 'other';
}

/** Hues, in degrees, that each kind's pictures lie between. */
const hues: Readonly<Record<CoverKind, readonly [from: number, to: number]>> = {
  food: [0, 85],
  stay: [215, 305],
  activity: [150, 235],
  wellness: [310, 370],
  shop: [70, 140],
  other: [190, 260],
};

export const coverWidth = 400;
export const coverHeight = 160;

/** A picture made of shapes: sky, sun, and three ridges of land before each other. Hues in degrees, places in units of the drawing. */
export interface CoverDrawing {
  readonly hue: number;
  readonly sun: { readonly x: number; readonly y: number; readonly radius: number };
  /** Closed paths, the farthest first. */
  readonly ridges: readonly string[];
}

/** FNV-1a over the characters: the same name has the same picture, wherever it is drawn. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const whole = (value: number) => Math.round(value);

function ridgeAt(base: number, swing: number, random: () => number): string {
  const steps = 4;
  const points = Array.from({ length: steps + 1 }, (_, step) => ({
    x: whole((step * coverWidth) / steps),
    y: whole(base + (random() - 0.5) * swing),
  }));
  const curve = points.slice(1).map(({ x, y }, at) => {
    const before = points[at] ?? { x, y };
    const middle = whole((before.x + x) / 2);
    return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
  });
  return `M0 ${points[0]?.y ?? base}${curve.join('')}V${coverHeight}H0Z`;
}

/** The picture of a place without one: of its kind's colours, and its own. */
export function drawCover(name: string, kind: CoverKind): CoverDrawing {
  const random = randomFrom(hashOf(name));
  const [from, to] = hues[kind];
  return {
    hue: whole(from + random() * (to - from)),
    sun: { x: whole(90 + random() * 220), y: whole(30 + random() * 44), radius: whole(14 + random() * 18) },
    ridges: [88, 110, 132].map((base) => ridgeAt(base, 52, random)),
  };
}
