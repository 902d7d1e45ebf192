import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { parseButtonPayload } from '../channels/button-payload.ts';
import type { MessageSender, OutgoingMessage } from '../integrations/message-sender.ts';
import { pairBurst, pairIntervalMs, sweepOutbox } from '../outbox/index.ts';
import { addressOf, createWorld, type World } from './testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

let person: string;
let count = 0;
beforeEach(() => {
  count += 1;
  person = `is-sent-${count}`;
});

const heard = () => world.sender.textsTo(addressOf(person));
const sweep = () => sweepOutbox(world.documents, world.sender, world);

/** A provider that refuses the next messages for their pace, and then takes all. */
function refusing(times: number): MessageSender {
  let left = times;
  return {
    listSentTo: async () => [],
    showsButtons: () => false,
    async send(message: OutgoingMessage) {
      left -= 1;
      return left >= 0
        ? { kind: 'not_processed', code: '20429', retryAfterMs: null }
        : world.sender.send(message);
    },
  };
}

async function propose() {
  const startsAtLocal = `2026-12-${String(count).padStart(2, '0')}T20:00`;
  world.model.script([{ call: 'initiateBooking', args: { listing: 'lst_olive', startsAtLocal, party: 4 } }]);
  return world.append(person, 'Book a table for 4');
}

describe('a reply that the provider refused for its pace', () => {
  test('is not overtaken by the reply of a later turn; both arrive, in order', async () => {
    const first = await world.append(person, 'one');
    world.model.script('first');
    await world.process(first, { sender: refusing(1) });
    const second = await world.append(person, 'two');
    world.model.script('second');
    await world.process(second);
    expect(heard()).toEqual([]);
    world.clock.advance(10_000);
    await sweep();
    expect(heard()).toEqual(['first', 'second']);
  });

  test('is not overtaken by the replies of the same run of turns', async () => {
    const first = await world.append(person, 'one');
    await world.append(person, 'two');
    await world.append(person, 'three');
    world.model.script('first', 'second', 'third');
    await world.process(first, { sender: refusing(1) });
    expect(heard()).toEqual([]);
    world.clock.advance(10_000);
    await sweep();
    expect(heard()).toEqual(['first', 'second', 'third']);
  });

  test('that told of a confirmation is not overtaken by the answer to what was asked with the YES', async () => {
    await world.process(await propose());
    const yes = await world.append(person, 'Yes, and what is the address?');
    world.model.script('It is at Harbour 4.');
    await world.process(yes, { sender: refusing(1) });
    expect(heard().slice(1)).not.toContain('It is at Harbour 4.');
    world.clock.advance(10_000);
    await sweep();
    expect(heard().slice(1)).toEqual([expect.stringMatching(/^Confirmed/), 'It is at Harbour 4.']);
  });

  test('is scheduled for its time, so that nobody waits for the minute sweep', async () => {
    const scheduled: { intentId: string; at: Date }[] = [];
    const sendScheduler = {
      schedule: async (intentId: string, at: Date) => void scheduled.push({ intentId, at }),
    };
    world.model.script('first');
    const appended = await world.append(person, 'one');
    await world.process(appended, { sender: refusing(1), sendScheduler });
    expect(scheduled).toHaveLength(1);
    const [task] = scheduled;
    expect(task?.intentId).toBe(`${appended.threadId}:2:0`);
    const wait = (task?.at.getTime() ?? 0) - world.clock.now().getTime();
    expect(wait).toBeGreaterThanOrEqual(2_000);
    expect(wait).toBeLessThanOrEqual(3_000);
  });
});

test('somebody who writes very fast is answered at a safe pace: a burst at once, the rest in order as time allows', async () => {
  const answers = Array.from({ length: pairBurst + 3 }, (_, n) => `answer ${n}`);
  world.model.script(...answers);
  const first = await world.append(person, 'message 0');
  for (let n = 1; n < answers.length; n += 1) await world.append(person, `message ${n}`);
  await world.process(first);
  expect(heard()).toEqual(answers.slice(0, pairBurst));
  for (let step = 0; step < 12; step += 1) {
    world.clock.advance(pairIntervalMs);
    await sweep();
  }
  expect(heard()).toEqual(answers);
});

describe('a proposal on WhatsApp', () => {
  test('arrives with a button for each answer where templates are configured, and a tap commits it', async () => {
    const sent: OutgoingMessage[] = [];
    const sender: MessageSender = {
      listSentTo: async () => [],
      showsButtons: () => true,
      async send(message) {
        sent.push(message);
        return { kind: 'accepted', providerId: `SMbuttons${sent.length}` };
      },
    };
    await world.process(await propose(), { sender });
    const content = sent[0]?.content;
    if (content?.kind !== 'text') throw new Error('no text was sent');
    expect(content.buttons.map(({ label }) => label)).toEqual(['YES', 'NO']);
    const button = parseButtonPayload(content.buttons[0]?.payload ?? null);
    expect(button?.answer).toBe('yes');
    const tapped = await world.append(person, 'YES', { button });
    await world.process(tapped, { sender });
    expect(sent[1]?.content).toMatchObject({ body: expect.stringMatching(/^Confirmed/) });
  });

  test('says in words how to answer where they are not, with words that no carrier swallows', async () => {
    await world.process(await propose());
    const [proposal] = heard();
    expect(proposal).toMatch(/Reply YES \(or CONFIRM\) to book it, NO \(or DECLINE\) to release it\.$/);
    await world.says(person, 'CONFIRM');
    expect(heard()[1]).toMatch(/^Confirmed/);
  });
});
