import type { FoundRestaurant } from '@merve/contract';
import type { CardOf } from '@merve/contract/cards';

/** Invented places of an invented town. */
const place = (changes: Partial<FoundRestaurant>): FoundRestaurant => ({
  placeId: 'ChIJsample1',
  name: 'Almond Oven',
  address: 'Dock Street 4, Port Amber',
  rating: 4.6,
  userRatingsTotal: 214,
  priceLevel: null,
  photoUrl: null,
  location: { lat: 32.08, lng: 34.78 },
  website: null,
  openNow: true,
  openUntil: '2026-11-21T20:00:00Z',
  utcOffsetMinutes: 120,
  googleMapsUri: 'https://www.google.com/maps/search/?api=1&query=place&query_place_id=ChIJsample1',
  attributions: [],
  photoAttributions: [],
  listingId: null,
  ...changes,
});

const found: CardOf<'found_places'> = {
  type: 'found_places',
  marketId: 'north-cyprus',
  source: 'google',
  count: 3,
  placeIds: ['ChIJsample1', 'ChIJsample2', 'ChIJsample3'],
  places: [
    place({}),
    place({ placeId: 'ChIJsample2', name: 'Carob Lantern', rating: 4.4, listingId: 'carob-lantern' }),
    place({
      placeId: 'ChIJsample3',
      name: 'The House of the Long Name by the Second Lighthouse',
      openNow: false,
      rating: null,
      userRatingsTotal: null,
      attributions: [{ provider: 'Amber Guide', uri: null }],
    }),
  ],
  origin: { latitude: 32.085, longitude: 34.781 },
};

export const foundPlacesSamples: Readonly<Record<string, CardOf<'found_places'>>> = {
  'places of the world': found,
  'places that nobody keeps': { ...found, source: 'mapbox', count: 2, placeIds: [], places: [] },
};
