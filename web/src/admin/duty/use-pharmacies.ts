import { placeSchema } from '@merve/contract';
import type { z } from 'zod';
import { type Live, mapLive, useLiveQuery } from '../live/use-live.ts';

const pharmacySchema = placeSchema.pick({ placeId: true, name: true, district: true, active: true });
type Pharmacy = z.output<typeof pharmacySchema>;

/** The pharmacies of a market. */
export interface Pharmacies {
  /** By district, then by name; those that are switched off, too. */
  readonly all: readonly Pharmacy[];
  /** The name; the id of a place that is there no more. */
  nameOf(placeId: string): string;
  /** Empty for a place that is there no more. */
  districtOf(placeId: string): string;
}

/** The pharmacies of a market, live. */
export function usePharmacies(marketId: string): Live<Pharmacies> {
  const found = useLiveQuery(
    {
      collection: 'places',
      where: [
        ['marketId', '==', marketId],
        ['kind', '==', 'pharmacy'],
      ],
      limit: 500,
    },
    pharmacySchema,
  );
  return mapLive(found, (pharmacies) => {
    const byId = new Map(pharmacies.map((pharmacy) => [pharmacy.placeId, pharmacy]));
    return {
      all: pharmacies.toSorted(
        (one, other) => one.district.localeCompare(other.district) || one.name.localeCompare(other.name),
      ),
      nameOf: (placeId) => byId.get(placeId)?.name ?? placeId,
      districtOf: (placeId) => byId.get(placeId)?.district ?? '',
    };
  });
}
