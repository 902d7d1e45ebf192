import type { CardOf, ShownRestaurant } from '@merve/contract/cards';

const place: CardOf<'place'> = {
  type: 'place',
  place: {
    name: '경복궁',
    nameEn: 'Gyeongbokgung Palace',
    category: 'attraction',
    address: '161 Sajik-ro, Jongno-gu, Seoul',
    description: 'The largest of the five palaces; arrive for the change of guard.',
    location: { latitude: 37.5796, longitude: 126.977 },
    verified: true,
    rating: 4.6,
    ratings: 58_210,
    openNow: true,
    mapsUrl: 'https://maps.example/gyeongbokgung',
    distanceKm: 1.8,
  },
  attribution: 'Google Maps',
};
const unverified: CardOf<'place'> = {
  type: 'place',
  place: {
    ...place.place,
    name: 'A Teahouse Nobody Found',
    nameEn: null,
    category: 'cafe',
    verified: false,
    rating: null,
    ratings: null,
    mapsUrl: null,
    distanceKm: null,
    address: null,
  },
  attribution: null,
};

const visit = {
  placeNameEn: null,
  category: 'attraction',
  note: null,
  kind: null,
  checkHours: false,
  wayThere: null,
} as const;
const itinerary: CardOf<'itinerary_preview'> = {
  type: 'itinerary_preview',
  title: 'Two days in Seoul',
  days: [
    {
      dayNumber: 1,
      date: '2030-04-12',
      items: [
        {
          ...visit,
          order: 0,
          placeName: '경복궁',
          placeNameEn: 'Gyeongbokgung Palace',
          startTime: '10:00',
          durationMinutes: 120,
          note: 'Change of guard',
        },
        {
          ...visit,
          order: 1,
          placeName: '토속촌 삼계탕',
          placeNameEn: 'Tosokchon',
          category: 'restaurant',
          startTime: '12:30',
          durationMinutes: 60,
          wayThere: { minutes: 14, by: 'foot' },
        },
        {
          ...visit,
          order: 2,
          placeName: '북악산',
          startTime: '15:00',
          durationMinutes: 90,
          kind: 'viewpoint',
          checkHours: true,
          wayThere: { minutes: 11, by: 'car' },
        },
      ],
    },
    {
      dayNumber: 2,
      date: null,
      items: [{ ...visit, order: 0, placeName: '남산서울타워', startTime: null, durationMinutes: null }],
    },
  ],
  tripId: null,
  skipped: ['Lotte World'],
  apply: { tool: 'applyItinerary', args: { itineraryId: 'it_1' } },
  regenerate: { tool: 'generateItinerary', args: { itineraryId: 'it_1' } },
};

function restaurant(name: string, more: Partial<ShownRestaurant> = {}): ShownRestaurant {
  return {
    restaurantId: name,
    listingId: null,
    name,
    area: 'Indiranagar',
    address: '12 100 Feet Road',
    priceTier: 2,
    rating: 4.4,
    votes: 1204,
    cuisines: ['italian', 'vegan'],
    url: 'https://reviews.example/place',
    location: { latitude: 12.971 + name.length / 2000, longitude: 77.64 + name.charCodeAt(0) / 9000 },
    allergens: { known: [], confidence: 'high', clear: true, declaredOn: '2030-02-11', warnings: [] },
    scores: { romance: 7.5, noiseLevel: 6, foodQuality: 8.5, veganOptions: 9, valueForMoney: 7 },
    fit: {
      rank: 1,
      score: 86,
      tags: [
        { type: 'cuisine', label: 'Matches your Italian preference' },
        { type: 'vibe', label: 'Known for candlelight' },
        { type: 'price', label: 'Within your $$ comfort zone' },
        { type: 'allergy_safe', label: 'Safe for your allergy profile' },
      ],
    },
    review: 'People come back for the mushroom ravioli and the quiet courtyard.',
    ...more,
  };
}
const warned = (
  name: string,
  confidence: 'high' | 'medium',
  ...warnings: ShownRestaurant['allergens']['warnings']
) =>
  restaurant(name, {
    allergens: {
      known: warnings.map(({ allergen }) => allergen),
      confidence,
      clear: false,
      declaredOn: confidence === 'high' ? '2030-02-11' : null,
      warnings,
    },
    fit: { rank: 2, score: 64, tags: [{ type: 'dietary', label: 'Vegetarian-friendly' }] },
    scores: { romance: 4, noiseLevel: 3, foodQuality: 7, veganOptions: 5.5, valueForMoney: 9 },
  });
const restaurants = [
  restaurant('Quiet Courtyard'),
  warned(
    'Sesame Street Kitchen',
    'medium',
    { allergen: 'milk', severity: 'intolerance', presence: 'contains' },
    { allergen: 'sesame', severity: 'moderate', presence: 'may_contain' },
    { allergen: 'nuts', severity: 'severe', presence: 'unknown' },
  ),
  restaurant('Plain Table', {
    fit: { rank: 3, score: 41, tags: [] },
    allergens: { known: [], confidence: 'low', clear: true, declaredOn: null, warnings: [] },
    review: null,
    url: null,
    scores: { romance: 2, noiseLevel: 8, foodQuality: 5, veganOptions: 3, valueForMoney: 8 },
  }),
];
const flagged = [
  warned('Peanut Palace', 'high', { allergen: 'peanuts', severity: 'anaphylactic', presence: 'contains' }),
];
const found = {
  message: 'I found 3 restaurants for you.',
  restaurants,
  flagged,
  allergiesKnown: true,
  profileVersion: 3,
};

export const recommendationSamples = {
  'recommended place': place,
  'place nobody confirmed': unverified,
  itinerary,
  'itinerary saved': { ...itinerary, tripId: 'trip_1', days: [], skipped: [], apply: null, regenerate: null },
  restaurants: { type: 'restaurant_list', ...found },
  'restaurants compared': { type: 'radar_comparison', ...found, flagged: [] },
  'restaurants as they lie': { type: 'map_view', ...found, flagged: [], allergiesKnown: false },
  'questions that may come next': {
    type: 'text',
    message: 'What are you in the mood for?',
    followUpQuestions: ['Something quiet?', 'Vegan only?', 'Near the station?'],
  },
} satisfies Record<
  string,
  CardOf<'place' | 'itinerary_preview' | 'restaurant_list' | 'radar_comparison' | 'map_view' | 'text'>
>;
