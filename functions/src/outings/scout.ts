import {
  type Coordinates,
  distanceKm,
  type Language,
  type Listing,
  type Market,
  type MerveConfig,
  type Place,
} from '@merve/contract';
import type { Catalogue, CatalogueSnapshot, SearchIndex } from '../catalogue/index.ts';
import { placesAround } from '../catalogue/places/find-places.ts';
import { googleForSearches } from '../catalogue/places/google-for-searches.ts';
import { listingOf } from '../catalogue/places/listing-of.ts';
import type { OutsidePlaces, PlaceProvider, ProviderPlace } from '../integrations/place-provider.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import type { PlaceSearchSettings } from '../platform/place-search-section.ts';
import type { Candidate } from './pipeline/candidate.ts';
import { vibeScore } from './pipeline/match-vibes.ts';
import { inTownKm } from './pipeline/plan-facts.ts';
import type { PlanPorts, ScoutQuestion } from './pipeline/run-plan.ts';
import type { PriceTier } from './venue-scores.ts';

/** What SCOUT may use of the world. */
export interface ScoutWorld {
  readonly documents: Documents;
  readonly catalogue: Pick<Catalogue, 'of' | 'latest'>;
  readonly searchIndex: SearchIndex;
  readonly outsidePlaces?: OutsidePlaces | null;
}

export interface ScoutContext {
  readonly market: Market;
  readonly config: MerveConfig;
  readonly settings: PlaceSearchSettings;
  readonly language: Language;
  /** Whether the market's policy lets a listing be shown here. */
  readonly mayShow: (listing: Listing) => boolean;
}

/** L-25. */
const ofEach = 8;
/** So many in the town itself are a choice. */
const enough = 5;
/** So much of a mood is that mood. */
const fittingMood = 0.5;
/** So far around a point a group goes. */
const reachKm = 15;
const providerMs = 6_000;
/** Listings that nobody spends an evening at. */
const noOuting = /propert|service|stay|hotel|hostel|accommodation|shop|retail|estate/u;
/** Places of ours that are none either. */
const errands = new Set(['pharmacy', 'hospital', 'cash', 'fuel', 'supermarket', 'police', 'post', 'parking']);
/** What our own places call what people do. */
const kindsOfActivity: Readonly<Record<string, readonly string[]>> = {
  beach: ['beach'],
  swimming: ['beach'],
  park: ['park', 'nature'],
  picnic: ['park', 'nature', 'beach'],
  hiking: ['walk', 'nature', 'viewpoint'],
  museum: ['museum'],
  sightseeing: ['sight', 'museum', 'viewpoint'],
  shopping: ['market'],
  zoo: ['family'],
  'theme park': ['family'],
};

const tierOf = (tier: number | null): PriceTier | null =>
  tier === 1 || tier === 2 || tier === 3 || tier === 4 ? tier : null;

/** Where a group may spend an evening: no shop, no property, no hotel. Pure. */
export const isOuting = ({ active, domain, category }: Listing) =>
  active && !noOuting.test(domain.toLowerCase()) && !noOuting.test(category.toLowerCase());

/** With the town, where the address does not name it. */
const addressOf = (address: string, town: string): string | null =>
  (address.includes(town) ? address : [address, town].filter((part) => part !== '').join(', ')).slice(
    0,
    300,
  ) || null;

/** A listing as a venue of a plan. Pure. */
export function ofListing(listing: Listing): Candidate {
  const { listingId, name, location, rating } = listing;
  const tier = tierOf(listing.priceTier);
  return {
    ...{
      venueId: `listing:${listingId}`,
      provider: 'listing',
      listingId,
      name: name.slice(0, 160),
      location,
    },
    address: addressOf(listing.address, listing.town),
    ...{ rating, votes: null, priceTier: tier, composite: null, tiers: [tier], attributions: [] },
    category: [...new Set([listing.category, listing.subCategory ?? ''])].join(' ').trim().slice(0, 80),
    texts: [
      [listing.category, listing.subCategory ?? ''].join(' '),
      listing.tags.join(' . '),
      listing.description,
    ],
  };
}

/** How well a listing has the mood that is asked for; kept as long as the catalogue keeps the listing. */
const moods = new WeakMap<Listing, Map<string, number>>();
function moodOf(listing: Listing, { vibe }: ScoutQuestion['intent']): number {
  if (vibe === null) return 0;
  const known = moods.get(listing) ?? new Map<string, number>();
  moods.set(listing, known);
  const score = known.get(vibe) ?? vibeScore(ofListing(listing), vibe, []).score ?? 0.2;
  known.set(vibe, score);
  return score;
}

const isNear = (at: Coordinates | null, location: Coordinates | null, km = reachKm) =>
  at === null || (location !== null && distanceKm(at, location) <= km);

/** Our own listings: what fits the activity, those first that have the mood asked for, then by rating. */
function ownListings(
  world: ScoutWorld,
  { market, config, mayShow }: ScoutContext,
  snapshot: CatalogueSnapshot,
): PlanPorts['sources'][number] {
  return {
    name: 'listings',
    async find({ intent, at }) {
      const { marketId } = market;
      const near = at === null ? {} : { near: { ...at, radiusKm: reachKm } };
      const fitting =
        intent.activity === null
          ? snapshot.listings
          : (
              await world.searchIndex.search({
                ...{ marketId, query: intent.activity, limit: 30, caller: { market, config }, ...near },
              })
            ).hits.flatMap(({ listingId }) => snapshot.listing(listingId) ?? []);
      const marked = fitting
        .filter((listing) => isOuting(listing) && mayShow(listing) && isNear(at, listing.location))
        .map((listing) => ({ listing, mood: moodOf(listing, intent) }))
        .toSorted(
          (one, other) => other.mood - one.mood || (other.listing.rating ?? 0) - (one.listing.rating ?? 0),
        );
      // Who named a town is shown what is in it; what lies farther out fills the list where too little of it fits.
      const isInTown = ({ listing, mood }: (typeof marked)[number]) =>
        isNear(at, listing.location, inTownKm) && (intent.vibe === null || mood >= fittingMood);
      const inTown = marked.filter(isInTown);
      const rest = inTown.length >= enough ? [] : marked.filter((one) => !isInTown(one));
      return [...inTown, ...rest].slice(0, ofEach).map(({ listing }) => ofListing(listing));
    },
  };
}

/** A place of ours as a venue of a plan. Pure. */
export const ofPlace = (place: Place): Candidate => ({
  ...{ venueId: `place:${place.placeId}`, provider: 'place', listingId: null, name: place.name },
  address: [place.address, place.district].filter((part) => part !== null && part !== '').join(', ') || null,
  ...{ location: place.location, rating: null, votes: null, priceTier: null, category: place.kind },
  ...{ composite: null, tiers: [null], texts: [place.kind, place.summary], attributions: [] },
});

/** Our own places, which nobody books: beaches, sights, parks. Only where the activity is done at one, and there is a point to look around. */
function ownPlaces({ documents }: ScoutWorld, { market }: ScoutContext): PlanPorts['sources'][number] {
  return {
    name: 'places',
    async find({ intent, at }) {
      const kinds = kindsOfActivity[intent.activity ?? ''];
      if (kinds === undefined) return [];
      const centre = at ?? {
        latitude: (market.boundingBox.south + market.boundingBox.north) / 2,
        longitude: (market.boundingBox.west + market.boundingBox.east) / 2,
      };
      const found = await placesAround(documents, {
        ...{ marketId: market.marketId, centre, radiusKm: reachKm, of: { purpose: 'outing' } },
      });
      return found
        .map(({ place }) => place)
        .filter(({ kind }) => kinds.includes(kind) && !errands.has(kind))
        .slice(0, ofEach)
        .map(ofPlace);
    },
  };
}

/** A provider's places: told and not kept. Of their moods only the kind that was asked for may speak. */
function ofProvider(
  place: ProviderPlace,
  provider: 'google' | 'mapbox' | 'yelp',
  activity: string | null,
  listingId: string | null,
): Candidate {
  const tier = tierOf(place.priceLevel);
  const rating = place.rating;
  return {
    ...{
      venueId: `${provider}:${place.id}`.replace(/[/\s]/gu, '_'),
      provider,
      listingId,
      name: place.name?.slice(0, 160) ?? null,
    },
    ...{ address: place.address?.slice(0, 300) ?? null, location: place.at, rating, votes: place.ratings },
    ...{ priceTier: tier, category: activity, composite: null, tiers: [tier] },
    ...{ texts: activity === null ? [] : [activity], attributions: place.attributions },
  };
}

function outside(
  provider: Pick<PlaceProvider, 'searchText'>,
  name: 'google' | 'mapbox' | 'yelp',
  { market, config, language, mayShow }: ScoutContext,
  snapshot: CatalogueSnapshot,
): PlanPorts['sources'][number] {
  return {
    name,
    async find({ intent, at, signal }) {
      const words = [intent.vibe, intent.activity ?? 'things to do']
        .filter((word) => word !== null)
        .join(' ');
      const { places } = await provider.searchText({
        ...{ text: at === null && intent.place !== null ? `${words} ${intent.place}` : words, type: null },
        fields: [
          'place_id',
          'name',
          'formatted_address',
          'geometry',
          'rating',
          'user_ratings_total',
          'price_level',
        ],
        ...{
          openNow: false,
          price: null,
          within: null,
          rankBy: 'relevance',
          pageToken: null,
          language,
          region: null,
        },
        bias: at === null ? null : { centre: at, radiusMetres: reachKm * 1000 },
        ...{ limit: ofEach, caller: { market, config }, signal, timeoutMs: providerMs },
      });
      return places.flatMap((place) => {
        const listing = snapshot.listing(listingOf(place, snapshot) ?? '');
        // What the market's policy keeps from being shown is not shown under another provider's name.
        if (listing !== undefined && !mayShow(listing)) return [];
        return [ofProvider(place, name, intent.activity, listing?.listingId ?? null)];
      });
    },
  };
}

/** All sources of a deployment, ours first. A market without a search of the world's places has ours alone. */
export function scoutSources(
  world: ScoutWorld,
  context: ScoutContext,
  snapshot: CatalogueSnapshot,
): PlanPorts['sources'] {
  const own = [ownListings(world, context, snapshot), ownPlaces(world, context)];
  if (!context.config.placeSearch.enabled) return own;
  const google = googleForSearches(world.outsidePlaces, context.settings);
  const map = world.outsidePlaces?.map ?? null;
  const yelp = world.outsidePlaces?.yelp ?? null;
  return [
    ...own,
    ...(google === null ? [] : [outside(google, 'google', context, snapshot)]),
    ...(map === null || google !== null ? [] : [outside(map, 'mapbox', context, snapshot)]),
    // A market that did not switch it on is not asked: no failure of it stands in the log of every plan.
    ...(yelp === null || !context.config.providers.yelp.enabled
      ? []
      : [outside(yelp, 'yelp', context, snapshot)]),
  ];
}
