import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type LocalFirestore, startLocalFirestore } from '../platform/testing/local-firestore.ts';
import { appendInbound } from './append-inbound.ts';
import { abandonLease, renewLease, takeLease } from './lease.ts';
import { leaseMs } from './leased-thread.ts';
import { sweepUnprocessed } from './sweep-unprocessed.ts';
import { inboundMessage } from './testing/inbound.ts';

let local: LocalFirestore;
beforeAll(async () => {
  local = await startLocalFirestore('grpc');
});
afterAll(() => local.stop());

const start = new Date('2026-11-21T10:00:00Z');
const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);

async function threadWithMessage(name: string): Promise<string> {
  const message = inboundMessage({ actorId: `act_${name}`, from: { channel: 'web', uid: name }, now: start });
  return (await appendInbound(local.documents, message)).threadId;
}

describe('takeLease', () => {
  test('of many workers at once, one gets the lease and the others are told to leave', async () => {
    const threadId = await threadWithMessage('contended');
    const clients = [local.documents, local.anotherClient(), local.anotherClient()];
    const attempts = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        takeLease(clients[index % 3] ?? local.documents, threadId, `turn-${index}`, start, { seq: 1 }),
      ),
    );
    expect(attempts.filter((attempt) => attempt.kind === 'taken')).toHaveLength(1);
    expect(attempts.filter((attempt) => attempt.kind === 'busy')).toHaveLength(5);
    expect((await local.documents.thread(threadId).get()).data()).toMatchObject({ state: 'executing' });
  });

  test('a thread without waiting messages has nothing to do', async () => {
    const threadId = await threadWithMessage('done');
    const ref = local.documents.thread(threadId);
    const thread = (await ref.get()).data();
    if (!thread) throw new Error('no thread');
    await ref.set({ ...thread, processedSeq: 1, unprocessed: false });
    expect(await takeLease(local.documents, threadId, 'turn', start, { seq: 1 })).toEqual({
      kind: 'nothing-to-do',
    });
  });

  test('a lease that ran out is taken over, and the taker knows that it must replay', async () => {
    const threadId = await threadWithMessage('dead-worker');
    await takeLease(local.documents, threadId, 'dead', start, { seq: 1 });
    expect(await takeLease(local.documents, threadId, 'next', later(leaseMs - 1), { seq: 1 })).toMatchObject({
      kind: 'busy',
    });
    expect(await takeLease(local.documents, threadId, 'next', later(leaseMs), { seq: 1 })).toMatchObject({
      kind: 'taken',
      resumed: true,
    });
  });

  test('a worker that was replaced cannot renew', async () => {
    const threadId = await threadWithMessage('replaced');
    await takeLease(local.documents, threadId, 'slow', start, { seq: 1 });
    await takeLease(local.documents, threadId, 'quick', later(leaseMs), { seq: 1 });
    await expect(renewLease(local.documents, threadId, 'slow', later(leaseMs + 1))).rejects.toMatchObject({
      code: 'LEASE_LOST',
    });
  });

  test('an abandoned lease can be taken at once', async () => {
    const threadId = await threadWithMessage('abandoned');
    await takeLease(local.documents, threadId, 'failing', start, { seq: 1 });
    await abandonLease(local.documents, threadId, 'failing', later(10));
    expect(await takeLease(local.documents, threadId, 'next', later(11), { seq: 1 })).toMatchObject({
      kind: 'taken',
      resumed: true,
    });
  });
});

describe('sweepUnprocessed', () => {
  test('finds a message whose trigger was lost, after a minute, and not one that is being worked on', async () => {
    const lost = await threadWithMessage('lost-trigger');
    const busy = await threadWithMessage('busy-worker');
    await takeLease(local.documents, busy, 'worker', later(30_000), { seq: 1 });

    const foundAt = async (now: Date) => {
      const found: string[] = [];
      await sweepUnprocessed({ documents: local.documents, now }, async ({ threadId }) =>
        found.push(threadId),
      );
      return found;
    };
    expect(await foundAt(later(59_000))).not.toContain(lost);
    const found = await foundAt(later(60_000));
    expect(found).toContain(lost);
    expect(found).not.toContain(busy);
  });
});
