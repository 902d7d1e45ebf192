import { describe, expect, test } from '@jest/globals';
import { type Conversation, emptyConversation, type Said } from './conversation.ts';
import { rowsAfterSaid, rowsOfSaid } from './conversation-rows.ts';

const day = 86_400_000;
/** Days in UTC, whatever the zone of the machine. */
const utcDay = (at: number): readonly [number, number] => [at - (at % day), at - (at % day) + day];

function said(seq: number, change: Partial<Said> = {}): Said {
  return {
    ...{ seq, at: seq * 1000, text: `message ${seq}`, author: 'merve', whole: true, button: null },
    ...{ location: null, mediaCount: 0, ui: null, brief: null, buttons: [], clientMessageId: null },
    ...change,
  };
}

const brief = (messages: readonly Said[], olderThan = 0) =>
  rowsOfSaid({ said: messages, olderThan }, utcDay).map((row) =>
    row.kind === 'said' ? `${row.message.seq}${row.follows ? ' follows' : ''}` : row.kind,
  );

describe('the messages of a thread', () => {
  test('have a heading where a day begins, and stand together when one side goes on at once', () => {
    const messages = [
      said(1),
      said(2),
      said(3, { author: 'person' }),
      said(4, { author: 'person', at: 700_000 }),
      said(5, { author: 'person', at: day }),
    ];
    expect(brief(messages)).toEqual(['start', 'day', '1', '2 follows', '3', '4', 'day', '5']);
  });

  test('begin with nothing while older ones are not loaded', () => {
    expect(brief([said(51)], 51)).toEqual(['day', '51']);
  });
});

describe('after them', () => {
  const asked: Conversation = {
    ...emptyConversation,
    said: [said(1, { author: 'person' })],
    drafts: new Map([
      ['m', { threadId: 't', seq: 1, text: 'Good eve', tool: null, progress: null, replies: 0 }],
    ]),
  };
  const last = (conversation: Conversation) => rowsAfterSaid(conversation).at(-1);

  test('stands the answer as far as it is written', () => {
    expect(last(asked)).toMatchObject({ kind: 'answering', text: 'Good eve' });
  });

  test('no answer is shown twice when it is stored before its stream says so', () => {
    const stored = { ...asked, said: [...asked.said, said(2, { text: 'Good evening' })] };
    expect(last(stored)).toMatchObject({ kind: 'answering', text: '' });
    const heard = new Map([
      ['m', { threadId: 't', seq: 1, text: 'And more', tool: null, progress: null, replies: 1 }],
    ]);
    expect(last({ ...stored, drafts: heard })).toMatchObject({ text: 'And more' });
  });

  test('a turn under way elsewhere is seen by how the thread stands', () => {
    const stand = {
      ...{ lastSeq: 1, state: 'executing', pendingAction: null, humanTakeover: false },
      updatedAt: '2026-11-21T12:00:00.000Z',
    } as const;
    const elsewhere: Conversation = { ...asked, drafts: new Map(), stand };
    expect(last(elsewhere)).toMatchObject({ kind: 'answering', text: '' });
    expect(last({ ...elsewhere, stand: { ...stand, humanTakeover: true } })).toBeUndefined();
    expect(last({ ...elsewhere, stand: { ...stand, state: 'idle' } })).toBeUndefined();
  });
});
