import { DocumentReference, Firestore, Query, WriteBatch } from '@google-cloud/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import { signedForm } from '../../../bench/signed-form.ts';
import { appendInbound } from '../conversations/append-inbound.ts';
import { inboundMessage } from '../conversations/testing/inbound.ts';
import * as functions from '../index.ts';
import { seedOneRestaurant } from '../orchestrator/testing/demo-market.ts';
import { type LocalFirestore, startLocalFirestore } from '../platform/testing/local-firestore.ts';
import { dueTable } from './capabilities.ts';

const settings = {
  GOOGLE_CLOUD_PROJECT: 'demo-test',
  ACTOR_KEY: 'a key of the test alone',
  SERVICE_TOKEN: 'a token of the test alone, long enough for it',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'the token of the test',
  TWILIO_WHATSAPP_FROM: 'whatsapp:+14155550100',
  TWILIO_API_BASE_URL: 'http://127.0.0.1:9',
  PUBLIC_WEBHOOK_URL: 'https://merve.test',
  DEFAULT_MARKET_ID: 'north-cyprus',
};
let local: LocalFirestore;
const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);
beforeAll(async () => {
  process.on('unhandledRejection', note);
  local = await startLocalFirestore();
  Object.assign(process.env, settings);
  await seedOneRestaurant(local.documents);
});
beforeEach(() => void unhandled.splice(0));
afterEach(async () => {
  jest.restoreAllMocks();
  // A rejection is unhandled once the tasks of this moment are through.
  await new Promise((resolve) => setImmediate(resolve));
  expect(unhandled).toEqual([]);
});
afterAll(async () => {
  process.off('unhandledRejection', note);
  for (const name of Object.keys(settings)) Reflect.deleteProperty(process.env, name);
  await local.stop();
});

/** As the client library fails when Firestore does not answer. */
const unavailable = () => Object.assign(new Error('14 UNAVAILABLE: no connection'), { code: 14 });

/** Every call of Firestore fails: at once, or a moment later than what is called beside it. */
function firestoreFails(later: boolean): void {
  const fail = async (): Promise<never> => {
    if (later) await new Promise((resolve) => setImmediate(resolve));
    throw unavailable();
  };
  for (const method of ['get', 'set', 'update', 'create', 'delete'] as const) {
    jest.spyOn(DocumentReference.prototype, method).mockImplementation(fail);
  }
  jest.spyOn(Query.prototype, 'get').mockImplementation(fail);
  jest.spyOn(WriteBatch.prototype, 'commit').mockImplementation(fail);
  jest.spyOn(Firestore.prototype, 'runTransaction').mockImplementation(fail);
  jest.spyOn(Firestore.prototype, 'getAll').mockImplementation(fail);
}

/** What a function answered over HTTP. */
interface Answer {
  status: number;
  body: unknown;
}

/** Calls an HTTP function as the framework does, as far as the webhooks look at it. */
async function call(
  door: object,
  given: { rawBody: string; url: string; headers: Record<string, string> },
): Promise<Answer> {
  const answer: Answer = { status: 200, body: null };
  return new Promise((resolve) => {
    const end = (body?: unknown) => resolve({ ...answer, body });
    const response = {
      status(code: number) {
        answer.status = code;
        return response;
      },
      type: () => response,
      on: () => response,
      json: end,
      send: end,
    };
    const request = {
      method: 'POST',
      url: given.url,
      rawBody: Buffer.from(given.rawBody),
      headers: given.headers,
      header: (name: string) => given.headers[name],
    };
    if (typeof door === 'function') Reflect.apply(door, undefined, [request, response]);
  });
}

function webhook(
  door: 'twilioWebhook' | 'twilioStatus',
  fields: Record<string, string> = {},
): Promise<Answer> {
  const query = door === 'twilioStatus' ? '?intent=thr_x:1:0' : '';
  const { rawBody, contentType, signature } = signedForm({
    authToken: settings.TWILIO_AUTH_TOKEN,
    publicUrl: `${settings.PUBLIC_WEBHOOK_URL}/${door}${query}`,
    ...{ phone: '+905330000101', text: 'hello', fields },
  });
  return call(door === 'twilioWebhook' ? functions.twilioWebhook : functions.twilioStatus, {
    rawBody,
    url: `/${query}`,
    headers: { 'content-type': contentType ?? '', 'x-twilio-signature': signature ?? '' },
  });
}

/** Runs a task, schedule or trigger with what the framework would hand over; resolves to what it threw, or null. */
async function run(entry: { run: object }, event: unknown): Promise<unknown> {
  const { run: work } = entry;
  if (typeof work !== 'function') throw new Error('It cannot be run');
  try {
    await Reflect.apply(work, entry, [event]);
    return null;
  } catch (thrown) {
    return thrown;
  }
}

const ids = {
  businessId: 'biz_x',
  txId: 'tx_x',
  rideId: 'ride_x',
  marketId: 'north-cyprus',
  paymentId: 'pay_x',
  jobId: 'job_x',
};
const data = {
  ...ids,
  outingId: 'out_x',
  actionId: 'gact_x',
  requestKind: 'food',
  requestId: 'req_x',
  intentId: 'intent_x',
};
const { wake, wakePayment, sendIntent } = functions;
const dueTask = (queue: typeof wake, due: string) => ({
  async run({ data: key }: { readonly data: object | null }) {
    const thrown = await run(queue, { data: key === null ? null : { ...key, due } });
    if (thrown !== null) throw thrown;
  },
});
const dueTasks = {
  payment: dueTask(wakePayment, 'payment'),
  hold: dueTask(wake, 'hold'),
  request: dueTask(wake, 'request'),
  ride: dueTask(wake, 'ride'),
  diningProfile: dueTask(wake, 'diningProfile'),
  outingVote: dueTask(wake, 'outingVote'),
  outingNews: dueTask(wake, 'outingNews'),
  googleAction: dueTask(wake, 'googleAction'),
  job: dueTask(wake, 'job'),
};
const tasks = { ...dueTasks, sendIntent };
const { sweepEveryMinute, auditEveryQuarterHour, auditAroundTheClock, sweepPicturesDaily } = functions;
const schedules = { sweepEveryMinute, auditEveryQuarterHour, auditAroundTheClock, sweepPicturesDaily };
const { onListingWritten, onBusinessWritten, onOfferingWritten, onInboundMessage } = functions;
const triggers = { onListingWritten, onBusinessWritten, onOfferingWritten, onInboundMessage };

/** What each trigger listens to: one of the catalogue reads which document it is of the path. */
const written: Readonly<Record<string, string>> = {
  onListingWritten: 'listings/lst_x',
  onBusinessWritten: 'businesses/biz_x',
  onOfferingWritten: 'businesses/biz_x/offerings/off_x',
};

function eventOf(record: Record<string, unknown>, { time = new Date(), trigger = '' } = {}): unknown {
  const snapshot = { data: () => record };
  return {
    time: time.toISOString(),
    document: written[trigger] ?? 'messageIdempotency/x',
    params: { listingId: 'lst_x' },
    data: { before: snapshot, after: snapshot, data: () => record },
  };
}
const messageRecord = {
  ...{ threadId: 'thr_x', marketId: 'north-cyprus', seq: 1, channel: 'whatsapp' },
  ...{ traceId: 't', channelMessageId: 'SM1', createdAt: new Date() },
};
const errorBody = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

test('every function that is exported is driven here', () => {
  const driven = { wake, wakePayment, sendIntent, ...schedules, ...triggers };
  const overHttp = ['api', 'jobsApi', 'stripeWebhook', 'twilioStatus', 'twilioWebhook'];
  expect([...Object.keys(driven), ...overHttp].toSorted()).toEqual(Object.keys(functions).toSorted());
});

test('every kind of due time is driven here, and one that nobody knows ends', async () => {
  expect(Object.keys(dueTasks)).toEqual(Object.keys(dueTable()));
  for (const due of ['nobody-knows', 'constructor', '']) {
    expect(await run(dueTask(wake, due), { data })).toBeNull();
  }
});

describe.each([false, true])('while Firestore does not answer (later: %s)', (later) => {
  test('webhooks answer with a typed error, so that the provider sends it again', async () => {
    firestoreFails(later);
    const taken = await webhook('twilioWebhook');
    expect([taken.status, errorBody.safeParse(taken.body).success]).toEqual([500, true]);
    const status = await webhook('twilioStatus', { MessageStatus: 'sent' });
    expect([status.status, errorBody.safeParse(status.body).success]).toEqual([500, true]);
  });

  test('tasks, schedules and triggers end in what they threw, to be tried again', async () => {
    firestoreFails(later);
    for (const [name, task] of Object.entries(tasks)) {
      const thrown = await run(task, { data });
      // No payments are taken in this test, and a task has no model to read what somebody likes: there is nothing to fail.
      expect([name, thrown instanceof Error]).toEqual([name, !['payment', 'diningProfile'].includes(name)]);
    }
    for (const [name, schedule] of Object.entries(schedules)) {
      // No bucket of pictures is named in this test: there is nothing to look after.
      const isIdle = name === 'sweepPicturesDaily';
      expect([name, (await run(schedule, {})) instanceof AggregateError]).toEqual([name, !isIdle]);
    }
    for (const [name, trigger] of Object.entries(triggers)) {
      const record = { ...messageRecord, businessId: 'biz_x', whatsappE164: '+905330000101' };
      expect([name, (await run(trigger, eventOf(record, { trigger: name }))) instanceof Error]).toEqual([
        name,
        true,
      ]);
    }
  });
});

test('while Twilio does not answer, a message is taken and answered, and nothing says that the answer was sent', async () => {
  const { documents } = local;
  const said = 'is there anybody?';
  expect((await webhook('twilioWebhook', { Body: said })).status).toBe(200);
  const [record] = (await documents.allMessageIdempotency.get()).docs.map((one) => one.data());
  if (record === undefined) throw new Error('The message was not taken');
  // Twilio's address in these settings is a port that nobody listens on.
  await run(onInboundMessage, eventOf({ ...record }));
  const { threadId, seq } = record;
  expect((await documents.turn(threadId, seq).get()).data()?.state).toBe('finished');
  const intents = (await documents.intents.where('threadId', '==', threadId).get()).docs;
  expect(intents.length).toBeGreaterThan(0);
  for (const { id, ref } of intents) {
    const { state, providerId } = (await ref.get()).data() ?? {};
    expect([id, state === 'queued' || state === 'unknown', providerId]).toEqual([id, true, null]);
  }
});

describe('what is not there, or broken', () => {
  test('a task for something that is gone, or with ids that cannot be, ends without an error', async () => {
    const broken = ['a/b', '..', '__x__', 'x'.repeat(2000), '', 7, null];
    for (const [name, task] of Object.entries(tasks)) {
      if (name !== 'ride') expect([name, await run(task, { data })]).toEqual([name, null]);
      for (const id of broken) {
        const all = Object.fromEntries(Object.keys(data).map((field) => [field, id]));
        expect([name, id, await run(task, { data: all })]).toEqual([name, id, null]);
      }
      expect([name, await run(task, { data: null })]).toEqual([name, null]);
    }
  });

  test('an event of a record that is broken, or names ids that cannot be, ends; and so does one that is too old', async () => {
    const tooOld = new Date(Date.now() - 2 * 60 * 60_000);
    for (const [name, trigger] of Object.entries(triggers)) {
      for (const record of [
        {},
        { marketId: 'a/b' },
        { marketId: '__x__', businessId: '..', whatsappE164: 7 },
      ]) {
        expect([name, record, await run(trigger, eventOf(record, { trigger: name }))]).toEqual([
          name,
          record,
          null,
        ]);
      }
      expect([
        name,
        await run(trigger, eventOf({ ...messageRecord, marketId: 'gone' }, { time: tooOld, trigger: name })),
      ]).toEqual([name, null]);
    }
  });

  test('a message whose market has ids that cannot be fails in a typed way, and leaves no rejection behind', async () => {
    const { threadId } = await appendInbound(local.documents, inboundMessage({ marketId: 'gone' }));
    for (const marketId of ['a/b', '..', '__x__', 'gone']) {
      const thrown = await run(onInboundMessage, eventOf({ ...messageRecord, threadId, marketId }));
      expect([marketId, thrown]).toEqual([marketId, expect.objectContaining({ code: 'NOT_FOUND' })]);
    }
  });
});
