import { type Coordinates, distanceMetres, type Place } from '@merve/contract';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readable } from '../../platform/firestore/readable.ts';
import { wordsToFind } from './place-words.ts';

/** Documents one search by name reads at most. */
const maxRead = 60;

interface Scored {
  readonly place: Place;
  readonly hits: number;
  readonly away: number;
}

/** How many of the wanted words a place has. */
function hitsIn(place: Place, wanted: readonly string[]): number {
  return wanted.filter((word) => place.words.includes(word)).length;
}

/** Our own places that have one of the words. One query. */
async function sharingWord(
  documents: Documents,
  marketId: string,
  words: readonly string[],
): Promise<readonly Place[]> {
  const found = await documents.places
    .where('marketId', '==', marketId)
    .where('active', '==', true)
    .where('words', 'array-contains-any', words)
    .limit(maxRead)
    .get();
  return readable(found.docs);
}

/**
 * Our own places that share a word with the text; those that share most come first, of equals the nearest. One query,
 * at most 60 documents; none without words.
 */
export async function searchOwnPlaces(
  documents: Documents,
  { marketId, text, near }: { readonly marketId: string; readonly text: string; readonly near?: Coordinates },
): Promise<Place[]> {
  const words = wordsToFind(text);
  if (words.length === 0) return [];
  const scored = (await sharingWord(documents, marketId, words)).map(
    (place): Scored => ({
      place,
      hits: hitsIn(place, words),
      away: near === undefined ? 0 : distanceMetres(near, place.location),
    }),
  );
  const most = Math.max(0, ...scored.map(({ hits }) => hits));
  // Half of the words at least: "museum of lost keys" is not every museum.
  return scored
    .filter(({ hits }) => hits === most && hits * 2 >= words.length)
    .sort((one, other) => one.away - other.away || one.place.name.localeCompare(other.place.name))
    .map(({ place }) => place);
}

/** The one place whose name is meant: every word of the text is in its names. Null for none, and for several. */
export async function ownPlaceNamed(
  documents: Documents,
  marketId: string,
  text: string,
): Promise<Place | null> {
  const words = wordsToFind(text);
  const named = (await searchOwnPlaces(documents, { marketId, text })).filter(
    (place) => hitsIn(place, words) === words.length,
  );
  const [only, another] = named;
  return only === undefined || another !== undefined ? null : only;
}

/** Whether the words of a name stand in a text, one after another; what hangs on the last of them is no other word. */
function standsIn(text: readonly string[], name: readonly string[]): boolean {
  if (name.length < fewestOfName) return false;
  return text.some((_, start) => name.every((word, index) => text[start + index]?.startsWith(word) === true));
}
/** A name of one word may be any word of a sentence. */
const fewestOfName = 2;

/**
 * Our own places whose whole name stands in a sentence ("is the Museum of Lost Keys open on Monday?"), the longest name first, and of
 * one length all. One query, at most 60 documents; none without words.
 */
export async function ownPlacesNamedIn(
  documents: Documents,
  marketId: string,
  sentence: string,
): Promise<readonly Place[]> {
  const words = wordsToFind(sentence);
  if (words.length === 0) return [];
  const named = (await sharingWord(documents, marketId, words)).flatMap((place) => {
    const names = [place.name, ...place.otherNames].map(wordsToFind);
    const lengths = names.filter((name) => standsIn(words, name)).map(({ length }) => length);
    return lengths.length === 0 ? [] : [{ place, length: Math.max(...lengths) }];
  });
  const longest = Math.max(0, ...named.map(({ length }) => length));
  return named.filter(({ length }) => length === longest).map(({ place }) => place);
}
