import { type Coordinates, distanceKm } from '@merve/contract';
import anyAscii from 'any-ascii';
import { allNamesOf } from '../catalogue/town-names.ts';
import { foldedWords } from '../language/phrase-pattern.ts';

/** From here on a name is believed to be the same one. */
export const believedFrom = 0.6;
/** How far from the centre of a destination a place of it may lie, where nothing better is known. */
export const destinationKm = 50;

const wordsIn = (list: string): string[] => list.split(/\s+/).filter(Boolean);

/** What a place is, in plain letters: one line a kind, in the languages that names are written in. Between kinds lie two places, however alike their names. */
const kinds = new Map(
  [
    'museum muzesi muzeyi muze mouseio mousio muzey museu museo musee bagmulgwan misulgwan',
    'castle kalesi kale kastro burg schloss zamok castillo chateau fortress festung krepost fort seong',
    'beach plaji plaj paralia strand plyazh playa plage haebyeon',
    'church chapel sapeli sapel kapelle kapella kilisesi kilise ekklisia kirche tserkov iglesia eglise cathedral dom sobor seongdang gyohoe',
    'mosque camii cami moschee mechet tzami',
    'hotel oteli otel xenodocheio gostinitsa pension hostel',
    'restaurant restoran restorani restaurante lokantasi lokanta estiatorio taverna tavern meyhanesi sigdang',
    'cafe kafe kahve kahvesi coffee kaffee kofeynya bakery kape',
    'park parki parko garden gardens bahcesi bahce kipos botanical gongwon',
    'market pazari pazar bazaar bazar carsi carsisi agora rynok markt sijang',
    'monastery manastiri manastir moni abbey kloster monastyr',
    'tower kulesi kule pyrgos turm bashnya tawo',
    'harbour harbor port limani liman limani hafen gavan marina',
    'palace sarayi saray palati palast dvorets palais gung',
    'square meydani meydan plateia platz ploshchad plaza',
    'bridge kopru koprusu gefyra most brucke puente ponte pont dali',
    'theatre theater tiyatro theatro teatr teatro opera oper opera geugjang',
    'library kutuphane vivliothiki biblioteka bibliothek doseogwan',
    'temple tapinak naos khram tempel',
  ].flatMap((line, index) => wordsIn(line).map((word) => [word, index] as const)),
);

/** What tells no name from another. */
const fillers = new Set(
  wordsIn(
    'the of and ve und de la le les el los al di da du des der die das den von zum zur in am im at st saint san santa sveti agios agia aziz city town old eski',
  ),
);

/** What lies at a sight, or is called after it, and is another place. */
const namesakes = new Set(
  wordsIn(
    'hotel oteli otel xenodocheio gostinitsa hostel pension resort suites apartments apartment residence guesthouse station stop metro istasyonu duragi vokzal stantsiya bahnhof stadium stadyumu arena parking otopark shop store souvenirs center centre merkezi gift avm mall pharmacy eczanesi bank atm school okulu university street sokak sokagi caddesi road avenue bulvari ulitsa strasse yeog yeok',
  ),
);

/** Words by which a service makes a name fuller, and which tell no place from another. */
const descriptors = new Set(
  wordsIn(
    'archaeological archeological site historic historical national official open air complex monument ruins ancient arkeoloji oren yeri milli devlet',
  ),
);

const namesOfTown = (name: string): readonly string[] => {
  const folded = foldedWords(name).join(' ');
  return [name, ...foldedWords(name), ...allNamesOf(folded), ...foldedWords(name).flatMap(allNamesOf)];
};

/** Korean writes what a place is, and whose, on to its name. */
const koreanKind =
  /(?<=^(?:국립|시립))(?=[가-힣])|(?<=[가-힣]{2})(?=(?:박물관|미술관|도서관|성당|공원|시장|타워|다리|극장|호텔|식당|카페|역)(?:$|\s))/gu;

/** A name in plain letters, whatever alphabet it was written in. */
const lettersOf = (name: string): string =>
  anyAscii(name.normalize('NFKC').replace(koreanKind, ' '))
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
  return left.size > 0 && right.size > 0 ? only.length > 0 : only.some((kind) => !unsaid.has(kind));
}

/** What is called after a sight and is none: one name has it, the other has not. */
function isNamedAfter(one: string, other: string): boolean {
  const [left, right] = [one, other].map((letters) =>
    letters.split(' ').filter((word) => namesakes.has(word)),
  );
  return (left ?? []).length > 0 !== (right ?? []).length > 0;
}

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
  if (words === undefined || others === undefined) return whole;
  // The kind of place is said in another language, or not at all: then its own words decide.
  const best = Math.max(whole, alike(words.join(' '), others.join(' ')));
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
  return best?.place ?? null;
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
