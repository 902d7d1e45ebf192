import type { JsonObject, Language, Transaction } from '@merve/contract';
import { z } from 'zod';
import { bookingsOf } from '../../ledger/index.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { defineTool, type Tool } from '../../tools/define-tool.ts';
import { bookingCard, bookingWords } from './booking-words.ts';

const listLimit = 10;

const description = `Lists the person's own bookings that have not begun yet, confirmed ones and those still held, earliest first. \`when\` is \
local to each business; \`hold\` means it still waits for the person's YES, \`awaiting_deposit\` for the deposit they agreed to.`;

function entry(booking: Transaction, language: Language): JsonObject {
  const { businessName, title, reference, party, startsAt, deposit } = booking;
  const state = booking.state === 'hold' && deposit?.agreed === true ? 'awaiting_deposit' : booking.state;
  const { when } = bookingWords(booking, language);
  return { reference, state, businessName, title, when, startsAt: startsAt.toISOString(), party };
}

/** `myBookings`: one query. */
export function myBookingsTool(documents: Documents): Tool {
  return defineTool({
    name: 'myBookings',
    description,
    input: z.object({}),
    effect: 'read',
    async run(_input, { actorId, alsoActorIds = [], now, language }) {
      const bookings = await bookingsOf(documents, [actorId, ...alsoActorIds], { now, limit: listLimit });
      return {
        status: 'ok',
        data: { bookings: bookings.map((booking) => entry(booking, language)) },
        ui: { type: 'bookings', items: bookings.map((booking) => bookingCard('booking', booking)) },
      };
    },
  });
}
