/**
 * A search that found nothing, or nothing of the kind, since beside a known kind of place it had words that no place has, or that only others have: the
 * kind alone is looked for, and told as what comes closest.
 */
import type { JsonObject } from '@merve/contract';
import { z } from 'zod';
import { namesKnownTown } from '../../../catalogue/town-names.ts';
import { foldedWords } from '../../../language/phrase-pattern.ts';
import { searchIn } from '../../../language/search-words.ts';
import type { ToolResponse } from '../../../model/language-model.ts';
import type { Plan } from '../../../model/planner/plan.ts';
import type { AskedMessage } from '../../../model/planner/planning.ts';
import { callsIn, refusalOf } from '../../../model/planner/recorded-calls.ts';
import { renderResult } from '../../../model/planner/render-results.ts';
import { gatheringWished } from './gathering.ts';

const found = z.looseObject({
  results: z.array(
    z.looseObject({
      name: z.string(),
      category: z.string().nullish(),
      subCategory: z.string().nullish(),
      description: z.string().nullish(),
    }),
  ),
  relaxed: z.boolean().nullish(),
});

/** How many a search found; null for what is no search, or was refused. */
const countOf = ({ name, response }: ToolResponse): number | null =>
  name === 'searchMarketplace' && refusalOf(response) === null
    ? (found.safeParse(response).data?.results.length ?? null)
    : null;

/** Whether a search that was content with less put another place before those of the kinds that were named: "a fish place with a view" is no paragliding. */
function isOfOtherKinds({ response }: ToolResponse, kinds: string): boolean {
  const told = found.safeParse(response).data;
  if (told?.relaxed !== true || kinds === '') return false;
  const words = foldedWords(kinds);
  return !told.results
    .slice(0, 1)
    .some(({ name, category, subCategory, description }) =>
      foldedWords([name, category, subCategory, description].join(' ')).some((word) => words.includes(word)),
    );
}

/** The word by which all places of a category are found. */
const anyOf: Readonly<Record<string, string>> = { restaurants: 'restaurant', stays: 'hotel' };

type Search = Readonly<Record<'query' | 'category', string>>;

const searchOf = (args: JsonObject | undefined): Search => ({
  query: String(args?.['query'] ?? ''),
  category: String(args?.['category'] ?? ''),
});

/** Whether one search asks for no more than another one did. */
const isSame = (one: Search, other: Search): boolean =>
  one.category === other.category &&
  foldedWords(other.query).every((word) => foldedWords(one.query).includes(word));

/** What to look for with fewer words, the closest first: the kinds that are named, a place to sit together, a trade that somebody here has, any place of the sort. */
async function searchesWithLess(
  { request, catalogue, gathered }: AskedMessage,
  made: Search,
): Promise<Search[]> {
  const { reading } = await gathered();
  if (reading.mentions.length > 0) return [];
  const { namesKind, namesMeal, query, kinds: named } = searchIn(reading.rest);
  const towns = foldedWords(reading.original.slice(0, 500)).filter((word) => namesKnownTown(word));
  const inTowns = (words: string) => [words, ...new Set(towns)].join(' ');
  const gathering = gatheringWished(reading);
  const kinds = namesKind ? [] : await catalogue.kindsIn(reading.original, request.situation.marketId);
  const isMeal = namesMeal || gathering !== null;
  const category = isMeal ? 'restaurants' : made.category;
  const any = anyOf[category];
  return [
    ...(namesKind ? [query, named].map((words) => ({ query: inTowns(words), category: '' })) : []),
    ...(kinds.length > 0 ? [{ query: inTowns(kinds.join(' ')), category: '' }] : []),
    ...(gathering === null ? [] : [{ query: gathering, category: 'restaurants' }]),
    ...(any === undefined ? [] : [{ query: inTowns(any), category }]),
  ];
}

/** So many searches are made for one message. */
const maxSearches = 3;

/** The next search, or its result as what comes closest; null where the first one found anything, or no kind of place is known to be meant. */
export async function planAfterNothing(
  asked: AskedMessage,
  results: readonly ToolResponse[],
): Promise<Plan | null> {
  const { request, newest, voice } = asked;
  const [newestResult, more] = results;
  if (newestResult === undefined || more !== undefined || countOf(newestResult) === null) return null;
  const searches = request.turns
    .slice(newest + 1)
    .flatMap((turn) => (turn.role === 'tool' ? turn.results : []))
    .filter((result) => result.name === 'searchMarketplace');
  const [firstResult, last] = [searches[0], searches.at(-1)];
  if (firstResult === undefined || last === undefined) return null;
  const { reading } = await asked.gathered();
  const { kinds } = searchIn(reading.rest);
  const isNothing = (result: ToolResponse) => countOf(result) === 0 || isOfOtherKinds(result, kinds);
  if (!isNothing(firstResult)) return null;
  if (!isNothing(last)) {
    const closest = { ...last, response: { ...last.response, relaxed: true } };
    return { text: renderResult(closest, voice.language, false) };
  }
  const calls = request.turns
    .slice(newest + 1)
    .flatMap((turn) => (turn.role === 'model' ? callsIn(turn.rawParts) : []))
    .filter(({ name }) => name === 'searchMarketplace');
  // Who looked for what can be done there has another question to ask.
  if (searches.length >= maxSearches || calls.some(({ args }) => args['action'] !== undefined)) return null;
  const made = calls.map(({ args }) => searchOf(args));
  const first = made[0];
  if (first === undefined) return null;
  const less = await searchesWithLess(asked, first);
  const next = less.find((search) => !made.some((other) => isSame(search, other)));
  if (next === undefined) return null;
  const { query, category } = next;
  return { call: { name: 'searchMarketplace', args: { query, ...(category === '' ? {} : { category }) } } };
}
