import type { PlacePage, PlaceProvider } from '../../../integrations/place-provider.ts';
import { asMerveError, MerveError } from '../../../platform/errors.ts';
import { maySearchAround } from '../point-terms.ts';
import type { Filled, SearchPorts, StepOutcome } from '../search-state.ts';
import { strategies } from '../strategies.ts';

/**
 * P-38: asks the provider. While it is not asked at all (switched off, its money spent, its breaker open), the next one answers: the
 * market's own places, and where there are none of these, the map. What the first knows nothing of our own list may. A call that failed is told as what it was. A further page is of
 * the provider that gave the first, or there is none.
 * @throws MerveError as `PlaceProvider`.
 */
export async function search(
  { context, rawInput, mode, params, resolvedTarget }: Filled<'mode' | 'params' | 'resolvedTarget'>,
  { providers }: Pick<SearchPorts, 'providers'>,
  signal: AbortSignal,
): Promise<StepOutcome<'rawResponse'>> {
  const caller = { market: context.market, config: context.config };
  const reasons: string[] = [];
  const { page: opened } = rawInput;
  const askable = providers
    .filter(({ source }) => opened === null || source === opened.source)
    .filter(({ source }) => maySearchAround(resolvedTarget.from, source));
  let calls = 0;
  let nothing: { page: PlacePage; source: PlaceProvider['source'] } | null = null;
  let refusal: MerveError | null = null;
  for (const provider of askable) {
    const { source } = provider;
    try {
      const page = await strategies[mode].execute(params, provider, { caller, signal });
      calls += source === 'market' ? 0 : params.calls.length;
      if (page.places.length > 0) return outcome(page, source);
      reasons.push(`${source} has none`);
      // Two know of none. Behind the first of them our own list costs nothing to look through.
      if (nothing !== null) break;
      nothing = { page, source };
    } catch (thrown) {
      const failure = asMerveError(thrown);
      if (failure.code !== 'UPSTREAM_UNAVAILABLE') {
        // Behind the market's answer a failure takes nothing away: there is none, and that is known.
        if (nothing === null) throw failure;
        continue;
      }
      reasons.push(`${source} is not asked: ${failure.details['reason'] ?? 'unknown'}`);
      refusal ??= failure;
    }
  }
  if (nothing !== null) return outcome(nothing.page, nothing.source);
  throw (
    refusal ?? new MerveError('BAD_REQUEST', 'This page is no more', { details: { fields: 'pageToken' } })
  );

  function outcome(page: PlacePage, source: PlaceProvider['source']): StepOutcome<'rawResponse'> {
    const [first] = providers;
    const isFirst = source === first?.source || nothing?.source === first?.source;
    return {
      filled: { rawResponse: { ...page, source } },
      decided: `${page.places.length} places of ${source}`,
      why: reasons.length === 0 ? 'it answered' : reasons.join('; '),
      calls,
      ...(!isFirst && { notes: ['provider_fell_back'] as const }),
    };
  }
}
