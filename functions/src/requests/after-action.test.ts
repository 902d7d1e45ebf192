import { describe, expect, test } from '@jest/globals';
import type { MerchantRequest, RequestEvent } from '@merve/contract';
import fc from 'fast-check';
import { afterAction, dueAt, type RequestAction } from './after-action.ts';
import { maxVersions } from './answer-code.ts';
import { sampleRequest } from './testing/samples.ts';

const sample = sampleRequest();
if (sample.details.kind !== 'food') throw new Error('The sample is no food order');
const less = {
  lines: sample.details.lines.slice(0, 1),
  total: { minorUnits: 20_000, currency: 'TRY' },
  without: ['Cola'],
};

const start = new Date('2026-11-21T10:00:00Z');
const minutes = fc.option(fc.integer({ min: 1, max: 120 }), { nil: null });

const actions: fc.Arbitrary<RequestAction> = fc.oneof(
  minutes.map((value): RequestAction => ({ by: 'merchant', do: 'accept', minutes: value })),
  fc
    .integer({ min: 1, max: 120 })
    .map((value): RequestAction => ({ by: 'merchant', do: 'estimate', minutes: value })),
  fc.constantFrom<RequestAction>(
    { by: 'merchant', do: 'ready' },
    { by: 'merchant', do: 'complete' },
    { by: 'merchant', do: 'reject', reason: 'closed' },
    { by: 'merchant', do: 'allow_cancel' },
    { by: 'merchant', do: 'refuse_cancel' },
    { by: 'customer', do: 'cancel' },
    { by: 'clock', do: 'look' },
  ),
  fc.constantFrom<RequestAction>(
    { by: 'merchant', do: 'offer_less', less, until: new Date('2026-11-21T10:30:00Z') },
    { by: 'customer', do: 'take_less' },
    {
      by: 'customer',
      do: 'tell_allergies',
      to: { details: { ...sample.details, allergies: ['No nuts, please'] } },
    },
  ),
  fc.integer({ min: 1, max: 8 }).map((version): RequestAction => {
    const { details, total } = sampleRequest();
    const [lateAt, answerBy] = [new Date('2026-11-21T11:00:00Z'), new Date('2026-11-21T11:10:00Z')];
    return { by: 'customer', do: 'change', version, to: { details, total, lateAt, answerBy } };
  }),
);
/** Actions with the minutes that pass before each: mostly few, sometimes more than a merchant has. */
const histories = fc.array(
  fc.tuple(fc.oneof(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 10, max: 20 })), actions),
  { maxLength: 25 },
);

function live(history: readonly (readonly [number, RequestAction])[]) {
  let request: MerchantRequest = sampleRequest();
  let now = start;
  const events: RequestEvent[] = [];
  const states: MerchantRequest[] = [request];
  for (const [passed, action] of history) {
    now = new Date(now.getTime() + passed * 60_000);
    const outcome = afterAction(request, action, now);
    if (!outcome.ok) continue;
    request = outcome.request;
    events.push(outcome.event);
    states.push(request);
  }
  return { request, events, states, now };
}

describe('the life of a request', () => {
  test('has one event for each revision, and each begins where the one before ended', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { events, request } = live(history);
        expect(events.map(({ revision }) => revision)).toEqual(events.map((_, index) => index + 2));
        expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(events.length);
        let state: string = 'placed';
        for (const { from, to } of events) {
          expect(from).toBe(state);
          state = to;
        }
        expect(request.state).toBe(state);
      }),
    );
  });

  test('ends once: nothing changes a request that is over', () => {
    fc.assert(
      fc.property(histories, actions, (history, action) => {
        const { request, now } = live(history);
        if (request.open) return;
        expect(afterAction(request, action, now)).toEqual({ ok: false, why: 'over' });
        expect(request.endedAt).not.toBeNull();
        expect(request.cancelAskedAt).toBeNull();
      }),
    );
  });

  test('is accepted at most once, in time, by the merchant or by the customer who takes the less they offered', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { events, request } = live(history);
        const accepted = events.filter(
          ({ from, to }) => from === 'placed' && (to === 'accepted' || to === 'ready'),
        );
        expect(accepted.length).toBeLessThanOrEqual(1);
        for (const event of accepted) {
          expect(event.by).toBe(event.transition === 'took_less' ? 'customer' : 'merchant');
          expect(event.at < request.answerBy).toBe(true);
        }
      }),
    );
  });

  test('is changed by the customer alone, before it is accepted, a version at a time, and keeps what it was', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { events, states } = live(history);
        for (const [index, { transition, by, from, to, replaced }] of events.entries()) {
          const [before, after] = [states[index], states[index + 1]];
          const isChange = transition === 'changed';
          expect((after?.version ?? 0) - (before?.version ?? 0)).toBe(isChange ? 1 : 0);
          if (!isChange) {
            expect(replaced === null).toBe(transition !== 'allergy_told');
            continue;
          }
          expect([by, from, to]).toEqual(['customer', 'placed', 'placed']);
          const { version, details, total } = before ?? {};
          expect(replaced).toEqual({ version, details, total });
          expect(after).toMatchObject({ less: null, lateTold: false });
        }
        expect(states.at(-1)?.version).toBeLessThanOrEqual(maxVersions);
      }),
    );
  });

  test('is never cancelled for the customer after acceptance without the merchant’s leave', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { events } = live(history);
        for (const { by, from, to } of events) {
          if (by === 'customer' && to === 'cancelled') expect(from).toBe('placed');
        }
        const cancelled = events.findLast(({ transition }) => transition === 'cancelled');
        if (cancelled?.reason === 'customer_request' && cancelled.by === 'merchant') {
          expect(events.some(({ transition }) => transition === 'cancel_asked')).toBe(true);
        }
      }),
    );
  });

  test('is left alone by the clock once answered, and never waits for ever', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { request, events } = live(history);
        expect(request.dueAt).toEqual(dueAt(request));
        expect(request.dueAt === null).toBe(request.state !== 'placed');
        for (const { by, from } of events) if (by === 'clock') expect(from).toBe('placed');
        const end = new Date(Math.max(request.answerBy.getTime(), request.updatedAt.getTime()));
        const looked = afterAction(request, { by: 'clock', do: 'look' }, end);
        expect(looked.ok).toBe(request.state === 'placed');
        if (looked.ok) expect(looked.request.state).toBe('expired');
      }),
    );
  });

  test('tells of lateness once for each version', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { events, request } = live(history);
        const late = events.filter(({ transition }) => transition === 'late');
        expect(late.length).toBeLessThanOrEqual(request.version);
      }),
    );
  });

  test('offers less only while it waits for an answer, and takes only what is on offer', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { events, states } = live(history);
        for (const [index, { transition, from, to }] of events.entries()) {
          const [before, after] = [states[index], states[index + 1]];
          if (after?.less) expect([transition, to]).toEqual(['offered_less', 'placed']);
          if (transition !== 'took_less') continue;
          expect([from, to]).toEqual(['placed', 'accepted']);
          expect(before?.less?.total).toEqual(after?.total);
        }
      }),
    );
  });
});
