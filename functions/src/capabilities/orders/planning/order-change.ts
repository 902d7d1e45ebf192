/** "Make it three pizzas", "patatesi çıkar": what shall be different in an order that was sent. Pure; the order is not known here. */
import { type Language, languageSchema } from '@merve/contract';
import { type FoldedText, foldText, originalBetween } from '../../../language/fold-text.ts';
import { foldedWords } from '../../../language/phrase-pattern.ts';
import { englishNumber, readNumber, turkishNumber } from '../../../model/planner/number-words.ts';
import { referenceIn } from '../../../model/planner/reference.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';
import { languagesOf } from '../../../reading/languages-of.ts';
import { phrases } from '../../../reading/phrase.ts';
import { SaidText } from '../../../reading/said-text.ts';
import { clausesOf, type UnreadPart, unreadParts } from '../../../reading/unread-words.ts';
import { actionWords, changeVerbs, orderKnown, orderNamed } from './order-change-words.ts';
import { takeDishes } from './order-request.ts';

interface OrderChange {
  readonly reference: string | null;
  readonly changes: readonly {
    readonly do: 'add' | 'remove' | 'set';
    readonly item: string;
    readonly quantity?: number;
  }[];
  /** As it was written; null without one. */
  readonly address: string | null;
  /** True where the order itself is spoken of: else it must have been spoken of just before. */
  readonly isNamed: boolean;
  /** What else the message says. */
  readonly unread: readonly UnreadPart[];
}

const count = `(?:(${englishNumber}|${turkishNumber}|an?|another|bir)(?: ?x)? +)?`;
const dish = "([\\p{L}][\\p{L}\\p{N}' -]{1,60}?)";
const end = '(?: (?:please|pls|lutfen|instead|too|as well|daha))*[.! ]*$';
const ofIt =
  '(?: (?:to|from|off|of|out of) (?:it|that|(?:(?:my|the|our) )?(?:food )?order|[2-9a-hj-km-np-z]{6}))?(?: [2-9a-hj-km-np-z]{6})?';
const toIt = '(?:(?:siparise|siparisime|siparisten|siparisimden|siparisimize) +)?(?:bir? de +)?';
const ending = "(?:'?y?[iu]|'?n[iu])?";

const dishes: readonly (readonly ['add' | 'remove' | 'set', RegExp])[] = [
  [
    'add',
    new RegExp(
      `(?:^|[ ,])(?:add|put in|i also want|also add|and also) ${count}(?:more )?${dish}${ofIt}${end}`,
      'u',
    ),
  ],
  [
    'remove',
    new RegExp(
      `(?:^|[ ,])(?:take (?:off|out|away)|remove|drop|leave (?:off|out)) (?:the )?${count}(?:the )?${dish}${ofIt}${end}`,
      'u',
    ),
  ],
  [
    'set',
    new RegExp(
      `(?:^|[ ,])(?:make (?:it|that)|change (?:it|that) to|i want|we want) ${count}${dish}${ofIt}${end}`,
      'u',
    ),
  ],
  ['add', new RegExp(`^${toIt}${count}${dish}(?: daha)? ekle\\p{L}*(?: mi ?sin\\p{L}*)?${end}`, 'u')],
  [
    'remove',
    new RegExp(
      `^${toIt}${count}${dish}${ending} (?:cikar\\p{L}*|kaldir\\p{L}*|sil)(?: mi ?sin\\p{L}*)?${end}`,
      'u',
    ),
  ],
  ['set', new RegExp(`^${toIt}${count}${dish} (?:olsun|yap|yapin|yapalim)${end}`, 'u')],
];
const addresses: readonly RegExp[] = [
  /(?:change (?:the|my) (?:delivery )?address to|(?:the |my )?new address(?: is|:)?|(?:deliver|bring|send) (?:it|my order|the order) to) (.{3,200}?)(?: instead)?(?: please)?(?=[.!?\n](?: |$)|$)/du,
  /adres\p{L}* (.{3,200}?) (?:olarak degistir\p{L}*|olsun)(?=[.!?\n](?: |$)|$)/du,
  /(?:siparis\p{L}* )(.{3,200}?) (?:adresine )(?:getir\p{L}*|gonder\p{L}*)(?=[.!?\n](?: |$)|$)/du,
];
/** An order is spoken of, and it is there already: with one that is to be made, nothing is changed. */
const named =
  /\b(?:(?:my|the|our) (?:food )?order|order [2-9a-hj-km-np-z]{6}|siparis(?:im|imi|ime|imiz\w*|imden|e|ten|i)|[2-9a-hj-km-np-z]{6} (?:kodlu )?siparis\w*)\b/;
/** Bookings, rides and people are changed otherwise. */
const others =
  /\b(?:table|booking|reservation|taxi|cab|people|persons?|guests?|o'?clock|am|pm|minutes?|hours?|masa\w*|rezervasyon\w*|taksi\w*|kisi\w*|saat\w*|dakika\w*|cancel\w*|iptal\w*)\b/;

const actions = onFirstUse(() =>
  languageSchema.options.map((language) => ({
    language,
    add: phrases(actionWords[language].add),
    remove: phrases(actionWords[language].remove),
  })),
);

/** What says that an order is to be another one, as global patterns of folded words. */
export const changePhrases = (languages: readonly Language[]): RegExp[] =>
  actions().flatMap(({ language, add, remove }) => (languages.includes(language) ? [add, remove] : []));

/** What a text asks for: dishes to be added, taken off, or both. */
export function actionsIn(text: string): readonly ('add' | 'remove')[] {
  const { open } = new SaidText(text);
  const all = ['add', 'remove'] as const;
  return all.filter((action) => actions().some((one) => open.search(one[action]) >= 0));
}

const verbs = onFirstUse(() =>
  languageSchema.options.flatMap((language) => {
    if (language === 'en' || language === 'tr') return [];
    const { add, remove } = changeVerbs[language];
    return [{ language, add: phrases(add), remove: phrases(remove), known: phrases(orderKnown[language]) }];
  }),
);
const namings = onFirstUse(
  () => new Map(languageSchema.options.map((language) => [language, phrases(orderNamed[language])])),
);

function quantityOf(said: string | undefined): number | null {
  if (said === undefined) return null;
  return /^(?:an?|another|bir)$/.test(said) ? 1 : readNumber(said);
}

type Change = OrderChange['changes'][number];

const counted = new RegExp(`^(?:the )?${count}(?:more |the )?(.+)$`, 'u');

/** What an English or a Turkish clause asks for, with the stretch of its folded text that says so. Null for nothing. */
function actionOf(
  text: string,
): { readonly changes: readonly Change[]; readonly end: readonly [number, number] } | null {
  if (others.test(text)) return null;
  for (const [action, pattern] of dishes) {
    const match = pattern.exec(text);
    const [all = '', said, item] = match ?? [];
    if (match === null || item === undefined) continue;
    const [first = '', ...more] = item.split(/ (?:and|ve|plus) /u);
    const quantity = quantityOf(said);
    // "Make it three" of what? "Make it spicy" is for the kitchen to read.
    if (action === 'set' && quantity === null) return null;
    const changed = (number: number | null, name: string): Change => ({
      do: action,
      item: name.trim(),
      ...(number === null ? {} : { quantity: number }),
    });
    const rest = more.flatMap((one) => {
      const [, number, name = one] = counted.exec(one) ?? [];
      return actionOf(one)?.changes ?? [changed(quantityOf(number), name)];
    });
    const changes = [changed(quantity, first), ...rest];
    return { changes, end: [match.index, match.index + all.length] };
  }
  return null;
}

/** The same of a clause in another language, by its verbs: takes the words of what it understands. */
function takeAction(clause: SaidText, language: Language): readonly Change[] {
  const table = verbs().find((one) => one.language === language);
  const action = (['add', 'remove'] as const).find((one) => table && clause.open.search(table[one]) >= 0);
  if (table === undefined || action === undefined) return [];
  clause.takeAll(table[action]);
  for (const one of actions()) if (one.language === language) clause.takeAll(one[action]);
  clause.takeAll(namings().get(language) ?? /(?!)/gu);
  return takeDishes(clause, language).map(({ item, quantity }) => ({
    do: action,
    item,
    ...(quantity === null ? {} : { quantity }),
  }));
}

/**
 * @param language of the conversation
 * @returns null for a message that changes no order
 */
export function readOrderChange(original: string, language: Language = 'en'): OrderChange | null {
  const said = new SaidText(original);
  const { source } = said;
  const languages = languagesOf(source, language);
  const folded = foldText(source);
  const reference = referenceIn(source);
  const address = takeAddress(said, folded);
  const changes: Change[] = [];
  for (const clause of clausesOf(said)) {
    const [first, last] = [clause[0], clause.at(-1)];
    if (first === undefined || last === undefined || clause.some((index) => said.isTaken(index))) continue;
    const start = said.words[first]?.start ?? 0;
    const own = source.slice(start, said.words[last]?.end);
    const part = foldText(own.replace(/\s/gu, ' '));
    const action = actionOf(part.text);
    if (action !== null) {
      changes.push(...action.changes);
      const [from, to] = action.end.map((at) => start + (part.offsets[at] ?? own.length));
      said.takeBetween(from ?? start, to ?? start);
      continue;
    }
    const read = new SaidText(own);
    const [likeliest = language] = languages;
    changes.push(...takeAction(read, likeliest));
    for (const [index, word] of read.words.entries())
      if (read.isTaken(index)) said.takeBetween(start + word.start, start + word.end);
  }
  if (changes.length === 0 && address === null) return null;
  const silent = languages.slice(0, 2).flatMap((one) => namings().get(one) ?? []);
  // English and Turkish name an order that there is by more than the word: "order from …" makes one.
  const known = verbs().find((one) => one.language === languages[0])?.known ?? /(?!)/u;
  const open = ` ${foldedWords(source).join(' ')} `;
  const isNamed =
    named.test(folded.text) || reference !== null || address?.isNamed === true || open.search(known) >= 0;
  for (const word of source.matchAll(/[A-Za-z0-9-]+/gu))
    if (referenceIn(word[0]) !== null) said.takeBetween(word.index, word.index + word[0].length);
  const unread = unreadParts(said, languages, () => null, silent);
  return { reference, changes, address: address?.words ?? null, isNamed, unread };
}

/** Where it is to go instead; its words are taken. */
export function takeAddress(
  said: SaidText,
  folded: FoldedText,
): { readonly words: string; readonly isNamed: boolean } | null {
  for (const pattern of addresses) {
    const match = pattern.exec(folded.text);
    const span = match?.indices?.[1];
    if (match === null || span === undefined) continue;
    const [from, to] = [match.index, match.index + match[0].length];
    said.takeBetween(folded.offsets[from] ?? 0, folded.offsets[to] ?? said.source.length);
    const words = originalBetween(folded, span[0], span[1]).trim();
    return { words, isNamed: /add?res/.test(folded.text.slice(0, span[0])) };
  }
  return null;
}

const code = /(?<![A-Z0-9])(?=[A-Z]*\d)(?=\d*[A-Z])[2-9A-HJKMNP-Z]{6}(?![A-Z0-9])/;

/** Whether an order with its code was spoken of: then a dish that follows is one of it. Pure. */
export function tellsOfOrder(text: string): boolean {
  if (!code.test(text)) return false;
  const { open } = new SaidText(text);
  return [...namings().values()].some((pattern) => open.search(pattern) >= 0);
}
