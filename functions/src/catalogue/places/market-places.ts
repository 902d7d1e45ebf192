import { distanceMetres, type Listing, type Place, type PlaceKind } from '@merve/contract';
import { DateTime } from 'luxon';
import type {
  Circle,
  NearbyQuestion,
  PlacePage,
  PlaceProvider,
  ProviderPlace,
  TextQuestion,
} from '../../integrations/place-provider.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import type { Catalogue, CatalogueSnapshot, SearchIndex } from '../index.ts';
import { placesAround } from './find-places.ts';
import { openingAt } from './opening.ts';
import { searchOwnPlaces } from './search-own-places.ts';

/** What our own places call a type of place. */
const kindOfType: Readonly<Record<string, PlaceKind>> = {
  museum: 'museum',
  park: 'park',
  beach: 'beach',
  tourist_attraction: 'sight',
  shopping_mall: 'market',
  pharmacy: 'pharmacy',
  hospital: 'hospital',
  atm: 'cash',
  bank: 'cash',
  gas_station: 'fuel',
  supermarket: 'supermarket',
  grocery_store: 'supermarket',
  police: 'police',
  post_office: 'post',
  parking: 'parking',
};
/** So many of each are looked through. */
const maxFound = 60;

export interface MarketPlacesNeeds {
  readonly documents: Documents;
  readonly catalogue: Pick<Catalogue, 'latest'>;
  readonly searchIndex: SearchIndex;
  readonly now: () => Date;
}

const unknown = { website: null, photo: null, attributions: [], ratings: null } as const;

function ofListing(listing: Listing): ProviderPlace {
  return {
    ...{ id: `listing:${listing.listingId}`, name: listing.name, listingId: listing.listingId },
    address: [listing.address, listing.town].filter((part) => part !== '').join(', '),
    ...{ at: listing.location, rating: listing.rating, priceLevel: listing.priceTier },
    ...{ openNow: null, openUntil: null, utcOffsetMinutes: null, ...unknown },
  };
}

function ofPlace(place: Place, now: Date): ProviderPlace {
  const opening = openingAt(place, now);
  return {
    ...{ id: `place:${place.placeId}`, name: place.name, listingId: null, at: place.location },
    address: [place.address, place.district].filter((part) => part !== null && part !== '').join(', '),
    ...{ rating: null, priceLevel: null, ...unknown },
    openNow: opening.kind === 'unknown' ? null : opening.kind === 'open',
    openUntil: opening.kind === 'open' && !opening.allDay ? opening.until : null,
    utcOffsetMinutes: DateTime.fromJSDate(now, { zone: place.timeZone }).offset,
  };
}

/**
 * The market's own listings and places as a provider: what answers where Google is not asked. It costs nothing and knows this market
 * alone: around a point elsewhere it finds nothing.
 */
export function marketPlaces({ documents, catalogue, searchIndex, now }: MarketPlacesNeeds): PlaceProvider {
  async function listingsFor(
    marketId: string,
    query: string,
    around: Circle | null,
    question: Pick<TextQuestion, 'caller'>,
  ): Promise<readonly Listing[]> {
    const [snapshot, { hits }]: [CatalogueSnapshot, Awaited<ReturnType<SearchIndex['search']>>] =
      await Promise.all([
        catalogue.latest(marketId),
        searchIndex.search({
          ...{ marketId, query, limit: 50, caller: question.caller },
          ...(around !== null && { near: { ...around.centre, radiusKm: around.radiusMetres / 1000 } }),
        }),
      ]);
    return hits.flatMap(({ listingId }) => snapshot.listing(listingId) ?? []).filter(({ active }) => active);
  }

  return {
    source: 'market',
    async searchText(question): Promise<PlacePage> {
      const { marketId } = question.caller.market;
      const { bias, within, price, pageToken } = question;
      const text = [question.text, question.type?.replaceAll('_', ' ') ?? '']
        .filter((part, index, parts) => part !== '' && !(index > 0 && parts[0]?.includes(part)))
        .join(' ');
      const [listings, own] = await Promise.all([
        listingsFor(marketId, text, bias, question),
        searchOwnPlaces(documents, { marketId, text: question.text, ...(bias && { near: bias.centre }) }),
      ]);
      const isInside = ({ at }: ProviderPlace) => {
        if (at === null) return false;
        if (bias !== null && distanceMetres(bias.centre, at) > bias.radiusMetres) return false;
        if (within === null) return true;
        const { latitude, longitude } = at;
        return (
          latitude >= within.south &&
          latitude <= within.north &&
          longitude >= within.west &&
          longitude <= within.east
        );
      };
      const isPriced = ({ priceLevel }: ProviderPlace) =>
        price === null || priceLevel === null || (priceLevel >= price.min && priceLevel <= price.max);
      const found = [...listings.map(ofListing), ...own.map((place) => ofPlace(place, now()))].filter(
        (place) => isInside(place) && isPriced(place) && !(question.openNow && place.openNow === false),
      );
      const centre = bias?.centre ?? null;
      const ordered =
        question.rankBy === 'distance' && centre !== null
          ? found.toSorted((one, other) => metres(one, centre) - metres(other, centre))
          : found;
      return pageOf(ordered, question.limit, pageToken);
    },
    async searchNearby({ type, around, limit, rankBy, caller }: NearbyQuestion): Promise<PlacePage> {
      const { marketId } = caller.market;
      const kind = kindOfType[type];
      const [listings, own] = await Promise.all([
        kind === undefined ? listingsFor(marketId, type.replaceAll('_', ' '), around, { caller }) : [],
        kind === undefined
          ? []
          : placesAround(documents, {
              ...{ marketId, centre: around.centre, radiusKm: around.radiusMetres / 1000, of: { kind } },
            }),
      ]);
      const found = [...listings.map(ofListing), ...own.map(({ place }) => ofPlace(place, now()))];
      const ordered =
        rankBy === 'distance'
          ? found.toSorted((one, other) => metres(one, around.centre) - metres(other, around.centre))
          : found;
      return { places: ordered.slice(0, limit), nextPageToken: null };
    },
    async details(id, { caller }) {
      const { marketId } = caller.market;
      const [kind, key = ''] = id.split(/:(.*)/s);
      if (kind === 'listing') {
        const listing = (await catalogue.latest(marketId)).listing(key);
        return listing?.active === true ? ofListing(listing) : null;
      }
      if (kind !== 'place') return null;
      const place = (await documents.place(key).get()).data();
      return place?.marketId === marketId && place.active ? ofPlace(place, now()) : null;
    },
    photo: async () => null,
  };
}

const metres = ({ at }: ProviderPlace, centre: Circle['centre']) =>
  at === null ? Number.POSITIVE_INFINITY : distanceMetres(centre, at);

/** Pages of one list, by how far it was read. */
function pageOf(found: readonly ProviderPlace[], limit: number, pageToken: string | null): PlacePage {
  const from = Math.max(0, Math.trunc(Number(pageToken ?? 0)) || 0);
  const until = from + limit;
  return {
    places: found.slice(from, until),
    nextPageToken: until < Math.min(found.length, maxFound) ? String(until) : null,
  };
}
