import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { bookingSentences } from '../../functions/src/capabilities/bookings/sentences/index.ts';
import { sentences } from '../../functions/src/orchestrator/sentences/index.ts';
import { statementsIn } from './readings.ts';

const booking = {
  what: 'The Olive Lantern – Table',
  when: 'Sunday 22 November 2026, 20:00 (Asia/Famagusta, UTC+2)',
  party: 4,
  reference: 'K7QF2M',
};
const extra = { town: 'Kyrenia', price: 'TRY 1,500.00', repeatedTime: null, until: '20:10' };

describe.each<Language>(['en', 'tr'])('what Merve says in %s is understood', (language) => {
  const say = bookingSentences(language);
  test.each([
    ['proposal', say.proposal(booking, extra), 4, null],
    ['confirmed', say.confirmed(booking, false), 4, 'K7QF2M'],
    ['released', say.released(booking), null, null],
    ['cancelled', say.cancelled(booking, true), null, 'K7QF2M'],
    ['cancel-question', say.cancelProposal(booking), 4, 'K7QF2M'],
    ['kept', say.kept('K7QF2M'), null, 'K7QF2M'],
    ['ran-out', sentences(language).proposalExpired(), null, null],
    ['let-go', say.holdLetGo(booking.what, booking.when), null, null],
    ['merchant-booked', say.merchantBooked(booking, 'Ayla', null), null, 'K7QF2M'],
    ['merchant-cancelled', say.merchantCancelled(booking, null), null, 'K7QF2M'],
  ])('%s', (kind, text, party, reference) => {
    expect(statementsIn(text)).toEqual([{ kind, party, reference }]);
    // A template's variables have no line breaks.
    expect(statementsIn(text.replace(/\s+/g, ' '))).toEqual([{ kind, party, reference }]);
  });
});

test('one person is a party too', () => {
  expect(statementsIn(bookingSentences('en').confirmed({ ...booking, party: 1 }, true))[0]?.party).toBe(1);
});

test('a list of bookings before a question is no offer', () => {
  const question = bookingSentences('en').cancelProposal(booking);
  const list =
    'Your bookings: 1. The Olive Lantern — Sunday (Asia/Famagusta, UTC+2), 4 people, confirmed (2S6P6Z)';
  expect(statementsIn(`${list}\n\n${question}`).map(({ kind }) => kind)).toEqual(['cancel-question']);
  const offer = bookingSentences('en').proposal(booking, { ...extra, price: null });
  expect(statementsIn(`${list}\n\n${offer}`)).toEqual([{ kind: 'proposal', party: 4, reference: null }]);
});

test.each(['Hello', 'Booked! Your table is waiting for you.', 'Which day would you like?'])(
  '"%s" states nothing about a commitment',
  (text) => {
    expect(statementsIn(text)).toEqual([]);
  },
);
