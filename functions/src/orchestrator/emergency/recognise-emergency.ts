import type { Language } from '@merve/contract';
import { likenessBy, mostLikely } from '../../language/likeness/likeness-model.ts';
import { conceptsOf, type FeatureSpace } from '../../language/likeness/text-features.ts';
import type { Danger } from './danger-lexicon.ts';
import { dangerBySigns, dangerClassesIn, type Emergency, isSignOfStory, isTendency } from './danger-signs.ts';
import { emergencyConcepts } from './emergency-concepts.ts';
import { emergencyWeights } from './emergency-weights.ts';

/** What messages are compared by: beside their words, the signs of danger and what takes them back. */
export const emergencySpace: FeatureSpace = {
  weightCount: 1 << 16,
  concepts: emergencyConcepts,
  classesIn: ({ text }) => dangerClassesIn(text),
};

/** Log-odds from which likeness alone tells of danger: so high that figures of speech and foreign texts stay below. */
export const emergencyThreshold = 4;
/** So sure must likeness be that nobody is in danger, to take a sign for a figure of speech. */
const sureHarmless = -3;
/** Dangers whose signs likeness may take back. */
const figureOfSpeech: ReadonlySet<Danger> = new Set(['fire', 'drowning', 'injury']);

/** Concepts that are no danger by themselves. Likeness alone, without a word for any danger, is that of a story. */
const isAside: ReadonlySet<string> = new Set(['now', 'past', 'asks', 'trade', 'jest']);

/** From here likeness says "perhaps", where a word for some danger stands in the piece; and from the second value without one. */
const possibleThresholds = { withWord: -2, withoutWord: 0.5 };

const emergencyOdds = likenessBy(emergencyWeights, emergencySpace);

/** What a message says of danger to life. */
export interface DangerReading {
  /** The danger it speaks of as happening now; null for one that surely speaks of none, or only perhaps. */
  readonly emergency: Emergency | null;
  /** Whether one that tells of no sure danger may still tell of some. */
  readonly isPossible: boolean;
}

/**
 * The danger to life that a message speaks of as happening now. By two judges: the signs
 * (`dangerBySigns`), and the message's likeness to what people wrote in danger, by weights learned from labelled messages
 * (`npm run likeness:train`), which finds what no sign was written for, and takes back signs in words that are all meant
 * otherwise: of fire, water and falls, of which people speak in figures. What is said of a body, an attack, a call for help and words of
 * dying by one's own hand are never taken back: judged unseen, likeness would have silenced seven who were ill, for four figures of speech.
 *
 * What is like danger, and not so sure, is possible: it is answered like every other message, with the number to call beside the answer. One
 * line too many harms nobody, and one too few may. Pure; linear in the message.
 * @param language the conversation's, preferred where a word belongs to two languages.
 */
export function readDanger(text: string, language: Language): DangerReading {
  const found = dangerBySigns(text, language);
  // The number stands beside the answer all the same: who is ill may say no more than that.
  if (found !== null && isTendency(text, found)) return { emergency: null, isPossible: true };
  if (found !== null && !figureOfSpeech.has(found.danger)) return { emergency: found, isPossible: false };
  const { piece, odds } = mostLikely(text, emergencyOdds);
  if (found !== null) return { emergency: odds < sureHarmless ? null : found, isPossible: false };
  if (odds <= possibleThresholds.withWord) return { emergency: null, isPossible: false };
  const dangers = conceptsOf(emergencyConcepts, piece).filter((concept) => !isAside.has(concept));
  if (odds > emergencyThreshold && dangers.length > 0 && !isSignOfStory(piece))
    return {
      emergency: { danger: dangers.includes('selfharm') ? 'suicide' : 'call', language },
      isPossible: false,
    };
  return { emergency: null, isPossible: odds > possibleThresholds.withoutWord || dangers.length > 0 };
}

/** The danger of `readDanger` that is sure; null for none. */
export function recogniseEmergency(text: string, language: Language): Emergency | null {
  return readDanger(text, language).emergency;
}
