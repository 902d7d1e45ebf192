import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { IntentState, OutboxIntent, PastMessage, Thread } from '@merve/contract';
import { claimed } from '../outbox/index.ts';
import { only, sampleReply } from '../outbox/testing/sample-intents.ts';
import { type LocalFirestore, startLocalFirestore } from '../platform/testing/local-firestore.ts';
import { appendInbound } from './append-inbound.ts';
import type { Conversation } from './conversation.ts';
import { laneOf, shownLast } from './lane-of-thread.ts';
import { inboundMessage } from './testing/inbound.ts';

let local: LocalFirestore;
beforeAll(async () => {
  local = await startLocalFirestore('grpc');
});
afterAll(() => local.stop());

const now = new Date('2026-11-21T10:00:00Z');
const to = 'whatsapp:+905330000101';

/** What the thread's messages are, by who wrote them: `u` the person, `a` Merve; numbered from 1. */
function said(roles: string): Conversation {
  const past = [...roles].map((role, index): PastMessage => {
    return { seq: index + 1, role: role === 'u' ? 'user' : 'assistant', text: '', ui: null, createdAt: now };
  });
  return { past, window: [] };
}

const showings = (seq: number, intentId: string | null) => [{ seq, at: now, intentId }];

const pending: NonNullable<Thread['pendingAction']> = {
  actionId: 'action',
  kind: 'confirm_transaction',
  tool: 'initiateBooking',
  args: {},
  argsHash: 'hash',
  policyVersion: 1,
  ref: 'ref',
  summary: 'A table',
  price: null,
  expiresAt: new Date(now.getTime() + 600_000),
  ownerActorId: 'act_test',
  createdBySeq: 1,
};

describe('the message that a YES answers', () => {
  const thread = (lastSeq: number, seq: number, intentId: string | null = 'shown') => ({
    lastSeq,
    pendingAction: { ...pending, showings: showings(seq, intentId) },
  });

  test.each([
    ['it was shown last, in answer to a message', thread(3, 2), said('uau'), 'shown'],
    ['nothing waits for a YES', { lastSeq: 3, pendingAction: null }, said('uau'), null],
    ['it was shown on the web', thread(3, 2, null), said('uau'), null],
    ['a notice was written before it', thread(4, 3), said('uaau'), null],
    ['a notice was written after it', thread(4, 2), said('uaau'), null],
    ['two messages came after it', thread(4, 2), said('uauu'), null],
    ['a message came that this worker has not read', thread(4, 2), said('uau'), null],
  ] as const)('is known by its intent, or not: %s', (_, of, known, intentId) => {
    expect(shownLast(of, known)).toBe(intentId);
  });
});

describe('what is on its way', () => {
  let count = 0;
  /** A thread of three messages whose second shows what waits, with the intent that took it to the phone. */
  async function shownAs(changes: Partial<OutboxIntent>) {
    count += 1;
    const { threadId } = await appendInbound(
      local.documents,
      inboundMessage({ actorId: `act_lane${count}`, from: { channel: 'web', uid: `lane${count}` }, now }),
    );
    const stored = (await local.documents.thread(threadId).get()).data();
    if (stored === undefined) throw new Error('there is no thread');
    const born = claimed(sampleReply({ threadId, to, seq: 2, now }), 'worker', now);
    const intent = { ...only(born), ...changes };
    await local.documents.intent(intent.intentId).set(intent);
    const pendingAction = { ...pending, showings: showings(2, intent.intentId) };
    return { thread: { ...stored, lastSeq: 3, pendingAction }, intent };
  }
  const look = async (thread: Thread) => {
    const { result, cost } = await local.server.cost.measure(() =>
      laneOf(local.documents, thread, said('uau')),
    );
    return { ...result, reads: cost.documentReads };
  };

  test.each<IntentState>(['sent', 'delivered', 'read'])(
    'nothing, where what was shown last left as it was written (%s): one document says so',
    async (state) => {
      const { thread, intent } = await shownAs({ state });
      expect(await look(thread)).toEqual({ isWaiting: false, shown: intent, reads: 1 });
    },
  );

  test.each<IntentState>(['queued', 'sending', 'unknown'])(
    'what was shown last, where it has not left (%s): one document says so',
    async (state) => {
      const { thread, intent } = await shownAs({ state });
      expect(await look(thread)).toEqual({ isWaiting: true, shown: intent, reads: 1 });
    },
  );

  test.each<[string, Partial<OutboxIntent>]>([
    ['at the second attempt', { state: 'sent', attempts: 2 }],
    ['from the queue', { state: 'sent', attemptedAt: new Date(now.getTime() + 1) }],
    ['not at all', { state: 'failed' }],
  ])('is looked for, where what was shown last left %s', async (_, changes) => {
    const { thread } = await shownAs(changes);
    expect((await look(thread)).isWaiting).toBe(false);
    const before = only(sampleReply({ threadId: thread.threadId, to, seq: 1, now }));
    await local.documents.intent(before.intentId).set(before);
    expect((await look(thread)).isWaiting).toBe(true);
  });

  test('is looked for in the thread itself, where what was shown came along from another one', async () => {
    const { thread, intent } = await shownAs({ state: 'queued', threadId: 'another' });
    expect(intent.threadId).toBe('another');
    expect(await look(thread)).toMatchObject({ isWaiting: false, shown: null });
  });
});
