import { describe, expect, test } from '@jest/globals';
import type { TransactionState } from '@merve/contract';
import fc from 'fast-check';
import { type Command, effectiveState, isLive, judge } from './transition.ts';

const now = new Date('2027-06-15T10:00Z');
const at = (offsetMs: number) => new Date(now.getTime() + offsetMs);

describe('what is allowed', () => {
  const live = { state: 'hold' as TransactionState, holdExpiresAt: at(1) };

  test('draft → hold → confirmed → cancelled, and hold → cancelled', () => {
    expect(judge('hold', { state: 'draft', holdExpiresAt: null }, now)).toMatchObject({
      allowed: true,
      to: 'hold',
    });
    expect(judge('confirm', live, now)).toMatchObject({ allowed: true, to: 'confirmed' });
    expect(judge('release', live, now)).toMatchObject({ allowed: true, to: 'cancelled' });
    expect(judge('cancel', { state: 'confirmed', holdExpiresAt: null }, now)).toMatchObject({
      allowed: true,
      to: 'cancelled',
    });
  });

  test.each<[Command, TransactionState, string]>([
    ['hold', 'hold', 'NOT_A_DRAFT'],
    ['hold', 'confirmed', 'ALREADY_CONFIRMED'],
    ['hold', 'cancelled', 'ALREADY_CANCELLED'],
    ['hold', 'expired', 'HOLD_EXPIRED'],
    ['confirm', 'draft', 'NOT_HELD'],
    ['confirm', 'confirmed', 'ALREADY_CONFIRMED'],
    ['confirm', 'cancelled', 'ALREADY_CANCELLED'],
    ['confirm', 'expired', 'HOLD_EXPIRED'],
    ['release', 'draft', 'NOT_HELD'],
    ['release', 'confirmed', 'ALREADY_CONFIRMED'],
    ['release', 'cancelled', 'ALREADY_CANCELLED'],
    ['release', 'expired', 'HOLD_EXPIRED'],
    ['cancel', 'draft', 'NOT_HELD'],
    ['cancel', 'cancelled', 'ALREADY_CANCELLED'],
    ['cancel', 'expired', 'HOLD_EXPIRED'],
  ])('%s of one that is %s is refused with %s', (command, state, code) => {
    expect(judge(command, { state, holdExpiresAt: at(1) }, now)).toEqual({ allowed: false, code });
  });
});

test('a hold is over at its last millisecond, swept or not', () => {
  expect(effectiveState({ state: 'hold', holdExpiresAt: at(1) }, now)).toBe('hold');
  expect(effectiveState({ state: 'hold', holdExpiresAt: at(0) }, now)).toBe('expired');
  expect(judge('confirm', { state: 'hold', holdExpiresAt: at(0) }, now)).toEqual({
    allowed: false,
    code: 'HOLD_EXPIRED',
  });
});

/** The ledger as a table of facts, told apart from the code's: at most one end, and only the living change. */
test('any sequence of commands agrees with a model of four facts', () => {
  const steps = fc.array(
    fc.record({
      command: fc.constantFrom<Command>('hold', 'confirm', 'release', 'cancel'),
      wait: fc.integer({ min: 0, max: 6 }),
    }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(steps, (sequence) => {
      let clock = 0;
      let transaction: { state: TransactionState; holdExpiresAt: Date | null } = {
        state: 'draft',
        holdExpiresAt: null,
      };
      const model = { heldUntil: null as number | null, confirmed: false, ended: false };
      for (const { command, wait } of sequence) {
        clock += wait;
        const time = at(clock);
        const verdict = judge(command, transaction, time);
        const isHeld =
          model.heldUntil !== null && clock < model.heldUntil && !model.confirmed && !model.ended;
        const isBooked = model.confirmed && !model.ended;
        const expected =
          command === 'hold' ? model.heldUntil === null : command === 'cancel' ? isHeld || isBooked : isHeld;
        expect(verdict.allowed).toBe(expected);
        expect(isLive(transaction, time)).toBe(isHeld || isBooked);
        if (!verdict.allowed) continue;
        if (command === 'hold') model.heldUntil = clock + 10;
        else if (command === 'confirm') model.confirmed = true;
        else model.ended = true;
        transaction = {
          state: verdict.to,
          holdExpiresAt: model.heldUntil === null ? null : at(model.heldUntil),
        };
      }
    }),
    { numRuns: 500 },
  );
});
