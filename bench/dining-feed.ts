import { guardRestaurants } from '../functions/src/dining/allergy-guard.ts';
import { type FitAllergens, fitOf, tasteFor } from '../functions/src/dining/fit-scorer.ts';
import {
  saidSafety,
  sampleCandidate,
  sampleNow,
  sampleZone,
} from '../functions/src/dining/testing/sample-candidates.ts';
import { demoRestaurants } from '../local/seed/restaurants/demo-restaurants.ts';
import { median, type Row, rounded } from './row.ts';

const wanted = 10_000;
const rounds = 7;

/** Milliseconds of processor time, the middle of some rounds after a first one that is not counted. */
function cpuMs(work: () => unknown): number {
  work();
  return median(
    Array.from({ length: rounds }, () => {
      const began = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(began);
      return (user + system) / 1000;
    }),
  );
}

/** What ten thousand restaurants of the demo market cost to score and to guard, beside a plain copy of their list. */
export function diningFeedRows(): Row[] {
  const known = demoRestaurants(sampleNow).map(({ writing }) => writing);
  const candidates = Array.from({ length: wanted }, (_, index) => {
    const writing = known[index % known.length];
    if (writing === undefined) throw new Error('The demo market has no restaurants');
    const { name, cuisines, dishes, vibes, dietary, description, priceTier } = writing.content;
    return sampleCandidate({
      ...{ restaurantId: `r${index}`, name, cuisines, dishes, vibes, dietary, description, priceTier },
      ...{ allergens: [...writing.statements] },
    });
  });
  const taste = tasteFor({
    ...{ dietary: ['vegan'], vibes: ['quiet', 'romantic', 'sea view'], priceComfort: [2] },
    ...{ cuisineAffinity: ['seafood', 'meze'], cuisineAversion: ['pizza'] },
  });
  const party = {
    safety: [saidSafety({}, { allergens: ['milk'], severity: 'moderate' })],
    profileVersion: 1,
  };
  const allergens: FitAllergens = { allergiesKnown: false, clear: true, confidence: 'low', warnings: [] };
  const copied = cpuMs(() => structuredClone(candidates.map(({ restaurant }) => restaurant)));
  const scored = cpuMs(() => candidates.map(({ restaurant }) => fitOf(restaurant, taste, allergens)));
  const guarded = cpuMs(() => guardRestaurants(candidates, party, sampleNow, sampleZone));
  const row = (name: string, value: number, unit: string): Row => ({ name, value, unit, target: null });
  return [
    row('dining.fit.cpu', rounded(scored), 'ms for 10,000 restaurants'),
    row('dining.fit.ratio', rounded(scored / copied, 2), 'of a plain copy of the list'),
    row('dining.guard.cpu', rounded((1000 * guarded) / wanted, 1), 'µs a restaurant'),
    row('dining.guard.ratio', rounded(guarded / copied, 2), 'of a plain copy of the list'),
  ];
}
