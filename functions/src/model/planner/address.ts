/** Where somebody or something is to come to: the address in a message, and the question for it. Pure. */
import { foldText } from './fold-text.ts';

const toldAddress =
  /(?:(?:come|send (?:him|her|them|it|one|someone|somebody)) to|address\s*(?:is|:)?|adres\p{L}*\s*:?)\s+(.{3,200})$/iu;
/** A street with its number: "8 Lemon Street", "Carob Sokak 5", "улица Лимонная 8". A table for five at Mill Lane Kitchen is none. */
const streets = [
  /\d\p{L}?\s+(?:(?!(?:at|in|for|on|near|people|to)\s)[\p{L}’'-]+\s+){1,3}(?:streets?|st|road|rd|avenue|ave|lane|drive|square|court)(?![\p{L}])/iu,
  /(?:^|[^\p{L}])(?:sokak|soka[gğ][ıi]|sok|sk|cadde|caddesi|cad|bulvar[ıi]?|\p{L}*stra(?:ß|ss)e|\p{L}*weg|\p{L}*platz)[.\s]+(?:no:?\s*)?\d/iu,
  /(?:^|[^\p{L}])(?:улица|улице|ул|проспект|οδ[οό]ς|רחוב|شارع|خیابان)[.\s]+(?:[\p{L}’'-]+\s+){1,3}\d/iu,
  /[\p{L}]+(?:로|길)\s*\d/u,
];
const flat =
  /^\s*(?:flat|apt|apartment|unit|block|floor|no|number|daire|blok|kat|wohnung|кв|квартира|דירה|شقة|واحد)\b/iu;
const townLike = /^\s*\p{Lu}[\p{L}’'-]*(?:\s+[\p{Lu}/][\p{L}’'-]*){0,2}\s*$/u;

/**
 * The address in a message, as it was written: what follows "come to" or "address", or else a street with its number, the flat
 * before it and the town behind it. Null without one.
 */
export function addressIn(text: string): string | null {
  const told = toldAddress
    .exec(text)?.[1]
    ?.trim()
    .replace(/[.!]+$/u, '');
  if (told !== undefined) return told;
  for (const sentence of text.slice(0, 1_000).split(/[!?\n]+|\.\s+(?=\p{L})/u)) {
    const pieces = sentence.split(',');
    const at = pieces.findIndex((piece) => streets.some((street) => street.test(piece)));
    if (at < 0) continue;
    const before = pieces[at - 1];
    const from = before !== undefined && flat.test(before) ? at - 1 : at;
    let until = at + 1;
    while (until < pieces.length && townLike.test(pieces[until] ?? '')) until += 1;
    return pieces.slice(from, until).join(',').trim().replace(/[.]+$/u, '');
  }
  return null;
}

/** The message without its address: the number of a house is no hour, and its street no restaurant. */
export function withoutAddress(text: string): string {
  const told = toldAddress.exec(text)?.[0];
  return text.replace(told ?? addressIn(text) ?? '', ' ');
}

/** Whether the person was asked where to come to, or to bring it. */
export function asksWhereTo(text: string | null): boolean {
  return text !== null && /\bwhere to\?|\bnereye\?/.test(foldText(text));
}
