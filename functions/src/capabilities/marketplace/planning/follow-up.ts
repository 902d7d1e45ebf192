/** "Something cheaper", "the calamari one": what is said of the places that were listed last, resolved by what their entries tell. */
import { z } from 'zod';
import { formatList } from '../../../language/format.ts';
import { anyPhrase, foldedWords } from '../../../language/phrase-pattern.ts';
import { searchIn } from '../../../language/search-words.ts';
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
    ارزان تر|ارزانتر|ارزون تر|ارزونتر|더 싼*|더 저렴*|더 싸*|
    cheapest|least expensive|lowest price|most affordable|en ucuz*|en hesaplı*|en uygun fiyatlı*|הכי זול*|הזול ביותר|הזולה ביותר|
    самый дешев*|самая дешев*|самое дешев*|самую дешев*|самый недорог*|дешевле всего|το φθην*|το φτην*|πιο οικονομικ*|
    günstigste*|billigste*|günstigsten|الأرخص|الارخص|ارزان ترین|ارزانترین|ارزون ترین|ارزونترین|제일 싼|가장 싼|제일 저렴*|가장 저렴*|최저가`),
);
/** The one that others like best: asked of places that were listed. */
const bestWords = onFirstUse(() =>
  anyPhrase(`best rated|highest rated|best rating|highest rating|best reviews|top rated|the best one|the best|which is best|which one is best|
    en iyisi|en yüksek puan*|puanı en yüksek|en beğenilen|hangisi en iyi|hangisi daha iyi|הכי טוב*|הכי מומלץ|הדירוג הכי גבוה|הדירוג הגבוה|
    самый лучш*|самая лучш*|лучший из них|с лучшим рейтинг*|самый высокий рейтинг|какой лучше|где лучше рейтинг|καλύτερη βαθμολογία|το καλύτερο|
    am besten bewertet*|beste bewertung|das beste|welches ist das beste|bestbewertet*|الأفضل تقييم*|أعلى تقييم|الأعلى تقييم*|أحسن واحد|الأفضل|
    بهترین امتیاز|بالاترین امتیاز|بهترینش|کدوم بهتره|بهترینشون|평점이 제일 높은|평점이 가장 높은|제일 좋은|가장 좋은|평점 높은`),
);
/** Who writes more looks for something new. */
const fewWords = 8;
/** Stand around what is asked of them, and ask for nothing: "something quieter", "more romantic please", "daha sessiz bir yer". */
const around = onFirstUse(
  () =>
    new Set(
      foldedWords(`something somewhere anything one ones place places more less rather maybe with a an the and or but is are there any of
        them those these have has which please instead quieter nicer calmer option options like prefer
        daha bir şey yer yeri bi olsun olan olsa peki ya var yok mı mi biraz lütfen onlardan bunlardan hangisi
        etwas was eins lieber mehr ruhigeres romantischeres mit einem einer und oder davon gibt es welches
        что нибудь чтонибудь место более есть а и или с из них какое лучше потише поспокойнее
        κάτι πιο με και ή από αυτά υπάρχει ποιο μέρος
        משהו מקום יותר עם ו או מהם יש איזה
        شي شيء مكان أكثر مع و أو منها في واحد
        یه یک چیز جای جایی بیشتر با و یا ازشون کدوم داره
        더 좀 곳 데 있는 있나요 있어요 그중에 중에 말고`),
    ),
);
/** Kinds that are said of places of other kinds as well: "something vegan" of cafés is a café. */
const alsoQualities: ReadonlySet<string> = new Set(['vegan', 'vegetarian', 'breakfast']);

/** What the places listed last are to have as well, in the catalogue's words; null for a text that says more, or less. */
function narrowingIn(text: string): string | null {
  const words = foldedWords(text.slice(0, 200));
  if (words.length === 0 || words.length > fewWords || /\d/u.test(text)) return null;
  const { query, namesKind, left } = searchIn(text);
  const isQuality = query !== '' && (!namesKind || query.split(' ').every((word) => alsoQualities.has(word)));
  return isQuality && left.every((word) => around().has(word)) ? query : null;
}

/** "The one with a terrace", as languages say it that have no word for "one". */
const theOneWith = [
  /^(?:und |also |dann )?(?:das|die|der|den|dem)(?: \p{L}+)? mit (?:dem |der |den |einem |einer )?(.{3,40})$/u,
  /^(?:а |и )?(?:тот|та|то|там|тот вариант|то место|который|которая|которое)(?: что| который| которая)?(?: с| со| где| где есть) (.{3,40})$/u,
  /^(?:και )?(?:αυτο|εκεινο|αυτη|το μαγαζι)(?: που εχει| με)(?: τα| το| την| τη| τισ| τουσ)? (.{3,40})$/u,
  /^(?:ו)?(?:זה|ההוא|המקום|ההיא)(?: עם| של| שיש בו| שיש להם)(?: את)?(?: ה)? ?(.{3,40})$/u,
  /^(?:اللي|الي|الذي|ذاك|هداك|المكان)(?: اللي)?(?: فيه| عنده| عندهم| مع| عندن)(?: ال)? ?(.{3,40})$/u,
  /^(?:اون|آن|همون|همان|اونی|آنی)(?: جا| كه)* (.{3,40}?)(?: داره| دارد| داشت| دارند| دارن)$/u,
  /^(.{1,40}?) (?:있는|파는|나오는|하는) (?:데|곳|집|거|걸로|데로|곳으로)(?:요)?$/u,
];

type FollowUp =
  | { readonly kind: 'cheaper' }
  | { readonly kind: 'best' }
  | { readonly kind: 'narrower'; readonly words: string }
  | { readonly kind: 'with'; readonly words: string };

/** What is asked of the places listed last; null for a message that asks nothing of them. Pure. */
export function followUpIn(text: string): FollowUp | null {
  const words = foldedWords(text.slice(0, 200));
  const few = words.length <= fewWords ? ` ${words.join(' ')} ` : ' ';
  if (cheaperWords().test(few)) return { kind: 'cheaper' };
  if (bestWords().test(few) && !searchIn(text).namesKind) return { kind: 'best' };
  const folded = foldMessageText(text.slice(0, 200));
  const [, english, turkish] =
    /^(?:and |ok |okay |then )*the ((?!first|second|third|fourth|fifth|last|other|same|next|\d)[\p{L}' -]{3,40}?) (?:one|place)\b|^(?:peki |o zaman )?((?!ilk|ikinci|ucuncu|son|diger|ayni)[\p{L}' -]{3,40}?) olan(?:i|a|da)?\b/u.exec(
      folded,
    ) ?? [];
  const other = theOneWith.flatMap((pattern) => pattern.exec(words.join(' '))?.[1] ?? []).at(0);
  const wanted = english ?? turkish ?? other;
  if (wanted !== undefined) return { kind: 'with', words: wanted.trim() };
  const narrowing = narrowingIn(text);
  return narrowing === null ? null : { kind: 'narrower', words: narrowing };
}

/** The last search of the person, whatever they asked of its places since; null where none was made. */
export async function searchBefore(asked: AskedMessage): Promise<Required<Plan>['call'] | null> {
  const { request, newest, at } = asked;
  for (let index = newest - 1; index >= 0; index -= 1) {
    if (request.turns[index]?.role !== 'user') continue;
    const call = (await at(index).find())?.call;
    if (call?.name === 'searchMarketplace') return call;
  }
  return null;
}

/** The search that tells it; null where nothing was listed, or nothing is asked of that. */
export async function planFollowUp(asked: AskedMessage): Promise<Plan | null> {
  const { request, text } = asked;
  const wish = followUpIn(text);
  const { lastListings, pendingSummary } = request.situation;
  const canSearch = request.tools.some(({ name }) => name === 'searchMarketplace');
  if (wish === null || lastListings.length < 2 || pendingSummary !== null || !canSearch) return null;
  if (wish.kind === 'with') {
    const { query, left } = searchIn(wish.words);
    const words = [query, ...left].join(' ').trim() || wish.words;
    return { call: { name: 'searchMarketplace', args: { query: words, limit: maxFound } } };
  }
  const call = await searchBefore(asked);
  if (call === null) return null;
  if (wish.kind !== 'narrower') return { call: { ...call, args: { ...call.args, limit: maxFound } } };
  const before = String(call.args['query'] ?? '');
  const more = wish.words.split(' ').filter((word) => !before.split(' ').includes(word));
  return { call: { ...call, args: { ...call.args, query: [before, ...more].join(' ').trim() } } };
}

const maxFound = 10;
const found = z.looseObject({
  results: z.array(
    z.looseObject({
      listingId: z.string(),
      name: z.string(),
      priceTier: z.number().nullish(),
      rating: z.number().nullish(),
    }),
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
  if (wish === null || wish.kind === 'narrower' || looked === undefined) return null;
  if (lastListings.length < 2 || pendingSummary !== null) return null;
  const all = found.safeParse(looked.response).data?.results ?? [];
  const isListed = ({ listingId }: { readonly listingId: string }) =>
    lastListings.some((listing) => listing.listingId === listingId);
  const isRelaxed = looked.response['relaxed'] === true;
  const { say, can, language } = voice;
  if (wish.kind !== 'with') {
    const isCheaper = wish.kind === 'cheaper';
    // Of what is not told nothing is said.
    const measured = all.flatMap(({ name, priceTier, rating }) => {
      const measure = isCheaper ? priceTier : rating;
      return measure == null ? [] : [{ name, measure: isCheaper ? -measure : measure }];
    });
    const measures = measured.map(({ measure }) => measure);
    const leading = measured.filter(({ measure }) => measure === Math.max(...measures));
    const isTold = leading.length > 0 && new Set(measures).size > 1;
    // Without numbers: "the second one" is of the list that was shown whole.
    const names = formatList(
      leading.map(({ name }) => name),
      language,
      'conjunction',
    );
    const isSame = isCheaper && !isTold && leading.length > 1;
    if (isTold) return { text: isCheaper ? say.cheapest(names) : say.bestRated(names) };
    return { text: isSame ? say.costTheSame() : say.notKnown(can) };
  }
  const told = isRelaxed ? [] : all.filter(isListed);
  // Who is called so is meant before those who only sell it.
  const called = told.filter(({ name }) => foldMessageText(name).includes(foldMessageText(wish.words)));
  const meant = called.length === 1 ? called : told;
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
