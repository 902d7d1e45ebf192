import { type Coordinates, distanceMetres, type RidePlace, type TaxiPolicy } from '@merve/contract';
import { type CatalogueSnapshot, townNames } from './catalogue-snapshot.ts';
import { foldText } from './fold.ts';

/** A place known to the market, with its coordinates. */
export interface KnownPlace extends RidePlace {
  readonly at: Coordinates;
}

/** What a Turkish word may have at its end: `Girne'ye`, `limana`, `havaalanından`. */
const maxEnding = 6;

/** Words that say nothing about which place is meant. */
const fillers =
  /^(?:the|to|from|at|in|a|an|my|please|near|merkez|merkezi|merkezine|city|centre|center|town|of)$/;

const wordsIn = (text: string) =>
  foldText(text)
    .replace(/[’'`´]/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !fillers.test(word));

/** True if the words of the name stand in the text one after another, the last one perhaps with an ending. */
function names(text: readonly string[], name: readonly string[]): boolean {
  if (name.length === 0) return false;
  return text.some((_, start) =>
    name.every((word, index) => {
      const said = text[start + index];
      if (said === word) return true;
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
  // The longest name that is said: "Kyrenia harbour" is more than "Kyrenia".
  const named = [
    ...landmarks.flatMap(({ names: [first = '', ...others], at }) =>
      [first, ...others].map((name) => ({ words: wordsIn(name), place: { label: first, at } })),
    ),
    ...towns(catalogue).flatMap((town) =>
      townNames(town.label).map((name) => ({ words: wordsIn(name), place: town })),
    ),
  ]
    .filter(({ words }) => names(said, words))
    .sort((one, other) => other.words.join(' ').length - one.words.join(' ').length);
  const [best] = named;
  if (best !== undefined) return best.place;
  const found = catalogue.resolveListing(text);
  return found.kind === 'one' ? { label: found.listing.name, at: found.listing.location } : null;
}

/** The town whose middle is nearest: the district a driver is told. Pure. */
export function districtOf(at: Coordinates, catalogue: CatalogueSnapshot): string {
  const [nearest] = towns(catalogue)
    .map((town) => ({ label: town.label, away: distanceMetres(at, town.at) }))
    .sort((one, other) => one.away - other.away);
  return nearest?.label ?? '–';
}
