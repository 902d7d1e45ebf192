import { describe, expect, test } from '@jest/globals';
import type { Thread } from '@merve/contract';
import fc from 'fast-check';
import { pairBurst, pairIntervalMs, pairWindowMs } from './pace.ts';
import { pacedReply } from './paced-reply.ts';

const now = new Date('2027-03-01T12:00:00Z');
const phone = 'whatsapp:+905338800001';
type Addressee = Parameters<typeof pacedReply>[0];
const thread = (changes: Partial<Pick<Thread, 'replyTo' | 'optedOut' | 'outboundPace'>> = {}): Addressee => ({
  threadId: 'thr1',
  marketId: 'm',
  replyTo: { channel: 'whatsapp', address: phone },
  optedOut: false,
  outboundPace: null,
  ...changes,
});
const say = (text: string, seq = 7) => ({ seq, text, traceId: 't', now });
const long = 'A sentence that goes on for a while. '.repeat(120);

describe('a message that answers no turn', () => {
  test('is queued for where the person wrote last', () => {
    const { intents, outboundPace } = pacedReply(thread(), say('Your table is ready.'));
    expect(intents).toMatchObject([
      { intentId: 'thr1:7:0', to: phone, state: 'queued', type: 'reply', notBefore: now },
    ]);
    expect(outboundPace).toEqual(new Date(now.getTime() + pairIntervalMs));
  });

  test.each([
    ['on the web', { replyTo: { channel: 'web', uid: 'ana' } }],
    ['who said STOP', { optedOut: true }],
  ] as const)('is not sent to a person %s, and spends nothing of their pace', (_name, changes) => {
    const outboundPace = new Date(now.getTime() + 1);
    const reply = pacedReply(thread({ ...changes, outboundPace }), say('Your table is ready.'));
    expect(reply).toEqual({ intents: [], outboundPace });
  });

  test('goes where the caller says, or nowhere', () => {
    const web = thread({ replyTo: { channel: 'web', uid: 'ana' } });
    expect(pacedReply(web, { ...say('Linked.'), to: phone }).intents).toMatchObject([{ to: phone }]);
    expect(pacedReply(thread(), { ...say('Linked.'), to: null }).intents).toEqual([]);
  });

  test('without words is no message, and spends nothing', () => {
    expect(pacedReply(thread(), say('  '))).toEqual({ intents: [], outboundPace: null });
  });

  test('one after another, each part counted: at most a burst in the time a burst takes', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Short.', long), { minLength: 1, maxLength: 20 }), (texts) => {
        let outboundPace: Date | null = null;
        const times = texts.flatMap((text, index) => {
          const reply = pacedReply(thread({ outboundPace }), say(text, index + 1));
          outboundPace = reply.outboundPace;
          return reply.intents.map(({ notBefore }) => notBefore.getTime());
        });
        for (const [index, time] of times.entries()) {
          expect(time).toBeGreaterThanOrEqual(times[index - 1] ?? now.getTime());
          const after = times[index + 2 * pairBurst];
          if (after !== undefined) expect(after - time).toBeGreaterThanOrEqual(pairWindowMs);
        }
      }),
    );
  });
});
