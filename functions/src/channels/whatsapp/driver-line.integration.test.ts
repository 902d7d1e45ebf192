import { FieldValue } from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ThreadType } from '@merve/contract';
import { registerDriver } from '../../capabilities/taxi/driver-register.ts';
import { driverIdFor } from '../../capabilities/taxi/ride-code.ts';
import { sampleDriver } from '../../capabilities/taxi/testing/samples.ts';
import { market } from '../../orchestrator/testing/demo-market.ts';
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

describe('who a number is registered as', () => {
  /** As an operator registers a driver. */
  const registers = (phone: string) =>
    registerDriver(
      world.documents,
      market.marketId,
      {
        phone,
        name: 'Hasan',
        language: 'en',
        vehicle: 'Skoda Octavia',
        plate: 'TX 201',
        seats: 4,
        location: { latitude: 35.33, longitude: 33.32 },
      },
      { by: 'operator', actionId: `registers-${phone}`, now: world.clock.now() },
    );

  test('is remembered: a guest’s later messages read thread, record and session, and nothing else', async () => {
    const phone = '+905330109001';
    await door.posts(phone, 'hello');
    const { cost } = await world.local.server.cost.measure(() => door.posts(phone, 'on duty'));
    // The market, too: this door keeps none.
    expect(cost).toMatchObject({ documentReads: 3 + 2, roundTrips: 2 });
  });

  test('changes with the registration: the next message is a driver’s', async () => {
    const phone = '+905330109002';
    expect(await lineOf(phone, 'on duty')).toBe('merve');
    await registers(phone);
    expect(await lineOf(phone, 'on duty')).toBe('dispatch');
    expect(await lineOf(phone, 'off duty')).toBe('dispatch');
  });

  test.each([1, 2, 3, 4])('is what it is when message and registration come at once (%i)', async (round) => {
    const phone = `+90533010902${round}`;
    if (round % 2 === 0) await door.posts(phone, 'hello');
    await Promise.all([door.posts(phone, 'hello again'), registers(phone)]);
    expect(await lineOf(phone, 'on duty')).toBe('dispatch');
  });

  test('is looked up again after a week, whatever changed it, and of a session from before', async () => {
    const { phone, driverId } = await askedDriver();
    expect(await lineOf(phone, 'on duty')).toBe('dispatch');
    await world.documents.taxiDriver(driverId).delete();
    expect(await lineOf(phone, 'on duty')).toBe('merve');
    await askedDriver();
    const other = '+905330109031';
    await door.posts(other, 'hello');
    const reference = world.documents.session(`whatsapp:${other}`);
    await reference.update({ lines: FieldValue.delete() });
    await world.documents.taxiDriver(driverIdFor(other)).set({
      ...sampleDriver(count),
      driverId: driverIdFor(other),
      phone: other,
    });
    expect(await lineOf(other, 'on duty')).toBe('dispatch');
    const third = '+905330109032';
    await door.posts(third, 'hello');
    await world.documents.taxiDriver(driverIdFor(third)).set({
      ...sampleDriver(count),
      driverId: driverIdFor(third),
      phone: third,
    });
    expect(await lineOf(third, 'on duty')).toBe('merve');
    world.clock.advance(7 * 24 * 60 * 60_000);
    expect(await lineOf(third, 'on duty')).toBe('dispatch');
  });
});
