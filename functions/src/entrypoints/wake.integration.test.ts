import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { sampleDriver, sampleRide } from '../capabilities/taxi/testing/samples.ts';
import { seedOneRestaurant } from '../orchestrator/testing/demo-market.ts';
import { type LocalFirestore, startLocalFirestore } from '../platform/testing/local-firestore.ts';
import { wake } from './wake.ts';
import { wakeupTasks } from './wakeup-tasks.ts';

const settings = {
  GOOGLE_CLOUD_PROJECT: 'demo-test',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'the token of the test',
  TWILIO_WHATSAPP_FROM: 'whatsapp:+14155550100',
  // Nobody listens there: what is to be sent stays queued.
  TWILIO_API_BASE_URL: 'http://127.0.0.1:9',
  PUBLIC_WEBHOOK_URL: 'https://merve.test',
};

/** A task as the Firebase Admin SDK posts it to Cloud Tasks. */
const postedSchema = z.object({
  task: z.object({
    name: z.string(),
    scheduleTime: z.string(),
    httpRequest: z.object({
      body: z.string().transform((body): unknown => JSON.parse(Buffer.from(body, 'base64').toString('utf8'))),
    }),
  }),
});

interface Enqueued {
  readonly queue: string | undefined;
  readonly task: z.output<typeof postedSchema>['task'];
}

let local: LocalFirestore;
let cloudTasks: Server;
const enqueued: Enqueued[] = [];

beforeAll(async () => {
  cloudTasks = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const { task } = postedSchema.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
    enqueued.push({ queue: /\/queues\/(\w+)\/tasks$/.exec(request.url ?? '')?.[1], task });
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => cloudTasks.listen(0, '127.0.0.1', resolve));
  const address = cloudTasks.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  local = await startLocalFirestore();
  Object.assign(process.env, settings, { CLOUD_TASKS_EMULATOR_HOST: `127.0.0.1:${address.port}` });
  await seedOneRestaurant(local.documents);
});
beforeEach(() => void enqueued.splice(0));
afterAll(async () => {
  for (const name of [...Object.keys(settings), 'CLOUD_TASKS_EMULATOR_HOST'])
    Reflect.deleteProperty(process.env, name);
  cloudTasks.closeAllConnections();
  await new Promise((resolve) => cloudTasks.close(resolve));
  await local.stop();
});

describe('asking for a look', () => {
  const when = new Date('2026-11-22T20:00:00Z');

  test('goes to the queue whose function has the keys for it, with what is due and when', async () => {
    await wakeupTasks().at('hold', { businessId: 'b', txId: 't' }, when);
    await wakeupTasks().at('payment', { paymentId: 'p' }, when);
    expect(enqueued.map(({ queue, task }) => [queue, task.httpRequest.body, task.scheduleTime])).toEqual([
      ['wake', { data: { due: 'hold', businessId: 'b', txId: 't' } }, when.toISOString()],
      ['wakePayment', { data: { due: 'payment', paymentId: 'p' } }, when.toISOString()],
    ]);
  });

  test('has one name for one thing at one time, so that it is run once', async () => {
    const names = async (...asked: Parameters<ReturnType<typeof wakeupTasks>['at']>[]) => {
      enqueued.splice(0);
      for (const each of asked) await wakeupTasks().at(...each);
      return new Set(enqueued.map(({ task }) => task.name)).size;
    };
    const ride = { rideId: 'r', marketId: 'm' };
    expect(await names(['ride', ride, when], ['ride', ride, when])).toBe(1);
    const later = new Date(when.getTime() + 1);
    expect(await names(['ride', ride, when], ['ride', ride, later], ['hold', ride, when])).toBe(3);
  });
});

test('a look that is to be followed by another asks for it; one that comes too early only asks again', async () => {
  const { documents } = local;
  const now = new Date();
  const driver = sampleDriver(1, { locatedAt: now });
  await documents.taxiDriver(driver.driverId).set(driver);
  const ride = sampleRide({ roundEndsAt: new Date(now.getTime() - 1000) });
  await documents.ride(ride.rideId).set(ride);
  const data = { due: 'ride', rideId: ride.rideId, marketId: ride.marketId };
  const look = () => Reflect.apply(wake.run, wake, [{ data }]);

  await look();
  const after = (await documents.ride(ride.rideId).get()).data();
  expect(after).toMatchObject({ state: 'requested', round: ride.round + 1 });
  const asked = { queue: 'wake', body: { data }, at: after?.roundEndsAt?.toISOString() };
  const seen = () =>
    enqueued.map(({ queue, task }) => ({ queue, body: task.httpRequest.body, at: task.scheduleTime }));
  expect(seen().filter(({ queue }) => queue === 'wake')).toEqual([asked]);

  enqueued.splice(0);
  await look();
  expect((await documents.ride(ride.rideId).get()).data()?.round).toBe(ride.round + 1);
  expect(seen().filter(({ queue }) => queue === 'wake')).toEqual([asked]);
});
