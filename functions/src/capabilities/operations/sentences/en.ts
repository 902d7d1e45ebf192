import { answerWords } from '../../../language/answer-words.ts';
import { staffWords } from '../staff-phrases.ts';

/** The words staff are told to write. */
export type Words = ReturnType<typeof staffWords>;

/** A booking that a business has called off, in words. */
export interface CalledOffWords {
  readonly business: string;
  readonly what: string;
  /** Local time with its zone. */
  readonly when: string;
  readonly reference: string;
}

const { yes, no } = answerWords.en;
const shown = staffWords('en');
const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

export const english = {
  menu: (names: string, w: Words) =>
    [
      `This is the business line of ${names}. Write here:`,
      `${w.today} or ${w.tomorrow}: what stands, and what is open`,
      `${w.block} 20:00-22:00 24.12: keep a time to yourselves; ${w.unblock} and its code gives it back`,
      `${w.cancel}, a booking’s code and why: call it off`,
      `Owners: ${w.close} 24.12, ${w.reopen} 24.12, ${w.pause} ${w.book}, ${w.resume} ${w.book}`,
      `Everything else you write goes to Merve, as from any guest. ${w.guest} leaves this line.`,
    ].join('\n'),
  guestNow: (menu: string) =>
    `All right: what you write now is a guest’s. ${menu} brings you back to the business line.`,
  notStaff: () => 'This number runs no business with Merve, so nothing was changed.',
  notUnderstood: (menu: string, guest: string) =>
    `This is the business line, and I did not understand that, so nothing has changed. ${menu} shows what can be written here, ${guest} leaves it.`,
  heading: (business: string, day: string) => `${business}, ${day}:`,
  closedThatDay: () => 'Closed for new bookings.',
  nothingBooked: () => 'Nothing is booked.',
  bookingLine: (time: string, what: string, party: number, name: string | null, code: string) =>
    `${time} ${what}, ${people(party)}, ${name ?? 'guest'} (${code})`,
  heldLine: (time: string, what: string, party: number) =>
    `${time} ${what}, ${people(party)}: a guest is deciding`,
  blockLine: (span: string, what: string, code: string) => `${span} ${what}: kept by you (${code})`,
  openRequests: (codes: string) => `Open orders and requests: ${codes}`,
  which: (names: string) => `Which one? Write it again with the name: ${names}.`,
  usage: (example: string) => `Please write it like this: ${example}. Nothing has changed.`,
  unknown: (code: string) =>
    `I find nothing with the code ${code} at your business that this could be done with.`,
  ownersOnly: () => 'Only an owner of the business may do that, so nothing has changed.',
  offersNone: (business: string) => `${business} offers nothing of that kind, so nothing has changed.`,
  timePast: () => 'That time is over, so nothing has changed.',
  tooMuch: () =>
    'That is too much for one block, so nothing has changed. Choose a shorter time, or close the day.',
  taken: (lines: string) =>
    `No place is free then, so nothing has changed. A booking is never blocked over. There stands:${lines}`,
  standing: (lines: string) => `This stands, and stays:${lines}`,
  alreadySo: () => 'That is so already, so nothing has changed.',
  changed: () =>
    'Things have changed in the meantime, so nothing was done. Please look at the bookings and write again.',
  ask: (change: string) =>
    `${change}\nNothing has been done yet. Reply ${yes} to do it, ${no} to leave everything as it is.`,
  done: (change: string) => `Done. ${change}`,
  left: () => 'All right, nothing has changed.',
  block: (what: string, when: string) => `Keep to yourselves: ${what}, ${when}. Nobody can book it.`,
  blockCode: (code: string) => `Its code is ${code}: ${shown.unblock} ${code} gives it back.`,
  unblock: (what: string, when: string) => `Give back: ${what}, ${when}. It can be booked again.`,
  close: (business: string, day: string) => `Close ${business} on ${day}: no new bookings for that day.`,
  reopen: (business: string, day: string) => `Open ${business} on ${day} again: it can be booked.`,
  pause: (what: string, listings: string) =>
    `Pause ${what} at ${listings}: Merve takes no new ones until you resume. What is confirmed stands.`,
  resume: (what: string, listings: string) => `Resume ${what} at ${listings}: Merve takes new ones again.`,
  cancel: (booking: string, reason: string | null) =>
    `Call off the booking: ${booking}. The customer is told${reason === null ? '.' : `, with your reason: “${reason}”.`}`,
  customerCancelled: (words: CalledOffWords, reason: string | null) =>
    `I am sorry: ${words.business} has called off your booking ${words.reference} (${words.what}, ${words.when}).${reason === null ? '' : ` They write: “${reason}”.`} Ask me for another time or place.`,
  moveProposed: (words: CalledOffWords, reason: string | null) =>
    `Merve’s team proposes a change to your booking ${words.reference}: ${words.business}, ${words.what}, ${words.when}.${reason === null ? '' : ` They write: “${reason}”.`} Nothing has changed yet: your booking stands as it is unless you say yes to the proposal.`,
  // To the guest: an operator sends the confirmation again, or writes about the booking.
  standsAsBooked: (w: CalledOffWords) =>
    `Your booking ${w.reference} stands: ${w.business}, ${w.what}, ${w.when}.`,
  operatorWrites: (w: CalledOffWords, said: string) =>
    `Merve’s team writes about your booking ${w.reference} (${w.business}, ${w.when}): “${said}”. Your booking stands as it is.`,
  // To the business: an operator did it in its place.
  calledOffForYou: (booking: string) =>
    `Merve’s team has called off this booking for you: ${booking}. The guest has been told. Please do not expect them.`,
  answeredForYou: (answer: string) => `Merve’s team has answered for you. ${answer}`,
};

export type StaffSentences = typeof english;
