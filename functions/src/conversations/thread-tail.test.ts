import { describe, expect, test } from '@jest/globals';
import type { Message, Thread } from '@merve/contract';
import fc from 'fast-check';
import { historyLength } from './history.ts';
import { pastFrom, tailAfter } from './thread-tail.ts';

const createdAt = new Date('2026-11-21T10:00:00Z');

function message(seq: number, changes: Partial<Message> = {}): Message {
  const role = changes.role ?? (seq % 2 === 1 ? 'user' : 'assistant');
  return {
    ...{ threadId: 'thr', marketId: 'north-cyprus', seq, role, channel: 'whatsapp', address: null },
    ...{ channelMessageId: null, text: `message ${seq}`, location: null, media: [], button: null },
    ...{ buttons: [], ui: null, inReplyToSeq: role === 'assistant' ? seq - 1 : null },
    ...{ traceId: 'trace', createdAt, ...changes },
  };
}

const conversation = (length: number) => Array.from({ length }, (_, index) => message(index + 1));
const threadOf = (changes: Pick<Thread, 'lastSeq' | 'processedSeq'>) => ({
  ...{ threadId: 'thr', lastFinishId: 'finish' },
  ...changes,
});

describe('the tail of a thread', () => {
  test('is what a turn would read: the newest ten messages that have had their turn', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 40 }), (length, processed) => {
        const messages = conversation(length);
        const thread = threadOf({ lastSeq: length, processedSeq: Math.min(processed, length) });
        const tail = tailAfter(messages, thread);
        const past = pastFrom(tail ?? undefined, thread);
        const waiting = messages.findIndex(({ role, seq }) => role === 'user' && seq > thread.processedSeq);
        const had = waiting < 0 ? messages : messages.slice(0, waiting);
        expect((past ?? []).map(({ text }) => text)).toEqual(
          had.slice(-historyLength).map(({ text }) => text),
        );
      }),
    );
  });

  test('says nothing over a gap: what it does not know may have been said', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 30 }), fc.nat(28), (length, at) => {
        const missing = 1 + (at % (length - 1));
        const known = conversation(length).filter(({ seq }) => seq !== missing);
        const tail = tailAfter(known, threadOf({ lastSeq: length, processedSeq: length }));
        // One that lies further back than a turn is shown is no matter.
        expect(tail?.messages[0]?.seq ?? length).toBeGreaterThan(missing);
      }),
    );
  });

  test('is only of the turn that ended last, and of this very thread', () => {
    const thread = threadOf({ lastSeq: 4, processedSeq: 3 });
    const tail = tailAfter(conversation(4), thread) ?? undefined;
    expect(pastFrom(tail, thread)).toHaveLength(4);
    expect(pastFrom(tail, { ...thread, lastFinishId: 'another' })).toBeNull();
    // Erased and begun anew under the same id.
    expect(pastFrom(tail, { ...thread, lastFinishId: null })).toBeNull();
    // Joined with another thread, whose messages stand between.
    expect(pastFrom(tail, { ...thread, lastSeq: 9, processedSeq: 9 })).toBeNull();
    expect(pastFrom(undefined, thread)).toBeNull();
  });

  test('keeps nothing of where somebody was, and of a card its kind', () => {
    const place = { latitude: 35.1, longitude: 33.9, label: 'home' };
    const messages = [message(1, { location: place }), message(2, { ui: { type: 'booking', code: 'AB12' } })];
    const tail = tailAfter(messages, threadOf({ lastSeq: 2, processedSeq: 1 }));
    expect(tail?.messages.map((one) => [Object.keys(one).toSorted(), one.ui])).toEqual([
      [['createdAt', 'role', 'seq', 'text', 'ui'], null],
      [['createdAt', 'role', 'seq', 'text', 'ui'], { type: 'booking' }],
    ]);
  });

  test.each<[string, Message[]]>([
    [
      'a notice of what somebody else did',
      [message(1), message(2), message(3, { role: 'assistant', inReplyToSeq: null })],
    ],
    ['very long texts', [message(1, { text: 'x'.repeat(7_000) }), message(2, { text: 'y'.repeat(7_000) })]],
  ])('is not kept of %s: it is read from the messages', (_what, messages) => {
    expect(tailAfter(messages, threadOf({ lastSeq: messages.length, processedSeq: 1 }))).toBeNull();
  });
});
