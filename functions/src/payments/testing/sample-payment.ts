import type { Payment } from '@merve/contract';

/** A deposit of 500 lira, asked for at noon in Famagusta, and nothing has happened since. */
export function samplePayment(changes: Partial<Payment> = {}): Payment {
  const createdAt = new Date('2026-11-21T10:00:00Z');
  return {
    paymentId: 'pay_1',
    businessId: 'biz-lantern',
    txId: 'tx_1',
    reference: 'K7QF2M',
    marketId: 'north-cyprus',
    actorId: 'act_1',
    threadId: 'thread-1',
    title: 'Carob Lantern – Table',
    language: 'en',
    state: 'requested',
    amount: { minorUnits: 50_000, currency: 'TRY' },
    payBy: new Date('2026-11-21T10:30:00Z'),
    checkout: null,
    checkoutExpiresAt: new Date('2026-11-21T11:30:00Z'),
    closed: false,
    paymentIntentId: null,
    received: null,
    kept: false,
    refund: null,
    linkAsked: false,
    events: [],
    nextStepAt: createdAt,
    attempts: 0,
    createdAt,
    updatedAt: createdAt,
    ...changes,
  };
}
