import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ThreadType } from '@merve/contract';
import { sampleDriver } from '../../capabilities/taxi/testing/samples.ts';
import { createWorld, type World } from '../../orchestrator/testing/world.ts';
import { type WebhookDoor, webhookDoor } from './testing/webhook-door.ts';

let world: World;
let door: WebhookDoor;
let count = 0;
beforeAll(async () => {
  world = await createWorld();
  door = webhookDoor(world);
});
afterAll(() => world.stop());
beforeEach(() => {
  count += 1;
});

/** The line a message ends up on. */
async function lineOf(phone: string, text: string): Promise<ThreadType | undefined> {
  const { threadId } = await door.posts(phone, text);
  return (await world.documents.thread(threadId).get()).data()?.threadType;
}

/** A registered driver, asked about ride A2B3. */
async function askedDriver() {
  const until = new Date(world.clock.now().getTime() + 60_000);
  const driver = sampleDriver(count, { offers: [{ rideId: 'ride_1', code: 'A2B3', until }] });
  await world.documents.taxiDriver(driver.driverId).set(driver);
  return driver;
}

describe('one phone, two lines', () => {
  test('a driver’s answer goes to dispatch, and everything else to the guest’s conversation', async () => {
    const { phone } = await askedDriver();
    expect(await lineOf(phone, 'evet a2b3')).toBe('dispatch');
    expect(await lineOf(phone, 'Book a table for 2')).toBe('merve');
    expect(await lineOf(phone, 'YES')).toBe('dispatch');
    world.clock.advance(60_000);
    expect(await lineOf(phone, 'YES')).toBe('merve');
  });

  test('the same words of somebody who is no driver are a guest’s', async () => {
    expect(await lineOf('+905330109999', 'YES A2B3')).toBe('merve');
  });

  test('a message delivered again stays where it was, though it would go elsewhere by now', async () => {
    const { phone } = await askedDriver();
    const request = door.form(phone, 'YES');
    const first = await door.post(request);
    world.clock.advance(60_000);
    expect(await door.post(request)).toMatchObject({
      threadId: first.threadId,
      seq: first.seq,
      duplicate: true,
    });
  });

  test('costs a guest no round trip, and a driver one', async () => {
    const roundTrips = async (phone: string) => {
      await door.posts(phone, 'hello');
      const { cost } = await world.local.server.cost.measure(() => door.posts(phone, 'YES A2B3'));
      return cost.roundTrips;
    };
    expect(await roundTrips('+905330109998')).toBe(2);
    expect(await roundTrips((await askedDriver()).phone)).toBe(3);
  });
});
