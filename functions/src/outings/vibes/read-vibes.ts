import { languageSchema, VIBE_DIMS_V1, type VibeDimension, type VibeVector } from '@merve/contract';
import { vibeName } from '@merve/contract/words';
import { stemPattern } from '../../allergies/allergen-words.ts';
import { foldText } from '../../language/fold-text.ts';
import { ofSpokenLetters } from '../../language/spoken-letters.ts';
import { onFirstUse } from '../../platform/on-first-use.ts';
import { vibesOfKind } from './kind-vibes.ts';
import { sceneLikeness } from './scene-likeness.ts';
import { vibeWords } from './vibe-words.ts';

const patterns = onFirstUse(() =>
  VIBE_DIMS_V1.map((dimension) => {
    // What it is called where it can be picked is always a word for it.
    const called = languageSchema.options.map(
      (language) => `=${vibeName(dimension, language).replaceAll(' ', '·')}`,
    );
    const stems = [...vibeWords[dimension].trim().split(/\s+/u), ...called].map(stemPattern);
    return [dimension, new RegExp(ofSpokenLetters(stems.join('|')), 'gu')] as const;
  }),
);

/** "Not loud", "nothing fancy": what stands behind it is not wished. Folded. */
const turnedDown =
  /(?:\bnot(?: too| very| so)?|\bno|\bnothing|\bwithout|\bnicht(?: zu| so)?|\bkein\p{L}*|\bnichts|\bohne|(?<!\p{L})не(?: слишком| очень)?|(?<!\p{L})без|(?<!\p{L})(?:οχι|χωρις|δεν ειναι|μη)(?: πολυ)?|(?<!\p{L})(?:לא|בלי)(?: יותר מדי)?|(?<!\p{L})(?:مو|مش|ليس|بدون|غير|ما)|(?<!\p{L})(?:بدون|نه))\s+$/u;
const turnedDownBehind = /^\p{L}*\s*(?:olmasin|olmayan|degil|istemiyor|ist?emem|نباشد|نباشه|말고|아닌|싫)/u;

/** A dimension that a text speaks of, and where. */
export interface VibeMention {
  readonly dimension: VibeDimension;
  readonly index: number;
  readonly length: number;
}

/** The moods that a text speaks of and does not turn down, as they stand in it: each once, at its first place. Pure. */
export function vibesIn(text: string): readonly VibeMention[] {
  const folded = foldText(text.slice(0, 2_000)).text;
  return patterns()
    .flatMap(([dimension, pattern]) => {
      const found = [...folded.matchAll(pattern)].find(
        ({ index, 0: word }) =>
          !turnedDown.test(folded.slice(Math.max(0, index - 24), index)) &&
          !turnedDownBehind.test(folded.slice(index + word.length, index + word.length + 24)),
      );
      return found === undefined ? [] : [{ dimension, index: found.index, length: found[0].length }];
    })
    .toSorted((one, other) => one.index - other.index || other.length - one.length);
}

/** How much a dimension is worth that is spoken of once, and at most. */
const spoken = { once: 0.7, most: 0.95, again: 0.1 };

/** How close two dimensions are: who is the one is a little of the other too. Each pair once. */
const kin: readonly (readonly [VibeDimension, VibeDimension, number])[] = [
  ['cozy', 'intimate', 0.5],
  ['cozy', 'quiet', 0.3],
  ['cozy', 'relaxing', 0.3],
  ['romantic', 'intimate', 0.5],
  ['romantic', 'elegant', 0.3],
  ['romantic', 'scenic', 0.3],
  ['lively', 'social', 0.4],
  ['lively', 'party', 0.4],
  ['lively', 'live music', 0.3],
  ['rustic', 'traditional', 0.4],
  ['rustic', 'cottagecore', 0.4],
  ['industrial', 'hipster', 0.3],
  ['industrial', 'modern', 0.2],
  ['minimalist', 'modern', 0.4],
  ['dark academia', 'bookish', 0.6],
  ['dark academia', 'vintage', 0.3],
  ['cyberpunk', 'geeky', 0.4],
  ['elegant', 'luxurious', 0.5],
  ['luxurious', 'gourmet', 0.3],
  ['quiet', 'relaxing', 0.4],
  ['wellness', 'relaxing', 0.6],
  ['outdoorsy', 'green', 0.5],
  ['outdoorsy', 'adventurous', 0.3],
  ['outdoorsy', 'sunny', 0.3],
  ['seaside', 'scenic', 0.4],
  ['seaside', 'mediterranean', 0.3],
  ['rooftop', 'scenic', 0.5],
  ['sporty', 'adventurous', 0.3],
  ['historic', 'cultural', 0.4],
  ['artsy', 'cultural', 0.4],
  ['artsy', 'bohemian', 0.4],
  ['traditional', 'authentic', 0.5],
  ['authentic', 'local', 0.5],
  ['hidden gem', 'local', 0.3],
  ['trendy', 'instagrammable', 0.4],
  ['playful', 'family friendly', 0.3],
  ['geeky', 'playful', 0.3],
  ['party', 'festive', 0.3],
];

/** A vector of texts about a venue, and how sure it is. */
export interface WordVibes {
  readonly vector: VibeVector;
  /** 0 where the texts speak of no mood; at most 0.6, because words are what somebody says of themselves. */
  readonly confidence: number;
}

const surest = 0.6;
const ofSceneAlone = 0.3;
const ofKindAlone = 0.2;

/** What a scene that names no mood is worth beside a word for it, and what it adds to such a word. */
const ofScene = { alone: 0.65, besideWord: 0.2 };
/** Less is chance: nobody could say that a place is known to be so. */
const leastOfScene = 0.3;
/** UTF-16 units of a venue's texts that are read as a scene. */
const maxScene = 2_000;

/**
 * The moods of a venue by the words for them in what is written of it, by what is told there though no word names a mood, and by what its kind is like. Pure.
 */
export function vibesOfTexts(texts: readonly string[], kind = ''): WordVibes {
  const counts = new Map<VibeDimension, number>();
  for (const text of texts)
    for (const { dimension } of vibesIn(text)) counts.set(dimension, (counts.get(dimension) ?? 0) + 1);
  const told = new Map(
    [...counts].map(([dimension, count]) => [
      dimension,
      Math.min(spoken.most, spoken.once + spoken.again * (count - 1)),
    ]),
  );
  const byKind = vibesOfKind(kind);
  const scene = sceneLikeness(texts.join(' ').slice(0, maxScene));
  const isScene = scene !== null && Math.max(...scene) >= leastOfScene;
  const scores = new Map<VibeDimension, number>([...byKind, ...told]);
  for (const [one, other, share] of kin)
    for (const [from, to] of [[one, other] as const, [other, one] as const]) {
      const lent = (told.get(from) ?? 0) * share;
      if (!told.has(to)) scores.set(to, Math.max(scores.get(to) ?? 0, lent));
    }
  const withScene = (dimension: VibeDimension, likeness: number): number => {
    const byWord = told.get(dimension);
    return byWord === undefined
      ? Math.max(scores.get(dimension) ?? 0, ofScene.alone * likeness)
      : Math.min(spoken.most, byWord + ofScene.besideWord * likeness);
  };
  return {
    vector: VIBE_DIMS_V1.map(
      (dimension, place) => Math.round(withScene(dimension, isScene ? (scene[place] ?? 0) : 0) * 1000) / 1000,
    ),
    confidence: confidenceOf(told.size, isScene, byKind.size > 0),
  };
}

function confidenceOf(words: number, isScene: boolean, isOfKnownKind: boolean): number {
  if (words > 0) return Math.min(surest, ofSceneAlone + 0.1 * words);
  if (isScene) return ofSceneAlone;
  return isOfKnownKind ? ofKindAlone : 0;
}
