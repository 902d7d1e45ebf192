/** A search that found nothing, since beside a known kind of place it had words that no place has: the kind alone is looked for, and told as what comes closest. */
import { z } from 'zod';
import { namesKnownTown } from '../../../catalogue/town-names.ts';
import { foldedWords } from '../../../language/phrase-pattern.ts';
import { searchIn } from '../../../language/search-words.ts';
import type { ToolResponse } from '../../../model/language-model.ts';
import type { Plan } from '../../../model/planner/plan.ts';
import type { AskedMessage } from '../../../model/planner/planning.ts';
import { callsIn, refusalOf } from '../../../model/planner/recorded-calls.ts';
import { renderResult } from '../../../model/planner/render-results.ts';

const found = z.looseObject({ results: z.array(z.unknown()), relaxed: z.boolean().nullish() });

/** How many a search found; null for what is no search, or was refused. */
const countOf = ({ name, response }: ToolResponse): number | null =>
  name === 'searchMarketplace' && refusalOf(response) === null
    ? (found.safeParse(response).data?.results.length ?? null)
    : null;

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
  const [first, second, third] = searches;
  if (first === undefined || countOf(first) !== 0 || third !== undefined) return null;
  if (second !== undefined) {
    if (countOf(second) === 0) return null;
    const closest = { ...second, response: { ...second.response, relaxed: true } };
    return { text: renderResult(closest, voice.language, false) };
  }
  const { reading } = await asked.gathered();
  const { namesKind, query } = searchIn(reading.rest);
  if (!namesKind || reading.mentions.length > 0) return null;
  const towns = foldedWords(reading.original.slice(0, 500)).filter((word) => namesKnownTown(word));
  const less = [query, ...new Set(towns)].join(' ');
  const made = request.turns.findLast((turn) => turn.role === 'model');
  const call = made?.role === 'model' ? callsIn(made.rawParts).at(-1) : undefined;
  // Who looked for what can be done there has another question to ask.
  if (call?.args['action'] !== undefined) return null;
  // The very words were looked for already.
  const isSame = foldedWords(String(call?.args['query'] ?? '')).every((word) =>
    foldedWords(less).includes(word),
  );
  return isSame ? null : { call: { name: 'searchMarketplace', args: { query: less } } };
}
