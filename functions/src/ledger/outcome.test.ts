import { expect, test } from '@jest/globals';
import type { Transaction } from '@merve/contract';
import { normalizeReference, referenceFor, transactionIdFor } from './identity.ts';
import { decodeOutcome, encodeOutcome, type LedgerOutcome, refuse, transactionOrThrow } from './outcome.ts';

const transaction: Transaction = {
  txId: 'tx_1',
  reference: 'K7QF2M',
  businessId: 'biz',
  offeringId: 'table',
  listingId: 'listing',
  marketId: 'north-cyprus',
  actorId: 'actor',
  threadId: 'thread',
  state: 'hold',
  party: 4,
  startsAt: new Date('2027-06-15T17:00Z'),
  endsAt: new Date('2027-06-15T18:00Z'),
  timeZone: 'Asia/Famagusta',
  lockKeys: ['a', 'b'],
  holdExpiresAt: new Date('2027-06-15T10:10:00.001Z'),
  price: { minorUnits: 125_000, currency: 'TRY' },
  title: 'Table for 4',
  businessName: 'Niazi’s',
  customerName: null,
  cancelReason: null,
  createdAt: new Date('2027-06-15T10:00Z'),
  updatedAt: new Date('2027-06-15T10:00Z'),
  confirmedAt: null,
  endedAt: null,
};

test.each<[string, LedgerOutcome]>([
  ['a success', { ok: true, transaction }],
  ['a refusal', refuse('PARTY_TOO_LARGE', { party: 500, maxParty: 8, note: 'x' })],
])('%s comes back from its record as it was', (_name, outcome) => {
  expect(decodeOutcome(encodeOutcome(outcome))).toEqual(outcome);
});

test('a record that is no outcome is an error, not a guess', () => {
  expect(() => decodeOutcome({ ok: false, code: 'NO_SUCH_CODE', details: {} })).toThrow(
    expect.objectContaining({ code: 'INTERNAL' }),
  );
});

test('a refusal can be thrown, with its code and details', () => {
  expect(() => transactionOrThrow(refuse('SLOT_TAKEN', { startsAt: 'x' }))).toThrow(
    expect.objectContaining({ code: 'SLOT_TAKEN', details: { startsAt: 'x' } }),
  );
  expect(transactionOrThrow({ ok: true, transaction })).toBe(transaction);
});

test('ids follow from the key alone, and references can be read aloud', () => {
  expect(transactionIdFor('biz', 'k')).toBe(transactionIdFor('biz', 'k'));
  expect(transactionIdFor('biz', 'k')).not.toBe(transactionIdFor('bi', 'zk'));
  const references = Array.from({ length: 2000 }, (_, index) => referenceFor(`tx${index}`));
  for (const reference of references) expect(reference).toMatch(/^(?=.*\d)(?=.*[A-Z])[2-9A-HJKMNP-Z]{6}$/);
  expect(new Set(references).size).toBe(2000);
  expect(normalizeReference(' k7q-f2m ')).toBe('K7QF2M');
});
