import { type Coordinates, distanceKm } from '@merve/contract';
import { cityMapping } from 'city-timezones';
import { foldedWords } from '../../../language/phrase-pattern.ts';

/** A city of the world: an open table's point and zone, which may be kept, unlike a provider's. */
export interface City {
  /** Two capital letters. */
  readonly country: string;
  readonly timeZone: string;
  readonly at: Coordinates;
}

type Row = (typeof cityMapping)[number];
const folded = (name: string) => foldedWords(name).join(' ');
const cityOf = ({ iso2, timezone, lat, lng }: Row): City => ({
  ...{ country: iso2, timeZone: timezone, at: { latitude: lat, longitude: lng } },
});
const largest = (rows: readonly Row[]): Row | undefined =>
  rows.toSorted((one, other) => other.pop - one.pop)[0];

/** The city that a name means in Latin letters: the very name, else the first words of one ("Tel Aviv" of "Tel Aviv-Yafo"); of several the largest. Pure. */
export function cityNamed(name: string): City | null {
  const wanted = folded(name);
  if (wanted.length < 3) return null;
  const named = ({ city, city_ascii }: Row, fits: (own: string) => boolean) =>
    [city, city_ascii].some((own) => fits(folded(own)));
  const same = cityMapping.filter((row) => named(row, (own) => own === wanted));
  const found =
    largest(same) ?? largest(cityMapping.filter((row) => named(row, (own) => own.startsWith(`${wanted} `))));
  return found === undefined ? null : cityOf(found);
}

/** So far from its middle a city still reaches. */
const reachKm = 25;

/** The largest city around a point; null for none. Pure. */
export function cityAround(at: Coordinates): City | null {
  const near = cityMapping.filter(
    ({ lat, lng }) =>
      Math.abs(lat - at.latitude) < 1 && distanceKm({ latitude: lat, longitude: lng }, at) <= reachKm,
  );
  const found = largest(near);
  return found === undefined ? null : cityOf(found);
}
