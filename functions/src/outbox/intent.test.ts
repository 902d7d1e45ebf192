import { describe, expect, test } from '@jest/globals';
import { outboxIntentSchema } from '@merve/contract';
import fc from 'fast-check';
import { withButtonsAsText } from './buttons-as-text.ts';
import { maximumBody, notificationIntents, replyIntents } from './intent.ts';

const now = new Date('2027-03-01T12:00:00Z');
const buttons = [
  { label: 'YES', payload: 'yes:act1' },
  { label: 'NO', payload: 'no:act1' },
];
const reply = {
  threadId: 'thr1',
  seq: 7,
  to: 'whatsapp:+905338800001',
  buttons: [],
  marketId: 'm',
  now,
  traceId: 't',
};

describe('replyIntents', () => {
  test('a short reply is one intent with a stable id', () => {
    expect(replyIntents({ ...reply, text: 'Hello', buttons })).toEqual([
      {
        intentId: 'thr1:7:0',
        to: 'whatsapp:+905338800001',
        type: 'reply',
        threadId: 'thr1',
        order: 700,
        marketId: 'm',
        body: 'Hello',
        buttons,
        template: null,
        state: 'queued',
        lease: null,
        attempts: 0,
        notBefore: now,
        providerId: null,
        errorCode: null,
        traceId: 't',
        createdAt: now,
        attemptedAt: null,
        updatedAt: now,
      },
    ]);
  });

  test('parts join to the text, each fits with its buttons written out, in order, buttons last', () => {
    const text = fc
      .array(
        fc.oneof(
          fc.lorem({ mode: 'sentences', maxCount: 6 }),
          fc.string({ unit: 'grapheme', maxLength: 900 }),
        ),
        {
          maxLength: 12,
        },
      )
      .map((pieces) => pieces.join(' '));
    fc.assert(
      fc.property(text, fc.boolean(), (whole, withButtons) => {
        const intents = replyIntents({ ...reply, text: whole, buttons: withButtons ? buttons : [] });
        expect(
          intents
            .map(({ body }) => body)
            .join('')
            .replace(/\s/g, ''),
        ).toBe(whole.replace(/\s/g, ''));
        expect(new Set(intents.map(({ intentId }) => intentId)).size).toBe(intents.length);
        intents.forEach((intent, index) => {
          outboxIntentSchema.parse(intent);
          expect(withButtonsAsText(intent.body, intent.buttons).length).toBeLessThanOrEqual(maximumBody);
          expect(intent.order).toBe(700 + index);
          expect(intent.buttons).toEqual(withButtons && index === intents.length - 1 ? buttons : []);
        });
      }),
      { numRuns: 100 },
    );
  });

  test('nothing to say gives nothing to send', () => {
    expect(replyIntents({ ...reply, text: ' \n' })).toEqual([]);
  });

  test('the answer to STOP can be told from other replies', () => {
    expect(replyIntents({ ...reply, text: 'Bye', type: 'consent' })[0]?.type).toBe('consent');
  });
});

describe('notificationIntents', () => {
  const notification = {
    ...reply,
    threadId: null,
    seq: 0,
    txId: 'tx1',
    eventId: 'tx1:confirmed',
    type: 'merchant_booking_confirmed',
    text: 'A table for 4',
    template: { contentSid: 'HX1', variables: { 1: 'A table for 4' } },
  };

  test('the id is the same each time and holds no phone number', () => {
    const [first] = notificationIntents(notification);
    const [again] = notificationIntents({ ...notification, now: new Date() });
    expect(first?.intentId).toBe(again?.intentId);
    expect(first?.intentId).toMatch(/^tx1:tx1:confirmed:merchant_booking_confirmed:[0-9a-f]{12}$/);
    expect(first?.template?.contentSid).toBe('HX1');
  });

  test('two recipients of one event get two intents', () => {
    const [other] = notificationIntents({ ...notification, to: 'whatsapp:+905338800002' });
    expect(other?.intentId).not.toBe(notificationIntents(notification)[0]?.intentId);
  });
});
