import {
  type DayChange,
  type DayEdit,
  type DayOperation,
  type ItineraryDay,
  type ItineraryItem,
  maxDayEdits,
  maxItemsADay,
  type Place,
  type Trip,
} from '@merve/contract';
import { MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { byStart, type DayTimes, editDay, type Lost } from '../../trips/edit-day.ts';
import { cheapestPosition, retimeDay } from '../../trips/planner/retime-day.ts';
import { clockOf, minutesOf } from '../../trips/trip-wish.ts';
import { areHoursKnown, visitMinutes } from './sights.ts';
import { editableTrip, editorIdOf, membershipsIn, placesById } from './trip-of-account.ts';
import { orderedVisit, type PlacesById, wishOfTrip } from './wish-of-trip.ts';

/** Whoever edits a trip, and when. */
export interface Editor {
  readonly actors: readonly string[];
  readonly now: Date;
}

/** The numbers of the days that were changed; or on which visits somebody else was first, and nothing was. */
export type DayOutcome =
  | { readonly kind: 'saved'; readonly days: readonly number[] }
  | { readonly kind: 'lost'; readonly lost: readonly Lost[] };

/** A visit to one of our places, before it has a time of its own. Pure. */
export function visitOf(place: Place, itemId: string, minutes: number | undefined): ItineraryItem {
  return {
    ...{
      itemId,
      placeId: place.placeId,
      outsideId: null,
      checkedOn: null,
      name: place.name,
      kind: place.kind,
    },
    ...{
      start: '12:00',
      end: clockOf(Math.min(12 * 60 + (minutes ?? visitMinutes(place)), 24 * 60 - 1)),
    },
    ...{ hoursKnown: areHoursKnown(place), note: null, fixed: false, editedIn: 1 },
  };
}

/** Visits to places that are not ours, by their ids, as they were looked up before the day is changed. */
export type OutsideVisits = ReadonlyMap<string, ItineraryItem>;

/** How the days of a trip are timed: by the planner's own rules. Pure. */
export function timesOf(
  trip: Trip,
  days: readonly ItineraryDay[],
  places: PlacesById,
  outside: OutsideVisits = new Map(),
): DayTimes {
  const wish = wishOfTrip(trip, days, places);
  const ordered = (items: readonly ItineraryItem[]) => items.map((item) => orderedVisit(item, places));
  const before = (day: number) => days.find((one) => one.day === day)?.items ?? [];
  return {
    retimed(day, items) {
      const began = before(day).map(({ start }) => minutesOf(start));
      const times = retimeDay(wish, day, ordered(items), began.length === 0 ? null : Math.min(...began));
      return byStart(items.map((item, index) => ({ ...item, ...times[index] })));
    },
    cheapestPosition: (day, items, item) =>
      cheapestPosition(wish, day, ordered(items), orderedVisit(item, places)),
    visitAt({ itemId, placeId, minutes }: Extract<DayOperation, { op: 'add' }>) {
      const place = places.get(placeId);
      const looked = outside.get(itemId);
      if (looked !== undefined) return looked;
      return place === undefined || !place.active ? null : visitOf(place, itemId, minutes);
    },
  };
}

/** A day with other visits: a new version, and what stood there before it. Pure. */
export function nextDay(
  day: ItineraryDay,
  items: readonly ItineraryItem[],
  edit: Pick<DayEdit, 'by' | 'at' | 'editId' | 'alsoDay'>,
): ItineraryDay {
  const version = day.version + 1;
  const edits = [...day.edits, { ...edit, version, before: day.items }].slice(-maxDayEdits);
  return { ...day, version, items: items.slice(0, maxItemsADay), edits };
}

interface Asked {
  readonly tripId: string;
  readonly day: number;
}

const otherDays = (day: number, operations: readonly DayOperation[]): number[] => [
  ...new Set(
    operations.flatMap((one) =>
      one.op === 'move' && one.day !== undefined && one.day !== day ? one.day : [],
    ),
  ),
];

/**
 * Changes a day, and the one that a visit is moved to, in one transaction.
 * @throws MerveError `NOT_FOUND`, also for a day or a place that is not; `FORBIDDEN`
 */
export async function changeTripDay(
  documents: Documents,
  { tripId, day }: Asked,
  change: DayChange,
  { actors, now }: Editor,
  outside: OutsideVisits = new Map(),
): Promise<DayOutcome> {
  const moved = otherDays(day, change.operations);
  if (moved.length > 1)
    throw new MerveError('BAD_REQUEST', 'To one other day at a time', { details: { fields: 'operations' } });
  const added = change.operations.flatMap((one) =>
    one.op === 'add' && !outside.has(one.itemId) ? one.placeId : [],
  );
  return documents.db.runTransaction(async (tx) => {
    const [found, own, other, memberships] = await readTogether(
      tx,
      documents.trip(tripId),
      documents.itineraryDay(tripId, day),
      moved[0] === undefined ? null : documents.itineraryDay(tripId, moved[0]),
      membershipsIn(documents, tripId, actors),
    );
    const trip = editableTrip(found, actors, memberships);
    if (own === undefined || (moved.length > 0 && other === undefined))
      throw new MerveError('NOT_FOUND', 'No such day');
    const days = [own, ...(other === undefined ? [] : [other])];
    const places = await placesById(documents, [
      ...days.flatMap(({ items }) => items.map((item) => item.placeId)),
      ...added,
    ]);
    const edited = editDay(days, day, change, timesOf(trip, days, places, outside));
    if (edited.kind === 'unknown-place') throw new MerveError('NOT_FOUND', 'No such place');
    if (edited.kind === 'lost') return edited;
    const numbers = [...edited.items.keys()];
    const editId = `${day}-${own.version + 1}`;
    for (const one of days) {
      const items = edited.items.get(one.day);
      if (items === undefined) continue;
      const alsoDay = numbers.find((number) => number !== one.day) ?? null;
      const by = editorIdOf(tripId, actors[0] ?? '');
      tx.set(documents.itineraryDay(tripId, one.day), nextDay(one, items, { by, at: now, editId, alsoDay }));
    }
    if (numbers.length > 0)
      tx.set(documents.trip(tripId), { ...trip, version: trip.version + 1, updatedAt: now });
    return { kind: 'saved', days: numbers.length === 0 ? [day] : numbers };
  });
}

/** A day before its newest edit: a new version, whose visits are all as if they had been touched by it. Pure. */
function undone(day: ItineraryDay, edit: DayEdit): ItineraryDay {
  const version = day.version + 1;
  const touched = edit.before.map((item) => {
    const now = day.items.find(({ itemId }) => itemId === item.itemId);
    return JSON.stringify(now) === JSON.stringify(item) ? item : { ...item, editedIn: version };
  });
  return { ...day, version, items: touched, edits: day.edits.slice(0, -1) };
}

/**
 * Takes back one's newest edit of a day, with what it did to another day. Refused where the newest edit of either is another member's, or
 * the day is not the one that was seen.
 * @throws MerveError `NOT_FOUND`, `FORBIDDEN`
 */
export async function undoTripDay(
  documents: Documents,
  { tripId, day }: Asked,
  seen: number,
  { actors, now }: Editor,
): Promise<DayOutcome> {
  return documents.db.runTransaction(async (tx) => {
    const [found, own, memberships] = await readTogether(
      tx,
      documents.trip(tripId),
      documents.itineraryDay(tripId, day),
      membershipsIn(documents, tripId, actors),
    );
    const trip = editableTrip(found, actors, memberships);
    if (own === undefined) throw new MerveError('NOT_FOUND', 'No such day');
    const refused: DayOutcome = { kind: 'lost', lost: [] };
    const edit = own.edits.at(-1);
    const isMine = ({ by }: DayEdit) => actors.some((actorId) => editorIdOf(tripId, actorId) === by);
    if (edit === undefined || own.version !== seen || !isMine(edit)) return refused;
    const other =
      edit.alsoDay === null
        ? undefined
        : (await readTogether(tx, documents.itineraryDay(tripId, edit.alsoDay)))[0];
    const otherEdit = other?.edits.at(-1);
    if (edit.alsoDay !== null && (otherEdit?.editId !== edit.editId || !isMine(otherEdit))) return refused;
    tx.set(documents.itineraryDay(tripId, day), undone(own, edit));
    if (other !== undefined && otherEdit !== undefined)
      tx.set(documents.itineraryDay(tripId, other.day), undone(other, otherEdit));
    tx.set(documents.trip(tripId), { ...trip, version: trip.version + 1, updatedAt: now });
    return { kind: 'saved', days: [day, ...(other === undefined ? [] : [other.day])] };
  });
}
