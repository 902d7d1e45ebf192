import { counted } from '@merve/contract/words';
import { answerWords } from '../../../../language/answer-words.ts';
import { type MoveExtra, type MoveWords, priceLine, side } from './move-lines.ts';

const word = answerWords.en;
const people = (count: number) => counted('en', count, { one: '# person', other: '# people' });

/** What the guest reads about moving a booking, and (`merchantMoved`) what the business reads. */
export const english = {
  proposal: (move: MoveWords, extra: MoveExtra) =>
    [
      `Move your booking ${move.reference}? ${move.what}`,
      `From: ${side(move.from, people(move.fromParty))}`,
      `To: ${side(move.to, people(move.party))}`,
      ...(extra.repeatedTime === null
        ? []
        : [
            `The clocks go back that day and show this time twice: this is the first one, ${extra.repeatedTime}.`,
          ]),
      ...priceLine('Price', extra.price, 'as before'),
      `The new time is held for you until ${extra.until}. Until you say yes, your booking stays as it is.`,
      `Reply ${word.yes} (or ${word.confirm}) to move it, ${word.no} (or ${word.decline}) to keep it.`,
    ].join('\n'),
  moved: (move: MoveWords, reference: string, told: boolean) =>
    [
      `Moved: ${move.what}`,
      `Now: ${side(move.to, people(move.party))}`,
      `Your booking code is now ${reference} (before: ${move.reference}).`,
      told
        ? 'I am letting them know now.'
        : 'They cannot be reached through me, so please show this code when you arrive.',
    ].join('\n'),
  stands: (reference: string) => `Your booking ${reference} stays as it is; nothing was moved.`,
  sameAsBefore: (reference: string, when: string, party: number) =>
    `Your booking ${reference} is for that already: ${side(when, people(party))}. Which day, time or number of people would you like instead?`,
  notConfirmed: (reference: string) =>
    `${reference} is not booked yet, so there is nothing to move. Just tell me what you would like instead.`,
  begun: (reference: string, when: string) =>
    `Your booking ${reference} was for ${when}, which has passed, so it cannot be moved any more.`,
  merchantMoved: (move: MoveWords, reference: string, customer: string | null, price: string | null) =>
    [
      `Booking moved: ${move.what}`,
      `From: ${side(move.from, people(move.fromParty))} (${move.reference})`,
      `To: ${side(move.to, people(move.party))} (${reference})`,
      ...(customer === null ? [] : [`Name: ${customer}`]),
      ...(price === null ? [] : [`Price: ${price}`]),
      'Moved by the guest through Merve; the earlier time is free again.',
    ].join('\n'),
};

export type MoveSentences = typeof english;
