import { type VibeDimension, vibeDimensionSchema } from '@merve/contract';

/** What a kind of place is like by itself, where nobody wrote more of it: by the beginning of its English name. Less than what is written. */
const kindVibes: readonly (readonly [
  kind: RegExp,
  vibes: Readonly<Partial<Record<VibeDimension, number>>>,
])[] = [
  [/\btea\b/u, { cozy: 0.6, quiet: 0.5, traditional: 0.3, relaxing: 0.4 }],
  [/cafe|coffee|patisserie|bakery|dessert/u, { cozy: 0.5, casual: 0.5, social: 0.4, 'work friendly': 0.3 }],
  [
    /home cooking|village|breakfast/u,
    { cozy: 0.5, authentic: 0.6, traditional: 0.5, local: 0.5, 'family friendly': 0.4 },
  ],
  [/fine dining/u, { elegant: 0.8, luxurious: 0.7, gourmet: 0.8, romantic: 0.6, quiet: 0.4 }],
  [/meyhane|tavern/u, { lively: 0.6, traditional: 0.6, social: 0.6, festive: 0.4, authentic: 0.5 }],
  [/seafood|fish/u, { seaside: 0.5, mediterranean: 0.5 }],
  [/restaurant|dining|pizza|italian/u, { social: 0.4, casual: 0.3 }],
  [/burger|pide|kebab|grill/u, { casual: 0.6, social: 0.4 }],
  [/sushi|asian|indian|thai|mexican/u, { exotic: 0.4, casual: 0.3 }],
  [/\bbar\b|pub|cocktail/u, { lively: 0.6, social: 0.6, party: 0.3 }],
  [/club|disco|karaoke/u, { party: 0.9, lively: 0.8, playful: 0.4 }],
  [
    /tennis|padel|football|basketball|volleyball|gym|fitness|swimming|pool|sport|golf|cycling/u,
    { sporty: 0.9, playful: 0.3, social: 0.4 },
  ],
  [
    /diving|paraglid|climb|kite|quad|off-road|kayak|riding|karting|paintball/u,
    { adventurous: 0.9, outdoorsy: 0.7, sporty: 0.5 },
  ],
  [/hik|walk|nature|park|camp|picnic/u, { outdoorsy: 0.8, green: 0.6, relaxing: 0.4 }],
  [/boat|sail|yacht/u, { seaside: 0.8, scenic: 0.6, relaxing: 0.5, sunny: 0.5 }],
  [/beach/u, { seaside: 0.9, sunny: 0.7, relaxing: 0.5 }],
  [/spa|hammam|massage|sauna|yoga/u, { wellness: 0.9, relaxing: 0.8, quiet: 0.5 }],
  [/museum|gallery|theatre|concert|exhibition/u, { cultural: 0.8, artsy: 0.4, quiet: 0.3 }],
  [/sight|history|castle|tour/u, { historic: 0.7, cultural: 0.6, scenic: 0.4 }],
  [/workshop|pottery|cooking/u, { playful: 0.5, artsy: 0.5, social: 0.5 }],
  [
    /bowling|billiard|escape|board game|theme park|zoo|cinema/u,
    { playful: 0.8, social: 0.6, 'family friendly': 0.5 },
  ],
  [/viewpoint/u, { scenic: 0.9, romantic: 0.4 }],
];

/** The moods of a kind; empty for one that is not known. Pure. */
export function vibesOfKind(kind: string): ReadonlyMap<VibeDimension, number> {
  const name = kind.toLowerCase();
  const known = new Map<VibeDimension, number>();
  const dimensionsOf = (vibes: Readonly<Partial<Record<VibeDimension, number>>>) =>
    Object.entries(vibes).flatMap(([dimension, score]) => {
      const read = vibeDimensionSchema.safeParse(dimension);
      return read.success ? [[read.data, score] as const] : [];
    });
  for (const [pattern, vibes] of kindVibes)
    if (pattern.test(name))
      for (const [dimension, score] of dimensionsOf(vibes))
        known.set(dimension, Math.max(known.get(dimension) ?? 0, score));
  return known;
}
