import type { Language } from '@merve/contract';
import { type Evidence, type ReviewSentence, reviewSentences, speaksOfHealth, wordsOf } from './evidence.ts';
import { factLine } from './fact-line.ts';

/** Of the card: quotation marks included. */
export const maxReviewLine = 160;
const marks = 2;
/** Shorter sentences ("Great!") tell nothing of a place. */
const leastWords = 5;

/** A sentence of a guest, cut at a whole word where it is too long, in quotation marks. Null where not even its first words fit. Pure. */
export function quoted(sentence: string, maxLength = maxReviewLine): string | null {
  const room = maxLength - marks;
  if (sentence.length <= room) return `“${sentence}”`;
  const cut = sentence.slice(0, room - 1);
  const end = cut.search(/\s\S*$/u);
  if (end <= 0) return null;
  return `“${cut.slice(0, end).replace(/[\s,;:.–-]+$/u, '')}…”`;
}

/**
 * The sentences of guests that tell the most of this place, the best first: those that name a dish or a vibe of it, in a review that rates it about as
 * most do, of a length that fits. None that speaks of allergies, asks, or shouts. The same input, the same order. Pure.
 */
export function tellingSentences(evidence: Evidence): ReviewSentence[] {
  const { dishes, vibes, cuisines, rating } = evidence.restaurant;
  const telling = new Set(
    [...dishes, ...vibes, ...cuisines].flatMap(wordsOf).filter((word) => word.length > 3),
  );
  const pointsOf = ({ text, rating: own }: ReviewSentence) => {
    const named = new Set(wordsOf(text).filter((word) => telling.has(word))).size;
    const isTypical = own === null || rating === null || Math.abs(own - rating) <= 1;
    return Math.min(named, 3) * 3 + (isTypical ? 2 : 0) + (text.length <= maxReviewLine - marks ? 2 : 0);
  };
  return reviewSentences(evidence)
    .filter(
      ({ text }) =>
        wordsOf(text).length >= leastWords && !/[?¿؟]|https?:|@/u.test(text) && !speaksOfHealth(text),
    )
    .map((sentence) => ({ sentence, points: pointsOf(sentence) }))
    .toSorted((one, other) => other.points - one.points)
    .map(({ sentence }) => sentence);
}

/**
 * What a card says of a restaurant where no model does: a guest's own sentence in the person's language, or what is known of the place in that
 * language, or a sentence in another. At most 160 characters; empty where there is nothing true to say. Pure.
 */
export function reviewLine(evidence: Evidence, language: Language): string {
  const sentences = tellingSentences(evidence);
  const own = sentences.filter((one) => one.language === language);
  for (const { text } of own) {
    const line = quoted(text);
    if (line !== null) return line;
  }
  const facts = factLine(evidence, language, maxReviewLine);
  if (facts !== '') return facts;
  return sentences.map(({ text }) => quoted(text)).find((line) => line !== null) ?? '';
}
