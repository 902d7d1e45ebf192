import { describe, expect, test } from '@jest/globals';
import { type LedgerSearch, ledgerQuery, matches, normalizedReference } from './ledger-query.ts';

const market = { marketId: 'north-cyprus', timeZone: 'Asia/Famagusta' };
const nothing: LedgerSearch = { kind: 'booking', reference: '', businessId: '', state: '', date: '' };
const query = (search: Partial<LedgerSearch>) => ledgerQuery({ ...nothing, ...search }, market, 50);
const day = [
  ['startsAt', '>=', new Date('2026-11-20T22:00:00Z')],
  ['startsAt', '<', new Date('2026-11-21T22:00:00Z')],
];

describe('looking for bookings', () => {
  test('without a wish: those of the market that changed last', () => {
    expect(query({})).toEqual({
      collection: 'transactions',
      everywhere: true,
      where: [['marketId', '==', 'north-cyprus']],
      orderBy: [['updatedAt', 'desc']],
      limit: 50,
    });
  });
  test('a code goes before everything else', () => {
    expect(query({ reference: 'k7q f2m', state: 'hold', businessId: 'b', date: '2026-11-21' })).toEqual({
      collection: 'transactions',
      everywhere: true,
      where: [['reference', '==', 'K7QF2M']],
      limit: 50,
    });
  });
  test('of one business, in one state, on one day of the market: in the order they begin', () => {
    expect(query({ businessId: 'b', state: 'hold', date: '2026-11-21' })).toEqual({
      collection: 'businesses/b/transactions',
      where: [['state', '==', 'hold'], ...day],
      orderBy: [['startsAt', 'asc']],
      limit: 50,
    });
  });
});

test('requests are looked for by the day, and narrowed down in what came back', () => {
  expect(query({ kind: 'service', state: 'placed', businessId: 'b' })).toEqual({
    collection: 'service_requests',
    where: [['marketId', '==', 'north-cyprus']],
    orderBy: [['createdAt', 'desc']],
    limit: 50,
  });
  const search: LedgerSearch = { ...nothing, kind: 'food', state: 'placed', businessId: 'b' };
  expect(matches({ businessId: 'b', state: 'placed' }, search)).toBe(true);
  expect(matches({ businessId: 'b', state: 'ready' }, search)).toBe(false);
  expect(matches({ businessId: 'c', state: 'placed' }, search)).toBe(false);
  expect(matches({ businessId: 'c', state: 'ready' }, { ...search, reference: 'K7QF2M' })).toBe(true);
});

test('codes are typed freely', () => {
  expect(normalizedReference(' k7q-f2m ')).toBe('K7QF2M');
});
