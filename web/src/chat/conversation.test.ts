import { describe, expect, test } from '@jest/globals';
import type { ThreadStand } from '@merve/contract';
import fc from 'fast-check';
import {
  type Conversation,
  type ConversationEvent,
  conversationAfter,
  emptyConversation,
  type Said,
} from './conversation.ts';
import type { Outgoing } from './outgoing.ts';

const threadId = 'thread';

function outgoing(clientMessageId: string, queuedAt: number, change: Partial<Outgoing> = {}): Outgoing {
  return {
    ...{ clientMessageId, queuedAt, uid: 'me', text: `text of ${clientMessageId}`, language: 'en' },
    ...{ location: null, button: null, ask: null, seen: null, revision: 0, refusal: null, heldUntil: null },
    ...change,
  };
}

function stored(seq: number, own: string | null): Said {
  return {
    ...{
      seq,
      at: seq * 1000,
      location: null,
      mediaCount: 0,
      brief: null,
      ui: null,
      buttons: [],
      button: null,
      whole: true,
    },
    author: own === null ? 'merve' : 'person',
    text: own === null ? `answer ${seq}` : `text of ${own}`,
    clientMessageId: own,
  };
}

function stand(lastSeq: number): ThreadStand {
  return {
    ...{ lastSeq, state: 'idle', pendingAction: null, humanTakeover: false },
    updatedAt: new Date(lastSeq * 1000).toISOString(),
  };
}

const after = (events: readonly ConversationEvent[], from: Conversation = emptyConversation) =>
  events.reduce(conversationAfter, from);
const opened: ConversationEvent = { type: 'opened', threadId };

/** What somebody sees: each message once, whether it is already in its thread or still in the outbox. */
function shown(conversation: Conversation): string[] {
  return [
    ...conversation.said.map(({ seq, text }) => `${seq} ${text}`),
    ...[...conversation.outgoing.values()].map(({ text }) => `unsent ${text}`),
  ];
}

/** One conversation, told by every way there is: history, live snapshots, streams of two tabs, the outbox. */
const tellings = fc
  .record({
    answers: fc.array(fc.nat(2), { minLength: 1, maxLength: 6 }),
    unsent: fc.nat(2),
    pageSize: fc.integer({ min: 1, max: 5 }),
  })
  .chain(({ answers, unsent, pageSize }) => {
    const all: Said[] = [];
    const events: ConversationEvent[] = [];
    for (const [index, count] of answers.entries()) {
      const mine = outgoing(`m${index}`, index);
      const seq = all.push(stored(all.length + 1, mine.clientMessageId));
      const turn = (event: Extract<ConversationEvent, { type: 'turn' }>['event']): ConversationEvent => ({
        ...{ type: 'turn', outgoing: mine, event, at: 9_000_000 + seq },
      });
      events.push({ type: 'queued', outgoing: mine }, turn({ type: 'accepted', threadId, seq }));
      for (let answer = 0; answer < count; answer += 1) {
        const reply = stored(all.length + 1, null);
        all.push(reply);
        events.push(turn({ type: 'message', message: { ...reply, buttons: [] } }));
      }
      events.push(turn({ type: 'done', threadId, seq, thread: stand(all.length) }));
    }
    for (let index = 0; index < unsent; index += 1)
      events.push({ type: 'queued', outgoing: outgoing(`unsent${index}`, 100 + index) });
    for (let end = all.length; end > 0; end -= pageSize) {
      const messages = all.slice(Math.max(0, end - pageSize), end);
      events.push({
        type: 'said',
        threadId,
        messages,
        next: messages[0]?.seq === 1 ? null : (messages[0]?.seq ?? null),
      });
    }
    for (const seq of all.keys()) events.push({ type: 'stand', threadId, stand: stand(seq + 1) });
    events.push({ type: 'said', threadId, messages: all.slice(-3) });
    return fc.record({
      all: fc.constant(all),
      unsent: fc.constant(unsent),
      told: fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }),
    });
  });

describe('a conversation told by several ways', () => {
  test('is the same whatever the order, with each message once', () => {
    fc.assert(
      fc.property(tellings, ({ all, unsent, told }) => {
        const conversation = after([opened, ...told]);
        expect(conversation.said).toEqual(all);
        expect([...conversation.outgoing.keys()].sort()).toEqual(
          Array.from({ length: unsent }, (_, index) => `unsent${index}`),
        );
        expect(conversation.stand).toEqual(stand(all.length));
        expect(conversation.olderThan).toBe(0);
      }),
    );
  });

  test('never shows a message twice, and loses none it has shown, at any moment', () => {
    fc.assert(
      fc.property(tellings, ({ told }) => {
        let conversation = after([opened]);
        let known = new Set<string>();
        for (const event of told) {
          conversation = conversationAfter(conversation, event);
          const texts = shown(conversation).map((line) => line.replace(/^\S+ /, ''));
          expect(new Set(texts).size).toBe(texts.length);
          expect([...known].filter((text) => !texts.includes(text))).toEqual([]);
          known = new Set(texts);
        }
      }),
    );
  });
});

describe('an own message', () => {
  const mine = outgoing('m', 1);

  test('that was thrown away does not come back with a late word of another tab', () => {
    const conversation = after([
      opened,
      { type: 'queued', outgoing: mine },
      { type: 'discarded', clientMessageId: 'm' },
      { type: 'queued', outgoing: { ...mine, revision: 4 } },
    ]);
    expect(shown(conversation)).toEqual([]);
  });

  test('that was refused and is tried again is not refused by the older word', () => {
    const refused = { ...mine, revision: 1, refusal: 'FORBIDDEN' };
    const again = { ...mine, revision: 2 };
    for (const order of [
      [refused, again],
      [again, refused],
    ])
      expect(
        after([
          opened,
          ...order.map((one): ConversationEvent => ({ type: 'queued', outgoing: one })),
        ]).outgoing.get('m')?.refusal,
      ).toBeNull();
  });

  test('still unsent stays when its conversation turns out to be another one', () => {
    const conversation = after([
      opened,
      { type: 'said', threadId, messages: [stored(1, null)], next: null },
      { type: 'queued', outgoing: mine },
      { type: 'opened', threadId: 'the phone’s' },
    ]);
    expect(shown(conversation)).toEqual(['unsent text of m']);
  });

  test('that makes the thread opens it, with nothing before it', () => {
    const conversation = after([
      { type: 'queued', outgoing: mine },
      { type: 'turn', outgoing: mine, at: 5, event: { type: 'accepted', threadId: 'new', seq: 1 } },
    ]);
    expect(conversation).toMatchObject({ threadId: 'new', olderThan: 0 });
    expect(shown(conversation)).toEqual(['1 text of m']);
  });

  test('another conversation’s messages do not get in', () => {
    const conversation = after([
      opened,
      { type: 'said', threadId: 'other', messages: [stored(1, null)], next: null },
      { type: 'stand', threadId: 'other', stand: stand(9) },
      { type: 'turn', outgoing: mine, at: 5, event: { type: 'accepted', threadId: 'other', seq: 1 } },
      {
        ...{ type: 'turn', outgoing: mine, at: 6 },
        event: { type: 'message', message: { seq: 2, text: 'Hello', buttons: [], ui: null } },
      },
    ]);
    expect(conversation).toMatchObject({ said: [], stand: null });
  });
});

describe('an answer being written', () => {
  const mine = outgoing('m', 1);
  const turn = (event: Extract<ConversationEvent, { type: 'turn' }>['event']): ConversationEvent => ({
    ...{ type: 'turn', outgoing: mine, event, at: 5 },
  });
  const accepted = turn({ type: 'accepted', threadId, seq: 1 });

  test('grows with each piece, and gives way to the finished message', () => {
    const pieces = [turn({ type: 'text', delta: 'Good ' }), turn({ type: 'text', delta: 'evening' })];
    const writing = after([opened, accepted, ...pieces]);
    expect(writing.drafts.get('m')).toMatchObject({ seq: 1, text: 'Good evening' });
    const message = { seq: 2, text: 'Good evening', buttons: [], ui: null };
    const said = after([turn({ type: 'message', message })], writing);
    expect(said.drafts.get('m')).toMatchObject({ text: '', replies: 1 });
    expect(said.said.map(({ text }) => text)).toEqual(['text of m', 'Good evening']);
    expect(after([turn({ type: 'done', threadId, seq: 1 })], said).drafts.size).toBe(0);
  });

  test('a card that a stream told stands, whether what is stored of it came before or behind', () => {
    const told = { type: 'found_places', places: ['told'] };
    const heard = turn({ type: 'message', message: { seq: 2, text: 'answer 2', buttons: [], ui: told } });
    const kept = { ...stored(2, null), ui: { type: 'found_places', places: [] } };
    const snapshot: ConversationEvent = { type: 'said', threadId, messages: [kept] };
    const [before, behind] = [
      [snapshot, heard],
      [heard, snapshot],
    ].map((events) => after([opened, accepted, ...events, snapshot]).said.at(-1));
    expect(before).toEqual({ ...kept, ui: told });
    expect(behind).toEqual(before);
  });

  test('says which tool is at work, and forgets what the model wrote before it', () => {
    const working = after([
      opened,
      accepted,
      turn({ type: 'text', delta: 'Let me see' }),
      turn({ type: 'tool_call', name: 'searchMarketplace', args: {}, doing: 'Looking …' }),
      turn({ type: 'tool_result', name: 'searchMarketplace', ok: true }),
    ]);
    expect(working.drafts.get('m')).toMatchObject({
      text: '',
      tool: { name: 'searchMarketplace', doing: 'Looking …' },
    });
  });

  test('says how far the tool at work has come, and nothing of one that is not', () => {
    const called = turn({ type: 'tool_call', name: 'searchLocalPlaces', args: {} });
    const says = (name: string, done: number) =>
      turn({ type: 'progress', name, progress: { doing: 'comparing', done, of: 3 } });
    const working = after([opened, accepted, called, says('searchLocalPlaces', 1), says('myBookings', 2)]);
    expect(working.drafts.get('m')?.progress).toEqual({ doing: 'comparing', done: 1, of: 3 });
    expect(after([called], working).drafts.get('m')?.progress).toBeNull();
    expect(after([turn({ type: 'text', delta: 'So' })], working).drafts.get('m')?.progress).toBeNull();
    // Of another turn, that has ended meanwhile.
    const over = after([turn({ type: 'done', threadId, seq: 1 })], working);
    expect(after([says('searchLocalPlaces', 3)], over).drafts.size).toBe(0);
  });

  test('that breaks off leaves the message sent, and says so until the next answer', () => {
    const broken = after([opened, accepted, { type: 'stream-ended', clientMessageId: 'm', broken: true }]);
    expect(broken).toMatchObject({ troubled: 'm' });
    expect(shown(broken)).toEqual(['1 text of m']);
    expect(after([turn({ type: 'done', threadId, seq: 1 })], broken).troubled).toBeNull();
  });
});
