import { distanceMetres } from '@merve/contract';
import {
  type Catalogue,
  type CatalogueSnapshot,
  foldName,
  resolvePlace,
  type SearchIndex,
} from '../../catalogue/index.ts';
import { ownPlaceNamed } from '../../catalogue/places/search-own-places.ts';
import type { OutsidePlaces, PlaceProvider, ProviderPlace } from '../../integrations/place-provider.ts';
import type { Clock } from '../../platform/clock.ts';
import { asMerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { log } from '../../platform/log.ts';
import type { PlaceSearchSettings } from '../../platform/place-search-section.ts';
import { marketPlaces } from './market-places.ts';
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

/**
 * Google, where its terms let anybody be shown what a search finds. To who is billed in the European Economic Area they permit a closed
 * list of uses (looking up an address, one's own shops, what is near a flat on offer), and a search for places is none of them.
 * https://cloud.google.com/terms/maps-platform/eea-places-api-permitted-uses
 */
export function googleForSearches(
  outsidePlaces: OutsidePlaces | null | undefined,
  { GOOGLE_PLACES_BILLED_IN_EEA: isBilledInEea }: Pick<PlaceSearchSettings, 'GOOGLE_PLACES_BILLED_IN_EEA'>,
): PlaceProvider | null {
  return isBilledInEea ? null : (outsidePlaces?.google ?? null);
}

/**
 * Which provider's points may go where, by their terms (`point-terms.ts`): a place is located by our own data
 * first, then by the map, and by Google alone for a search that Google makes.
 */
function locator(
  world: SearchWorld,
  context: SearchContext,
  snapshot: CatalogueSnapshot,
): SearchPorts['locate'] {
  const { documents, outsidePlaces } = world;
  const { market, config, settings } = context;
  const geocoder = outsidePlaces?.geocoder ?? null;
  const google = googleForSearches(outsidePlaces, settings);
  return async (words, { language, region }, isNeeded, signal) => {
    const known = resolvePlace(words, snapshot, config.taxi);
    if (known !== null) return { at: known.at, from: 'market', calls: 0 };
    const own = await ownPlaceNamed(documents, market.marketId, words);
    if (own !== null) return { at: own.location, from: 'market', calls: 0 };
    const caller = { market, config };
    try {
      if (geocoder !== null) {
        const bounds = { west: -180, south: -85, east: 180, north: 85 };
        const found = await geocoder.locate({ text: words, bounds, language, caller, signal });
        return found === null ? { at: null, calls: 1 } : { at: found.at, from: 'mapbox', calls: 1 };
      }
      if (google === null || !isNeeded) return { at: null, calls: 0 };
      const { places } = await google.searchText({
        ...{
          text: words,
          type: null,
          openNow: false,
          price: null,
          bias: null,
          within: null,
          pageToken: null,
        },
        ...{ rankBy: 'relevance', fields: ['geometry'], limit: 1, language, region, caller, signal },
        timeoutMs: settings.PLACES_FINDPLACE_TIMEOUT_MS,
      });
      const at = places[0]?.at ?? null;
      return at === null ? { at, calls: 1 } : { at, from: 'google', calls: 1 };
    } catch (thrown) {
      // Logged where it failed. Best effort: its words then stand in the search, whose own failure is told.
      const { code } = asMerveError(thrown);
      if (!code.startsWith('UPSTREAM_') && code !== 'RATE_LIMITED') throw thrown;
      return { at: null, calls: 1 };
    }
  };
}

/** So near, a place of the same name is the same place (C-51). */
const samePlaceMetres = 1_000;

/** The listing of the market that a provider's place is: the same name within a kilometre. Pure. */
export function listingOf(
  place: Pick<ProviderPlace, 'name' | 'at'>,
  { listings }: CatalogueSnapshot,
): string | null {
  const { name, at } = place;
  if (name === null || at === null) return null;
  const folded = foldName(name);
  const same = listings.find(
    (listing) => foldName(listing.name) === folded && distanceMetres(listing.location, at) < samePlaceMetres,
  );
  return same?.listingId ?? null;
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
    locate: locator(world, context, snapshot),
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
