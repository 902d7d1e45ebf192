import { describe, expect, test } from '@jest/globals';
import type { TurnEvent } from '@merve/contract';
import fc from 'fast-check';
import { ApiFailure } from '../platform/api-failure.ts';
import { afterFailure } from './after-failure.ts';
import type { ConversationEvent } from './conversation.ts';
import { type OutboxSender, outboxSender, type SenderNeeds, SignInNeeded } from './outbox-sender.ts';
import { memoryOutbox } from './outbox-storage.ts';
import type { Outgoing } from './outgoing.ts';

type Fate = 'arrives' | 'lost on the way' | 'answer lost' | 'refused' | 'over the limit';

const failures: Readonly<Record<Exclude<Fate, 'arrives'>, ApiFailure>> = {
  'lost on the way': new ApiFailure({ code: 'OFFLINE', message: '' }, { status: 0 }),
  'answer lost': new ApiFailure({ code: 'OFFLINE', message: '' }, { status: 0 }),
  refused: new ApiFailure({ code: 'FORBIDDEN', message: '' }, { status: 403 }),
  'over the limit': new ApiFailure({ code: 'RATE_LIMITED', message: '' }, { status: 429, retryAfter: 7 }),
};

function outgoing(clientMessageId: string, queuedAt: number, change: Partial<Outgoing> = {}): Outgoing {
  return {
    ...{ clientMessageId, queuedAt, uid: 'me', text: clientMessageId, language: 'en' },
    ...{ location: null, button: null, ask: null, seen: null, revision: 0, refusal: null, heldUntil: null },
    ...change,
  };
}

/** One lock for all tabs, as Web Locks give it. */
function sharedLock(): SenderNeeds['exclusively'] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
}

/** Merve, as one browser's tabs see it: a message under a known id is the same message. */
function world(fates: readonly Fate[] = []) {
  const storage = memoryOutbox();
  const arrived: string[] = [];
  const published: ConversationEvent[] = [];
  const exclusively = sharedLock();
  const remaining = [...fates];
  let time = 0;
  let posting = 0;
  const idle = async () => {
    // Everything here is microtasks: a turn of the event loop later there is nothing left to do.
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  const needs: SenderNeeds = {
    ...{ storage, exclusively },
    uid: () => 'me',
    account: async () => 'me',
    async post({ clientMessageId }, onEvent: (event: TurnEvent) => void) {
      posting += 1;
      expect(posting).toBe(1);
      await Promise.resolve();
      const fate = remaining.shift() ?? 'arrives';
      const reaches = fate === 'arrives' || fate === 'answer lost';
      if (reaches && !arrived.includes(clientMessageId)) arrived.push(clientMessageId);
      posting -= 1;
      if (fate !== 'arrives') throw failures[fate];
      onEvent({ type: 'accepted', threadId: 'thread', seq: arrived.indexOf(clientMessageId) + 1 });
      onEvent({ type: 'done', threadId: 'thread', seq: arrived.indexOf(clientMessageId) + 1 });
    },
    publish: (event) => published.push(event),
    now: () => time,
    pause: async (forMs) => {
      time += forMs;
      await Promise.resolve();
    },
    chance: () => 0.5,
  };
  return { storage, arrived, published, needs, idle, time: () => time };
}

const fate = fc.constantFrom<Fate>('arrives', 'lost on the way', 'answer lost', 'over the limit');

describe('the outbox', () => {
  test('brings every message once and in order, whatever is lost, from any number of tabs', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fate, { maxLength: 12 }),
        fc.array(fc.nat(1), { minLength: 1, maxLength: 5 }),
        async (fates, tabs) => {
          const { storage, arrived, needs, idle } = world(fates);
          const senders = [outboxSender(needs), outboxSender(needs)];
          for (const [index, tab] of tabs.entries()) {
            await storage.put(outgoing(`m${index}`, index));
            senders[tab]?.wake();
          }
          await idle();
          expect(arrived).toEqual(tabs.map((_, index) => `m${index}`));
          expect(await storage.all()).toEqual([]);
        },
      ),
    );
  });

  test('a tab killed before it heard anything leaves the message for the next one', async () => {
    const { storage, arrived, needs, idle } = world();
    await storage.put(outgoing('m', 1));
    const killed = outboxSender({
      ...needs,
      post: async ({ clientMessageId }) => {
        arrived.push(clientMessageId);
        killed.stop();
        return new Promise<void>(() => {});
      },
      exclusively: (work) => work(),
    });
    killed.wake();
    await idle();
    expect(await storage.all()).toHaveLength(1);
    outboxSender({ ...needs, exclusively: (work) => work() }).wake();
    await idle();
    expect(arrived).toEqual(['m']);
    expect(await storage.all()).toEqual([]);
  });

  test('a refused message says why, stays, and does not hold up the next one', async () => {
    const { storage, arrived, published, needs, idle } = world(['refused']);
    await storage.put(outgoing('no', 1));
    await storage.put(outgoing('next', 2));
    outboxSender(needs).wake();
    await idle();
    expect(arrived).toEqual(['next']);
    expect(await storage.all()).toMatchObject([{ clientMessageId: 'no', refusal: 'FORBIDDEN', revision: 1 }]);
    expect(published[0]).toMatchObject({ type: 'queued', outgoing: { refusal: 'FORBIDDEN' } });
  });

  test('over the limit it waits as long as it was told to, and says until when', async () => {
    const { storage, arrived, published, needs, idle, time } = world(['over the limit']);
    await storage.put(outgoing('m', 1));
    outboxSender(needs).wake();
    await idle();
    expect(published[0]).toMatchObject({ outgoing: { heldUntil: 7_000, refusal: null } });
    expect({ arrived, time: time() }).toEqual({ arrived: ['m'], time: 7_000 });
  });

  test('does not pause if the connection comes back while an attempt is failing', async () => {
    const { storage, arrived, needs, idle, time } = world(['lost on the way']);
    await storage.put(outgoing('m', 1));
    const sender: OutboxSender = outboxSender({
      ...needs,
      post(message, onEvent) {
        if (arrived.length === 0) sender.wake();
        return needs.post(message, onEvent);
      },
    });
    sender.wake();
    await idle();
    expect({ arrived, time: time() }).toEqual({ arrived: ['m'], time: 0 });
  });

  test('with the session over it waits for somebody to sign in, and is not sent as somebody new', async () => {
    const { storage, arrived, needs, idle } = world();
    await storage.put(outgoing('m', 1));
    let signedIn = false;
    const sender: OutboxSender = outboxSender({
      ...needs,
      account: async () => {
        if (!signedIn) throw new SignInNeeded();
        return 'me';
      },
    });
    sender.wake();
    await idle();
    expect(arrived).toEqual([]);
    signedIn = true;
    sender.wake();
    await idle();
    expect(arrived).toEqual(['m']);
  });

  test('leaves alone what another account wrote in this browser', async () => {
    const { storage, arrived, needs, idle } = world();
    await storage.put(outgoing('theirs', 1, { uid: 'somebody else' }));
    await storage.put(outgoing('before signing in', 2, { uid: null }));
    outboxSender(needs).wake();
    await idle();
    expect(arrived).toEqual(['before signing in']);
    expect(await storage.all()).toMatchObject([{ clientMessageId: 'theirs' }]);
  });
});

test('pauses grow to half a minute, and are spread', () => {
  const pauses = [1, 2, 3, 6, 20].map((attempt) => afterFailure(new Error('no network'), attempt, 1));
  expect(pauses).toEqual([1, 2, 4, 30, 30].map((seconds) => ({ kind: 'pause', forMs: seconds * 1000 })));
  expect(afterFailure(new Error('no network'), 3, 0)).toEqual({ kind: 'pause', forMs: 2_000 });
});
