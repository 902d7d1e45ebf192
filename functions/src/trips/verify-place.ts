import { type Coordinates, distanceKm } from '@merve/contract';
import anyAscii from 'any-ascii';
import { allNamesOf } from '../catalogue/town-names.ts';
import { foldedWords } from '../language/phrase-pattern.ts';
import { descriptors, fillers, kinds, namesakes, qualifiers, wordsIn } from './words-of-place-names.ts';

/** From here on a name is believed to be the same one. */
export const believedFrom = 0.6;
/** How far from the centre of a destination a place of it may lie, where nothing better is known. */
export const destinationKm = 50;

const namesOfTown = (name: string): readonly string[] => {
  const folded = foldedWords(name).join(' ');
  return [name, ...foldedWords(name), ...allNamesOf(folded), ...foldedWords(name).flatMap(allNamesOf)];
};

/** Korean writes what a place is, and whose, on to its name. */
const koreanKind =
  /(?<=^(?:국립|시립))(?=[가-힣])|(?<=[가-힣]{2})(?=(?:박물관|미술관|도서관|성당|공원|시장|타워|다리|극장|호텔|식당|카페|역)(?:$|\s))/gu;

/** German writes it on, too: "Pergamonmuseum". */
const germanKind =
  /(?<=\p{L}{3})(?=(?:museum|turm|kirche|schloss|platz|palast|garten|theater|bibliothek|galerie|kloster)(?!\p{L}))/giu;

/** A name in plain letters, whatever alphabet it was written in. */
const lettersOf = (name: string): string =>
  anyAscii(name.normalize('NFKC').replace(koreanKind, ' ').replace(germanKind, ' '))
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  const letters = ` ${text} `;
  for (let index = 0; index < letters.length - 1; index += 1) {
    const pair = letters.slice(index, index + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** Twice the pairs of letters that two texts share, of all they have (Sørensen and Dice). */
function alike(one: string, other: string): number {
  if (one === '' || other === '') return 0;
  const [left, right] = [pairsOf(one), pairsOf(other)];
  const count = (pairs: Map<string, number>) => [...pairs.values()].reduce((sum, times) => sum + times, 0);
  let shared = 0;
  for (const [pair, times] of left) shared += Math.min(times, right.get(pair) ?? 0);
  return (2 * shared) / (count(left) + count(right));
}

const tellingWords = (letters: string): string[] =>
  letters
    .split(' ')
    .filter((word) => (word.length > 2 || /\d/.test(word)) && !fillers.has(word) && !kinds.has(word));

/** Two spellings of one word share so much: "Hilarion" and "Ilarion" do, "terreiro" and "ferreira" do not. */
const sameWordFrom = 0.62;

/** A telling word of one that the other has nothing like. */
const hasWordOfItsOwn = (words: readonly string[], others: readonly string[]): boolean =>
  words.some((word) => !others.some((other) => alike(word, other) >= sameWordFrom));

const kindsIn = (letters: string): number[] => letters.split(' ').flatMap((word) => kinds.get(word) ?? []);

/** Kinds that a place may be without being called so. */
const unsaid = new Set(
  [...kinds.values()].filter((kind) =>
    ['church', 'mosque', 'temple', 'restaurant', 'cafe'].some((word) => kinds.get(word) === kind),
  ),
);

const kindsOf = (words: string): ReadonlySet<number> =>
  new Set(wordsIn(words).flatMap((word) => kinds.get(word) ?? []));

/** Kinds of which many are museums as well. */
const keptAsMuseums = kindsOf('palace castle tower monastery mosque church');

/** Kinds that people leave out where the name has a word of its own: Neuschwanstein, the Uffizi, the Globe. */
const leftOut = kindsOf('palace castle monastery theatre gallery');

/**
 * Whether two names speak of two things: a kind that one has and the other, which is of some kind too, has not ("Charles Bridge Palace"), or that a name without any kind would not
 * leave out: the museum of the Acropolis is not the Acropolis.
 */
function areOfTwoKinds(one: string, other: string): boolean {
  const [left, right] = [new Set(kindsIn(one)), new Set(kindsIn(other))];
  const only = [
    ...[...left].filter((kind) => !right.has(kind)),
    ...[...right].filter((kind) => !left.has(kind)),
  ];
  // A palace that is shown is a museum, too: Topkapı Palace Museum.
  const isShown =
    only.length === 1 &&
    only[0] === kinds.get('museum') &&
    [...left].some((kind) => right.has(kind) && keptAsMuseums.has(kind));
  if (isShown) return false;
  return left.size > 0 && right.size > 0 ? only.length > 0 : only.some((kind) => !unsaid.has(kind));
}

/** What is called after a sight and is none: one name has it, the other has not. */
function isNamedAfter(one: string, other: string): boolean {
  const [left, right] = [one, other].map((letters) =>
    letters.split(' ').filter((word) => namesakes.has(word)),
  );
  return (left ?? []).length > 0 !== (right ?? []).length > 0;
}

/** How surely a name is meant by its initials. */
const initialsSimilarity = 0.8;

/** "MoMA" of the Museum of Modern Art, "V&A" of the Victoria and Albert Museum: the first letters of its words, those that join them left out or not. */
function areInitials(short: string, long: string): boolean {
  const isShort =
    /^\p{L}(?:[\p{L}&.]){1,6}$/u.test(short.trim()) && (short.match(/\p{Lu}/gu) ?? []).length > 1;
  if (!isShort) return false;
  const initials = lettersOf(short.replaceAll('&', ' ')).replaceAll(' ', '');
  const words = lettersOf(long.replaceAll('&', ' ')).split(' ');
  if (words.length < 2 || initials.length < 2) return false;
  const first = (some: readonly string[]) => some.map((word) => word.slice(0, 1)).join('');
  const unjoined = words.filter((word) => !/^(?:of|and|the|de|for)$/u.test(word));
  const telling = words.filter((word) => !fillers.has(word));
  const named = telling.filter((word) => !kinds.has(word));
  return [words, unjoined, telling, named].some((some) => some.length > 1 && first(some) === initials);
}

/**
 * Whether a name stands whole, and word for word, within a fuller one of the same kind of place ("Dizengoff Square", "Zina Dizengoff Square"), with nothing beside it
 * that makes another of it: its hotel, the little one, the new one. Pure.
 */
function standsWithin(name: string, fuller: string): boolean {
  const [short, long] = [lettersOf(name), lettersOf(fuller)];
  const words = short.split(' ');
  // A name of kinds alone, "the Royal Palace", is one of many.
  const isNamed = words.length > 1 && tellingWords(short).some((word) => !descriptors.has(word));
  if (!isNamed || !` ${long} `.includes(` ${short} `)) return false;
  const beside = ` ${long} `.replace(` ${short} `, ' ').split(' ').filter(Boolean);
  const ofKind = new Set(kindsIn(short));
  return (
    beside.length > 0 &&
    beside.length <= mostBeside &&
    !beside.some((word) => qualifiers.has(word) || namesakes.has(word) || /\d/.test(word)) &&
    beside.flatMap((word) => kinds.get(word) ?? []).every((kind) => ofKind.has(kind) || unsaid.has(kind))
  );
}

/** Whether one name is the other without its kind, where people say it so. Pure. */
function isWithoutItsKind(name: string, fuller: string): boolean {
  const [short, long] = [lettersOf(name), lettersOf(fuller)];
  const own = kindsIn(long);
  const words = tellingWords(short).join(' ');
  return (
    kindsIn(short).length === 0 &&
    own.length > 0 &&
    own.every((kind) => leftOut.has(kind)) &&
    words.length > 4 &&
    words === tellingWords(long).join(' ') &&
    !isNamedAfter(short, long)
  );
}

/** Words beside a name in a fuller one, at most. */
const mostBeside = 5;
/** Within so far of the centre a place may be called fuller than it was named: "the Royal Palace" of Madrid is not that of Aranjuez. */
const fullerWithinKm = 20;

/**
 * How alike two names are, 0 to 1, in whatever letters. Where one has a telling word that the other has nothing like, or they are of two kinds, or one is called after the
 * other (its hotel, its stadium), they are two places, however much else they share: a museum of modern art is no museum of fine arts, a town’s castle is not its harbour, and the
 * arch of the Carrousel is another arch. Where a place lies is no part of its name. Pure.
 * @param around what the place lies in is called, in any language: the town, the destination of the trip
 */
export function nameSimilarity(one: string, other: string, around: readonly string[] = []): number {
  const [left, right] = [lettersOf(one), lettersOf(other)];
  if (left === '' || right === '') return 0;
  if (left === right) return 1;
  const where = new Set(around.flatMap(namesOfTown).flatMap((name) => lettersOf(name).split(' ')));
  const [words, others] = [left, right].map((letters) =>
    tellingWords(letters).filter((word) => !descriptors.has(word) && !where.has(word)),
  );
  const whole = alike(left, right);
  if (areInitials(one, other) || areInitials(other, one)) return initialsSimilarity;
  if (words === undefined || others === undefined) return whole;
  // The kind of place is said in another language, or not at all: then its own words decide.
  const ofWords = alike(words.join(' '), others.join(' '));
  // "The museum of the town" has no word of its own: it is told by its kind, and by whose it is.
  const isOfTown = words.length === 0 && others.length === 0 && kindsIn(left).length > 0;
  const best = Math.max(whole, ofWords, isOfTown ? believedFrom : 0);
  // Where one is a café or a church and the other says no kind, it must be called the very same.
  const isKindUnsaid = (kindsIn(left).length === 0) !== (kindsIn(right).length === 0);
  const areTwo =
    (isKindUnsaid && words.join(' ') !== others.join(' ')) ||
    hasWordOfItsOwn(words, others) ||
    hasWordOfItsOwn(others, words) ||
    areOfTwoKinds(left, right) ||
    isNamedAfter(left, right);
  return areTwo ? Math.min(best, believedFrom - 0.01) : best;
}

/** A place as whoever looked it up knows it. */
export interface FoundPlace {
  readonly id: string;
  readonly names: readonly string[];
  readonly at: Coordinates | null;
}

/** A place as a person or a model named it. */
export interface NamedPlace {
  readonly name: string;
  readonly nameEn?: string | undefined;
}

/**
 * The one of several found places that is believed to be the named one: alike enough in name, and within the destination. Null for none: it is then shown as not
 * verified, and never dropped. Pure.
 * @param withinKm how far from the centre it may lie
 * @param around what the destination is called
 */
export function believedPlace<Found extends FoundPlace>(
  { name, nameEn }: NamedPlace,
  found: readonly Found[],
  centre: Coordinates,
  { withinKm = destinationKm, around = [] }: { withinKm?: number; around?: readonly string[] } = {},
): Found | null {
  const names = nameEn === undefined ? [name] : [name, nameEn];
  let best: { readonly place: Found; readonly score: number } | null = null;
  for (const place of found) {
    // What nobody can place may be in another town.
    if (place.at === null || distanceKm(place.at, centre) > withinKm) continue;
    const score = Math.max(
      0,
      ...names.flatMap((wanted) => place.names.map((known) => nameSimilarity(wanted, known, around))),
    );
    if (score >= believedFrom && (best === null || score > best.score)) best = { place, score };
  }
  if (best !== null) return best.place;
  // Nobody is called so: the one that has the name within a fuller one, where it is the only one.
  const [only, another] = found.filter(
    ({ at, names: known }) =>
      at !== null &&
      distanceKm(at, centre) <= Math.min(withinKm, fullerWithinKm) &&
      names.some((wanted) => known.some((one) => standsWithin(wanted, one) || isWithoutItsKind(wanted, one))),
  );
  return another === undefined ? (only ?? null) : null;
}

/** Whether a place is one of several: by its id where both have one, else by its name. Pure. */
export const isRepeat = (
  place: { readonly id: string | null; readonly name: string },
  others: readonly { readonly id: string | null; readonly name: string }[],
): boolean =>
  others.some((other) =>
    place.id !== null && other.id !== null
      ? place.id === other.id
      : lettersOf(place.name) === lettersOf(other.name),
  );
