/** "Something cheaper", "the calamari one": what is said of the places that were listed last, resolved by what their entries tell. */
import { z } from 'zod';
import { formatList } from '../../../language/format.ts';
import { anyPhrase, foldedWords } from '../../../language/phrase-pattern.ts';
import type { ToolResponse } from '../../../model/language-model.ts';
import { foldMessageText } from '../../../model/planner/fold-message.ts';
import type { Plan } from '../../../model/planner/plan.ts';
import type { AskedMessage } from '../../../model/planner/planning.ts';
import { refusalOf } from '../../../model/planner/recorded-calls.ts';
import { renderResult } from '../../../model/planner/render-results.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';

const cheaperWords = onFirstUse(() =>
  anyPhrase(`cheaper|less expensive|less pricey|more affordable|daha ucuz*|daha uygun fiyatlı*|daha hesaplı*
    günstiger*|billiger*|дешевле|подешевле|πιο φθην*|πιο φτην*|φθηνότερ*|φτηνότερ*|זול יותר|יותר זול*|أرخص|ارخص
    ارزان تر|ارزانتر|ارزون تر|ارزونتر|더 싼*|더 저렴*|더 싸*`),
);
/** Who writes more looks for something new. */
const fewWords = 8;

/** What is asked of the places listed last; null for a message that asks nothing of them. Pure. */
export function followUpIn(
  text: string,
): { readonly kind: 'cheaper' } | { readonly kind: 'with'; readonly words: string } | null {
  const words = foldedWords(text.slice(0, 200));
  if (words.length > 0 && words.length <= fewWords && cheaperWords().test(` ${words.join(' ')} `))
    return { kind: 'cheaper' };
  const folded = foldMessageText(text.slice(0, 200));
  const [, english, turkish] =
    /^(?:and |ok |okay |then )*the ((?!first|second|third|fourth|fifth|last|other|same|next|\d)[\p{L}' -]{3,40}?) (?:one|place)\b|^(?:peki |o zaman )?((?!ilk|ikinci|ucuncu|son|diger|ayni)[\p{L}' -]{3,40}?) olan(?:i|a|da)?\b/u.exec(
      folded,
    ) ?? [];
  const wanted = english ?? turkish;
  return wanted === undefined ? null : { kind: 'with', words: wanted.trim() };
}

/** The search that tells it; null where nothing was listed, or nothing is asked of that. */
export async function planFollowUp({ request, newest, text, at }: AskedMessage): Promise<Plan | null> {
  const wish = followUpIn(text);
  const { lastListings, pendingSummary } = request.situation;
  const canSearch = request.tools.some(({ name }) => name === 'searchMarketplace');
  if (wish === null || lastListings.length < 2 || pendingSummary !== null || !canSearch) return null;
  if (wish.kind === 'with')
    return { call: { name: 'searchMarketplace', args: { query: wish.words, limit: maxFound } } };
  for (let index = newest - 1; index >= 0; index -= 1) {
    if (request.turns[index]?.role !== 'user') continue;
    const call = (await at(index).find())?.call;
    if (call?.name === 'searchMarketplace')
      return { call: { ...call, args: { ...call.args, limit: maxFound } } };
  }
  return null;
}

const maxFound = 10;
const found = z.looseObject({
  results: z.array(
    z.looseObject({ listingId: z.string(), name: z.string(), priceTier: z.number().nullish() }),
  ),
});

/** What the search tells of the places that were listed before it: the one that is meant, those that are cheaper, or that it is none of them. */
export function planAfterFollowUp(
  { request, text, voice }: AskedMessage,
  results: readonly ToolResponse[],
): Plan | null {
  const wish = followUpIn(text);
  const { lastListings, pendingSummary } = request.situation;
  const looked = results.find(
    ({ name, response }) => name === 'searchMarketplace' && refusalOf(response) === null,
  );
  if (wish === null || looked === undefined || lastListings.length < 2 || pendingSummary !== null)
    return null;
  const all = found.safeParse(looked.response).data?.results ?? [];
  const isListed = ({ listingId }: { readonly listingId: string }) =>
    lastListings.some((listing) => listing.listingId === listingId);
  const isRelaxed = looked.response['relaxed'] === true;
  const { say, can, language } = voice;
  if (wish.kind === 'cheaper') {
    const tiers = all.flatMap(({ priceTier }) => priceTier ?? []);
    const cheapest = all.filter(({ priceTier }) => priceTier === Math.min(...tiers));
    const isTold = cheapest.length > 0 && new Set(tiers).size > 1;
    // Without numbers: "the second one" is of the list that was shown whole.
    const names = formatList(
      cheapest.map(({ name }) => name),
      language,
      'conjunction',
    );
    return { text: isTold ? say.cheapest(names) : say.notKnown(can) };
  }
  const meant = isRelaxed ? [] : all.filter(isListed);
  const [only, other] = meant;
  if (only === undefined)
    return { text: `${say.noneListed(wish.words)}\n${renderResult(looked, language, false)}` };
  if (other !== undefined)
    return {
      text: say.askListingAmong(
        formatList(
          meant.map(({ name }) => name),
          language,
          'disjunction',
        ),
      ),
    };
  return request.tools.some(({ name }) => name === 'getListingDetails')
    ? { call: { name: 'getListingDetails', args: { listing: only.listingId } } }
    : null;
}
