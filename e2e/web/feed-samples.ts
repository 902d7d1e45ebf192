import type { ExpandedDetail, RecommendationItem, RecommendationPayload } from '@merve/contract';
import type { ShownRestaurant } from '@merve/contract/cards';

type Warnings = ShownRestaurant['allergens']['warnings'];

const noneTold: ShownRestaurant['allergens'] = {
  known: [],
  confidence: 'high',
  clear: true,
  declaredOn: '2030-02-11',
  warnings: [],
};

/** A restaurant as the API shows one. */
export function shownRestaurant(name: string, more: Partial<ShownRestaurant> = {}): ShownRestaurant {
  return {
    restaurantId: name.toLowerCase().replaceAll(' ', '-'),
    listingId: null,
    name,
    area: 'Old Harbour',
    address: '12 Quay Road',
    priceTier: 2,
    rating: 4.4,
    votes: 1204,
    cuisines: ['italian', 'vegan'],
    url: null,
    location: null,
    allergens: noneTold,
    scores: null,
    fit: null,
    review: null,
    ...more,
  };
}

/** The allergens of a restaurant of which something is warned. */
export function warnedOf(
  warnings: Warnings,
  { confidence, declaredOn }: Pick<ShownRestaurant['allergens'], 'confidence' | 'declaredOn'>,
): ShownRestaurant['allergens'] {
  return { known: warnings.map(({ allergen }) => allergen), confidence, clear: false, declaredOn, warnings };
}

function picked(
  rank: number,
  fitScore: number,
  restaurant: ShownRestaurant,
  more: Partial<RecommendationItem> = {},
): RecommendationItem {
  const { warnings } = restaurant.allergens;
  return {
    rank,
    fitScore,
    fitTags: [
      { type: 'cuisine', label: 'Matches your Italian preference' },
      { type: 'vibe', label: 'Known for candlelight' },
      { type: 'price', label: 'Within your $$ comfort zone' },
      { type: 'dietary', label: 'Vegan dishes on the menu' },
    ],
    consolidatedReview: 'Guests come back for the mushroom ravioli and the quiet courtyard.',
    allergySummary: { isSafe: warnings.length === 0, warnings },
    expandedDetail: null,
    restaurant,
    ...more,
  };
}

/** Three picks for somebody with allergies, of each level of fit, and one that was left out. */
export function feedPayload(uid: string, more: Partial<RecommendationPayload> = {}): RecommendationPayload {
  return {
    uid,
    generatedAt: '2030-03-04T08:30:00.000Z',
    allergiesKnown: true,
    tasteKnown: true,
    profileVersion: 2,
    recommendations: [
      picked(
        1,
        86,
        shownRestaurant('Quiet Courtyard', {
          listingId: 'carob-lantern',
          url: 'https://www.reviews.example/quiet',
        }),
        {
          fitTags: [
            { type: 'cuisine', label: 'Matches your Italian preference' },
            { type: 'vibe', label: 'Known for candlelight' },
            { type: 'price', label: 'Within your $$ comfort zone' },
            { type: 'allergy_safe', label: 'Safe for your allergy profile' },
          ],
        },
      ),
      picked(
        2,
        64,
        shownRestaurant('Sesame Street Kitchen', {
          allergens: warnedOf(
            [
              { allergen: 'milk', severity: 'intolerance', presence: 'contains' },
              { allergen: 'sesame', severity: 'moderate', presence: 'may_contain' },
              { allergen: 'nuts', severity: 'severe', presence: 'unknown' },
            ],
            { confidence: 'low', declaredOn: null },
          ),
        }),
        // A reason that says "safe" beside a warning is never shown.
        { fitTags: [{ type: 'allergy_safe', label: 'Safe for your allergy profile' }] },
      ),
      picked(
        3,
        41,
        shownRestaurant('Plain Table', {
          priceTier: null,
          rating: null,
          votes: null,
          area: null,
          allergens: warnedOf([{ allergen: 'peanuts', severity: 'anaphylactic', presence: 'may_contain' }], {
            confidence: 'medium',
            declaredOn: '2028-06-01',
          }),
        }),
        { fitTags: [], consolidatedReview: '' },
      ),
    ],
    flagged: [
      shownRestaurant('Peanut Palace', {
        allergens: warnedOf([{ allergen: 'peanuts', severity: 'anaphylactic', presence: 'contains' }], {
          confidence: 'high',
          declaredOn: '2030-01-20',
        }),
      }),
    ],
    empty: null,
    ...more,
  };
}

export const expandedDetail: ExpandedDetail = {
  reviewSummary: 'Guests praise the mushroom ravioli; some found the service slow on Fridays.',
  highlights: [
    {
      emoji: '🍄',
      title: 'Mushroom ravioli',
      description: '“The best ravioli of the harbour”, a guest wrote.',
    },
    { emoji: '🕯️', title: 'Candlelight', description: 'The courtyard has candles on every table.' },
  ],
  crowdProfile: 'Couples, and friends after work.',
  bestFor: ['A quiet evening for two', 'Vegan dinners'],
  avoidIf: ['You are in a hurry'],
  radarScores: { romance: 7.5, noiseLevel: 6, foodQuality: 8.5, veganOptions: 9, valueForMoney: 7 },
  whyFitParagraph: 'You like Italian food, and nine of its dishes are Italian.',
  allergyDetail: {
    summary: 'Declared by the restaurant on 11 February 2030; whether ingredients mix is unknown.',
    recommendations: ['Tell the kitchen of your peanut allergy before you order.'],
  },
};
