import {
  type AppliedPreview,
  type ApplyMode,
  type ItineraryDay,
  type ItineraryItem,
  maxItemsADay,
  type Trip,
} from '@merve/contract';
import { MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { byStart } from '../../trips/edit-day.ts';
import { minutesOf } from '../../trips/trip-wish.ts';
import { deleteTrip } from './delete-trip.ts';
import { type Editor, nextDay, timesOf } from './edit-trip-day.ts';
import type { PendingItinerary } from './pending-itinerary.ts';
import { editableTrip, editorIdOf, membershipsIn, ownTrip, placesById } from './trip-of-account.ts';
import type { PlacesById } from './wish-of-trip.ts';

/** Whether a preview is the one that was shown: its title, and each visit with its name, time and length. Pure. */
export function isPreviewOf({ title, days }: PendingItinerary, preview: AppliedPreview): boolean {
  const shown = days.map(({ date, items }, index) => ({
    ...{ dayNumber: index + 1, date },
    items: items.map(({ name, start, end }) => [name, start, minutesOf(end) - minutesOf(start)]),
  }));
  const sent = preview.days.map(({ dayNumber, date, items }, index) => ({
    ...{ dayNumber, date: date ?? days[index]?.date },
    items: items
      .toSorted((one, other) => one.order - other.order)
      .map(({ placeName, startTime, durationMinutes }) => [placeName, startTime, durationMinutes]),
  }));
  return title === preview.title && JSON.stringify(shown) === JSON.stringify(sent);
}

interface Joined {
  readonly items: readonly ItineraryItem[];
  readonly skipped: readonly string[];
}

/**
 * The visits of a day after others were put in. What has no place of ours any more, is in the trip already, or finds no room is left out by
 * name. Pure.
 * @param elsewhere places that other days of the trip have
 */
export function joinDays(
  there: readonly ItineraryItem[],
  coming: readonly ItineraryItem[],
  mode: Exclude<ApplyMode, 'cancel'>,
  places: PlacesById,
  elsewhere: ReadonlySet<string>,
): Joined {
  // What is fixed is booked, or was set by somebody: a new plan does not take it away.
  const kept = mode === 'merge' ? [...there] : there.filter(({ fixed }) => fixed);
  const has = new Set([...elsewhere, ...kept.flatMap(({ placeId }) => placeId ?? [])]);
  const skipped: string[] = [];
  const items = [...kept];
  for (const item of coming) {
    const isPlace = item.placeId !== null && places.get(item.placeId)?.active === true;
    if (!isPlace || has.has(item.placeId ?? '') || items.length >= maxItemsADay) {
      skipped.push(item.name);
      continue;
    }
    has.add(item.placeId ?? '');
    items.push(item);
  }
  return { items: byStart(items), skipped };
}

const overlaps = (items: readonly ItineraryItem[]): boolean =>
  items.some((item, index) => {
    const before = items[index - 1];
    return before !== undefined && before.end > item.start;
  });

/** A visit under an id that its day does not have yet. */
function unlike(item: ItineraryItem, there: readonly ItineraryItem[], version: number): ItineraryItem {
  const isTaken = there.some(({ itemId }) => itemId === item.itemId);
  return {
    ...item,
    itemId: isTaken ? `${item.itemId}-${version}`.slice(-60) : item.itemId,
    editedIn: version,
  };
}

/** Days of a trip that have visits on the dates of a preview. Pure. */
export const daysWithVisits = (
  days: readonly ItineraryDay[],
  dates: readonly string[],
): readonly ItineraryDay[] => days.filter(({ date, items }) => dates.includes(date) && items.length > 0);

interface JoinedTrip {
  readonly days: readonly ItineraryDay[];
  readonly skipped: readonly string[];
}

/** Days of a trip with those of a plan put in; the trip's other days stay. Each that changed is a new version that can be taken back. Pure. */
export function joinedTrip(
  {
    trip,
    days,
    places,
  }: { readonly trip: Trip; readonly days: readonly ItineraryDay[]; readonly places: PlacesById },
  coming: readonly Pick<ItineraryDay, 'date' | 'items'>[],
  mode: Exclude<ApplyMode, 'cancel'>,
  { actors, now }: Editor,
): JoinedTrip {
  const times = timesOf(trip, days, places);
  const by = editorIdOf(trip.tripId, actors[0] ?? '');
  const skipped = coming
    .filter(({ date }) => days.every((day) => day.date !== date))
    .flatMap(({ items }) => items.map(({ name }) => name));
  const changed = days.flatMap((day) => {
    const match = coming.find(({ date }) => date === day.date);
    if (match === undefined) return [];
    const version = day.version + 1;
    const others = days.filter(
      (one) => one !== day && !(mode === 'overwrite' && coming.some(({ date }) => date === one.date)),
    );
    const elsewhere = new Set(others.flatMap(({ items }) => items.flatMap(({ placeId }) => placeId ?? [])));
    const joined = joinDays(
      day.items,
      match.items.map((item) => unlike(item, day.items, version)),
      ...([mode, places, elsewhere] as const),
    );
    const items = overlaps(joined.items) ? times.retimed(day.day, joined.items) : joined.items;
    skipped.push(...joined.skipped);
    return [nextDay(day, items, { by, at: now, editId: `${day.day}-${version}`, alsoDay: null })];
  });
  return { days: changed, skipped: [...new Set(skipped)] };
}

/**
 * Puts the days of a trip that was just saved into another one, and takes the saved one away: one transaction.
 * @throws MerveError `NOT_FOUND`, `FORBIDDEN`
 */
export async function putInto(
  documents: Documents,
  {
    from,
    into,
    mode,
  }: { readonly from: string; readonly into: string; readonly mode: Exclude<ApplyMode, 'cancel'> },
  editor: Editor,
): Promise<readonly string[]> {
  const { actors, now } = editor;
  return documents.db.runTransaction(async (tx) => {
    const [source, target, memberships] = await readTogether(
      tx,
      documents.trip(from),
      documents.trip(into),
      membershipsIn(documents, into, actors),
    );
    const trip = editableTrip(target, actors, memberships);
    // Another request was first with it.
    if (source === undefined) return [];
    const saved = ownTrip(source, actors);
    const [savedDays, ownDays] = await readTogether(
      tx,
      numbersTo(saved.days).map((day) => documents.itineraryDay(from, day)),
      numbersTo(trip.days).map((day) => documents.itineraryDay(into, day)),
    );
    const days = ownDays.filter((day) => day !== undefined);
    const coming = savedDays.filter((day) => day !== undefined);
    const places = await placesById(
      documents,
      [...days, ...coming].flatMap(({ items }) => items.map(({ placeId }) => placeId)),
    );
    const joined = joinedTrip({ trip, days, places }, coming, mode, editor);
    for (const day of joined.days) tx.set(documents.itineraryDay(into, day.day), day);
    tx.set(documents.trip(into), { ...trip, version: trip.version + 1, updatedAt: now });
    deleteTrip(tx, documents, saved);
    return joined.skipped;
  });
}

/** From 1 to a count. Pure. */
export const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** The trip that a preview is to go into, for who may change it. @throws MerveError `NOT_FOUND`, `FORBIDDEN` */
export async function targetTrip(
  documents: Documents,
  tripId: string,
  actors: readonly string[],
): Promise<readonly ItineraryDay[]> {
  const [found, days, memberships] = await Promise.all([
    documents.trip(tripId).get(),
    documents.itineraryDays(tripId).get(),
    Promise.all(membershipsIn(documents, tripId, actors).map(async (one) => (await one.get()).data())),
  ]);
  const trip = editableTrip(found.data(), actors, memberships);
  if (days.empty) throw new MerveError('NOT_FOUND', `No days of ${trip.tripId}`);
  return days.docs.map((day) => day.data());
}
