/** What a message orders: dishes with their quantities, and where they are to go. Pure; the menu is not known here. */

import { escaped } from '../../../model/planner/escaped.ts';
import { foldText } from '../../../model/planner/fold-text.ts';
import { englishNumber, readNumber, turkishNumber } from '../../../model/planner/number-words.ts';

export interface OrderWish {
  readonly items: readonly { readonly item: string; readonly quantity: number }[];
  /** As it was written; null without one. */
  readonly address: string | null;
  readonly collect: boolean;
}

const orders = /\b(?:order(?:ing)?|deliver\w*|bring (?:me|us)|take ?away|siparis\w*|getir\w*|paket servis)\b/;
const books =
  /\b(?:table|book\w*|reserv\w*|rezerv\w*|masa\w*|booking|cancel\w*|iptal\w*|taxi|taksi\w*|my orders?|siparislerim)\b/;
const collects = /\b(?:pick(?:ing)? (?:it |them )?up|collect|take ?away|gelip al\w*|kendim al\w*|gel al)\b/;
const allergies = /\b(?:allerg|alerj|intoleran|coeliac|celiac|colyak)/;
const places =
  /(?:deliver(?:ed)?(?: it)? to|bring (?:it )?to|address\s*(?:is|:)?|adres\w*\s*:?)\s+(.{3,200})$/iu;

const number = new RegExp(`^(?:(${englishNumber}|${turkishNumber})(?: ?x)?|(an?|bir)) +(.+)$`);
const fillers =
  /\b(?:i'd|i'll|i|we|you|would|like|want|need|to|please|order(?:ing)?|can|could|get|have|me|us|from|at|deliver\w*|bring|for delivery|hi|hello|hey|some|food|something|anything|yemek|bir sey\w*|siparis\w*|etmek|ver\w{0,6}|isti\w*|lutfen|getir\w*|bana|bize|paket servis|alabilir \w+|merhaba|selam|tane|adet|porsiyon|var|mi)\b/g;

/** The text without the place's name, and what a preposition or an ending said about it. */
function withoutPlace(folded: string, matched: string | null): { rest: string; isFrom: boolean } {
  if (matched === null) return { rest: folded, isFrom: false };
  const name = escaped(foldText(matched));
  const pattern = new RegExp(
    `(\\bfrom (?:the )?|\\bat (?:the )?)?${name}(?:'?([dt][ea]n))?(?:'?[a-z]{1,3})?(?![a-z0-9])`,
  );
  const found = pattern.exec(folded);
  if (found === null) return { rest: folded, isFrom: false };
  const isFrom =
    found[1]?.startsWith('from') === true ||
    found[2] !== undefined ||
    /[dt][ea]n$/.test(found[0]) ||
    // "Double Napkin Burgers: 2 classic burgers"
    /^\s*:/.test(folded.slice(found.index + found[0].length));
  return { rest: folded.replace(found[0], ' ~ '), isFrom };
}

/**
 * @param matched the piece of the text that names the place, or null
 * @returns null for a message that orders nothing
 */
export function readOrderWish(text: string, matched: string | null): OrderWish | null {
  const address =
    places
      .exec(text)?.[1]
      ?.trim()
      .replace(/[.!]+$/, '') ?? null;
  const said = foldText(address === null ? text : text.replace(places, ''));
  const all = foldText(text);
  const { rest, isFrom } = withoutPlace(said, matched);
  const startsWithCount = new RegExp(`(?:^|[~,:] *)(?:${englishNumber}|${turkishNumber}|an?) +[a-z]`).test(
    rest.trim(),
  );
  if (books.test(all) || !(orders.test(all) || (isFrom && startsWithCount))) return null;
  const pieces = rest
    .split(/[,;.!?~&+]|\band\b|\bve\b|\bwith\b/)
    .filter((piece) => !allergies.test(piece) && !collects.test(piece))
    .map((piece) => piece.replace(fillers, ' ').replace(/\s+/g, ' ').trim())
    .filter((piece) => /[a-z]/.test(piece));
  const items = pieces.map((piece) => {
    const [, count, , item = piece] = number.exec(piece) ?? [];
    const quantity = count === undefined ? 1 : (readNumber(count) ?? 1);
    return { item: item.replace(/^(?:the|of|x) /, ''), quantity: Math.min(Math.max(quantity, 1), 50) };
  });
  return { items, address, collect: collects.test(all) };
}

/** "I'll pick it up": the answer to where to, of those who come themselves. */
export function comesForIt(text: string): boolean {
  return collects.test(foldText(text));
}
