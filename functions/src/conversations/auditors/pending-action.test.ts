import { describe, expect, test } from '@jest/globals';
import type { PendingAction, Thread, Transaction } from '@merve/contract';
import { judgePendingAction } from './audit-threads.ts';

const now = new Date('2026-11-21T10:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const action: PendingAction = {
  actionId: 'a',
  kind: 'confirm_transaction',
  tool: 'initiateBooking',
  args: {},
  argsHash: '',
  policyVersion: 1,
  ref: 'businesses/biz/transactions/tx',
  summary: '',
  price: null,
  expiresAt: inMinutes(5),
  ownerActorId: 'act',
  createdBySeq: 1,
};
type Waiting = Pick<Thread, 'pendingAction' | 'lease' | 'unprocessed'>;
const waiting: Waiting = { pendingAction: action, lease: null, unprocessed: false };
const held: Pick<Transaction, 'state' | 'holdExpiresAt'> = { state: 'hold', holdExpiresAt: inMinutes(5) };

describe('a pending action', () => {
  test.each<[string, Waiting, typeof held | undefined]>([
    ['that is held', waiting, held],
    [
      'of a thread with a turn under way',
      { ...waiting, lease: { turnId: 't', until: inMinutes(1) } },
      undefined,
    ],
    ['of a thread with a message waiting', { ...waiting, unprocessed: true }, undefined],
    ['that has run out itself', { ...waiting, pendingAction: { ...action, expiresAt: now } }, undefined],
    [
      'that ends within the difference of two clocks',
      { ...waiting, pendingAction: { ...action, expiresAt: new Date(now.getTime() + 5_000) } },
      { state: 'expired', holdExpiresAt: null },
    ],
    ['of another kind', { ...waiting, pendingAction: { ...action, kind: 'confirm_action' } }, undefined],
  ])('%s is no fault', (_name, thread, asked) => {
    expect(judgePendingAction(thread, asked, now)).toBeNull();
  });

  test.each<[string, typeof held | undefined]>([
    ['missing', undefined],
    ['cancelled', { state: 'cancelled', holdExpiresAt: null }],
    ['confirmed already', { state: 'confirmed', holdExpiresAt: null }],
    ['held for a shorter time than is said', { state: 'hold', holdExpiresAt: now }],
  ])('whose transaction is %s is one', (_name, asked) => {
    expect(judgePendingAction(waiting, asked, now)).toMatchObject({ kind: 'pending-action-dead' });
  });
});
