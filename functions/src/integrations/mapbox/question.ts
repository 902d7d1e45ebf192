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

/** What the Search Box is asked with; null if there are no words to ask with. */
export function pointParameters({ text, bounds, near }: MapQuestion): Record<string, string> | null {
  const q = queryText(text);
  if (!/[\p{L}\p{N}]/u.test(q)) return null;
  return {
    q,
    bbox: [bounds.west, bounds.south, bounds.east, bounds.north].map(degrees).join(','),
    // Left out, results are drawn towards the data centre that asks.
    proximity: pair(near ?? middle(bounds)),
  };
}

/** What Geocoding is asked with, as its SDK takes it; null if there are no words to ask with. */
export function geocodingParameters({ text, bounds, near }: MapQuestion) {
  const query = queryText(text);
  if (!/[\p{L}\p{N}]/u.test(query)) return null;
  const { west, south, east, north } = bounds;
  const box: [number, number, number, number] = [
    Number(degrees(west)),
    Number(degrees(south)),
    Number(degrees(east)),
    Number(degrees(north)),
  ];
  const { latitude, longitude } = near ?? middle(bounds);
  const proximity: [number, number] = [Number(degrees(longitude)), Number(degrees(latitude))];
  return { query, bbox: box, proximity };
}

const pair = ({ latitude, longitude }: Coordinates) => `${degrees(longitude)},${degrees(latitude)}`;

const middle = ({ west, south, east, north }: MapBounds): Coordinates => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
});

/** True for a place inside, on the edge too: the API is asked for nothing else, and not trusted with it. */
export function isWithin(
  { west, south, east, north }: MapBounds,
  { latitude, longitude }: Coordinates,
): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
