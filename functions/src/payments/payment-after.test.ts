import { describe, expect, test } from '@jest/globals';
import { paymentSchema } from '@merve/contract';
import fc from 'fast-check';
import { nextStep, type PaymentFact, paymentAfter, rankOf, retryAt } from './payment-after.ts';
import { samplePayment } from './testing/sample-payment.ts';

const now = new Date('2026-11-21T10:05:00Z');
const received = { minorUnits: 50_000, currency: 'TRY' };

const movedTo = {
  txId: 'tx_2',
  reference: 'M4XW9T',
  actorId: 'act_1',
  threadId: 'thread-1',
  businessName: 'Carob Lantern',
  title: 'Table',
};

const facts: fc.Arbitrary<PaymentFact> = fc.oneof(
  fc.constantFrom<PaymentFact>(
    { kind: 'opened', sessionId: 'cs_1', url: 'https://pay.test/1' },
    { kind: 'link-asked' },
    { kind: 'link-told' },
    { kind: 'still-open' },
    { kind: 'closed' },
    { kind: 'failed' },
    { kind: 'expired' },
    { kind: 'kept' },
    { kind: 'paid', paymentIntentId: 'pi_1', received, goesBack: null },
    { kind: 'paid', paymentIntentId: 'pi_1', received, goesBack: 'too_late' },
    { kind: 'refund-asked', reason: 'customer_cancelled' },
    { kind: 'moved', booking: movedTo },
  ),
  fc.record({
    kind: fc.constant('refund-known' as const),
    refundId: fc.constantFrom('re_1', 're_2'),
    status: fc.constantFrom('pending' as const, 'succeeded' as const, 'failed' as const),
  }),
);

function after(history: readonly PaymentFact[]) {
  return history.reduce((payment, fact) => paymentAfter(payment, fact, { now }) ?? payment, samplePayment());
}

const about = (txId: string, reference: string) => ({ paymentId: 'pay_1', txId, reference });

describe('a payment', () => {
  test('only moves forward, whatever is told in whatever order', () => {
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 12 }), (history) => {
        let payment = samplePayment();
        for (const fact of history) {
          const next = paymentAfter(payment, fact, { now }) ?? payment;
          expect(rankOf[next.state]).toBeGreaterThanOrEqual(rankOf[payment.state]);
          paymentSchema.parse(next);
          payment = next;
        }
      }),
    );
  });

  test('changes nothing when told the same again', () => {
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 8 }), facts, (history, fact) => {
        const once = paymentAfter(after(history), fact, { now });
        // Asking again later is no change of what is known.
        if (once === null || fact.kind === 'still-open') return;
        const again = paymentAfter(once, fact, { now });
        expect(again === null || again.nextStepAt !== once.nextStepAt).toBe(true);
        expect(again?.state ?? once.state).toBe(once.state);
      }),
    );
  });

  test('never loses money: what arrived is paid, or on its way back, or back', () => {
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 12 }), (history) => {
        const payment = after(history);
        if (payment.received === null) return;
        expect(['paid', 'refund_requested', 'refunded']).toContain(payment.state);
      }),
    );
  });

  test('is never kept and given back on our own account, and never given back before it came', () => {
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 12 }), (history) => {
        const payment = after(history);
        if (payment.state === 'refund_requested' || payment.state === 'refunded') {
          expect(payment.received).not.toBeNull();
        }
      }),
    );
  });

  test('is not forgotten: what still has a step to take says when', () => {
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 12 }), (history) => {
        const payment = after(history);
        if (nextStep(payment, now) !== 'none') expect(payment.nextStepAt).not.toBeNull();
      }),
    );
  });

  test('that arrives after the booking was let go goes back, even if whoever tells it thinks it may stay', () => {
    const paid = { kind: 'paid', paymentIntentId: 'pi_1', received, goesBack: null } as const;
    expect(after([{ kind: 'expired' }, paid])).toMatchObject({
      state: 'refund_requested',
      refund: { reason: 'too_late' },
    });
  });

  test('goes along with a move only where it is paid, and stays the same payment', () => {
    const paid = { kind: 'paid', paymentIntentId: 'pi_1', received, goesBack: null } as const;
    const moved = { kind: 'moved', booking: movedTo } as const;
    expect(after([paid, moved])).toMatchObject({ ...about('tx_2', 'M4XW9T'), state: 'paid', received });
    for (const before of [[], [{ kind: 'expired' }], [paid, { kind: 'kept' }]] as const) {
      expect(after([...before, moved])).toMatchObject(about('tx_1', 'K7QF2M'));
    }
  });

  test('takes a webhook’s event once', () => {
    const moment = { now, providerEventId: 'evt_1' };
    const once = paymentAfter(samplePayment(), { kind: 'expired' }, moment);
    expect(once?.events.at(-1)).toEqual({ type: 'expired', providerEventId: 'evt_1', at: now });
    expect(paymentAfter(once ?? samplePayment(), { kind: 'closed' }, moment)).toBeNull();
  });

  test('closes its page when the time to pay is up, and when the booking is gone', () => {
    const open = after([{ kind: 'opened', sessionId: 'cs_1', url: 'https://pay.test/1' }]);
    expect(nextStep(open, now)).toBe('ask');
    expect(nextStep(open, open.payBy)).toBe('close');
    const gone = paymentAfter(open, { kind: 'expired' }, { now });
    expect(nextStep(gone ?? open, now)).toBe('close');
  });

  test('is tried again ever more slowly, at least once an hour', () => {
    expect(retryAt(1, now).getTime() - now.getTime()).toBe(60_000);
    expect(retryAt(50, now).getTime() - now.getTime()).toBe(3_600_000);
  });
});
