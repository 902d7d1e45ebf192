import { foldText } from '../../language/fold-text.ts';
import { diningWordForms } from '../dining-words.ts';
import { type Evidence, reviewSentences, sentencesOf, speaksOfHealth, wordsOf } from './evidence.ts';
import { functionWords } from './function-words.ts';

/** Shorter than this, a run of words says nothing that its guest meant. */
const leastQuoted = 3;

/** What a checked sentence is shown as, and what it rests on. */
export interface Supported {
  readonly text: string;
  readonly by: 'review' | 'facts';
}

const trimmed = (sentence: string) => sentence.replace(/^[\s"'“”„«»‹›]+|[\s"'“”„«»‹›]+$/gu, '');

/**
 * The quote that a sentence is, if a guest wrote it: word for word from the beginning of a sentence of theirs, so that no "not" before it is lost; what
 * is cut off at its end is marked. It is given back as the guest wrote it, never as a model did. Null for anything else. Pure.
 */
export function quoteIn(sentence: string, evidence: Evidence): string | null {
  const claimed = wordsOf(trimmed(sentence));
  if (claimed.length < leastQuoted) return null;
  for (const { text } of reviewSentences(evidence)) {
    const written = wordsOf(text);
    if (claimed.length > written.length || claimed.some((word, index) => word !== written[index])) continue;
    if (speaksOfHealth(text)) return null;
    return claimed.length === written.length ? text : `${firstWords(text, claimed.length)}…`;
  }
  return null;
}

/** The original's first `count` words. */
function firstWords(text: string, count: number): string {
  const words = [...text.matchAll(/\S+/gu)];
  for (let end = 1; end <= words.length; end += 1) {
    const last = words[end - 1];
    if (last === undefined) break;
    const piece = text.slice(0, last.index + last[0].length);
    if (wordsOf(piece).length >= count) return piece.replace(/[\s.,;:!?…]+$/u, '');
  }
  return text;
}

/** Words that name what is known of it, folded; each in every language we have it in. */
function knownWords({ restaurant }: Evidence): ReadonlySet<string> {
  const { name, area, cuisines, dishes, vibes, dietary } = restaurant;
  const named = [...cuisines, ...vibes, ...dietary.filter((word) => !speaksOfHealth(` ${word}`))];
  return new Set([name, area, ...dishes, ...named.flatMap(diningWordForms)].flatMap(wordsOf));
}

/** The same word in another form: `grill`, `grilled`; `Girne`, `Girne'de`. Of short words only the same one. */
function isFormOf(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  if (shorter < 4 || Math.abs(one.length - other.length) > 3) return false;
  return one.slice(0, Math.max(4, shorter - 1)) === other.slice(0, Math.max(4, shorter - 1));
}

const numbers = /^\p{N}+$/u;

/**
 * Whether a sentence says nothing but what the restaurant's document has: besides words that say nothing by themselves, each of its words names a dish, a
 * kitchen, a vibe, a diet, the place or its area. There is no word for praise, for a price, for "not" or for an allergen among them. Pure.
 */
export function namesFacts(sentence: string, evidence: Evidence): boolean {
  if (speaksOfHealth(sentence) || /[?¿؟]/u.test(sentence)) return false;
  const known = [...knownWords(evidence)];
  let named = 0;
  for (const word of wordsOf(sentence)) {
    if (known.includes(word)) named += 1;
    else if (functionWords().has(word)) continue;
    else if (numbers.test(word)) return false;
    else if (known.some((one) => isFormOf(one, word))) named += 1;
    else return false;
  }
  return named > 0;
}

/** What may be shown of one sentence of a model's; null for one that nothing of this restaurant bears out. Pure. */
export function supportedSentence(sentence: string, evidence: Evidence): Supported | null {
  const quote = quoteIn(sentence, evidence);
  if (quote !== null) return { text: `“${quote}”`, by: 'review' };
  return namesFacts(sentence, evidence) ? { text: trimmed(sentence), by: 'facts' } : null;
}

/**
 * What may be shown of a text of a model's: its sentences that are borne out, in their order, each once, as long as they fit. Empty where there is none.
 * Pure.
 */
export function supportedText(text: string, evidence: Evidence, maxLength: number): string {
  const shown: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const supported = supportedSentence(sentence, evidence);
    if (supported === null || shown.includes(supported.text)) continue;
    if ([...shown, supported.text].join(' ').length <= maxLength) shown.push(supported.text);
  }
  return shown.join(' ');
}

/** Whether a few words of a model's stand in a guest's sentence that denies nothing, or in the document: for a pill or a title. Pure. */
export function supportedPhrase(phrase: string, evidence: Evidence): boolean {
  if (wordsOf(phrase).length === 0 || speaksOfHealth(phrase)) return false;
  return namesFacts(phrase, evidence) || supportedDish(phrase, evidence);
}

/** Whether it is a dish of the document, whatever its case. Pure. */
export function supportedDish(phrase: string, { restaurant }: Evidence): boolean {
  const folded = foldText(phrase).text.trim();
  return restaurant.dishes.some((dish) => foldText(dish).text.trim() === folded);
}
