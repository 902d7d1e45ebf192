import { VIBE_DIMS_V1 } from '@merve/contract';
import { onFirstUse } from '../../platform/on-first-use.ts';
import { knownWordsOf, vectorOfWords, wordVectorOf } from '../../restaurants/embedding/word-embedder.ts';
import { vibeScenes } from './vibe-scenes.ts';

/** The scenes of all moods, and what they have in common: it tells no mood from another. */
const scenes = onFirstUse(() => {
  const vectors = VIBE_DIMS_V1.map((dimension) => wordVectorOf(`${dimension} ${vibeScenes[dimension]}`));
  const common = (vectors[0] ?? []).map(
    (_, axis) => vectors.reduce((sum, vector) => sum + (vector[axis] ?? 0), 0) / vectors.length,
  );
  return { common, moods: vectors.map((vector) => apartFrom(common, vector)) };
});

function apartFrom(common: readonly number[], vector: readonly number[]): number[] {
  const apart = vector.map((value, axis) => value - (common[axis] ?? 0));
  const length = Math.hypot(...apart);
  return apart.map((value) => (length === 0 ? 0 : value / length));
}

/** Likeness from which a scene is rather that mood than chance, and how much more makes it certain. */
const tellsFrom = 0.15;
const tellsFully = 0.65;
/** A word or two are no scene. */
const leastWords = 3;

/**
 * How much what is told in a text is a scene of each mood, 0 to 1 in the order of `VIBE_DIMS_V1`, though no word of it names one: "six armchairs, a wood stove
 * and a cat" is cozy. By the vectors of its words; null where fewer than three are known. Pure.
 */
export function sceneLikeness(text: string): readonly number[] | null {
  const words = knownWordsOf(text);
  if (words.length < leastWords) return null;
  const { common, moods } = scenes();
  const told = apartFrom(common, vectorOfWords(words));
  return moods.map((mood) => {
    const likeness = mood.reduce((sum, value, axis) => sum + value * (told[axis] ?? 0), 0);
    return Math.min(1, Math.max(0, (likeness - tellsFrom) / (tellsFully - tellsFrom)));
  });
}
