import { type ItineraryItem, maxItemsADay } from '@merve/contract';
import { z } from 'zod';
import type { Documents } from '../../../platform/firestore/documents.ts';
import { hashId } from '../../../platform/ids.ts';
import { localNow } from '../../../reading/moment/moment.ts';
import { defineTool, type Tool, type ToolResult } from '../../../tools/define-tool.ts';
import { byStart } from '../../../trips/edit-day.ts';
import { clockOf, minutesOf } from '../../../trips/trip-wish.ts';
import { changedDayProposal } from '../changing/changed-day.ts';
import { dayMeant } from '../changing/day-meant.ts';
import { changingSentences } from '../changing/sentences.ts';
import { timesOf } from '../edit-trip-day.ts';
import { tripDayKind } from '../on-the-way/pending-day.ts';
import { onTheWaySentences } from '../on-the-way/sentences.ts';
import { isTripMeant, tripMeant } from '../trip-meant.ts';
import { isReservation, readReservation } from './read-reservation.ts';
import type { ReservationKind } from './reservation-words.ts';
import { reservationSentences } from './sentences.ts';

/** How long it takes where nothing says when it ends; the person sees it before a YES. */
const usualMinutes: Readonly<Record<ReservationKind, number>> = { hotel: 30, flight: 120, restaurant: 90 };
const categories = { hotel: 'accommodation', flight: 'transport', restaurant: 'restaurant' } as const;
const lastMinute = 24 * 60 - 1;
/** Of what was not read. */
const maxUnread = 8;
const maxLine = 120;

type Refused = Extract<ToolResult, { status: 'refused' }>;
const refused = (code: Refused['code'], message: string): Refused => ({ status: 'refused', code, message });

/** `addReservationToTrip`: what a pasted confirmation says, as a visit at a fixed time; read by code, shown with what was not read, and asked about. */
export function addReservationToTripTool(documents: Documents): Tool {
  return defineTool({
    name: 'addReservationToTrip',
    label: 'Put a pasted reservation into a trip',
    group: 'Trips',
    does: 'Reads a pasted confirmation of a hotel, flight or restaurant into a trip; the guest confirms.',
    doing: {
      en: 'Reading the reservation …',
      tr: 'Rezervasyonu okuyorum …',
      he: 'קוראת את ההזמנה …',
      ru: 'Читаю бронь …',
      el: 'Διαβάζω την κράτηση …',
      de: 'Liest die Reservierung …',
      ar: 'أقرأ الحجز …',
      fa: 'رزرو را می‌خوانم …',
      ko: '예약을 읽고 있습니다 …',
    },
    description:
      'When the person pastes the confirmation of a hotel, a flight or a restaurant that they booked elsewhere: code reads their message and puts it into their saved trip at its time. It shows the changed day with what it did not read, and asks; nothing is changed before a YES. It books nothing. It takes no arguments: the text is the person’s newest message.',
    shownWhen: (asked) => isTripMeant(asked) || isReservation(asked.said.at(-1) ?? ''),
    input: z.object({}),
    effect: 'propose',
    proposes: tripDayKind,
    async run(_input, context) {
      const { language, said = [], idempotencyKey, now } = context;
      const say = reservationSentences(language);
      const trip = await tripMeant(documents, context);
      if (trip === null) return refused('NOT_FOUND', onTheWaySentences(language).tripOver());
      if (trip.role === 'reader') return refused('FORBIDDEN', changingSentences(language).readOnly());
      const text = said.findLast(isReservation) ?? '';
      const read = readReservation(text, language, localNow(now, trip.trip.timeZone));
      if (read === null) return refused('NOT_AS_SAID', say.notOne());
      if (read.date === null) return refused('TIME_INVALID', say.noDay());
      if (read.start === null) return refused('TIME_INVALID', say.noTime());
      const meant = dayMeant(trip, { date: read.date }, language);
      if ('code' in meant) return refused(meant.code, meant.message);
      const { day } = meant;
      const { name, start, kind } = read;
      const isThere = day.items.some((item) => item.name === name && item.start === start);
      if (isThere) return refused('NOT_BOOKABLE', changingSentences(language).already(name));
      if (day.items.length >= maxItemsADay)
        return refused('NOT_BOOKABLE', changingSentences(language).full(String(maxItemsADay)));
      const visit: ItineraryItem = {
        ...{ itemId: `r${hashId([idempotencyKey, name], 16)}`, placeId: null, outsideId: null },
        ...{ checkedOn: null, name, kind: categories[kind], start, hoursKnown: true, note: null },
        end: read.end ?? clockOf(Math.min(minutesOf(start) + usualMinutes[kind], lastMinute)),
        ...{ fixed: true, editedIn: day.version + 1 },
      };
      const items = timesOf(trip.trip, trip.days, trip.places).retimed(
        day.day,
        byStart([...day.items, visit]),
      );
      const unread = read.unread.slice(0, maxUnread).map((line) => line.slice(0, maxLine));
      const more = [say.notBooked(), ...(unread.length === 0 ? [] : [say.notRead(unread.join('\n'))])];
      return {
        status: 'proposal',
        proposal: changedDayProposal(trip, day, items, { what: say.read(name), more }, context),
      };
    },
  });
}
