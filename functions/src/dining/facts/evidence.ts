import type { Language, Restaurant, RestaurantReview } from '@merve/contract';
import { mentionsIn } from '../../allergies/allergen-words.ts';
import { foldText } from '../../language/fold-text.ts';

/** All that may be said of a restaurant rests on this: its own document, and what guests wrote. */
export interface Evidence {
  readonly restaurant: Pick<
    Restaurant,
    'name' | 'area' | 'cuisines' | 'dishes' | 'vibes' | 'dietary' | 'priceTier' | 'rating' | 'votes'
  >;
  readonly reviews: readonly Pick<RestaurantReview, 'text' | 'language' | 'rating'>[];
}

/** A sentence as its author wrote it. */
export interface ReviewSentence {
  readonly text: string;
  readonly language: Language | null;
  readonly rating: number | null;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Pure. */
export function sentencesOf(text: string): string[] {
  return [...segmenter.segment(text)]
    .flatMap(({ segment }) => segment.split('\n'))
    .map((sentence) => sentence.replace(/\s+/gu, ' ').trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

/** Every sentence of its guests, in their order. Pure. */
export function reviewSentences({ reviews }: Evidence): ReviewSentence[] {
  return reviews.flatMap(({ text, language, rating }) =>
    sentencesOf(text).map((sentence) => ({ text: sentence, language, rating })),
  );
}

/** The words of a text, folded: what is compared. Pure. */
export function wordsOf(text: string): string[] {
  return foldText(text).text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Folded. */
const ofHealth =
  /allerg|alerj|аллерг|αλλεργ|אלרג|حساسي|الرژ|알레르|알러지|intoleran|anaphyla|coeliac|celiac|[\s-]free\b|безопасн|\bsafe/u;

/**
 * Whether words could be taken for advice about allergies. Nobody's sentence about them is shown but the guard's own, which rests on what was
 * declared. Pure.
 */
export function speaksOfHealth(text: string): boolean {
  const folded = foldText(text).text;
  return ofHealth.test(folded) || mentionsIn(folded).some(({ kind }) => kind === 'illness');
}
