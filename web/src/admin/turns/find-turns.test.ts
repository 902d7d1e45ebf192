import { expect, test } from '@jest/globals';
import type { Transaction } from '@merve/contract';
import { committedDuring } from './committed-during.ts';
import { filtersOf, isSought, pageOfSought, pageOfTwo, stillComparing, turnBeside } from './find-turns.ts';

test.each([
  ['time', '2026-11-21T10:00Z', '/admin/turns?until=2026-11-21T10:00:00.000Z'],
  ['time', 'yesterday', '/admin/turns'],
  ['thread', ' thr_1 ', '/admin/turns?threadId=thr_1'],
  ['trace', 'a/b', '/admin/turns/trace/a%2Fb'],
  ['code', 'K7QF2M', '/admin/ledger?reference=K7QF2M'],
  ['code', ' ', '/admin/turns'],
] as const)('by %s: %s', (way, typed, page) => {
  expect(pageOfSought(way, typed)).toBe(page);
});

test('a turn to be compared is kept in the address while another is sought, and both lead to one page', () => {
  expect(stillComparing('/admin/turns', 'thr_1/3')).toBe('/admin/turns?beside=thr_1%2F3');
  expect(stillComparing('/admin/turns?threadId=thr_2', 'thr_1/3')).toBe(
    '/admin/turns?threadId=thr_2&beside=thr_1%2F3',
  );
  expect(stillComparing('/admin/turns/trace/a', 'thr_1/3')).toBe('/admin/turns/trace/a');
  expect(stillComparing('/admin/turns', null)).toBe('/admin/turns');
  const one = turnBeside('thr_1/3');
  if (one === null) throw new Error('It names a turn.');
  expect(pageOfTwo(one, { threadId: 'thr_2', seq: 7 })).toBe('/admin/turns/compare/thr_1/3/thr_2/7');
  expect([null, '', 'thr_1', 'thr_1/x', '/3', 'thr_1/3/4'].map(turnBeside)).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});

test('a turn committed what happened between its beginning and its end, in order', () => {
  const at = (second: number) => new Date(1_800_000_000_000 + second * 1000);
  const booking: Transaction = {
    txId: 't',
    reference: 'K7QF2M',
    businessId: 'b',
    offeringId: 'o',
    listingId: 'l',
    marketId: 'm',
    actorId: 'a',
    threadId: 'thr',
    state: 'cancelled',
    party: 2,
    startsAt: at(9_000),
    endsAt: at(9_900),
    timeZone: 'Asia/Famagusta',
    lockKeys: [],
    holdExpiresAt: null,
    price: null,
    title: 'Table',
    businessName: 'Olive',
    customerName: null,
    cancelReason: null,
    createdAt: at(5),
    updatedAt: at(30),
    confirmedAt: at(12),
    endedAt: at(30),
  };
  const during = (from: number, until: number | null) =>
    committedDuring(
      { startedAt: at(from), finishedAt: until === null ? null : at(until) },
      { bookings: [booking], requests: [], rides: [] },
    ).map(({ what }) => what);
  expect(during(0, 10)).toEqual(['held']);
  expect(during(0, 12)).toEqual(['held', 'confirmed']);
  expect(during(13, 29)).toEqual([]);
  expect(during(0, null)).toEqual(['held', 'confirmed', 'cancelled']);
});

test('a list is narrowed down by what came of a turn and by a tool it called', () => {
  const at = new Date(0);
  const called = (name: string) => ({
    ...{ type: 'tool' as const, step: 1, callId: null, name, args: {}, result: '{}', at, tookMs: 1 },
  });
  const turns = [
    { outcome: 'proposed', state: 'finished' as const, steps: [called('initiateBooking')] },
    {
      outcome: 'answered',
      state: 'finished' as const,
      steps: [called('searchMarketplace'), called('showMenu')],
    },
    { outcome: null, state: 'running' as const, steps: [] },
  ];
  expect(filtersOf(turns)).toEqual({
    outcome: ['answered', 'proposed', 'running'],
    tool: ['initiateBooking', 'searchMarketplace', 'showMenu'],
  });
  const places = (outcome: string, tool: string) =>
    turns.flatMap((turn, index) => (isSought(turn, { outcome, tool }) ? [index] : []));
  expect(places('', '')).toEqual([0, 1, 2]);
  expect(places('answered', '')).toEqual([1]);
  expect(places('', 'showMenu')).toEqual([1]);
  expect(places('proposed', 'showMenu')).toEqual([]);
});
