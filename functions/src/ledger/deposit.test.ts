import { describe, expect, test } from '@jest/globals';
import type { Offering } from '@merve/contract';
import fc from 'fast-check';
import { depositComingAlong, depositFor, depositOrigin } from './deposit.ts';

const now = new Date('2026-11-21T10:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 60 * 60_000);

type Asking = Pick<Offering, 'deposit'>;

function asking(minorUnits: number, currency = 'TRY', refundUntilMinutes: number | null = 24 * 60): Asking {
  return { deposit: { amount: { minorUnits, currency }, per: 'person', refundUntilMinutes } };
}

/** A booking for two whose deposit was agreed to under what was asked. */
function booked(offering: Asking, startsAt: Date) {
  const { deposit } = depositFor(offering, 2);
  return {
    txId: 'tx_1',
    startsAt,
    ...(deposit === undefined ? {} : { deposit: { ...deposit, agreed: true } }),
  };
}

describe('the deposit of a booking that is moved', () => {
  test('comes along as it is, from the booking it was first paid for, and waits for the YES', () => {
    const moved = booked(asking(25_000), inHours(48));
    expect(depositComingAlong(moved, asking(25_000), 2, now)).toMatchObject({
      depositFrom: 'tx_1',
      deposit: { agreed: false, amount: { minorUnits: 50_000 }, refundUntilMinutes: 24 * 60 },
    });
    const movedAgain = { ...moved, txId: 'tx_2', depositFrom: 'tx_1' };
    expect(depositComingAlong(movedAgain, asking(25_000), 2, now)).toMatchObject({ depositFrom: 'tx_1' });
  });

  test('comes along only where exactly what was paid is asked', () => {
    const offerings = fc.oneof(
      fc.constant<Asking>({}),
      fc
        .record({ units: fc.integer({ min: 1, max: 4 }), currency: fc.constantFrom('TRY', 'EUR') })
        .map(({ units, currency }) => asking(units, currency)),
    );
    fc.assert(
      fc.property(offerings, offerings, fc.integer({ min: 1, max: 4 }), (before, after, party) => {
        const moved = booked(before, inHours(48));
        const [paid, wanted] = [moved.deposit?.amount, depositFor(after, party).deposit?.amount];
        const isSame = paid?.minorUnits === wanted?.minorUnits && paid?.currency === wanted?.currency;
        const along = depositComingAlong(moved, after, party, now);
        expect(along !== null).toBe(isSame);
        expect(along?.deposit?.amount).toEqual(isSame ? wanted : undefined);
        expect(along?.depositFrom).toBe(isSame && wanted !== undefined ? 'tx_1' : undefined);
      }),
    );
  });

  test('is never returned after moving if it would not have been before', () => {
    const rules = fc.option(fc.integer({ min: 0, max: 72 }));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 72 }), rules, (hours, rule) => {
        const offering = asking(25_000, 'TRY', rule === null ? null : rule * 60);
        const along = depositComingAlong(booked(offering, inHours(hours)), offering, 2, now);
        const isReturned = rule !== null && rule <= hours;
        expect(along?.deposit?.refundUntilMinutes).toBe(isReturned ? rule * 60 : null);
      }),
    );
  });

  test('is nobody’s before the person has said YES to it', () => {
    const { deposit } = depositFor(asking(25_000), 2);
    expect(deposit).toBeDefined();
    expect(deposit && depositOrigin({ txId: 'tx_1', deposit })).toBeUndefined();
  });
});
