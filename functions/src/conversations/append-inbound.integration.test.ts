import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type LocalFirestore, startLocalFirestore } from '../platform/testing/local-firestore.ts';
import { appendInbound } from './append-inbound.ts';
import type { LineTaken, SenderLine } from './sender-line.ts';
import { inboundMessage } from './testing/inbound.ts';
import { threadIdFor } from './thread-id.ts';

let local: LocalFirestore;
beforeAll(async () => {
  local = await startLocalFirestore('grpc');
});
afterAll(() => local.stop());

async function storedMessages(threadId: string) {
  const snapshot = await local.documents.messages(threadId).orderBy('seq').get();
  return snapshot.docs.map((document) => document.data());
}

describe('appendInbound', () => {
  test('gives the first message number 1 and creates thread, session and record with it', async () => {
    const message = inboundMessage({ actorId: 'act_first' });
    const appended = await appendInbound(local.documents, message);
    expect(appended).toMatchObject({ seq: 1, duplicate: false, actorId: 'act_first' });

    const thread = (await local.documents.thread(appended.threadId).get()).data();
    expect(thread).toMatchObject({
      lastSeq: 1,
      lastInboundSeq: 1,
      processedSeq: 0,
      unprocessed: true,
      state: 'idle',
      replyTo: message.from,
      profileName: 'Ayla',
    });
    const session = (await local.documents.session('whatsapp:+905330000101').get()).data();
    expect(session).toMatchObject({ actorId: 'act_first', optedOut: false, lastInboundAt: message.now });
  });

  test('the same MessageSid twice in parallel is one message, and both learn its number', async () => {
    const message = inboundMessage({ actorId: 'act_twice', from: { channel: 'web', uid: 'twice' } });
    const other = local.anotherClient();
    const results = await Promise.all([
      appendInbound(local.documents, message),
      appendInbound(other, message),
      appendInbound(local.documents, message),
    ]);
    expect(results.map((result) => result.seq)).toEqual([1, 1, 1]);
    expect(results.filter((result) => !result.duplicate)).toHaveLength(1);
    expect(await storedMessages(results[0]?.threadId ?? '')).toHaveLength(1);
  });

  test('messages appended in parallel get consecutive numbers, none lost and none shared', async () => {
    const clients = [local.documents, local.anotherClient()];
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        appendInbound(
          clients[index % 2] ?? local.documents,
          inboundMessage({ actorId: 'act_many', from: { channel: 'web', uid: 'many' } }),
        ),
      ),
    );
    expect(results.map((result) => result.seq).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const messages = await storedMessages(results[0]?.threadId ?? '');
    expect(messages.map((message) => message.seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('an address linked to another actor reaches that actor’s thread', async () => {
    const address = 'whatsapp:+905330000177';
    await local.documents.session(address).set({
      address,
      actorId: 'act_linked',
      linkedUid: null,
      profileName: null,
      optedOut: false,
      lastInboundAt: new Date(),
      createdAt: new Date(),
    });
    const appended = await appendInbound(
      local.documents,
      inboundMessage({ actorId: 'act_by_phone', from: { channel: 'whatsapp', address } }),
    );
    expect(appended.threadId).toBe(
      threadIdFor({
        threadType: 'merve',
        marketId: 'north-cyprus',
        actorId: 'act_linked',
        counterpart: null,
      }),
    );
  });

  test('a message for somebody else’s thread is refused and nothing is written', async () => {
    const message = inboundMessage({
      actorId: 'act_stranger',
      from: { channel: 'web', uid: 'stranger' },
      expectedThreadId: 'thr_of_somebody_else',
    });
    await expect(appendInbound(local.documents, message)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const threadId = threadIdFor({
      threadType: 'merve',
      marketId: 'north-cyprus',
      actorId: 'act_stranger',
      counterpart: null,
    });
    expect((await local.documents.thread(threadId).get()).exists).toBe(false);
  });
});

describe('a phone with several lines', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  let count = 0;

  /** Where a message goes whose sender has these lines: each registered or not, and what it makes of the message. */
  async function goesTo(
    lines: readonly {
      readonly threadType: SenderLine['threadType'];
      readonly registered?: boolean;
      readonly asked?: boolean;
      readonly makes?: LineTaken | null;
    }[],
  ) {
    count += 1;
    const asked: string[] = [];
    const made = lines.map(({ threadType, registered = true, asked: isAsked = false, makes = null }) => ({
      threadType,
      registration: local.documents.businessStaff(`stf_${count}_${threadType}`),
      isRegistered: registered,
      isAskedAnyway: async () => isAsked,
      route: async ({ registered: found }: { readonly registered: unknown }) => {
        asked.push(`${threadType} ${found === undefined ? 'without' : 'with'} registration`);
        return makes;
      },
    }));
    for (const { registration, isRegistered } of made) {
      if (isRegistered)
        await registration.set({ staffId: registration.id, businessIds: ['b'], updatedAt: now });
    }
    const appended = await appendInbound(
      local.documents,
      inboundMessage({
        actorId: `act_lines_${count}`,
        from: { channel: 'web', uid: `l${count}` },
        lines: made,
      }),
    );
    const thread = (await local.documents.thread(appended.threadId).get()).data();
    return { line: thread?.threadType, lineUntil: thread?.lineUntil ?? null, asked };
  }

  const words = { byButton: false };
  const button = { byButton: true, lineUntil: now };

  test('is answered where a button names it, before lines that go by words', async () => {
    const both = await goesTo([
      { threadType: 'dispatch', makes: words },
      { threadType: 'ops', makes: button },
    ]);
    expect([both.line, both.lineUntil]).toEqual(['ops', now]);
  });

  test('of two lines that go by words the first has it, and only its own time is kept', async () => {
    const both = await goesTo([
      { threadType: 'dispatch', makes: words },
      { threadType: 'ops', makes: { ...words, lineUntil: now } },
    ]);
    expect([both.line, both.lineUntil]).toEqual(['dispatch', null]);
  });

  test('a line is asked only if its sender is registered, or was asked something all the same', async () => {
    const nobody = await goesTo([{ threadType: 'ops', registered: false, makes: button }]);
    expect(nobody).toMatchObject({ line: 'merve', asked: [] });
    const kitchen = await goesTo([{ threadType: 'ops', registered: false, asked: true }]);
    expect(kitchen).toMatchObject({ line: 'ops', asked: [] });
  });

  test('what no line takes is the guest’s', async () => {
    const none = await goesTo([{ threadType: 'dispatch' }, { threadType: 'ops' }]);
    expect(none.line).toBe('merve');
    expect(none.asked).toEqual(['dispatch with registration', 'ops with registration']);
  });
});
