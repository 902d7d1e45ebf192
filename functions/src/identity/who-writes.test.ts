import { describe, expect, test } from '@jest/globals';
import type { WhatsAppSession } from '@merve/contract';
import { recogniseSender, type WhatsAppSender } from './who-writes.ts';

const now = new Date('2026-11-21T10:00:00Z');
const before = new Date('2026-11-20T10:00:00Z');
const number = 'whatsapp:+905330000101';
const userId = 'whatsapp:ID.abc';

function session(address: string, changes: Partial<WhatsAppSession> = {}): WhatsAppSession {
  return {
    address,
    actorId: 'act_number',
    linkedUid: null,
    profileName: 'Ayla',
    optedOut: false,
    lastInboundAt: before,
    createdAt: before,
    ...changes,
  };
}

function sender(changes: Partial<WhatsAppSender> = {}): WhatsAppSender {
  return {
    address: number,
    otherAddress: null,
    newActorId: 'act_new',
    profileName: null,
    marketWrittenTo: null,
    session: undefined,
    otherSession: undefined,
    ...changes,
  };
}

const nothingElse = { otherSession: null, merge: null, movedUid: null, endedUid: null };

describe('recogniseSender', () => {
  test('a stranger gets an actor and an open window', () => {
    expect(recogniseSender(sender(), now)).toEqual({
      actorId: 'act_new',
      session: session(number, { actorId: 'act_new', profileName: null, lastInboundAt: now, createdAt: now }),
      ...nothingElse,
    });
  });

  test('a known address keeps its actor, its name, its consent and its account', () => {
    const known = session(number, { optedOut: true, linkedUid: 'ana' });
    expect(recogniseSender(sender({ session: known }), now)).toEqual({
      actorId: 'act_number',
      session: { ...known, lastInboundAt: now },
      ...nothingElse,
    });
  });

  test('a number that comes with a known user id is that person', () => {
    const other = session(userId, { actorId: 'act_id', optedOut: true });
    const found = recogniseSender(sender({ otherAddress: userId, otherSession: other }), now);
    expect(found).toMatchObject({ actorId: 'act_id', session: { address: number, optedOut: true } });
    expect(found).toMatchObject(nothingElse);
  });

  test('a user id heard of for the first time is remembered beside the number', () => {
    const found = recogniseSender(sender({ otherAddress: userId, session: session(number) }), now);
    expect(found).toMatchObject({
      actorId: 'act_number',
      otherSession: { address: userId, actorId: 'act_number' },
      merge: null,
    });
    const next = recogniseSender(
      sender({
        otherAddress: userId,
        session: session(number),
        otherSession: found.otherSession ?? undefined,
      }),
      now,
    );
    expect(next).toMatchObject(nothingElse);
  });

  test('two addresses with an actor each become one, that of the address which wrote', () => {
    const found = recogniseSender(
      sender({
        otherAddress: userId,
        session: session(number),
        otherSession: session(userId, { actorId: 'act_id', optedOut: true }),
      }),
      now,
    );
    expect(found).toMatchObject({
      actorId: 'act_number',
      session: { optedOut: true },
      otherSession: { address: userId, actorId: 'act_number', optedOut: true },
      merge: { fromActorId: 'act_id', intoActorId: 'act_number', uid: null, state: 'waiting' },
    });
  });

  test.each([
    [null, 'ana', { movedUid: 'ana', endedUid: null, linkedUid: 'ana' }],
    ['ben', 'ana', { movedUid: null, endedUid: 'ana', linkedUid: 'ben' }],
    ['ben', null, { movedUid: null, endedUid: null, linkedUid: 'ben' }],
    [null, null, { movedUid: null, endedUid: null, linkedUid: null }],
  ])('of the accounts %s and %s, one stays with the person', (own, others, expected) => {
    const {
      session: kept,
      otherSession,
      movedUid,
      endedUid,
    } = recogniseSender(
      sender({
        otherAddress: userId,
        session: session(number, { linkedUid: own }),
        otherSession: session(userId, { actorId: 'act_id', linkedUid: others }),
      }),
      now,
    );
    expect({ movedUid, endedUid, linkedUid: kept.linkedUid }).toEqual(expected);
    expect(otherSession?.linkedUid).toBe(expected.linkedUid);
  });
});
