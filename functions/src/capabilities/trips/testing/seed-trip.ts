import type { ItineraryItem } from '@merve/contract';
import { placesAround } from '../../../catalogue/places/find-places.ts';
import type { Documents } from '../../../platform/firestore/documents.ts';
import { areHoursKnown } from '../sights.ts';

const kyrenia = { latitude: 35.34, longitude: 33.32 };
const times = [
  ['09:30', '10:15'],
  ['16:00', '16:45'],
  ['17:15', '18:00'],
] as const;

/** A saved trip around Kyrenia in the demo market: its first day of the three places nearest to it that have no door or are open all day, the others empty. */
export async function seedTrip(
  documents: Documents,
  {
    marketId,
    actorId,
    date,
    days = 1,
  }: {
    readonly marketId: string;
    readonly actorId: string;
    readonly date: string;
    readonly days?: number;
  },
): Promise<string> {
  const tripId = `trip_${actorId}_${date}`;
  const near = await placesAround(documents, {
    ...{ marketId, centre: kyrenia, radiusKm: 15 },
    of: { purpose: 'outing' },
  });
  const places = near.map(({ place }) => place).filter(({ openingHours }) => openingHours === null);
  const items = times.map(([start, end], index): ItineraryItem => {
    const place = places[index];
    if (place === undefined) throw new Error('The market has too few places');
    return {
      ...{
        itemId: `1-${place.placeId}`.slice(0, 60),
        placeId: place.placeId,
        outsideId: null,
        checkedOn: null,
      },
      ...{ name: place.name, kind: place.kind, start, end, hoursKnown: areHoursKnown(place) },
      ...{ note: null, fixed: false, editedIn: 1 },
    };
  });
  const at = new Date(`${date}T00:00:00Z`);
  await documents.trip(tripId).set({
    ...{ tripId, marketId, actorId, destination: 'Kyrenia / Girne', title: null, timeZone: 'Asia/Famagusta' },
    ...{ startDate: date, days, pace: 'normal', note: null, stay: kyrenia, savedPlaces: [], version: 1 },
    ...{ createdAt: at, updatedAt: at },
  });
  await documents.itineraryDay(tripId, 1).set({
    ...{ tripId, actorId, day: 1, date, items, version: 1, edits: [] },
  });
  for (let day = 2; day <= days; day += 1) {
    const on = new Date(at.getTime() + (day - 1) * 86_400_000).toISOString().slice(0, 10);
    await documents.itineraryDay(tripId, day).set({
      ...{ tripId, actorId, day, date: on, items: [], version: 1, edits: [] },
    });
  }
  return tripId;
}
