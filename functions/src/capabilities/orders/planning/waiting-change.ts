/** "Make it three", "and a cola too", "kolasız olsun": what is to be different in an order that still waits for its YES. Pure. */
import { type Language, languageSchema } from '@merve/contract';
import { dishesIn } from '../../../language/dish-words.ts';
import { foldText } from '../../../language/fold-text.ts';
import { foldedWords } from '../../../language/phrase-pattern.ts';
import { addressAt } from '../../../model/planner/address.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';
import { languagesOf } from '../../../reading/languages-of.ts';
import { allNumbersOf } from '../../../reading/numbers-in.ts';
import { phrases } from '../../../reading/phrase.ts';
import { SaidText } from '../../../reading/said-text.ts';
import { clausesOf, type UnreadPart, unreadParts } from '../../../reading/unread-words.ts';
import { readingWords } from '../../../reading/words/index.ts';
import { takeAddress } from './order-change.ts';
import { collectPhrases, isDishOrKind, type OrderWish, takeDishes } from './order-request.ts';
import { orderWords } from './order-words.ts';
import { waitingChangeWords } from './waiting-change-words.ts';

/** A dish that is ordered, with its size and the like where it has one. */
type Items = readonly (OrderWish['items'][number] & { readonly choices?: readonly string[] })[];

export interface WaitingChange {
  /** All that is ordered, with the change; empty where everything was taken off. */
  readonly items: Items;
  /** What is left out of a dish, word for word. */
  readonly remarks: readonly string[];
  /** As it was written; null where it stays. */
  readonly address: string | null;
  readonly collect: boolean;
  /** So many of one of several dishes, and nobody said of which; null else. */
  readonly howMany: number | null;
  /** What else the message says. */
  readonly unread: readonly UnreadPart[];
}

const actions = ['instead', 'remove', 'add', 'set'] as const;
type Action = (typeof actions)[number];

const tables = onFirstUse(
  () =>
    new Map(
      languageSchema.options.map((language) => {
        const { add, remove, set, instead, address } = waitingChangeWords[language];
        const { negation, silent } = readingWords[language];
        return [
          language,
          {
            add: phrases(add),
            remove: phrases(`${remove}, ${negation}`),
            set: phrases(set),
            instead: phrases(instead),
            address: phrases(address),
            and: phrases(orderWords[language].and),
            otherwise: phrases(orderWords[language].otherwise),
            silent: phrases(`${silent}, ${orderWords[language].silent}`),
            one: phrases(orderWords[language].one),
            units: phrases(orderWords[language].units),
          },
        ] as const;
      }),
    ),
);
type Table = NonNullable<ReturnType<ReturnType<typeof tables>['get']>>;

/** "No idea", "no worries": nothing is left out of a dish. */
const noDish = /^no (?:idea|problem|worries|way|thanks|thank you|clue|matter)\b/u;

/** So many words change an order; who says more tells of something else. */
const maxWords = 25;
/** A dish has few words. */
const maxOfDish = 5;
/** Shorter words tell no dish from another. Letters. */
const leastStem = 3;

/** What changes a waiting order, as global patterns of folded words: it is in the call without being repeated there. */
export const waitingChangePhrases = (languages: readonly Language[]): RegExp[] =>
  languages.flatMap((language) => {
    const table = tables().get(language);
    return table === undefined ? [] : [table.set, table.add, table.instead, table.address, table.remove];
  });

/** What is written on to a word in Hebrew and Arabic: "and", "the", "with". */
const writtenOn = /^(?:ו?ה|ו|וב|ב|وال|ال|بال|و|ب)(?=\p{L}{3})/u;
const bareDish = (words: string) =>
  foldedWords(words)
    .map((word) => word.replace(writtenOn, ''))
    .join(' ');
/** The dishes that words name, with what may be written on to them. */
const dishesNamed = (words: string) => {
  const named = dishesIn(words);
  return named.length > 0 ? named : dishesIn(bareDish(words));
};

/** What says that it shall be so many, or so. */
export const setPhrases = (language: Language): readonly RegExp[] => [
  tables().get(language)?.set ?? /(?!)/gu,
];

/** Whether words name a dish that is ordered: each of them is one of its words, or the same dish in another language. */
function isSameDish(words: string, { item }: Items[number]): boolean {
  const [said, ordered] = [foldedWords(words), foldedWords(item)];
  const isWordOf = (word: string) =>
    ordered.some(
      (other) =>
        word === other ||
        (Math.min(word.length, other.length) >= leastStem &&
          (word.startsWith(other) || other.startsWith(word))),
    );
  const has = dishesNamed(item);
  const isDishOf = (some: string) => dishesNamed(some).some((dish) => has.includes(dish));
  if (said.length > 0 && said.every((word) => isWordOf(word) || isDishOf(word))) return true;
  // "Sea bass", which has a name only as a whole.
  return said.every((word) => dishesNamed(word).length === 0) && isDishOf(words);
}

/** One part of a message between two "and"s: its words in the source, and the word before it that joins it to what was said. */
interface Part {
  readonly text: string;
  readonly start: number;
  readonly isJoined: boolean;
}

function partsOf(said: SaidText, own: readonly Table[]): readonly Part[] {
  const isAnd = (index: number) =>
    own.some(({ and }) => ` ${said.words[index]?.text ?? ''} `.search(and) === 0);
  return clausesOf(said).flatMap((clause) => {
    const runs: { isJoined: boolean; words: number[] }[] = [{ isJoined: false, words: [] }];
    for (const index of clause) {
      if (said.isTaken(index)) continue;
      if (isAnd(index)) runs.push({ isJoined: true, words: [] });
      else runs.at(-1)?.words.push(index);
    }
    return runs.flatMap(({ isJoined, words }) => {
      const [first, last] = [said.words[words[0] ?? -1], said.words[words.at(-1) ?? -1]];
      if (first === undefined || last === undefined) return [];
      return [{ text: said.source.slice(first.start, last.end), start: first.start, isJoined }];
    });
  });
}

type CountedDish = ReturnType<typeof takeDishes>[number];

/** The order so far, as the parts of a message change it one after the other. */
class ChangedOrder {
  items: Items;
  readonly remarks: string[] = [];
  howMany: number | null = null;
  isChanged = false;

  readonly #language: Language;

  constructor(items: Items, language: Language) {
    this.items = items;
    this.#language = language;
  }

  #set(items: Items): true {
    this.items = items;
    this.isChanged = true;
    return true;
  }

  #named(words: string): Items[number] | undefined {
    const found = this.items.filter((one) => isSameDish(words, one));
    return found.length === 1 ? found[0] : undefined;
  }

  /** So many in all of the only dish; of several it is asked of which. */
  number(count: number): true {
    const [only, more] = this.items;
    if (only === undefined || more !== undefined) {
      this.howMany = count;
      this.isChanged = true;
      return true;
    }
    return this.#set([{ ...only, quantity: count }]);
  }

  /** @returns false for a dish that nothing tells to be one */
  put(said: string, quantity: number | null, action: Action | null): boolean {
    const item = !isDishOrKind(said) && isDishOrKind(bareDish(said)) ? bareDish(said) : said;
    const known = this.#named(item);
    if (known !== undefined && (action === 'set' || (action === null && quantity !== null)))
      return this.#with(known, quantity ?? known.quantity);
    if (known !== undefined && action === 'add') return this.#with(known, known.quantity + (quantity ?? 1));
    if (known !== undefined || foldedWords(item).length > maxOfDish) return false;
    if (action !== 'add' && !isDishOrKind(item)) return false;
    return this.#set([...this.items, { item, quantity: quantity ?? 1 }]);
  }

  #with(known: Items[number], quantity: number): true {
    return this.#set(this.items.map((one) => (one === known ? { ...one, quantity } : one)));
  }

  /** @returns false for what was not ordered */
  takeOff(item: string, quantity: number | null): boolean {
    const known = this.#named(item);
    if (known === undefined) return false;
    const left = quantity === null ? 0 : known.quantity - quantity;
    if (left > 0) return this.#with(known, left);
    return this.#set(this.items.filter((one) => one !== known));
  }

  /** "Statt Cola Wasser": two dishes that nothing parts, of which the first is ordered. */
  parted(dish: CountedDish): readonly CountedDish[] {
    const words = dish.item.split(/\s+/u);
    for (let many = 1; many < words.length; many += 1) {
      const first = words.slice(0, many).join(' ');
      if (this.#named(first) === undefined) continue;
      const rest = takeDishes(new SaidText(words.slice(many).join(' ')), this.#language);
      return [{ item: first, quantity: null }, ...rest];
    }
    return [dish];
  }

  /** One dish in another's place: which of them is ordered tells which one goes. */
  exchange(dishes: readonly CountedDish[]): boolean {
    const added = dishes.filter(({ item }) => this.#named(item) === undefined);
    const [gone] = dishes.flatMap(({ item }) => this.#named(item) ?? []);
    const [only, more] = this.items;
    const out = gone ?? (more === undefined ? only : undefined);
    if (out === undefined || added.length === 0) return false;
    const instead = added.map(({ item, quantity }) => ({ item, quantity: quantity ?? out.quantity }));
    return this.#set(this.items.flatMap((one) => (one === out ? instead : [one])));
  }
}

function actionOf(open: string, own: readonly Table[]): Action | null {
  return actions.find((action) => own.some((table) => open.search(table[action]) >= 0)) ?? null;
}

/** The numbers of a part that names no dish: "three", "3개로". Null where it says more than a number. */
function numberAlone(said: SaidText, own: readonly Table[], languages: readonly Language[]): number | null {
  const left = said.words.filter((_, index) => !said.isTaken(index));
  const isSilent = (word: string) =>
    own.some((table) =>
      [table.silent, table.units, table.set, table.add].some((pattern) => ` ${word} `.search(pattern) === 0),
    );
  const telling = left.map(({ text }) => text).filter((word) => !isSilent(word));
  const [word, more] = telling;
  if (word === undefined || more !== undefined) return null;
  const [count] = /^\d{1,2}$/u.test(word) ? [Number(word)] : allNumbersOf([word], languages);
  return count !== undefined && count > 0 && count <= 50 ? count : null;
}

/** A word for one, or that counts nothing: "bir tane" daha. */
const isOne = ({ words }: SaidText, index: number, own: readonly Table[]): boolean =>
  own.some(({ one, units, silent }) =>
    [one, units, silent].some((pattern) => ` ${words[index]?.text ?? ''} `.search(pattern) === 0),
  );

/** @returns whether the part was understood */
function applyPart(
  order: ChangedOrder,
  { text, isJoined }: Part,
  own: readonly Table[],
  [language = 'en', ...others]: readonly Language[],
  mayBeNumber: boolean,
): boolean {
  const part = new SaidText(text);
  const action = actionOf(part.open, own) ?? (isJoined ? 'add' : null);
  if (action === 'remove' && noDish.test(foldText(text).text)) return false;
  for (const table of own) {
    for (const one of ['instead', 'set', 'add'] as const) part.takeAll(table[one]);
    if (action === 'remove') part.takeAll(table.remove);
  }
  const count = action === 'remove' ? null : numberAlone(part, own, [language, ...others]);
  const isOneMore =
    action === 'add' && part.words.every((_, index) => part.isTaken(index) || isOne(part, index, own));
  if (count !== null || isOneMore) {
    if (action === 'add') {
      const [only, more] = order.items;
      return only !== undefined && more === undefined && order.put(only.item, count ?? 1, 'add');
    }
    return count !== null && (action !== null || mayBeNumber) && order.number(count);
  }
  const dishes = takeDishes(part, language);
  if (dishes.length === 0) return false;
  if (action === 'instead') return order.exchange(dishes.flatMap((dish) => order.parted(dish)));
  if (action === 'remove') {
    const gone = dishes.filter(({ item, quantity }) => order.takeOff(item, quantity));
    if (gone.length === dishes.length) return true;
    if (gone.length > 0) return false;
    order.remarks.push(text.replace(/\s+/gu, ' '));
    order.isChanged = true;
    return true;
  }
  return dishes.map(({ item, quantity }) => order.put(item, quantity, action)).every(Boolean);
}

/** Where it is to go instead: what stands behind the word for an address, or a street. Takes its words. */
function takeNewAddress(said: SaidText, own: readonly Table[]): string | null {
  const told = takeAddress(said, foldText(said.source));
  if (told !== null) return told.words;
  const street = addressAt(said.source);
  const names = own.some(({ address }) => said.open.search(address) >= 0);
  if (street !== null) {
    const town = /^,?\s*\p{Lu}[\p{L}’'-]*/u.exec(said.source.slice(street.end))?.[0] ?? '';
    const until = street.end + town.length;
    said.takeBetween(street.start, until);
    for (const table of own) said.takeAll(table.address);
    return `${street.address}${town}`;
  }
  if (!names) return null;
  const clause = clausesOf(said).find((one) => {
    const open = ` ${one.map((index) => said.words[index]?.text ?? '').join(' ')} `;
    return own.some(({ address }) => open.search(address) >= 0);
  });
  const telling = (clause ?? []).filter((index) => {
    const word = ` ${said.words[index]?.text ?? ''} `;
    const known = ({ address, set, silent }: Table) =>
      [address, set, silent].some((pattern) => word.search(pattern) === 0);
    return !own.some(known);
  });
  const [first, last] = [said.words[telling[0] ?? -1], said.words[telling.at(-1) ?? -1]];
  if (first === undefined || last === undefined) return null;
  for (const index of clause ?? []) said.takeWords(index, index);
  return said.source.slice(first.start, last.end);
}

interface ReadAs {
  /** True where a number by itself answers a question about something else. */
  readonly isOtherAnswer?: boolean;
  /** True where other words of the message change the order already. */
  readonly isChanged?: boolean;
}

/**
 * @param items what is ordered so far, in the words in which it was
 * @param language of the conversation
 * @returns null for a message that changes no order
 */
export function readWaitingChange(
  original: string,
  items: Items,
  language: Language,
  { isOtherAnswer = false, isChanged = false }: ReadAs = {},
): WaitingChange | null {
  const said = new SaidText(original);
  if (said.words.length === 0 || said.words.length > maxWords) return null;
  const [told = language] = languagesOf(said.source, language);
  const languages = [...new Set([told, language])];
  const own = languages.flatMap((one) => tables().get(one) ?? []);
  const has = (part: 'otherwise' | 'remove') => own.some((table) => said.open.search(table[part]) >= 0);
  // "And a table for Friday" is no dish; "kolayı iptal et" takes one off.
  if (has('otherwise') && !has('remove')) return null;
  const collects = collectPhrases(languages);
  const collect = collects.some((pattern) => said.open.search(pattern) >= 0);
  if (collect) for (const pattern of collects) said.takeAll(pattern);
  const address = collect || isOtherAnswer ? null : takeNewAddress(said, own);
  const order = new ChangedOrder(items, told);
  for (const part of partsOf(said, own)) {
    if (!applyPart(order, part, own, languages, !isOtherAnswer)) continue;
    said.takeBetween(part.start, part.start + part.text.length);
  }
  if (!isChanged && !order.isChanged && address === null && !collect) return null;
  if (has('otherwise')) return null;
  const silent = own.flatMap(({ set, add, instead, silent: quiet, one, and }) => [
    set,
    add,
    instead,
    quiet,
    one,
    and,
  ]);
  const unread = unreadParts(said, languages, () => null, silent);
  return { items: order.items, remarks: order.remarks, address, collect, howMany: order.howMany, unread };
}
