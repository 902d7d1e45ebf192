import type { Coordinates } from '@merve/contract';
import type { MapBounds, MapQuestion } from '../map-search.ts';

/** A query has at most 256 characters and 20 words, and no semicolon, which parts the queries of a batch. */
const maxQuery = 256;
const maxWords = 20;

function queryText(text: string): string {
  const words = text
    .toWellFormed()
    .replace(/[;\p{C}\s]+/gu, ' ')
    .trim()
    .split(' ')
    .slice(0, maxWords);
  return [...words.join(' ')].slice(0, maxQuery).join('').slice(0, maxQuery);
}

const degrees = (value: number) => value.toFixed(5).replace(/\.?0+$/, '');

/** What the Search Box and the Geocoding API are both asked with; each takes languages in its own way. Null if there are no words to ask with. */
export function sharedParameters({ text, bounds, near }: MapQuestion): Record<string, string> | null {
  const q = queryText(text);
  if (!/[\p{L}\p{N}]/u.test(q)) return null;
  return {
    q,
    bbox: [bounds.west, bounds.south, bounds.east, bounds.north].map(degrees).join(','),
    // Left out, results are drawn towards the data centre that asks.
    proximity: near === undefined ? middleOf(bounds) : pair(near),
  };
}

const pair = ({ latitude, longitude }: Coordinates) => `${degrees(longitude)},${degrees(latitude)}`;

function middleOf({ west, south, east, north }: MapBounds): string {
  return pair({ latitude: (south + north) / 2, longitude: (west + east) / 2 });
}

/** True for a place inside, on the edge too: the API is asked for nothing else, and not trusted with it. */
export function isWithin(
  { west, south, east, north }: MapBounds,
  { latitude, longitude }: Coordinates,
): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
