import { expect, test } from '@jest/globals';
import type { OutboxIntent } from '@merve/contract';
import type { MessageSender } from '../integrations/message-sender.ts';
import { passedOnAtMost } from './pass-on.ts';
import { sendQueued } from './send-queued.ts';
import type { SendScheduler } from './send-scheduler.ts';
import { sweepOutbox } from './sweep-outbox.ts';
import type { OutboxDesk } from './testing/outbox-desk.ts';
import { outboxDeskOfFile } from './testing/outbox-desk-of-file.ts';
import { only, sampleReply } from './testing/sample-intents.ts';

let desk: OutboxDesk;
outboxDeskOfFile((opened) => {
  desk = opened;
});

/** A queue of tasks that runs nothing by itself; asked twice for one task, it has one. */
class TaskQueue implements SendScheduler {
  readonly tasks = new Map<string, string>();
  asked = 0;
  maxAtOnce = 0;
  #now = 0;

  async schedule(intentId: string, at: Date): Promise<void> {
    this.#now += 1;
    this.maxAtOnce = Math.max(this.maxAtOnce, this.#now);
    await Promise.resolve();
    this.#now -= 1;
    this.asked += 1;
    this.tasks.set(`${intentId} ${at.toISOString()}`, intentId);
  }

  /** The intents whose tasks are there now, and no more. */
  take(): string[] {
    const taken = [...this.tasks.values()];
    this.tasks.clear();
    return taken;
  }
}

/** A provider that takes everything, and remembers what, and how many requests it had at once. */
function quickProvider() {
  const sent: string[] = [];
  const load = { now: 0, most: 0 };
  const sender: MessageSender = {
    ...desk.sender,
    async send({ to, content }) {
      load.now += 1;
      load.most = Math.max(load.most, load.now);
      await Promise.resolve();
      load.now -= 1;
      sent.push(`${to} ${'body' in content ? content.body : ''}`);
      return { kind: 'accepted', providerId: `SM${sent.length}` };
    },
  };
  return { sender, sent, load };
}

async function storeAll(intents: readonly OutboxIntent[]): Promise<void> {
  for (let from = 0; from < intents.length; from += 400) await desk.store(intents.slice(from, from + 400));
}

const waiting = (name: string, index: number, seq = 1): OutboxIntent =>
  only(
    sampleReply({
      ...{ threadId: `${name}${index}`, to: `whatsapp:+9053377${String(index).padStart(5, '0')}`, seq },
      ...{ text: `message ${seq}`, now: new Date(desk.clock.now().getTime() - 60_000 + index) },
    }),
  );

const queuedNow = async () =>
  (await desk.documents.intents.where('state', '==', 'queued').count().get()).data().count;

test('ten thousand queued messages are five minutes’ work of the tasks, whatever one sweep sends', async () => {
  const queue = new TaskQueue();
  await storeAll(Array.from({ length: 10_000 }, (_, index) => waiting('many', index)));
  const options = { ...desk.options, sendScheduler: queue, maximum: 0 };
  const sweep = () => sweepOutbox(desk.documents, desk.sender, options);

  const { result, cost } = await desk.local.server.cost.measure(sweep);
  expect(result).toMatchObject({ sent: 0, passedOn: passedOnAtMost, failures: 0 });
  // A page that is looked at, what is handed on, and a query that finds nothing, for each of the sweep's three parts.
  expect(cost.documentReads).toBeLessThanOrEqual(passedOnAtMost + 100 + 6);
  expect(queue.maxAtOnce).toBeLessThanOrEqual(16);
  // A sweep that comes before the tasks have run asks for the same ones: they are there once.
  await sweep();
  expect([queue.asked, queue.tasks.size]).toEqual([2 * passedOnAtMost, passedOnAtMost]);

  const sizes: number[] = [];
  for (let tasks = queue.take(); tasks.length > 0; tasks = queue.take()) {
    sizes.push(tasks.length);
    // Here they only leave the queue: the next test sends.
    for (let from = 0; from < tasks.length; from += 400) {
      const batch = desk.documents.db.batch();
      for (const intentId of tasks.slice(from, from + 400))
        batch.update(desk.documents.intent(intentId), { state: 'sent' });
      await batch.commit();
    }
    await sweep();
  }
  expect(sizes).toEqual([2_400, 2_400, 2_400, 2_400, 400]);
  expect(await queuedNow()).toBe(0);
}, 240_000);

test('a backlog is sent once, each person’s in order, a few at a time; who has many keeps nobody waiting', async () => {
  const queue = new TaskQueue();
  const { sender, sent, load } = quickProvider();
  const talker = Array.from({ length: 9 }, (_, index) => waiting('talker', 20_000, index + 1));
  const others = Array.from({ length: 60 }, (_, index) => waiting('other', index));
  await storeAll([...talker, ...others]);
  for (const { to } of [...talker.slice(0, 1), ...others]) await desk.person(to.slice('whatsapp:'.length));
  const options = { ...desk.options, sendScheduler: queue };

  const minutes: number[] = [];
  for (let minute = 0; (await queuedNow()) > 0; minute += 1) {
    expect(minute).toBeLessThan(10);
    const before = sent.length;
    await sweepOutbox(desk.documents, sender, { ...options, maximum: 10, passedOn: 20 });
    expect(load.most).toBeLessThanOrEqual(8);
    const tasks = queue.take();
    await Promise.all(tasks.map((intentId) => sendQueued(desk.documents, sender, intentId, options)));
    load.most = 0;
    minutes.push(sent.length - before);
  }
  // Ten by the sweep, and what its eight had begun by then; twenty by tasks. The talker's nine are one task.
  const [first = 0, ...later] = minutes;
  expect(first).toBeGreaterThanOrEqual(30);
  expect(first).toBeLessThanOrEqual(37);
  expect(later).toEqual([69 - first]);
  expect(new Set(sent).size).toBe(69);
  const heard = sent.filter((message) => message.includes('+905337720000'));
  expect(heard.map((message) => message.split(' ').at(-1))).toEqual('123456789'.split(''));
}, 120_000);
