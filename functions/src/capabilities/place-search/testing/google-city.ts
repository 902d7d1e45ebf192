import { afterAll, beforeAll } from '@jest/globals';
import {
  demoCityPlaces,
  type GooglePlacesDouble,
  startGooglePlacesDouble,
} from '../../../../../local/sandbox/google-places/index.ts';
import { createGooglePlaces } from '../../../integrations/google-places/index.ts';
import { createWorld, type World } from '../../../orchestrator/testing/world.ts';
import { placeSearchSection } from '../../../platform/place-search-section.ts';

export const apiKey = 'AIza-a-key-of-the-test';

/** A world for the tests of a file, and Google's double with the city of the demo behind it, by the world's clock. */
export function googleCityOfFile() {
  let world: World | undefined;
  let double: GooglePlacesDouble | undefined;
  const opened = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('The world opens before the first test, not earlier');
    return part;
  };
  const city = {
    get world(): World {
      return opened(world);
    },
    get double(): GooglePlacesDouble {
      return opened(double);
    },
    /** Google's places as a deployment with this key has them; its breaker and its counts are new. */
    google: () =>
      createGooglePlaces({
        ...{ apiKey, baseUrl: city.double.url, cap: null, settings: placeSearchSection.parse({}) },
        now: () => city.world.clock.now(),
      }),
  };
  beforeAll(async () => {
    world = await createWorld();
    const { clock } = world;
    double = await startGooglePlacesDouble({ apiKey, places: demoCityPlaces(), now: () => clock.now() });
  });
  afterAll(async () => {
    await Promise.all([city.world.stop(), city.double.stop()]);
  });
  return city;
}
