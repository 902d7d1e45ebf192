import type { TaxiDriver } from '@merve/contract';
import { northOf, sampleDriver } from '../../functions/src/capabilities/taxi/testing/samples.ts';
import type { SeededRandom } from '../surroundings/seeded-random.ts';
import { type Focus, isThere } from './focus.ts';
import type { Place } from './market.ts';

/** Kilometres from the places: reached in the first round, in a later one, and in the last. */
const distancesKm = [1, 2, 6, 13] as const;

/** Two to four drivers around the places, in some worlds; none in the others, where nobody thinks of a taxi. */
export function driversOf(
  random: SeededRandom,
  places: readonly Place[],
  focus: Focus,
): readonly TaxiDriver[] {
  const centre = places[0]?.listing.location;
  if (centre === undefined || !isThere(focus, 'drivers', random.chance(0.4))) return [];
  return distancesKm.slice(0, 2 + random.below(3)).map((km, index) =>
    sampleDriver(index + 1, {
      name: `Driver ${'ABCD'[index]}`,
      language: random.pick(['en', 'tr']),
      location: northOf(centre, km),
    }),
  );
}
