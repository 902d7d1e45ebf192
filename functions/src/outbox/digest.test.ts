import { describe, expect, test } from '@jest/globals';
import type { OutboxIntent } from '@merve/contract';
import fc from 'fast-check';
import { digestOf, digestSeparator, isFoldable, maxFolded } from './digest.ts';
import { maximumBody } from './intent.ts';
import { blockerOf } from './lane.ts';
import { merchantNotice } from './testing/merchant-notices.ts';

const now = new Date('2026-11-24T20:00:00Z');
const to = 'whatsapp:+905330000001';
const notice = (place: number, changes: Partial<OutboxIntent> = {}) =>
  merchantNotice(to, place, now, changes);
const buttons = [{ label: 'Yes', payload: 'yes' }];

/** The digest of what waits, from the first on. */
const folded = (open: readonly OutboxIntent[]) => {
  const [first] = open;
  return first === undefined ? null : digestOf(first, open, 'worker', now);
};

describe('what may be told with others', () => {
  test.each<[string, boolean, Partial<OutboxIntent>]>([
    ['it waits, and was never tried', true, {}],
    ['it waited for the pace', true, { attempts: 1, errorCode: 'PACED' }],
    ['it waited behind another', true, { attempts: 1, errorCode: 'BEHIND_EARLIER' }],
    ['the digest that told it was not accepted', true, { attempts: 1, errorCode: 'DISSOLVED' }],
    ['it asks for an answer', false, { asksNothing: false }],
    ['it has buttons', false, { buttons }],
    ['it was written before notices said so', false, { asksNothing: undefined }],
    ['it stands in a conversation', false, { threadId: 'thread' }],
    ['it is being sent', false, { state: 'sending' }],
    ['whether it was sent is unknown', false, { state: 'unknown' }],
    ['the provider was asked and did not take it', false, { attempts: 1, errorCode: '63018' }],
    ['it was sent or not, and is to be sent again', false, { attempts: 1, errorCode: null }],
  ])('%s: %s', (_, expected, changes) => {
    expect(isFoldable(notice(1, changes))).toBe(expected);
  });
});

describe('a digest', () => {
  const kinds: readonly Partial<OutboxIntent>[] = [
    ...[{}, {}, {}, {}, { attempts: 1, errorCode: 'PACED' }],
    ...[{ buttons }, { marketId: 'another' }, { state: 'sending' as const }, { threadId: 'thread' }],
  ];
  const waiting = fc
    .array(fc.tuple(fc.constantFrom(...kinds), fc.integer({ min: 1, max: 900 })), {
      minLength: 1,
      maxLength: 40,
    })
    .map((drawn) =>
      drawn.map(([kind, length], place) =>
        notice(place + 1, { ...kind, body: `${place} `.padEnd(length, 'x') }),
      ),
    );

  test('tells what waits in its order, as far as it asks for nothing and fits, and nothing behind what does not', () => {
    fc.assert(
      fc.property(waiting, (open) => {
        const digest = folded(open);
        if (digest === null) {
          const [first, second] = open;
          const isFull =
            (first?.body.length ?? 0) + digestSeparator.length + (second?.body.length ?? 0) > maximumBody;
          const isAlone = [first, second].some((one) => one === undefined || !isFoldable(one));
          expect(isAlone || isFull || first?.marketId !== second?.marketId).toBe(true);
          return;
        }
        const { intent, notices } = digest;
        expect(notices).toEqual(open.slice(0, notices.length));
        expect(notices.every(isFoldable)).toBe(true);
        expect(intent.folds).toEqual(notices.map(({ intentId }) => intentId));
        expect(intent.body.split(digestSeparator)).toEqual(notices.map(({ body }) => body));
        expect(intent.body.length).toBeLessThanOrEqual(maximumBody);
        expect(intent).toMatchObject({ to, createdAt: open[0]?.createdAt, keptBody: '', asksNothing: false });
        const next = open[notices.length];
        if (next !== undefined && isFoldable(next) && next.marketId === intent.marketId) {
          const withNext = intent.body.length + digestSeparator.length + next.body.length;
          expect(notices.length === maxFolded || withNext > maximumBody).toBe(true);
        }
      }),
    );
  });

  test('begins with the notice that is due, whatever was written in the same moment; one alone is none', () => {
    const [first, second] = [notice(1), notice(2)];
    expect(digestOf(second, [first, second], 'worker', now)?.notices).toEqual([second, first]);
    expect(folded([first])).toBeNull();
  });

  test('of which it is not known whether it was sent holds back what is about the same booking, and no other', () => {
    const digest = folded([notice(1), notice(2)])?.intent ?? notice(0);
    const unknown = { ...digest, state: 'unknown' as const };
    const later = (place: number) => {
      const { intentId } = notice(place);
      return notice(9, { intentId: intentId.replaceAll('confirmed', 'cancelled') });
    };
    expect(blockerOf(later(2), [unknown])).toBe(unknown);
    expect(blockerOf(later(3), [unknown])).toBeNull();
  });
});
