/** "Make it three pizzas", "patatesi çıkar": what shall be different in an order that was sent. Pure; the order is not known here. */
import { type Language, languageSchema } from '@merve/contract';
import { foldText, originalBetween } from '../../../language/fold-text.ts';
import { englishNumber, readNumber, turkishNumber } from '../../../model/planner/number-words.ts';
import { referenceIn } from '../../../model/planner/reference.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';
import { phrases } from '../../../reading/phrase.ts';
import { SaidText } from '../../../reading/said-text.ts';

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
}

const count = `(?:(${englishNumber}|${turkishNumber}|an?|another|bir)(?: ?x)? +)?`;
const dish = "([\\p{L}][\\p{L}\\p{N}' -]{1,60}?)";
const end = '(?: (?:please|pls|lutfen|instead|too|as well|daha))*[.! ]*$';
const ofIt =
  '(?: (?:to|from|off|of|out of) (?:it|that|(?:(?:my|the|our) )?(?:food )?order))?(?: [2-9a-hj-km-np-z]{6})?';
const toIt = '(?:(?:siparise|siparisime|siparisten|siparisimden|siparisimize) +)?';
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
      `(?:^|[ ,])(?:take (?:off|out|away)|remove|drop|leave (?:off|out)|without) (?:the )?${count}(?:the )?${dish}${ofIt}${end}`,
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
  /(?:change (?:the|my) (?:delivery )?address to|(?:the |my )?new address(?: is|:)?|(?:deliver|bring|send) (?:it|my order|the order) to) (.{3,200}?)(?: instead)?(?: please)?[.! ]*$/du,
  /adres\p{L}* (.{3,200}?) (?:olarak degistir\p{L}*|olsun)[.! ]*$/du,
  /(?:siparis\p{L}* )(.{3,200}?) (?:adresine )(?:getir\p{L}*|gonder\p{L}*)[.! ]*$/du,
];
/** An order is spoken of, and it is there already: with one that is to be made, nothing is changed. */
const named =
  /\b(?:(?:my|the|our) (?:food )?order|order [2-9a-hj-km-np-z]{6}|siparis(?:im|imi|ime|imiz\w*|imden|e|ten|i)|[2-9a-hj-km-np-z]{6} (?:kodlu )?siparis\w*)\b/;
/** Bookings, rides and people are changed otherwise. */
const others =
  /\b(?:table|booking|reservation|taxi|cab|people|persons?|guests?|o'?clock|am|pm|minutes?|hours?|masa\w*|rezervasyon\w*|taksi\w*|kisi\w*|saat\w*|dakika\w*|cancel\w*|iptal\w*)\b/;

/** How one asks for more of an order that was sent, and for less of it. */
const deedWords: Readonly<Record<Language, { readonly add: string; readonly remove: string }>> = {
  en: {
    add: 'add, put in, also want, another, more, extra',
    remove: 'take off|out|away, remove, drop, leave off|out, without, less, fewer',
  },
  tr: { add: 'ekle*, daha, de istiyorum, fazla', remove: 'çıkar*, kaldır*, sil*, olmasın, eksik' },
  de: {
    add: 'dazu, hinzu*, noch, mehr, zusätzlich, füge',
    remove: 'weg, weglassen, streich*, ohne, entfern*, raus*, weniger',
  },
  ru: { add: 'добав*, ещё, еще, больше', remove: 'убер*, убрат*, без, удал*, исключ*, меньше' },
  el: {
    add: 'πρόσθεσ*, προσθέσ*, βάλ*, ακόμα, ακόμη, επιπλέον',
    remove: 'βγάλ*, αφαίρεσ*, αφαιρέσ*, χωρίς, λιγότερ*',
  },
  he: { add: 'תוסיף, תוסיפי, להוסיף, הוסף, עוד', remove: 'תוריד, תורידי, להוריד, להסיר, בלי, פחות' },
  ar: { add: 'أضف*, اضف*, زد*, زيادة, كمان, أيضا', remove: 'احذف*, أزل, شيل*, بدون, إزالة, أقل' },
  fa: { add: 'اضافه*, هم میخواهم, بیشتر', remove: 'حذف*, کم کن*, بردار*, بدون, کمتر' },
  ko: { add: '추가*, 더', remove: '빼*, 제외*, 없이, 삭제*' },
};

const deeds = onFirstUse(() =>
  languageSchema.options.map((language) => ({
    language,
    add: phrases(deedWords[language].add),
    remove: phrases(deedWords[language].remove),
  })),
);

/** What says that an order is to be another one, as global patterns of folded words. */
export const changePhrases = (languages: readonly Language[]): RegExp[] =>
  deeds().flatMap(({ language, add, remove }) => (languages.includes(language) ? [add, remove] : []));

/** What a text asks for: dishes to be added, taken off, or both. */
export function deedsIn(text: string): readonly ('add' | 'remove')[] {
  const { open } = new SaidText(text);
  const all = ['add', 'remove'] as const;
  return all.filter((deed) => deeds().some((one) => open.search(one[deed]) >= 0));
}

function quantityOf(said: string | undefined): number | null {
  if (said === undefined) return null;
  return /^(?:an?|another|bir)$/.test(said) ? 1 : readNumber(said);
}

/** @returns null for a message that changes no order */
export function readOrderChange(original: string): OrderChange | null {
  const folded = foldText(original.slice(0, 400).replace(/\s+/gu, ' ').trim());
  const { text } = folded;
  const isNamed = named.test(text);
  const reference = referenceIn(text);
  for (const pattern of addresses) {
    const span = pattern.exec(text)?.indices?.[1];
    if (span === undefined) continue;
    const address = originalBetween(folded, span[0], span[1]).trim();
    return { reference, changes: [], address, isNamed: isNamed || /add?res/.test(text.slice(0, span[0])) };
  }
  if (others.test(text)) return null;
  for (const [deed, pattern] of dishes) {
    const [, said, item] = pattern.exec(text) ?? [];
    if (item === undefined) continue;
    const quantity = quantityOf(said);
    // "Make it three" of what? "Make it spicy" is for the kitchen to read.
    if (deed === 'set' && quantity === null) return null;
    return {
      reference,
      changes: [{ do: deed, item: item.trim(), ...(quantity === null ? {} : { quantity }) }],
      address: null,
      isNamed: isNamed || reference !== null,
    };
  }
  return null;
}

/** Whether an order with its code was spoken of: then a dish that follows is one of it. Pure. */
export function tellsOfOrder(text: string): boolean {
  const folded = foldText(text).text;
  return /\b(?:order|siparis) (?=[a-z]*\d)[2-9a-hj-km-np-z]{6}\b|\b(?=[a-z]*\d)[2-9a-hj-km-np-z]{6} (?:kodlu )?siparis/.test(
    folded,
  );
}
