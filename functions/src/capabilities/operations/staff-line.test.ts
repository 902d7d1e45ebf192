import { describe, expect, test } from '@jest/globals';
import type { PendingAction, Thread } from '@merve/contract';
import { type StaffLines, staffLineFor } from './staff-line.ts';

const now = new Date('2026-11-21T10:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const action: PendingAction = {
  actionId: 'waits',
  kind: 'confirm_operation',
  tool: 'ops',
  args: {},
  argsHash: '',
  policyVersion: 1,
  ref: 'businesses/b',
  summary: '',
  price: null,
  expiresAt: new Date(now.getTime() + 60_000),
  ownerActorId: 'act',
  createdBySeq: 1,
};

function thread(changes: Partial<Thread>): Thread {
  return {
    threadId: 'thr',
    threadType: 'merve',
    actorId: 'act',
    marketId: 'm',
    language: 'en',
    state: 'idle',
    pendingAction: null,
    lease: null,
    lastSeq: 1,
    lastInboundSeq: 1,
    processedSeq: 1,
    lastFinishId: null,
    unprocessed: false,
    summary: '',
    context: { lastLocation: null, lastListings: [] },
    readerUid: null,
    replyTo: { channel: 'whatsapp', address: 'whatsapp:+905330000901' },
    profileName: null,
    optedOut: false,
    alsoActorIds: [],
    copiedTo: null,
    limiter: null,
    usageOfDay: null,
    humanTakeover: null,
    lastInboundAt: ago(5),
    createdAt: ago(60),
    updatedAt: ago(5),
    ...changes,
  };
}

const open = { lineUntil: new Date(now.getTime() + 60_000) };
const none: StaffLines = { business: undefined, guest: undefined };
const isFor = async (text: string, lines: StaffLines, actionId: string | null = null) =>
  (await staffLineFor({ text, actionId, isReply: async () => /^(yes|no)$/i.test(text), now }, lines)) !==
  null;

describe('without an open line', () => {
  test.each([
    "today's bookings",
    'business',
    'block 20:00',
    'close 24.12',
    'pause orders',
    'business cancel K7QF2M',
  ])('%s is for the business', (text) => expect(isFor(text, none)).resolves.toBe(true));
  test.each(['cancel K7QF2M', 'cancel', 'guest', 'block', 'close', 'resume', 'yes', 'A table for two'])(
    '%s is a guest’s',
    (text) => expect(isFor(text, none)).resolves.toBe(false),
  );
});

describe('with an open line', () => {
  const lines: StaffLines = { business: thread(open), guest: undefined };
  test.each(['cancel K7QF2M', 'guest', 'block'])('%s is for the business', (text) =>
    expect(isFor(text, lines)).resolves.toBe(true),
  );
  test.each(['A table for two', 'yes', 'Where can I swim?'])('%s is a guest’s', (text) =>
    expect(isFor(text, lines)).resolves.toBe(false),
  );
  test('and half an hour later it is closed', async () => {
    expect(await isFor('cancel K7QF2M', { business: thread({ lineUntil: now }), guest: undefined })).toBe(
      false,
    );
  });
});

describe('a YES', () => {
  const asked = { ...open, pendingAction: action };
  test.each<[string, StaffLines, boolean]>([
    ['where a question waits', { business: thread(asked), guest: undefined }, true],
    ['after a guest’s message', { business: thread(asked), guest: thread({ lastInboundAt: ago(1) }) }, false],
    [
      'after an older guest’s message',
      { business: thread(asked), guest: thread({ lastInboundAt: ago(9) }) },
      true,
    ],
    [
      'at the very time of a guest’s question',
      { business: thread(asked), guest: thread({ pendingAction: { ...action, actionId: 'other' } }) },
      false,
    ],
    ['after GUEST', { business: thread({ ...asked, lineUntil: null }), guest: undefined }, false],
    [
      'once the question has run out',
      { business: thread({ ...asked, pendingAction: { ...action, expiresAt: now } }), guest: undefined },
      false,
    ],
  ])('%s', (_when, lines, expected) => expect(isFor('YES', lines)).resolves.toBe(expected));

  test('tapped answers what it was shown with, wherever one wrote last', async () => {
    const lines = { business: thread(asked), guest: thread({ lastInboundAt: ago(1) }) };
    expect(await isFor('YES', lines, 'waits')).toBe(true);
    expect(await isFor('YES', lines, 'another')).toBe(false);
  });
});

test('GUEST closes the line, everything else keeps it open', async () => {
  const lines: StaffLines = { business: thread(open), guest: undefined };
  const until = (text: string) =>
    staffLineFor({ text, actionId: null, isReply: async () => false, now }, lines);
  expect(await until('guest')).toEqual({ lineUntil: null });
  expect(await until('business')).toEqual({ lineUntil: new Date('2026-11-21T10:30:00Z') });
});
