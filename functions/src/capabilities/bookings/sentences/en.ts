import { answerWords } from '../../../language/answer-words.ts';
import type { BookingWords } from '../booking-words.ts';

const { yes, no, confirm, decline } = answerWords.en;
const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** What only the proposal of a booking says. */
export interface ProposalWords {
  readonly town: string;
  readonly price: string | null;
  /** The offset from UTC of the first of two equal times, in the night the clocks go back; null on all other days. */
  readonly repeatedTime: string | null;
  readonly until: string;
}

/** What the guest reads about a booking, and (`merchant…`) what the business reads. `told` is true where it can be reached. */
export const english = {
  proposal: (booking: BookingWords, extra: ProposalWords) =>
    [
      `${booking.what} (${extra.town})`,
      booking.when,
      ...(extra.repeatedTime === null
        ? []
        : [
            `The clocks go back that day and show this time twice: this is the first one, ${extra.repeatedTime}.`,
          ]),
      `For ${people(booking.party)}`,
      ...(extra.price === null ? [] : [`Price: ${extra.price}`]),
      `Held for you until ${extra.until}. It is not booked yet.`,
      // Some carriers swallow YES and NO as keywords of their own; the other two words always arrive.
      `Reply ${yes} (or ${confirm}) to book it, ${no} (or ${decline}) to release it.`,
    ].join('\n'),
  confirmed: (booking: BookingWords, told: boolean) =>
    [
      `Confirmed: ${booking.what}`,
      booking.when,
      `For ${people(booking.party)}`,
      `Your booking code is ${booking.reference}.`,
      told
        ? 'I am letting them know now.'
        : 'They cannot be reached through me, so please show this code when you arrive.',
    ].join('\n'),
  released: (booking: BookingWords) => `Released: ${booking.what}, ${booking.when}. Nothing was booked.`,
  replaced: (booking: BookingWords) => `I have released the earlier hold: ${booking.what}, ${booking.when}.`,
  slotTaken: (time: string, what: string, free: readonly string[]) =>
    free.length === 0
      ? `${time} is taken at ${what} and nothing else is free around it, so nothing was booked. Please choose another day or place.`
      : `${time} is taken at ${what}, so nothing was booked. Free instead on ${free.join(', ')}. Which one shall I hold?`,
  cancelProposal: (booking: BookingWords) =>
    [
      `Cancel this booking? ${booking.what}`,
      booking.when,
      `For ${people(booking.party)}, code ${booking.reference}. It is not cancelled yet.`,
      `Reply ${yes} (or ${confirm}) to cancel it, ${no} (or ${decline}) to keep it.`,
    ].join('\n'),
  cancelled: (booking: BookingWords, told: boolean) =>
    `Cancelled: ${booking.what}, ${booking.when} (code ${booking.reference}).${told ? ' I am letting them know now.' : ''}`,
  kept: (reference: string) => `Your booking ${reference} stays as it is. Nothing was cancelled.`,
  alreadyBegun: (booking: BookingWords) =>
    `${booking.what} (code ${booking.reference}) was for ${booking.when}, which has passed, so there is nothing left to cancel.`,
  merchantBooked: (booking: BookingWords, customer: string | null, price: string | null) =>
    [
      `New booking ${booking.reference}: ${booking.what}`,
      booking.when,
      `${people(booking.party)}${customer === null ? '' : `, name: ${customer}`}${price === null ? '' : `, price: ${price}`}`,
      'Confirmed by the guest through Merve.',
    ].join('\n'),
  merchantCancelled: (booking: BookingWords, customer: string | null) =>
    [
      `Cancelled booking ${booking.reference}: ${booking.what}`,
      booking.when,
      `${people(booking.party)}${customer === null ? '' : `, name: ${customer}`}`,
      'The guest cancelled it through Merve; the time is free again.',
    ].join('\n'),
  holdLetGo: (what: string, when: string) =>
    `I have let go of ${what}, ${when}: the time to answer ran out, so nothing was booked. Tell me if you still want it and I will look again.`,
  moveLetGo: (what: string, when: string) =>
    `I have let go of the new time at ${what}, ${when}: the time to answer ran out, so nothing was moved and your booking stays as it was. Tell me if you still want to move it and I will look again.`,
  guest: () => 'a guest',
};

export type BookingSentences = typeof english;
