/** What a message orders: dishes with their quantities, from where, and where they are to go. Pure; the menu is not known here. */
import { type Language, languageSchema } from '@merve/contract';
import { dishesIn } from '../../../language/dish-words.ts';
import { foldedWords } from '../../../language/phrase-pattern.ts';
import { searchIn } from '../../../language/search-words.ts';
import type { FilledMessage, NamedInMessage } from '../../../model/planner/filled-message.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';
import { languagesOf } from '../../../reading/languages-of.ts';
import { phrases } from '../../../reading/phrase.ts';
import { SaidText } from '../../../reading/said-text.ts';
import { type UnreadPart, unreadParts } from '../../../reading/unread-words.ts';
import { readingWords } from '../../../reading/words/index.ts';
import { orderWords } from './order-words.ts';

export interface OrderWish {
  /** Null where no place was named. */
  readonly from: NamedInMessage | null;
  readonly items: readonly { readonly item: string; readonly quantity: number }[];
  /** As it was written; null without one. */
  readonly address: string | null;
  readonly collect: boolean;
  /** What is asked of a dish that was counted ("1 sea bass without lemon"), word for word. */
  readonly remarks: readonly string[];
  /** What else the message says. */
  readonly unread: readonly UnreadPart[];
}

interface OrderTable {
  readonly order: RegExp;
  readonly collect: RegExp;
  readonly otherwise: RegExp;
  readonly from: ReadonlySet<string>;
  readonly fromBehind: RegExp;
  readonly numbers: ReadonlyMap<string, number>;
  readonly ones: ReadonlySet<string>;
  readonly and: RegExp;
  readonly units: RegExp;
  /** A number with the unit it counts: "두 개랑". */
  readonly countedUnits: RegExp;
  /** "One", of which there are several words: it is the number of what nobody counted. */
  readonly one: RegExp;
  readonly silent: RegExp;
  readonly courtesies: RegExp;
  readonly negation: RegExp;
  readonly counted: RegExp;
}

const entries = (list: string) => list.split(/\s*[,\n]\s*/u).filter((entry) => entry !== '');
const plain = (list: string) => new Set(entries(list).map((word) => foldedWords(word).join(' ')));

const tables = new Map(
  languageSchema.options.map((language) => [language, onFirstUse(() => compile(language))] as const),
);

function compile(language: Language): OrderTable {
  const words = orderWords[language];
  const reading = readingWords[language];
  const numbers = entries(reading.numbers).map((entry): [string, number] => {
    const at = entry.lastIndexOf(' ');
    return [foldedWords(entry.slice(0, at)).join(' '), Number(entry.slice(at))];
  });
  return {
    order: phrases(words.order),
    collect: phrases(words.collect),
    otherwise: phrases(words.otherwise),
    from: plain(words.from),
    fromBehind: new RegExp(words.fromBehind, 'iu'),
    numbers: new Map(numbers),
    ones: plain(words.one),
    and: phrases(words.and),
    units: phrases(words.units),
    one: phrases(words.one),
    countedUnits: phrases(
      entries(words.units)
        .map((unit) => `N ${unit}`)
        .join(', '),
      ['\\d+', ...numbers.map(([word]) => word), ...plain(words.one)].join('|'),
    ),
    silent: phrases(`${words.silent}, ${words.one}`),
    courtesies: phrases(reading.silent),
    negation: phrases(reading.negation),
    counted: phrases(reading.counted),
  };
}

/** What leads to an address, in any language. */
const addressLeads = onFirstUse(() =>
  phrases(`to the address, address, deliver|delivered|bring|send [it] to, adres*, adresine, adresse*, an die adresse, адрес*, по адресу, на адрес,
    στη διεύθυνση, διεύθυνση*, לכתובת, כתובת, إلى عنوان, إلى العنوان, العنوان, عنوان*, إلى, به آدرس, آدرس*, به, 주소*`),
);

/** What says that something is ordered, and, of an order that is collected, that they come for it. */
export function orderPhrases(languages: readonly Language[], isCollected: boolean): RegExp[] {
  return languages
    .flatMap((language) => tables.get(language)?.() ?? [])
    .flatMap(({ order, collect, countedUnits, one }) => [
      countedUnits,
      one,
      order,
      ...(isCollected ? [collect] : []),
    ])
    .concat(addressLeads());
}

/** What says that they come for it themselves. */
export const collectPhrases = (languages: readonly Language[]): RegExp[] =>
  languages.flatMap((language) => tables.get(language)?.().collect ?? []);

/** One dish as it was said: the positions of its words, and how many. */
interface Piece {
  count: number | null;
  words: number[];
  /** Its number, and what counts with it. */
  beside: number[];
  /** The count stood behind it: what comes next is another dish. */
  isClosed: boolean;
}

const maxQuantity = 50;
/** Uncounted, so many words say something else than a dish. */
const enoughWords = 4;
const parts = /[,;.!?~&+:\n،؛]/u;

/** The words of one message, asked by the tables of its languages. */
class OrderedText {
  readonly said: SaidText;
  readonly known: readonly OrderTable[];

  constructor(said: SaidText, languages: readonly Language[]) {
    this.said = said;
    this.known = languages.slice(0, 2).flatMap((language) => tables.get(language)?.() ?? []);
  }

  is(index: number, part: 'and' | 'units' | 'silent' | 'courtesies' | 'negation' | 'counted'): boolean {
    const word = ` ${this.said.words[index]?.text ?? ''} `;
    return this.known.some((table) => word.search(table[part]) >= 0);
  }

  isSilent(index: number): boolean {
    return this.is(index, 'silent') || this.is(index, 'courtesies');
  }

  /** How many a word says; null for a word that is no number. A number of another language may be a small word of this one. */
  countAt(index: number): number | null {
    const { text = '' } = this.said.words[index] ?? {};
    if (/^\d{1,4}$/u.test(text)) return Number(text);
    const [own, other] = this.known;
    const said = own?.numbers.get(text);
    if (said !== undefined) return said;
    if (own?.ones.has(text) === true) return 1;
    return ` ${text} `.search(own?.courtesies ?? /(?!)/u) >= 0 ? null : (other?.numbers.get(text) ?? null);
  }

  /** Whether something parts a word from the one before it. */
  isParted(index: number): boolean {
    const [before, word] = [this.said.words[index - 1], this.said.words[index]];
    if (before === undefined || word === undefined || this.said.isTaken(index - 1)) return true;
    return parts.test(this.said.source.slice(before.end, word.start));
  }

  between(first: number, last: number): string {
    const [from, to] = [this.said.words[first], this.said.words[last]];
    return this.said.source.slice(from?.start, to?.end).replace(/\s+/gu, ' ');
  }
}

function piecesOf(text: OrderedText): readonly Piece[] {
  const pieces: Piece[] = [];
  const begin = (): Piece => {
    const piece: Piece = { count: null, words: [], beside: [], isClosed: false };
    pieces.push(piece);
    return piece;
  };
  let piece = begin();
  for (let index = 0; index < text.said.words.length; index += 1) {
    if (text.said.isTaken(index)) continue;
    if (text.isParted(index)) piece = begin();
    if (text.is(index, 'and')) {
      piece = begin();
      continue;
    }
    const count = text.countAt(index);
    const isUnit = text.is(index, 'units');
    if (count !== null) {
      const isDigits = /^\d/u.test(text.said.words[index]?.text ?? '');
      const isEnd =
        index + 1 >= text.said.words.length || text.said.isTaken(index + 1) || text.isParted(index + 1);
      const isBehind =
        isEnd ||
        text.is(index + 1, 'units') ||
        text.is(index + 1, 'and') ||
        text.said.words[index - 1]?.text === 'x';
      // "Bitte zwei Cola": a courtesy is no dish.
      const tells = ({ words }: Piece) => words.some((at) => !text.isSilent(at));
      const hasWords = tells(piece);
      const isOfThis = hasWords ? piece.count === null && isBehind : piece.count === null;
      if (!isOfThis && hasWords && isDigits) piece = begin();
      if (isOfThis || (isDigits && piece.words.length === 0)) {
        piece.isClosed = tells(piece);
        piece.count = count;
        piece.beside.push(index);
      } else piece.words.push(index);
    } else if (isUnit && (piece.count !== null || text.countAt(index + 1) !== null)) piece.beside.push(index);
    else {
      if (piece.isClosed) piece = begin();
      piece.words.push(index);
    }
  }
  return pieces.filter(({ count, words }) => count !== null || words.length > 0);
}

/** The words of a piece without the courtesies around them; all of them where nothing else is left of a counted one. */
function contentOf(text: OrderedText, { count, words }: Piece): readonly number[] {
  const telling = words.filter((index) => !text.isSilent(index));
  const [first, last] = [telling[0], telling.at(-1)];
  if (first !== undefined && last !== undefined) return words.filter((at) => at >= first && at <= last);
  return count === null ? [] : words.filter((index) => !text.is(index, 'silent'));
}

/** "Three or four people", "200 lira": what is counted is no dish. */
function isOfPeople(text: OrderedText, content: readonly number[]): boolean {
  const first = content.find((index) => text.countAt(index) === null);
  return first === undefined || text.is(first, 'counted');
}

interface Ordered {
  readonly items: { readonly item: string; readonly quantity: number }[];
  readonly remarks: string[];
  counted: number;
}

/** Kinds of places that are called by what is eaten there: "two pizzas" are ordered, "two hotels" are not. */
const eaten = new Set(
  'seafood baklava pasta pide soup waffle kebab pizza burger sushi noodles steak vegan dessert'.split(' '),
);

const places =
  /^(?:places?|spots?|joints?|restaurants?|shops?|bars?|mekan|yer|restoran|lokale?|мест|кафе|μαγαζι)/u;

/** Whether what is counted is something that kitchens make, by its name or by the kind of kitchen that it gives its name to. */
export function isDishOrKind(item: string): boolean {
  if (dishesIn(item).length > 0) return true;
  const { namesKind, query, left } = searchIn(item);
  // "Two large pizzas", and not "two pizza places in Kyrenia".
  if (!namesKind || left.length > 1 || left.some((word) => places.test(word))) return false;
  return query.split(' ').some((word) => eaten.has(word));
}

/** "Two pizzas and a coke": counted dishes, whoever makes them; who comes to eat them says when. */
const countsDishesAlone = (items: OrderWish['items'], { day, clock }: FilledMessage['when']): boolean =>
  day === null && clock === null && items.every(({ item }) => isDishOrKind(item));

/** Takes what is a dish with its number, and what is asked of it; leaves the rest. */
function takeItems(text: OrderedText): Ordered {
  const ordered: Ordered = { items: [], remarks: [], counted: 0 };
  for (const piece of piecesOf(text)) {
    const content = contentOf(text, piece);
    const [first, last] = [content[0], content.at(-1)];
    if (first === undefined || last === undefined) continue;
    const isTooMany = piece.count !== null && (piece.count < 1 || piece.count > maxQuantity);
    if (isTooMany || isOfPeople(text, content)) continue;
    const excluded = content.findIndex((index) => text.is(index, 'negation'));
    const isDish = excluded !== 0 && (piece.count !== null || content.length < enoughWords);
    if (!isDish) continue;
    const lastOfDish = (excluded > 0 ? content[excluded - 1] : last) ?? last;
    // Turkish hangs "without" on what is left out: it is a word of the remark, and of the dish all before it.
    ordered.items.push({ item: text.between(first, lastOfDish), quantity: piece.count ?? 1 });
    if (excluded > 0) ordered.remarks.push(text.between(Math.min(first, ...piece.beside), last));
    if (piece.count !== null) ordered.counted += 1;
    for (const index of [...piece.words, ...piece.beside]) {
      const { start, end } = text.said.words[index] ?? { start: 0, end: 0 };
      text.said.takeBetween(start, end);
    }
  }
  return ordered;
}

/** The dishes of words that are known to name some, each with its number; null where none was said. They are taken. */
export function takeDishes(
  said: SaidText,
  language: Language,
): readonly { readonly item: string; readonly quantity: number | null }[] {
  const text = new OrderedText(said, [language]);
  return piecesOf(text).flatMap((piece) => {
    const content = contentOf(text, piece);
    const [first, last] = [content[0], content.at(-1)];
    if (first === undefined || last === undefined || (piece.count ?? 1) > maxQuantity) return [];
    for (const index of [...piece.words, ...piece.beside]) said.takeWords(index, index);
    return [{ item: text.between(first, last), quantity: piece.count }];
  });
}

/** Whether the place is said to be the one that it is ordered from: "from X", "X'ten", "X:". */
function isFrom({ said }: OrderedText, known: readonly OrderTable[], place: NamedInMessage): boolean {
  // Korean writes the ending on to the name, and the catalogue finds both as one.
  const isNameFirst = said.source.slice(place.start).toLowerCase().startsWith(place.name.toLowerCase());
  const length = isNameFirst ? place.name.length : place.matched.length;
  const behind = said.source.slice(place.start + length);
  const before = said.words.findLast(({ start }) => start < place.start);
  const led = before === undefined ? '' : said.source.slice(before.start, Math.min(before.end, place.start));
  const word = foldedWords(led).join('');
  return known.some(({ from, fromBehind }) => from.has(word) || fromBehind.test(behind));
}

/** The place that it is ordered from. "Sushi delivery? We are at Kalem Guesthouse": a house that cooks for nobody is where it goes to. */
function kitchenIn(
  text: OrderedText,
  known: readonly OrderTable[],
  named: readonly NamedInMessage[],
): NamedInMessage | null {
  const told = named.find((place) => isFrom(text, known, place)) ?? named.find(takesOrders);
  const [only = null, another] = named;
  const isWhereTo = another === undefined && only?.takes !== undefined && !takesOrders(only);
  return told ?? (isWhereTo ? null : only);
}

/**
 * @param filled the message with its names, its address and its moment taken; its dishes are taken here
 * @param isAsked true where it is known that food is asked for
 * @returns null for a message that orders nothing
 */
export function readOrderWish(
  { said, languages, named, address, when }: FilledMessage,
  isAsked = false,
): OrderWish | null {
  const text = new OrderedText(said, languages);
  const { known } = text;
  const has = (part: 'order' | 'collect' | 'otherwise') =>
    known.some((table) => said.open.search(table[part]) >= 0);
  if (has('otherwise')) return null;
  const from = kitchenIn(text, known, named);
  const [collect, asks] = [has('collect'), has('order')];
  for (const table of known) {
    said.takeAll(table.collect);
    said.takeAll(table.order);
  }
  // Another place that is named is where it goes to: "to Pelican Hotel, room 307".
  const other = address === null && !collect ? named.find((one) => one !== from) : undefined;
  const goesTo = other === undefined ? null : clauseOf(text, other);
  const { items, remarks, counted } = takeItems(text);
  const isTold = from !== null && isFrom(text, known, from);
  const place = address ?? goesTo;
  // "Saturday at one, nine people, two of them in wheelchairs" counts people: who books a table names a day.
  const countsDishes = counted > 1 && when.day === null;
  const isOfDishes = from === null && counted > 0 && countsDishesAlone(items, when);
  const tells = [place !== null, collect, countsDishes, isTold].filter(Boolean).length;
  const isOrder =
    isAsked ||
    asks ||
    isOfDishes ||
    (isTold && (counted > 0 || (items.length > 0 && tells > 1))) ||
    (from !== null && takesOrders(from) && counted > 0 && tells > 0);
  if (!isOrder) return null;
  const unread = unreadParts(
    said,
    languages,
    () => null,
    known.map(({ silent }) => silent),
  );
  return { from, items, address: place, collect, remarks, unread };
}

const takesOrders = ({ takes }: NamedInMessage): boolean => takes?.includes('order_food') === true;

/** Takes the part of a message between two commas in which a place is named. */
function clauseOf({ said }: OrderedText, { start, end }: NamedInMessage): string {
  const before = Math.max(...[',', ';', '\n', '. '].map((mark) => said.source.lastIndexOf(mark, start))) + 1;
  const behind = said.source.slice(end).search(/[,;!?\n]|\.(?!\d)/u);
  const until = behind < 0 ? said.source.length : end + behind;
  said.takeBetween(before, until);
  return said.source
    .slice(before, until)
    .trim()
    .replace(/^(?:to|deliver to|an|zu|nach)\s+/iu, '')
    .replace(/\s+/gu, ' ');
}

/** "I'll pick it up": the answer to where to, of those who come themselves. */
export function comesForIt(text: string, language: Language): boolean {
  const { open } = new SaidText(text);
  return languagesOf(text, language).some((one) => open.search(tables.get(one)?.().collect ?? /(?!)/u) >= 0);
}
