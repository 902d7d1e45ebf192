import {
  type Coordinates,
  distanceMetres,
  type Listing,
  type RidePlace,
  type TaxiPolicy,
} from '@merve/contract';
import { type CatalogueSnapshot, townNames } from './catalogue-snapshot.ts';
import { searchWords, wordsOf } from './fold.ts';
import { isSameInAnyCase, isTownWord } from './town-names.ts';

/** A place known to the market, with its coordinates. */
export interface KnownPlace extends RidePlace {
  readonly at: Coordinates;
}

/** What a Turkish word may have at its end: `Girne'ye`, `limana`, `havaalanından`. */
const maxEnding = 6;

/** Words that say nothing about which place is meant. */
const fillers =
  /^(?:the|to|from|at|in|a|an|my|please|near|merkez|merkezi|merkezine|merkezinden|sehir|city|centre|center|town|of|zentrum|innenstadt|stadt|центр|центра|города|κεντρο|πολη|מרכז|העיר|المدینه|مرکز|شهر|시내)$/;

const wordsIn = (text: string) =>
  searchWords(text.replace(/[’'`´]/g, ' ')).filter((word) => !fillers.test(word));

/** True if the words of the name stand in the text one after another, the last one perhaps with an ending. */
function names(text: readonly string[], name: readonly string[]): boolean {
  if (name.length === 0) return false;
  return text.some((_, start) =>
    name.every((word, index) => {
      const said = text[start + index];
      if (said === word || (said !== undefined && isSameInAnyCase(said, word))) return true;
      const isLast = index === name.length - 1;
      return (
        isLast &&
        word.length > 3 &&
        (said?.startsWith(word) ?? false) &&
        (said?.length ?? 0) - word.length <= maxEnding
      );
    }),
  );
}

/** The market's towns, each at the middle of its listings, and how far that is from a place. */
function towns(catalogue: CatalogueSnapshot): KnownPlace[] {
  const byTown = Map.groupBy(catalogue.listings, ({ town }) => town);
  return [...byTown].map(([label, listings]) => {
    const mean = (of: (at: Coordinates) => number) =>
      listings.reduce((sum, { location }) => sum + of(location), 0) / listings.length;
    return { label, at: { latitude: mean((at) => at.latitude), longitude: mean((at) => at.longitude) } };
  });
}

/** A name of the market's that stands in a text: its words, and what they are the name of. */
interface Named {
  readonly words: readonly string[];
  readonly place: KnownPlace;
}

const lengthOf = ({ words }: Pick<Named, 'words'>) => words.join(' ').length;

/** The longest name first: "Kyrenia harbour" is more than "Kyrenia". */
function namedIn(said: readonly string[], candidates: readonly Named[]): Named[] {
  return candidates
    .filter(({ words }) => names(said, words))
    .sort((one, other) => lengthOf(other) - lengthOf(one));
}

const landmarkNames = (landmarks: TaxiPolicy['landmarks']): Named[] =>
  landmarks.flatMap(({ names: [first = '', ...others], at }) =>
    [first, ...others].map((name) => ({ words: wordsIn(name), place: { label: first, at } })),
  );

const townsNamed = (catalogue: CatalogueSnapshot): Named[] =>
  towns(catalogue).flatMap((town) =>
    townNames(town.label).map((name) => ({ words: wordsIn(name), place: town })),
  );

/**
 * The place a person names: a listing by its whole name, a landmark of the market, a town (its middle), or a listing
 * that its words point at. Null if it is none of them. Pure.
 */
export function resolvePlace(
  text: string,
  catalogue: CatalogueSnapshot,
  { landmarks }: Pick<TaxiPolicy, 'landmarks'>,
): KnownPlace | null {
  const said = wordsIn(text);
  if (said.length === 0) return null;
  const exact = catalogue.listings.find(({ name }) => wordsIn(name).join(' ') === said.join(' '));
  if (exact !== undefined) return { label: exact.name, at: exact.location };
  const [best] = namedIn(said, [...landmarkNames(landmarks), ...townsNamed(catalogue)]);
  if (best !== undefined) return best.place;
  const found = catalogue.resolveListing(text);
  return found.kind === 'one' ? { label: found.listing.name, at: found.listing.location } : null;
}

/** The town of a market that a text names, in any case of any language, and its offsets in the text (UTF-16); the longest name. Null for none. Pure. */
export function townIn(
  text: string,
  { listings }: Pick<CatalogueSnapshot, 'listings'>,
): { readonly name: string; readonly start: number; readonly end: number } | null {
  const said = wordsOf(text);
  const labels = [...new Set(listings.map(({ town }) => town))];
  let best: { readonly name: string; readonly start: number; readonly end: number } | null = null;
  for (const label of labels) {
    for (const name of townNames(label).map((one) => one.split(' '))) {
      const at = said.findIndex((_, start) =>
        name.every((word, index) => {
          const stem = said[start + index]?.stem;
          return stem !== undefined && isTownWord(searchWords(stem).join(' '), word);
        }),
      );
      const [first, last] = [said[at], said[at + name.length - 1]];
      if (first === undefined || last === undefined) continue;
      const found = { name: label, start: first.start, end: last.end };
      if (best === null || found.end - found.start > best.end - best.start) best = found;
    }
  }
  return best;
}

/** What a person's words about an end of their way come to. */
export type NamedEnd =
  | { readonly kind: 'one'; readonly place: KnownPlace }
  /** More is said than the town, and only the town is known. */
  | { readonly kind: 'town-only'; readonly town: string }
  | { readonly kind: 'several'; readonly names: readonly string[] }
  | { readonly kind: 'unknown' };

/** True if the words, with the endings they may have, are all among those of a name. */
const covers = (name: readonly string[], words: readonly string[]) =>
  words.every((word) => name.some((part) => word === part || (part.length > 3 && word.startsWith(part))));

/**
 * The place a ride is to begin or end at. What is named is meant: of "Kalem Guesthouse in Nicosia" the guesthouse, and never
 * the middle of the town in its place. Two places in one piece of text are two. Pure.
 */
export function resolveEnd(
  text: string,
  catalogue: CatalogueSnapshot,
  { landmarks }: Pick<TaxiPolicy, 'landmarks'>,
): NamedEnd {
  const said = wordsIn(text);
  if (said.length === 0) return { kind: 'unknown' };
  const exact = catalogue.listings.find(({ name }) => wordsIn(name).join(' ') === said.join(' '));
  if (exact !== undefined) return one(exact);
  const [landmark] = namedIn(said, landmarkNames(landmarks));
  const [town] = namedIn(said, townsNamed(catalogue));
  const mentioned = catalogue
    .mentionsIn(text)
    .map((mention) => ({ ...mention, words: wordsIn(mention.matched) }))
    // "Kyrenia harbour" is the landmark, and no listing with a harbour in its name.
    .filter(({ words }) => landmark === undefined || !covers(landmark.words, words));
  const [first] = mentioned;
  if (first !== undefined) {
    const alike = mentioned.filter(
      ({ score, words }) => score >= first.score || !words.some((word) => first.words.includes(word)),
    );
    const listings = alike.flatMap(({ listingId }) => catalogue.listing(listingId) ?? []);
    const there = listings.filter((listing) => listing.town === town?.place.label);
    const meant = there.length > 0 ? there : listings;
    const others =
      landmark !== undefined && !covers(first.words, landmark.words) ? [landmark.place.label] : [];
    const [only] = meant;
    if (only !== undefined && meant.length === 1 && others.length === 0) return one(only);
    return { kind: 'several', names: [...meant.map(({ name }) => name), ...others] };
  }
  if (landmark !== undefined) {
    const isElsewhere =
      town !== undefined &&
      !covers(landmark.words, town.words) &&
      districtOf(landmark.place.at, catalogue) !== town.place.label &&
      lengthOf(landmark) < lengthOf({ words: wordsIn(landmark.place.label) });
    return isElsewhere
      ? { kind: 'town-only', town: town.place.label }
      : { kind: 'one', place: landmark.place };
  }
  if (town !== undefined) {
    const names = wordsIn(town.place.label);
    return covers(names, said)
      ? { kind: 'one', place: town.place }
      : { kind: 'town-only', town: town.place.label };
  }
  const found = catalogue.resolveListing(text);
  if (found.kind === 'one') return one(found.listing);
  return found.kind === 'several'
    ? { kind: 'several', names: found.listings.map(({ name }) => name) }
    : { kind: 'unknown' };
}

const one = ({ name, location }: Listing): NamedEnd => ({
  kind: 'one',
  place: { label: name, at: location },
});

/** The town whose middle is nearest: the district a driver is told. Pure. */
export function districtOf(at: Coordinates, catalogue: CatalogueSnapshot): string {
  const [nearest] = towns(catalogue)
    .map((town) => ({ label: town.label, away: distanceMetres(at, town.at) }))
    .sort((one, other) => one.away - other.away);
  return nearest?.label ?? '–';
}
