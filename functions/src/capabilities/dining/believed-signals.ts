import { mentionsIn } from '../../allergies/allergen-words.ts';
import { readAllergies } from '../../allergies/recognise-allergies.ts';
import { speaksOfHealth } from '../../dining/facts/evidence.ts';
import type { ProfilerSignals } from '../../dining/prompts/profiler.ts';
import { foldText } from '../../language/fold-text.ts';
import type { FreshBelief } from '../../profile/beliefs.ts';

const folded = (text: string) => foldText(text).text.replace(/\s+/gu, ' ').trim();

/**
 * What of a model's signals may be believed. Out goes whatever
 * - is not said in the message, word for word: a belief without words of the person's is none;
 * - is about an allergy, an intolerance or what is free of something, in its value or in its words (K-136): those are told, and never inferred;
 * - is no price tier where one is meant.
 * Pure.
 */
export function believedSignals(userQuery: string, signals: ProfilerSignals): FreshBelief[] {
  const message = folded(userQuery);
  return signals.flatMap(({ key, value, words }): FreshBelief[] => {
    const said = folded(words);
    if (said === '' || !message.includes(said)) return [];
    if (isOfAllergy(value) || isOfAllergy(words) || isWithout(value)) return [];
    if (key !== 'dietary' && key !== 'vibes') {
      if (key === 'priceComfort') {
        return /^[1-4]$/.test(value.trim()) ? [{ key, value: Number(value), words: words.trim() }] : [];
      }
    } else if (mentionsIn(folded(value)).length > 0) return [];
    const word = value.trim().toLowerCase();
    return /^[\p{L}\p{M}\p{N} '&-]{1,60}$/u.test(word) ? [{ key, value: word, words: words.trim() }] : [];
  });
}

const isOfAllergy = (text: string) => speaksOfHealth(text) || readAllergies(text).said.length > 0;
const isWithout = (value: string) => /\b(no|non|without|free)\b|-free|free$/iu.test(value);
