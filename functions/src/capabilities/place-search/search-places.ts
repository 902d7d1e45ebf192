import type { Catalogue, SearchIndex } from '../../catalogue/index.ts';
import { googleForSearches } from '../../catalogue/places/google-for-searches.ts';
import { listingOf } from '../../catalogue/places/listing-of.ts';
import { marketPlaces } from '../../catalogue/places/market-places.ts';
import { placeLocator } from '../../catalogue/places/place-locator.ts';
import type { OutsidePlaces } from '../../integrations/place-provider.ts';
import type { Clock } from '../../platform/clock.ts';
import { asMerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { log } from '../../platform/log.ts';
import { type FinishedSearch, runSearch } from './run-search.ts';
import type { RawInput, SearchContext, SearchPorts } from './search-state.ts';

/** What a search may use of the world. */
export interface SearchWorld {
  readonly documents: Documents;
  readonly clock: Pick<Clock, 'now'>;
  readonly catalogue: Pick<Catalogue, 'of' | 'latest'>;
  readonly searchIndex: SearchIndex;
  readonly outsidePlaces?: OutsidePlaces | null;
}

/** To about a kilometre: enough to see where people search, not where somebody lives. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

/** Who searches: how their text is read, and what of the search is remembered for them. */
export interface SearchCaller extends Pick<SearchPorts, 'readIntent' | 'remember'> {
  /** A hash, for logs alone. */
  readonly session: string | null;
  /** Of a caller who may give up. */
  readonly signal?: AbortSignal;
}

/**
 * One search of the world's places over everything this deployment has. Leaves one line, `place search` (P-94, P-95): mode, target,
 * outcome, counts and times, with coordinates to a kilometre; nothing that was written, and nothing of a provider's.
 * @throws MerveError of whichever step refuses.
 */
export async function searchPlaces(
  world: SearchWorld,
  { rawInput, context }: { readonly rawInput: RawInput; readonly context: SearchContext },
  { session, remember, readIntent, signal }: SearchCaller,
): Promise<FinishedSearch & { readonly tookMs: number }> {
  const begun = performance.now();
  const tookMs = () => Math.round(performance.now() - begun);
  const { marketId } = context.market;
  const snapshot = await world.catalogue.of(context.market);
  const google = googleForSearches(world.outsidePlaces, context.settings);
  const map = world.outsidePlaces?.map ?? null;
  const market = marketPlaces({ ...world, now: () => context.now });
  const ports: SearchPorts = {
    readIntent,
    locate: placeLocator(world, context, snapshot),
    providers: [google, market, map].filter((one) => one !== null),
    listingOf: (place) => listingOf(place, snapshot),
    remember,
    elapsed: () => performance.now(),
    expires(ms) {
      const timeout = AbortSignal.timeout(ms);
      return signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
    },
  };
  try {
    const found = await runSearch({ rawInput, context }, ports);
    const { resolvedTarget: target, meta, validated, normalized, mode } = found;
    log.info('place search', {
      ...{ market: marketId, session, outcome: normalized.length === 0 ? 'nothing' : 'found', mode },
      ...{ kind: target.kind, source: found.rawResponse.source, results: normalized.length },
      around: target.at === null ? null : `${rounded(target.at.latitude)},${rounded(target.at.longitude)}`,
      ...{ radius: Math.round(target.radiusMetres), language: validated.language, region: validated.region },
      ...{ readBy: meta.readBy, providerCalls: meta.providerCalls, notes: meta.notes.join(' ') },
      tookMs: tookMs(),
    });
    return { ...found, tookMs: tookMs() };
  } catch (thrown) {
    const { code } = asMerveError(thrown);
    log.info('place search', { market: marketId, session, outcome: code, tookMs: tookMs() });
    throw thrown;
  }
}
