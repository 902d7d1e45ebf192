import { describe, expect, test } from '@jest/globals';
import { type Conversation, emptyConversation, type Said } from './conversation.ts';
import { answerOf, proposalState } from './proposal.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');

function asks(seq: number, actionId: string): Said {
  const buttons = [
    { label: 'YES', payload: `yes:${actionId}` },
    { label: 'NO', payload: `no:${actionId}` },
  ];
  return {
    ...{ seq, buttons, at: now, text: 'Book this?', author: 'merve', whole: true, button: null },
    ...{ location: null, mediaCount: 0, ui: null, brief: null, clientMessageId: null },
  };
}

function waitingFor(actionId: string | null, said: readonly Said[], expiresAt = now + 60_000): Conversation {
  const pendingAction = actionId === null ? null : { actionId, kind: 'confirm_transaction', summary: '' };
  return {
    ...emptyConversation,
    said,
    stand: {
      ...{
        lastSeq: said.length,
        state: 'idle',
        humanTakeover: false,
        updatedAt: new Date(now).toISOString(),
      },
      pendingAction: pendingAction && { ...pendingAction, expiresAt: new Date(expiresAt).toISOString() },
    },
  };
}

describe('the question of a message', () => {
  test('is open while it is what waits, until its time is over', () => {
    const message = asks(2, 'a1');
    const conversation = waitingFor('a1', [message]);
    expect(proposalState(message, conversation, now)).toEqual({ kind: 'open', expiresAt: now + 60_000 });
    expect(proposalState(message, conversation, now + 60_000)).toEqual({ kind: 'expired' });
  });

  test('is over when another one took its place', () => {
    const [older, newer] = [asks(2, 'a1'), asks(4, 'b2')];
    const conversation = waitingFor('b2', [older, newer]);
    expect(proposalState(older, conversation, now)).toEqual({ kind: 'over' });
    expect(proposalState(newer, conversation, now)).toMatchObject({ kind: 'open' });
  });

  test('can be answered under its newest message alone, when it was shown again', () => {
    const [first, again] = [asks(2, 'a1'), asks(4, 'a1')];
    const conversation = waitingFor('a1', [first, again]);
    expect(proposalState(first, conversation, now)).toEqual({ kind: 'over' });
    expect(proposalState(again, conversation, now)).toMatchObject({ kind: 'open' });
  });

  test('is answered as soon as a button was tapped, here or in another tab, and open again if that was refused', () => {
    const message = asks(2, 'a1');
    const conversation = waitingFor('a1', [message]);
    const tapped = {
      ...{
        clientMessageId: 'm',
        uid: 'me',
        queuedAt: 1,
        text: 'NO',
        language: 'en',
        ask: null,
        location: null,
      },
      ...{ revision: 0, refusal: null, heldUntil: null, button: { actionId: 'a1', answer: 'no' } },
    } as const;
    const onItsWay = { ...conversation, outgoing: new Map([['m', tapped]]) };
    expect(proposalState(message, onItsWay, now)).toEqual({
      ...{ kind: 'sending', answer: 'no', since: 1, expiresAt: now + 60_000 },
    });
    const refused = { ...conversation, outgoing: new Map([['m', { ...tapped, refusal: 'FORBIDDEN' }]]) };
    expect(proposalState(message, refused, now)).toMatchObject({ kind: 'open' });
    const elsewhere: Said = {
      ...asks(3, 'x'),
      author: 'person',
      buttons: [],
      button: { actionId: 'a1', answer: 'yes' },
    };
    const stored = waitingFor(null, [message, elsewhere]);
    expect(proposalState(message, stored, now)).toEqual({ kind: 'answered', answer: 'yes' });
  });

  test('is none where the buttons are of another kind', () => {
    const message = { ...asks(2, 'a1'), buttons: [{ label: 'Accept', payload: 'accept:7' }] };
    expect(proposalState(message, waitingFor('a1', [message]), now)).toBeNull();
    expect(answerOf('yes:')).toBeNull();
  });
});
