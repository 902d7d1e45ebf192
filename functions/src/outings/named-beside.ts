import type { VenueProvider } from '@merve/contract';
import type { Candidate } from './pipeline/candidate.ts';

/** Whose list a venue is of, by its own name in no language but its own; ours needs none. */
const listNames: Readonly<Record<VenueProvider, string | null>> = {
  listing: null,
  place: null,
  google: 'Google Maps',
  mapbox: '© Mapbox © OpenStreetMap',
  yelp: 'Yelp',
};

/** Who is to be named beside a venue, wherever it is shown: whose list it is of, and whom that list names. Pure. */
export function namedBeside({
  provider,
  attributions,
}: Pick<Candidate, 'provider' | 'attributions'>): Candidate['attributions'] {
  const name = listNames[provider];
  const isNamed = name === null || attributions.some((one) => one.provider === name);
  return isNamed ? attributions : [{ provider: name, uri: null }, ...attributions];
}
