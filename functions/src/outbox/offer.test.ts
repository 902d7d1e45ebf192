import { describe, expect, test } from '@jest/globals';
import { type OutboxIntent, outboxIntentSchema } from '@merve/contract';
import fc from 'fast-check';
import { maximumBody, replyIntents } from './intent.ts';
import { asOffered } from './offer.ts';
import { only } from './testing/sample-intents.ts';

const now = new Date('2027-03-01T12:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const waiting = { actionId: 'act1', expiresAt: later(10) };
const lapsed = 'That offer has run out.';
const reminder = 'Still waiting for your answer, until 12:10:\nA table for 4';

function intentsOf(text: string, offer: { reminder: string | null }): OutboxIntent[] {
  const buttons = offer.reminder === null ? [{ label: 'YES', payload: 'yes:act1' }] : [];
  const to = 'whatsapp:+905338800001';
  const reply = { threadId: 'thr1', seq: 7, to, marketId: 'm', traceId: 't', now, text, buttons };
  return replyIntents({ ...reply, offer: { actionId: 'act1', lapsed, ...offer } });
}
const proposal = () => only(intentsOf('A table for 4. It is not booked yet.', { reminder: null }));
const answer = () => only(intentsOf(`The kitchen closes at ten.\n\n${reminder}`, { reminder }));

describe('a message that asks for an answer', () => {
  test('is sent as it is while the offer stands, to the millisecond', () => {
    for (const intent of [proposal(), answer()]) {
      expect(asOffered(intent, waiting, now)).toEqual(intent);
      expect(asOffered(intent, waiting, new Date(waiting.expiresAt.getTime() - 1))).toEqual(intent);
    }
  });

  test.each([
    ['nothing is waited for', null],
    ['another offer is', { actionId: 'act2', expiresAt: later(20) }],
  ])('is not sent once %s; what it says besides is', (_name, instead) => {
    expect(asOffered(proposal(), instead, now)).toBeNull();
    const sent = asOffered(answer(), instead, now);
    expect(sent).toMatchObject({ body: 'The kitchen closes at ten.', buttons: [] });
    expect(sent).not.toHaveProperty('offer');
  });

  test('says that it ran out where nobody has said so yet, with no button to answer it', () => {
    expect(asOffered(proposal(), waiting, later(10))).toMatchObject({ body: lapsed, buttons: [] });
    expect(asOffered(answer(), waiting, later(11))?.body).toBe(`The kitchen closes at ten.\n\n${lapsed}`);
  });

  test('in parts: none that asks is sent, every other is, and all that may be sent fits', () => {
    const sentence = fc.lorem({ mode: 'sentences', maxCount: 5 });
    const text = fc.array(sentence, { minLength: 1, maxLength: 14 }).map((all) => all.join(' '));
    fc.assert(
      fc.property(text, text, fc.boolean(), (said, asked, isReminder) => {
        const whole = isReminder ? `${said}\n\n${asked}` : asked;
        const intents = intentsOf(whole, { reminder: isReminder ? asked : null });
        const words = (parts: readonly (OutboxIntent | null)[]) =>
          parts
            .map((part) => part?.body ?? '')
            .join('')
            .replace(/\s/g, '');
        const at = (action: typeof waiting | null, time: Date) =>
          intents.map((intent) => asOffered(intent, action, time));
        const kept = isReminder ? said : '';
        expect(words(at(waiting, now))).toBe(whole.replace(/\s/g, ''));
        expect(words(at(null, now))).toBe(kept.replace(/\s/g, ''));
        expect(words(at(waiting, later(10)))).toBe(`${kept}${lapsed}`.replace(/\s/g, ''));
        for (const part of [...intents, ...at(waiting, later(10))]) {
          if (part !== null) outboxIntentSchema.parse(part);
          expect(part?.body.length ?? 0).toBeLessThanOrEqual(maximumBody);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('only what asks is marked', () => {
    const said = 'A sentence that goes on for a while. '.repeat(60);
    const parts = intentsOf(`${said}\n\n${reminder}`, { reminder });
    expect(parts.map(({ offer }) => offer !== undefined)).toEqual([false, false, true]);
  });
});
