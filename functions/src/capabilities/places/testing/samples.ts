import type { DutyRoster, Place } from '@merve/contract';
import { completePlace, type PlaceDraft } from '../../../catalogue/places/place-words.ts';

/** The middle of Kyrenia. */
export const kyrenia = { latitude: 35.34, longitude: 33.32 };

/** So many kilometres north of a point. */
export function northOf({ latitude, longitude }: Place['location'], km: number): Place['location'] {
  return { latitude: latitude + km / 111.32, longitude };
}

/** A beach in Kyrenia of the test market. */
export function samplePlace(changes: Partial<PlaceDraft> = {}): Place {
  return completePlace({
    placeId: 'beach',
    marketId: 'north-cyprus',
    name: 'Silver Carob Beach',
    otherNames: ['Gümüş Harnup Plajı'],
    kind: 'beach',
    purpose: 'outing',
    summary: 'Sand.',
    district: 'Kyrenia / Girne',
    address: null,
    phone: null,
    location: kyrenia,
    timeZone: 'Asia/Famagusta',
    openingHours: null,
    tags: [],
    active: true,
    ...changes,
  });
}

/** A pharmacy with ordinary hours; numbers begin with 533 02: nobody has them. */
export function samplePharmacy(number: number, changes: Partial<PlaceDraft> = {}): Place {
  return samplePlace({
    placeId: `pharmacy-${number}`,
    name: `Pharmacy ${number}`,
    otherNames: [],
    kind: 'pharmacy',
    purpose: 'everyday',
    phone: `+9053302${String(number).padStart(5, '0')}`,
    openingHours: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '08:30', closes: '18:30' })),
    ...changes,
  });
}

/** A roster of these pharmacies, 19:00 to 08:00. */
export function sampleRoster(
  date: string,
  pharmacies: readonly Place[],
  changes: Partial<DutyRoster['duties'][number]> = {},
): DutyRoster {
  return {
    marketId: 'north-cyprus',
    date,
    timeZone: 'Asia/Famagusta',
    duties: pharmacies.map(({ placeId, district, location }) => ({
      placeId,
      district,
      at: location,
      starts: '19:00',
      ends: '08:00',
      ...changes,
    })),
    version: 1,
    updatedAt: new Date('2026-01-01T00:00:00Z'),
  };
}
