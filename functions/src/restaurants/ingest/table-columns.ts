/** What is read of a table of restaurants. */
export type ColumnMeaning =
  | 'name'
  | 'url'
  | 'address'
  | 'rating'
  | 'votes'
  | 'area'
  | 'city'
  | 'kinds'
  | 'dishes'
  | 'cuisines'
  | 'cost'
  | 'currency'
  | 'reviews'
  | 'latitude'
  | 'longitude';

/**
 * How columns are headed: first as in the 17 columns of the source's data (Bangalore), then as other copies of it have them. Folded to letters.
 * `phone`, `online_order`, `book_table`, `menu_item` and `listed_in(type)` are not read: a telephone number is nobody's business here, and the
 * others say nothing that is kept.
 */
const headings: Readonly<Record<ColumnMeaning, readonly string[]>> = {
  name: ['name', 'restaurantname', 'restaurant'],
  url: ['url', 'link'],
  address: ['address'],
  rating: ['rate', 'rating', 'aggregaterating'],
  votes: ['votes', 'ratingcount', 'reviewcount'],
  area: ['location', 'locality', 'area', 'neighbourhood', 'neighborhood'],
  city: ['listedincity', 'city', 'town'],
  kinds: ['resttype', 'establishment'],
  dishes: ['dishliked', 'dishes', 'populardishes'],
  cuisines: ['cuisines', 'cuisine'],
  cost: ['approxcostfortwopeople', 'averagecostfortwo', 'costfortwo', 'cost'],
  currency: ['currency'],
  reviews: ['reviewslist', 'reviews'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lng', 'lon'],
};
const meanings = Object.keys(headings).filter((key): key is ColumnMeaning => key in headings);

export interface TableColumns {
  /** Where each meaning stands, from 0. */
  readonly at: Readonly<Partial<Record<ColumnMeaning, number>>>;
  /** How many columns the heading has. */
  readonly count: number;
  /** What a table of restaurants usually has and this one does not. */
  readonly missing: readonly ColumnMeaning[];
}

/** What the columns of a table mean, by its first row; null for a table without names: that is none of restaurants. Pure. */
export function columnsOf(heading: readonly string[]): TableColumns | null {
  const folded = heading.map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ''));
  const at = Object.fromEntries(
    meanings.flatMap((meaning) => {
      const places = headings[meaning].map((name) => folded.indexOf(name)).filter((place) => place >= 0);
      return places[0] === undefined ? [] : [[meaning, places[0]]];
    }),
  );
  if (at['name'] === undefined) return null;
  return { at, count: heading.length, missing: meanings.filter((meaning) => at[meaning] === undefined) };
}
