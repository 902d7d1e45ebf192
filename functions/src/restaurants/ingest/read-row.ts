import { restaurantSchema } from '@merve/contract';
import { foldName } from '../../catalogue/fold.ts';
import { detectLanguage } from '../../language/detect-language.ts';
import { hashId } from '../../platform/ids.ts';
import { allergensOfCuisines } from '../cuisine-allergens.ts';
import { priceTierOf } from '../price-tiers.ts';
import type { RestaurantWriting, ReviewContent } from '../restaurant-content.ts';
import { mendText } from './mend-text.ts';
import { pythonTuples } from './python-strings.ts';
import {
  costIn,
  countIn,
  currencyIn,
  isFormula,
  listOf,
  locationIn,
  ratingIn,
  textOf,
  urlIn,
} from './read-cells.ts';
import type { ColumnMeaning, TableColumns } from './table-columns.ts';

/** How rows are to be read. */
export interface RowReading {
  readonly columns: TableColumns;
  readonly marketId: string;
  /** Of costs that name none. ISO 4217. */
  readonly currency: string;
  /** What the table is called, as every restaurant of it will say. */
  readonly origin: string;
  /** Reviews kept of one row: the longest, each once. */
  readonly maxReviews: number;
  /** The entry of the catalogue that is the same house, by its folded name and where it is; null where there is none, or more than one. */
  listingOf(name: string, area: string, address: string): string | null;
}

/** Why a row was left out. */
export type LeftOut = 'columns' | 'no name' | 'formula' | 'unreadable';

/** What guests wrote, before it is told in which language: that takes as long as all the rest of a row. */
type ReviewRead = Omit<ReviewContent, 'language'>;
export type WritingRead = Omit<RestaurantWriting, 'reviews'> & { readonly reviews: readonly ReviewRead[] };
export type RowRead =
  | { readonly writing: WritingRead; readonly leftOut: null }
  | { readonly writing: null; readonly leftOut: LeftOut; readonly name: string };

/** A review that is shorter says no more than its stars. */
const shortestReview = 12;
/** So much of a review tells what it is written in. */
const tellsLanguage = 240;

/**
 * One row of a table as a restaurant, with what guests wrote. Its id follows from name and address (or area, where the table has no addresses), so
 * that one house on many rows is one. Its allergens are guesses by its kitchen. Pure.
 * @param cells as many as the heading has
 * @param now when its allergens are worked out
 */
export function readRow(cells: readonly string[], reading: RowReading, now: Date): RowRead {
  const { columns, marketId, origin } = reading;
  const cell = (meaning: ColumnMeaning) => {
    const place = columns.at[meaning];
    return place === undefined ? undefined : cells[place];
  };
  const name = textOf(cell('name'), 160);
  const left = (leftOut: LeftOut): RowRead => ({ writing: null, leftOut, name });
  // A row that is too short or too long has its cells in other columns from somewhere on: nothing of it can be trusted.
  if (cells.length !== columns.count) return left('columns');
  if (isFormula(cell('name') ?? '')) return left('formula');
  if (!/[\p{L}\p{N}]/u.test(name)) return left('no name');
  const address = textOf(cell('address'), 300);
  const area = textOf(cell('area'), 120) || textOf(cell('city'), 120);
  const cost = costIn(cell('cost'), currencyIn(cell('currency') ?? '') ?? reading.currency);
  const listingId = reading.listingOf(foldName(name), area, address);
  const cuisines = listOf(cell('cuisines'), 12);
  const content = {
    restaurantId: listingId ?? `r-${hashId([marketId, foldName(name), foldName(address || area)], 32)}`,
    marketId,
    listingId,
    name,
    area,
    address: address === '' ? null : address,
    location: locationIn(cell('latitude'), cell('longitude')),
    cuisines,
    dishes: listOf(cell('dishes'), 40),
    vibes: listOf(cell('kinds'), 8),
    dietary: cuisines.filter((cuisine) => ['vegan', 'vegetarian', 'halal', 'kosher'].includes(cuisine)),
    description: '',
    costForTwo: cost,
    priceTier: cost === null ? null : priceTierOf(cost),
    rating: ratingIn(cell('rating')),
    votes: countIn(cell('votes')),
    url: urlIn(cell('url')),
    origin,
  };
  if (!contentSchema.safeParse(content).success) return left('unreadable');
  const writing: WritingRead = {
    content,
    statements: allergensOfCuisines(cuisines, now),
    speaksFor: ['cuisine', 'import'],
    reviews: reviewsIn(cell('reviews') ?? '', reading.maxReviews),
    adds: false,
  };
  return { writing, leftOut: null };
}

const contentSchema = restaurantSchema.omit({
  ...{ areaKey: true, words: true, allergens: true, allergenStatements: true, contentHash: true },
  ...{ active: true, createdAt: true, updatedAt: true },
});

/** What guests wrote, as the source's tables keep it: `[('Rated 4.0', 'RATED\n  text'), …]`. The longest, each once. Pure. */
export function reviewsIn(cell: string, most: number): ReviewRead[] {
  const texts = new Map<string, Pick<ReviewContent, 'text' | 'rating'>>();
  for (const [stars, written] of pythonTuples(cell)) {
    const text = mendText((written ?? '').replace(/^\s*RATED\s*/, ''))
      .slice(0, 4000)
      .toWellFormed();
    if (text.length < shortestReview) continue;
    texts.set(text.toLowerCase(), { text, rating: ratingIn(stars) });
  }
  return [...texts.values()]
    .sort((one, other) => other.text.length - one.text.length || (one.text < other.text ? -1 : 1))
    .slice(0, most)
    .map((review) => ({ ...review, writtenAt: null }));
}

/** A row as it is written, each review with the language it is in. Pure. */
export function withLanguages(writing: WritingRead): RestaurantWriting {
  const reviews = writing.reviews.map((review) => ({
    ...review,
    language: detectLanguage(review.text.slice(0, tellsLanguage)),
  }));
  return { ...writing, reviews };
}
