import type {
  Decision,
  Filled,
  RawInput,
  SearchContext,
  SearchPorts,
  SearchState,
  StepOutcome,
} from './search-state.ts';
import { intent } from './steps/intent.ts';
import { location } from './steps/location.ts';
import { normalise } from './steps/normalise.ts';
import { persist } from './steps/persist.ts';
import { query } from './steps/query.ts';
import { search } from './steps/search.ts';
import { strategy } from './steps/strategy.ts';
import { validate } from './steps/validate.ts';

/** All that outside services may take of one search, the reading of its text left out: two attempts of six seconds, and what is between. */
export const outsideMs = 12_500;

/** A search that is through: every key is filled. */
export type FinishedSearch = Filled<
  'schema' | 'validated' | 'resolvedTarget' | 'mode' | 'params' | 'rawResponse' | 'normalized'
>;

/**
 * A search of the world's places, in eight steps over one state: intent, validate, location, strategy, query, search, normalise,
 * persist. Each is a function; what reaches the world goes through `ports`.
 * @throws MerveError of whichever step refuses.
 */
export async function runSearch(
  { rawInput, context }: { readonly rawInput: RawInput; readonly context: SearchContext },
  ports: SearchPorts,
): Promise<FinishedSearch> {
  const begin: SearchState = {
    ...{ rawInput, context, schema: null, validated: null, resolvedTarget: null, mode: null },
    ...{ params: null, rawResponse: null, normalized: null },
    meta: {
      ...{ notes: [], readBy: null, confidence: null, rationale: null, providerCalls: 0, decisions: [] },
    },
  };
  const read = await taken('intent', begin, () => intent(begin, ports));
  const valid = await taken('validate', read, () => validate(read));
  const signal = ports.expires(outsideMs);
  const located = await taken('location', valid, () => location(valid, ports, signal));
  const decided = await taken('strategy', located, () => strategy(located));
  const built = await taken('query', decided, () => query(decided));
  const answered = await taken('search', built, () => search(built, ports, signal));
  const shown = await taken('normalise', answered, () => normalise(answered, ports));
  return taken('persist', shown, () => persist(shown, ports));

  async function taken<State extends SearchState, Key extends keyof SearchState = never>(
    step: string,
    state: State,
    take: () => Promise<StepOutcome<Key>>,
  ): Promise<State & StepOutcome<Key>['filled']> {
    const begun = ports.elapsed();
    const outcome = await take();
    const decision: Decision = {
      step,
      decided: outcome.decided,
      why: outcome.why,
      tookMs: Math.max(0, Math.round(ports.elapsed() - begun)),
    };
    const { meta } = state;
    return {
      ...state,
      ...outcome.filled,
      meta: {
        ...meta,
        ...outcome.meta,
        notes: [...new Set([...meta.notes, ...(outcome.notes ?? [])])],
        providerCalls: meta.providerCalls + (outcome.calls ?? 0),
        decisions: [...meta.decisions, decision],
      },
    };
  }
}
