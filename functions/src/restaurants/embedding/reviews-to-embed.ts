import { searchWords } from '../../catalogue/fold.ts';

/** Reviews of a restaurant that are searched by meaning, at most. */
export const maxEmbedded = 8;

interface Written {
  readonly text: string;
  readonly writtenAt: Date | null;
}

/**
 * Which reviews of a restaurant are searched by meaning: distinct ones, half of them the newest, then the longest of the rest, which tell most. At
 * most eight. Pure.
 */
export function reviewsToEmbed<Review extends Written>(reviews: readonly Review[]): Review[] {
  const distinct = [
    ...new Map(reviews.map((review) => [searchWords(review.text).join(' '), review])).values(),
  ];
  const newest = distinct
    .toSorted((one, other) => timeOf(other) - timeOf(one) || compareTexts(one, other))
    .slice(0, maxEmbedded / 2);
  const longest = distinct
    .filter((review) => !newest.includes(review))
    .toSorted((one, other) => other.text.length - one.text.length || compareTexts(one, other));
  return [...newest, ...longest].slice(0, maxEmbedded);
}

const timeOf = ({ writtenAt }: Written): number => writtenAt?.getTime() ?? 0;
const compareTexts = (one: Written, other: Written): number =>
  one.text < other.text ? -1 : one.text > other.text ? 1 : 0;
