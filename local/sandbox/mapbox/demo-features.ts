import type { Place } from '@merve/contract';
import { placeKindName } from '@merve/contract/words';
import { demoPharmacies } from '../../seed/demo-pharmacies.ts';
import { demoPlaces } from '../../seed/demo-places.ts';
import { demoTowns } from '../../seed/demo-towns.ts';
import type { KnownFeature } from './features.ts';

function pointOf({ name, otherNames, kind, district, phone, location }: Place): KnownFeature {
  return {
    name,
    words: [...otherNames, placeKindName(kind, 'tr'), placeKindName(kind, 'en')],
    type: 'poi',
    category: placeKindName(kind, 'en'),
    town: district,
    phone,
    ...location,
  };
}

/** What the double's map shows: the demo market's places as points of interest, and its towns. */
export function demoFeatures(): KnownFeature[] {
  const towns = Object.values(demoTowns).map(
    ({ name, latitude, longitude }): KnownFeature => ({
      name,
      words: [],
      type: 'place',
      category: null,
      town: name,
      phone: null,
      latitude,
      longitude,
    }),
  );
  return [...towns, ...[...demoPlaces(), ...demoPharmacies()].map(pointOf)];
}
