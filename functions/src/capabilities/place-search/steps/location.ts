import type { Coordinates, PlaceSearch } from '@merve/contract';
import { MerveError } from '../../../platform/errors.ts';
import { needsPoint } from '../rules.ts';
import type { Filled, ResolvedTarget, SearchPorts, StepOutcome } from '../search-state.ts';

/** Nobody knows where "me" is. It has the search as it was read: whoever is asked for the place need not say the rest again. */
export class LocationNeeded extends MerveError {
  readonly schema: PlaceSearch;

  constructor(schema: PlaceSearch) {
    super('LOCATION_NEEDED', 'Nobody knows where the person is');
    this.schema = schema;
  }
}

type Found = Pick<ResolvedTarget, 'at' | 'from' | 'words'> & {
  readonly why: string;
  readonly calls: number;
  readonly isLost?: true;
};

/**
 * P-35: where the target is. A point is taken as it is; "me" is the place of the request, else what the person shared within the
 * hour; a city or place is located as well as can be (P-54 to P-56). The radius is 2,000 m around a person or point and 10,000 m
 * around a city or place, unless one is given (P-57, P-58).
 * @throws LocationNeeded for "me" where nobody knows where that is.
 */
export async function location(
  { rawInput, context, schema, validated }: Filled<'schema' | 'validated'>,
  ports: Pick<SearchPorts, 'locate'>,
  signal: AbortSignal,
): Promise<StepOutcome<'resolvedTarget'>> {
  const { target } = validated;
  const { settings } = context;
  const usual =
    target.kind === 'city' || target.kind === 'place'
      ? settings.PLACES_DEFAULT_CITY_RADIUS_METERS
      : settings.PLACES_DEFAULT_RADIUS_METERS;
  const { why, calls, isLost, ...found } = await find();
  return {
    filled: { resolvedTarget: { kind: target.kind, ...found, radiusMetres: validated.radius ?? usual } },
    decided: found.at === null ? 'words alone' : `a point, by ${found.from ?? 'the page before'}`,
    why,
    calls,
    ...(isLost && { notes: ['target_not_located'] as const }),
  };

  async function find(): Promise<Found> {
    const { page } = rawInput;
    const words = target.kind === 'city' || target.kind === 'place' ? target.words : null;
    if (page !== null)
      return { at: page.at, from: null, words, why: 'the page before looked there', calls: 0 };
    const own = (at: Coordinates, why: string): Found => ({ at, from: 'person', words: null, why, calls: 0 });
    if (target.kind === 'coords') return own(target.at, 'the point was given');
    if (target.kind === 'me') {
      if (rawInput.userLocation !== null) return own(rawInput.userLocation, 'the request says where');
      if (context.here !== null) return own(context.here, 'it was shared within the hour');
      throw new LocationNeeded(schema);
    }
    const located = await ports.locate(target.words, validated, needsPoint(validated), signal);
    if (located.at === null)
      return { at: null, from: null, words, why: 'nobody knows it', calls: located.calls, isLost: true };
    return { at: located.at, from: located.from, words, why: 'it was located', calls: located.calls };
  }
}
