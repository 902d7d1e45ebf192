import { describe, expect, test } from '@jest/globals';
import { parseButtonPayload } from '../channels/whatsapp/receive-webhook.ts';
import type { MessageSender, OutgoingMessage } from '../integrations/message-sender.ts';
import { keywordPlanner } from '../model/keyword-planner.ts';
import { pairBurst, pairIntervalMs, sweepOutbox } from '../outbox/index.ts';
import { guestOfEachTest } from './testing/guest-of-each-test.ts';

const guest = guestOfEachTest('is-sent');

const sweep = () => sweepOutbox(guest.world.documents, guest.world.sender, guest.world);

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
        : guest.world.sender.send(message);
    },
  };
}

/** Shows buttons, and keeps what it is given. */
function showing(sent: OutgoingMessage[]): MessageSender {
  return {
    listSentTo: async () => [],
    showsButtons: () => true,
    async send(message) {
      sent.push(message);
      return { kind: 'accepted', providerId: `SMbuttons${sent.length}` };
    },
  };
}

const buttonsOf = (message: OutgoingMessage | undefined) =>
  message?.content.kind === 'text' ? message.content.buttons.map(({ label }) => label) : null;

/** Asks for a table; the offer of it waits for its turn. */
async function askForTable() {
  guest.world.model.script(guest.wish());
  return guest.append(guest.wishInWords());
}

describe('a reply that the provider refused for its pace', () => {
  test('is not overtaken by the reply of a later turn; both arrive, in order', async () => {
    const first = await guest.append('one');
    guest.world.model.script('first');
    await guest.world.process(first, { sender: refusing(1) });
    const second = await guest.append('two');
    guest.world.model.script('second');
    await guest.world.process(second);
    expect(guest.heard()).toEqual([]);
    guest.world.clock.advance(10_000);
    await sweep();
    expect(guest.heard()).toEqual(['first', 'second']);
  });

  test('is not overtaken by the replies of the same run of turns', async () => {
    const first = await guest.append('one');
    await guest.append('two');
    await guest.append('three');
    guest.world.model.script('first', 'second', 'third');
    await guest.world.process(first, { sender: refusing(1) });
    expect(guest.heard()).toEqual([]);
    guest.world.clock.advance(10_000);
    await sweep();
    expect(guest.heard()).toEqual(['first', 'second', 'third']);
  });

  test('that told of a confirmation is not overtaken by the answer to what was asked with the YES', async () => {
    await guest.world.process(await askForTable());
    const yes = await guest.append('Yes, and what is the address?');
    guest.world.model.script('It is at Harbour 4.');
    await guest.world.process(yes, { sender: refusing(1) });
    expect(guest.heard().slice(1)).not.toContain('It is at Harbour 4.');
    guest.world.clock.advance(10_000);
    await sweep();
    expect(guest.heard().slice(1)).toEqual([expect.stringMatching(/^Confirmed/), 'It is at Harbour 4.']);
  });

  test('is scheduled for its time, so that nobody waits for the minute sweep', async () => {
    const scheduled: { intentId: string; at: Date }[] = [];
    const sendScheduler = {
      schedule: async (intentId: string, at: Date) => void scheduled.push({ intentId, at }),
    };
    guest.world.model.script('first');
    const appended = await guest.append('one');
    await guest.world.process(appended, { sender: refusing(1), sendScheduler });
    expect(scheduled).toHaveLength(1);
    const [task] = scheduled;
    expect(task?.intentId).toBe(`${appended.threadId}:2:0`);
    const wait = (task?.at.getTime() ?? 0) - guest.world.clock.now().getTime();
    expect(wait).toBeGreaterThanOrEqual(2_000);
    expect(wait).toBeLessThanOrEqual(3_000);
  });
});

describe('a reply of which it is not known whether the provider took it', () => {
  /** A provider that takes the first message and gives no clear answer. */
  function unclear(): MessageSender & { readonly taken: string[] } {
    const taken: string[] = [];
    const since = guest.world.clock.now();
    return {
      taken,
      showsButtons: () => false,
      listSentTo: async () =>
        taken.map((body, index) => ({
          ...{ providerId: `SM-unclear-${index}`, body, status: 'sent', errorCode: null },
          ...{ createdAt: since, dateSent: since },
        })),
      async send({ content }: OutgoingMessage) {
        if (content.kind === 'text') taken.push(content.body);
        return taken.length === 1
          ? { kind: 'unknown', reason: 'HTTP_500' }
          : { kind: 'accepted', providerId: `SM-unclear-${taken.length - 1}` };
      },
    };
  }

  test('is not taken for the same words of the next turn: those wait a moment', async () => {
    const sender = unclear();
    const first = await guest.append('one');
    await guest.append('two');
    guest.world.model.script('again', 'again');
    await guest.world.process(first, { sender });
    expect(sender.taken).toEqual(['again']);
    const third = await guest.append('three');
    guest.world.model.script('again');
    await guest.world.process(third, { sender });
    expect(sender.taken).toHaveLength(1);
    guest.world.clock.advance(2_000);
    await sweepOutbox(guest.world.documents, sender, guest.world);
    expect(sender.taken).toHaveLength(3);
  });

  test('does not keep other words of the next turn from leaving at once', async () => {
    const sender = unclear();
    const first = await guest.append('one');
    await guest.append('two');
    guest.world.model.script('first', 'second');
    await guest.world.process(first, { sender });
    expect(sender.taken).toEqual(['first', 'second']);
  });
});

test('somebody who writes very fast is answered at a safe pace: a burst at once, the rest in order as time allows', async () => {
  const answers = Array.from({ length: pairBurst + 3 }, (_, n) => `answer ${n}`);
  guest.world.model.script(...answers);
  const first = await guest.append('line 0');
  for (let n = 1; n < answers.length; n += 1) await guest.append(`line ${n}`);
  await guest.world.process(first);
  expect(guest.heard()).toEqual(answers.slice(0, pairBurst));
  for (let step = 0; step < 12; step += 1) {
    guest.world.clock.advance(pairIntervalMs);
    await sweep();
  }
  expect(guest.heard()).toEqual(answers);
});

describe('a proposal on WhatsApp', () => {
  test('arrives with a button for each answer where templates are configured, and a tap commits it', async () => {
    const sent: OutgoingMessage[] = [];
    const sender = showing(sent);
    await guest.world.process(await askForTable(), { sender });
    const content = sent[0]?.content;
    if (content?.kind !== 'text') throw new Error('no text was sent');
    expect(content.buttons.map(({ label }) => label)).toEqual(['YES', 'NO']);
    const button = parseButtonPayload(content.buttons[0]?.payload ?? null);
    expect(button?.answer).toBe('yes');
    const tapped = await guest.append('YES', { button });
    await guest.world.process(tapped, { sender });
    expect(sent[1]?.content).toMatchObject({ body: expect.stringMatching(/^Confirmed/) });
  });

  test('has its buttons again under an answer beside it, and a tap there commits it', async () => {
    const sent: OutgoingMessage[] = [];
    const sender = showing(sent);
    await guest.world.process(await askForTable(), { sender });
    guest.world.model.script('Yes, there is parking.');
    await guest.world.process(await guest.append('Is there parking?'), { sender });
    expect(sent[1]?.content).toMatchObject({ body: expect.stringContaining('Still waiting') });
    expect(buttonsOf(sent[1])).toEqual(['YES', 'NO']);
    const content = sent[1]?.content;
    const payload = content?.kind === 'text' ? content.buttons[0]?.payload : null;
    await guest.world.process(await guest.append('YES', { button: parseButtonPayload(payload ?? null) }), {
      sender,
    });
    expect(sent[2]?.content).toMatchObject({ body: expect.stringMatching(/^Confirmed/) });
  });

  test('says in words how to answer where they are not, with words that no carrier swallows', async () => {
    await guest.world.process(await askForTable());
    const [proposal] = guest.heard();
    expect(proposal).toMatch(/Reply YES \(or CONFIRM\) to book it, NO \(or DECLINE\) to release it\.$/);
    await guest.says('CONFIRM');
    expect(guest.heard()[1]).toMatch(/^Confirmed/);
  });
});

describe('what may be tapped in answer', () => {
  test('arrives as buttons, and a tap comes as its words', async () => {
    const sent: OutgoingMessage[] = [];
    const using = {
      sender: showing(sent),
      model: keywordPlanner(guest.world.catalogue, guest.world.plannings),
    };
    await guest.world.process(await guest.append('qwertz'), using);
    expect(buttonsOf(sent[0])).toEqual(['Book a table', 'Find a place', 'My bookings']);
    await guest.world.process(await guest.append('Find a place'), using);
    expect(sent[1]?.content).toMatchObject({
      body: 'What are you looking for, and in which town?',
      buttons: [],
    });
  });

  test('is never what a language model wrote', async () => {
    const sent: OutgoingMessage[] = [];
    guest.world.model.script(() => ({
      modelId: 'scripted',
      rawParts: [{ text: 'Hello.', choices: ['Pay now'] }],
      text: 'Hello.',
      toolCalls: [],
      finish: 'stop',
      usage: { inputTokens: 1, outputTokens: 1 },
    }));
    await guest.world.process(await guest.append('hello'), { sender: showing(sent) });
    expect(buttonsOf(sent[0])).toEqual([]);
  });
});
