import type { PlacePage, PlaceProvider } from '../../../integrations/place-provider.ts';
import { asMerveError } from '../../../platform/errors.ts';
import type { Filled, SearchPorts, StepOutcome } from '../search-state.ts';
import { strategies } from '../strategies.ts';

/**
 * P-38: asks the provider. While it is not asked at all (switched off, its money spent, its breaker open), the market's own places
 * answer; a call that failed is told as what it was. A page goes on where it began, or not at all.
 * @throws MerveError as `PlaceProvider`.
 */
export async function search(
  { context, rawInput, mode, params }: Filled<'mode' | 'params'>,
  { provider, fallback }: Pick<SearchPorts, 'provider' | 'fallback'>,
  signal: AbortSignal,
): Promise<StepOutcome<'rawResponse'>> {
  const caller = { market: context.market, config: context.config };
  const askOf = (asked: PlaceProvider): Promise<PlacePage> =>
    strategies[mode].execute(params, asked, { caller, signal });
  const outcome = ({ source }: PlaceProvider, page: PlacePage, why: string): StepOutcome<'rawResponse'> => ({
    filled: { rawResponse: { ...page, source } },
    decided: `${page.places.length} places of ${source}`,
    why,
    calls: source === 'market' ? 0 : params.calls.length,
  });
  try {
    return outcome(provider, await askOf(provider), 'it answered');
  } catch (thrown) {
    const { code, details } = asMerveError(thrown);
    if (code !== 'UPSTREAM_UNAVAILABLE' || fallback === null || rawInput.page !== null) throw thrown;
    const why = `${provider.source} is not asked: ${details['reason'] ?? 'unknown'}`;
    return { ...outcome(fallback, await askOf(fallback), why), notes: ['provider_fell_back'] };
  }
}
