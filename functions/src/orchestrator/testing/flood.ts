import { randomUUID } from 'node:crypto';
import { webhookDoor } from '../../channels/whatsapp/testing/webhook-door.ts';
import { pairIntervalMs, sweepOutbox } from '../../outbox/index.ts';
import { wishInWords } from './wish-in-words.ts';
import type { World } from './world.ts';

/** What came of a flood of one person's messages within a minute. */
export interface FloodReport {
  readonly threadId: string;
  /** Messages sent, and how many of them stand in the thread. */
  readonly sent: number;
  readonly kept: number;
  /** How often a model was asked. */
  readonly asked: number;
  /** How often the person was told to wait. */
  readonly told: number;
  readonly repliesSent: number;
  /** What became of the bookings the person said YES to, and of the one they called off. */
  readonly bookings: readonly string[];
  /** Whether the cancel came over the limit, and after how long its question left for the person. */
  readonly wasOverLimit: boolean;
  readonly cancelAskedAfterSeconds: number;
  readonly optedOut: boolean;
  /** The largest the conversation's document was, in characters of JSON; it is read and written with every message. */
  readonly largestThread: number;
  readonly milliseconds: number;
}

const minuteMs = 60_000;
const atOnce = 10;

/**
 * One person writes so many messages in a minute over WhatsApp: nothing but chatter, and among it, at a quarter, a half and
 * the end, the YES to a table they asked for before, a cancel of that booking with its YES, and STOP.
 */
export async function flood(world: World, phone: string, count: number): Promise<FloodReport> {
  const door = webhookDoor(world);
  const started = performance.now();
  const to = `whatsapp:${phone}`;
  const posts = async (text: string) => {
    const appended = await door.posts(phone, text);
    await world.process(appended);
    return appended;
  };
  const says = async (text: string) => (await posts(text)).threadId;
  // The worker that sends what the pace of WhatsApp held back.
  const send = () => sweepOutbox(world.documents, world.sender, world);
  const day = new Date(world.clock.now().getTime() + 2 * 24 * 60 * minuteMs).toISOString().slice(0, 10);
  world.model.script([
    { call: 'initiateBooking', args: { listing: 'lst_olive', startsAtLocal: `${day}T20:00`, party: 2 } },
  ]);
  const threadId = await says(wishInWords(`${day}T20:00`, 2));
  const before = world.model.requests.length;
  // More than the limits of a minute let through.
  const greetings = () => Array.from({ length: 60 }, () => 'Good evening.');
  world.model.script(...greetings());
  const states: string[] = [];
  const chatter = async (messages: number) => {
    for (let sent = 0; sent < messages; sent += atOnce) {
      const some = Array.from({ length: Math.min(atOnce, messages - sent) }, () => randomUUID().slice(0, 8));
      const appended = await Promise.all(some.map((text) => door.posts(phone, text)));
      for (const one of appended) await world.process(one);
      world.clock.advance((some.length * minuteMs) / count);
      await send();
      largest = Math.max(largest, JSON.stringify(await world.threadOf(threadId)).length);
    }
  };
  let largest = 0;
  const state = async () => (await world.bookingsOf(threadId)).map((booking) => booking.state).join();
  const quarter = Math.floor((count - 4) / 4);
  await chatter(quarter);
  await says('YES');
  states.push(await state());
  await chatter(quarter);
  const [booking] = await world.bookingsOf(threadId);
  const reference = booking?.reference ?? '';
  world.model.drain();
  world.model.script([{ call: 'cancelBooking', args: { reference } }], ...greetings());
  const cancelledAt = world.clock.now().getTime();
  const cancel = await posts(`cancel ${reference}`);
  const wasOverLimit =
    (await world.documents.message(threadId, cancel.seq).get()).data()?.limited !== undefined;
  // The question stands behind what is on its way already, and nobody answers a question they have not seen.
  const isAsked = () => world.sender.textsTo(to).some((text) => text.startsWith('Cancel this booking?'));
  for (let waited = 0; !isAsked() && waited < minuteMs * 5; waited += pairIntervalMs) {
    world.clock.advance(pairIntervalMs);
    await send();
  }
  const cancelAskedAfterSeconds = (world.clock.now().getTime() - cancelledAt) / 1_000;
  await says('YES');
  states.push(await state());
  await chatter(count - 4 - 2 * quarter);
  await says('STOP');
  world.model.drain();
  const said = world.sender.textsTo(to);
  const kept = await world.documents.messages(threadId).where('role', '==', 'user').count().get();
  return {
    threadId,
    sent: count + 1,
    kept: kept.data().count,
    asked: world.model.requests.length - before,
    told: said.filter((text) => text.includes('I will answer all of it')).length,
    repliesSent: said.length,
    bookings: states,
    wasOverLimit,
    cancelAskedAfterSeconds,
    optedOut: (await world.threadOf(threadId)).optedOut,
    largestThread: largest,
    milliseconds: Math.round(performance.now() - started),
  };
}
