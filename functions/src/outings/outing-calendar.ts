import type { Outing, Transaction } from '@merve/contract';
import { type CalendarEvent, calendarFile } from '@merve/contract/words';
import { effectiveState, resolveLocalTime } from '../ledger/index.ts';
import { readConfig, waysInSection } from '../platform/config.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { noSuchOuting, organiserIdOf } from './group-members.ts';

/** How long something takes of which nobody said. */
const usualMs = 2 * 3_600_000;

const mostMoves = 20;

/** What was last proposed for the outing, wherever it was moved since, whatever became of it; null for nothing. */
async function lastBooking(documents: Documents, { booking }: Outing): Promise<Transaction | null> {
  let txId = booking?.txId;
  let last: Transaction | null = null;
  for (let moves = 0; booking && txId !== undefined && moves < mostMoves; moves += 1) {
    last = (await documents.transaction(booking.businessId, txId).get()).data() ?? last;
    txId = last?.txId === txId ? last.movedTo : undefined;
  }
  return last;
}

/** When it begins and ends: as it is booked, else as the group chose; null where nobody knows. Pure. */
function times(
  outing: Outing,
  booked: Transaction | null,
): Pick<CalendarEvent, 'startsAt' | 'endsAt'> | null {
  if (booked !== null) return { startsAt: booked.startsAt, endsAt: booked.endsAt };
  const date = outing.result?.dates[0];
  const resolved = date === undefined ? null : resolveLocalTime(date, outing.timeZone);
  if (resolved === null || resolved.kind === 'missing') return null;
  const startsAt = resolved.kind === 'exact' ? resolved.instant : resolved.first;
  return { startsAt, endsAt: new Date(startsAt.getTime() + usualMs) };
}

/**
 * What a group chose as something for a calendar: as it is booked, else as it was chosen, and not certain. Of others of the group it has
 * nothing. Two round trips, and one for each time the booking was moved.
 * @param memberId who asks: the booking's code is the organiser's alone
 * @throws MerveError `NOT_FOUND` where nothing with a time was chosen
 */
export async function outingEvent(
  documents: Documents,
  outing: Outing,
  { memberId, now }: { readonly memberId: string; readonly now: Date },
): Promise<CalendarEvent> {
  const { outingId, title, candidates, result, createdAt, updatedAt } = outing;
  const last = await lastBooking(documents, outing);
  const booked = last !== null && effectiveState(last, now) === 'confirmed' ? last : null;
  const winner = candidates.find(({ venueId }) => venueId === result?.winner);
  const listingId = booked?.listingId ?? winner?.listingId ?? null;
  const listing = listingId === null ? undefined : (await documents.listing(listingId).get()).data();
  const name = booked?.businessName ?? winner?.name;
  const when = times(outing, booked);
  if (name === undefined || when === null) throw noSuchOuting();
  const { WEB_APP_URL } = readConfig(waysInSection);
  const changedAt = Math.max(updatedAt.getTime(), last?.updatedAt.getTime() ?? 0);
  return {
    ...{ id: outingId, ...when, summary: `${title} – ${name}` },
    ...(booked !== null && memberId === organiserIdOf(outing)
      ? { description: `${booked.title}\n${booked.reference}` }
      : booked === null
        ? {}
        : { description: booked.title }),
    location: [name, listing?.address].filter(Boolean).join(', '),
    at: listing?.location ?? null,
    ...(WEB_APP_URL === undefined ? {} : { page: `${WEB_APP_URL.replace(/\/$/, '')}/groups/${outingId}` }),
    isTentative: booked === null,
    sequence: Math.max(0, Math.floor((changedAt - createdAt.getTime()) / 1000)),
  };
}

/** The same as a calendar file. @throws MerveError `NOT_FOUND` where nothing with a time was chosen */
export async function outingCalendar(
  documents: Documents,
  outing: Outing,
  asking: { readonly memberId: string; readonly now: Date },
): Promise<string> {
  return calendarFile([await outingEvent(documents, outing, asking)], 'Outings', asking.now);
}
