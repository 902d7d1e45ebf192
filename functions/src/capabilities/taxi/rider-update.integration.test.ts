import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { MerveConfig, Ride, TaxiDriver } from '@merve/contract';
import { demoContentSids } from '../../../../local/sandbox/twilio/demo-templates.ts';
import { startTwilioSandbox, type TwilioSandbox } from '../../../../local/sandbox/twilio/index.ts';
import type { MessageSender } from '../../integrations/message-sender.ts';
import { createTwilioSender } from '../../integrations/twilio/message-sender.ts';
import { addressOf } from '../../orchestrator/testing/world.ts';
import { sweepOutbox } from '../../outbox/index.ts';
import { sampleDriver, start } from './testing/samples.ts';
import { TaxiRank } from './testing/taxi-rank.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const account = { accountSid: `AC${'3'.repeat(32)}`, authToken: 'a token of the test alone' };
/** Nobody hears how the messages fare. */
const nowhere = 'http://127.0.0.1:9/status';
const rider = addressOf('ayla');
const driver = sampleDriver(1);

let twilio: TwilioSandbox;
let provider: { readonly sender: MessageSender; readonly statusCallbackUrl: string };
let rank: TaxiRank | null = null;
beforeAll(async () => {
  twilio = await startTwilioSandbox({
    ...account,
    port: 0,
    webhookUrl: nowhere,
    stepMs: 1,
    now: () => rank?.clock.now() ?? start,
  });
  const { sender: from } = twilio.status();
  const sender = createTwilioSender({ ...account, from, apiBaseUrl: twilio.url, timeoutMs: 2_000 });
  provider = { sender, statusCallbackUrl: nowhere };
});
beforeEach(() => twilio.clear());
afterEach(async () => {
  await rank?.close();
  rank = null;
});
afterAll(() => twilio.stop());

/** A market, one driver, and Ayla's ride, which he has taken. */
async function takenRide(
  whatsappTemplates: MerveConfig['whatsappTemplates'],
): Promise<{ at: TaxiRank; ride: Ride }> {
  const at = await TaxiRank.open({}, { provider, whatsappTemplates });
  rank = at;
  for (const address of [rider, `whatsapp:${driver.phone}`]) writesNow(at, address);
  await at.drivers(driver);
  const ride = await at.calls('ayla');
  await at.driverSays(driver, `YES ${ride.code}`);
  return { at, ride };
}

function writesNow(at: TaxiRank, address: string): void {
  twilio.setLastInbound(address.replace('whatsapp:', ''), at.clock.now());
}

async function says(at: TaxiRank, by: TaxiDriver, text: string): Promise<void> {
  writesNow(at, `whatsapp:${by.phone}`);
  await at.driverSays(by, text);
}

const toRider = () => twilio.messages().filter(({ to }) => to === rider);
async function lastUpdate(at: TaxiRank) {
  const { docs } = await at.documents.intents.where('to', '==', rider).get();
  return docs.map((document) => document.data()).toSorted((one, other) => other.order - one.order)[0];
}
async function alerts(at: TaxiRank) {
  return (await at.documents.systemAlerts.get()).docs.map((document) => document.data());
}

const approved = {
  ride_update: { contentSid: demoContentSids.notice, variables: ['message'] },
};

describe('what the rider is told of a ride', () => {
  test('goes as text while they have written within 24 hours, whatever template there is', async () => {
    const { at, ride } = await takenRide(approved);
    expect(toRider().at(-1)).toMatchObject({
      body: expect.stringContaining('Driver 1 has taken your ride'),
      isApprovedTemplate: false,
    });
    expect(await lastUpdate(at)).toMatchObject({ type: 'ride_update', threadId: ride.threadId });
  });

  test('goes by the market’s template after that, in one line', async () => {
    const { at, ride } = await takenRide(approved);
    at.clock.advance(day + minute);
    await says(at, driver, 'arrived');
    const said = (await at.toldTo(ride.threadId)).at(-1)?.text ?? '';
    expect(said).toContain('is there');
    const inOneLine = said.replace(/\s+/g, ' ');
    expect(toRider().at(-1)).toMatchObject({ body: inOneLine, isApprovedTemplate: true });
    const phone = rider.replace('whatsapp:', '');
    const shown = await twilio.inbox(phone, { after: toRider().length - 1, waitMs: 5_000 });
    expect(shown.map(({ body }) => body)).toEqual([inOneLine]);
    expect(await lastUpdate(at)).toMatchObject({ type: 'ride_update', state: 'sent', body: said });
    expect(await alerts(at)).toEqual([]);
  });

  test('stands in the thread alone where the market has none: nothing is asked of WhatsApp, one alert says what is missing', async () => {
    const { at, ride } = await takenRide({});
    const before = toRider().length;
    at.clock.advance(day + minute);
    await says(at, driver, 'arrived');
    await says(at, driver, 'picked up');
    expect((await at.toldTo(ride.threadId)).at(-1)?.text).toContain('on your way');
    expect(toRider()).toHaveLength(before);
    expect(await lastUpdate(at)).toMatchObject({ state: 'failed', errorCode: 'NO_TEMPLATE', attempts: 1 });
    expect(await alerts(at)).toMatchObject([
      {
        kind: 'message-template-missing',
        message: expect.stringContaining('whatsappTemplates["ride_update"]'),
      },
    ]);
  });

  test('that the minute sweep finds out goes by the template, too', async () => {
    const { at, ride } = await takenRide(approved);
    at.clock.advance(day + minute);
    await says(at, driver, `cancel ${ride.code} flat tyre`);
    await at.nextRound(ride.rideId);
    await sweepOutbox(at.documents, provider.sender, at.deps);
    expect((await at.ride(ride.rideId)).state).toBe('unserved');
    expect(toRider().at(-1)).toMatchObject({
      body: expect.stringContaining('I could not find a taxi'),
      isApprovedTemplate: true,
    });
  });

  test('is kept from a rider who wants nothing more, without an alert', async () => {
    const { at } = await takenRide({});
    at.clock.advance(day + minute);
    // As the provider's report of a block leaves it: noted at the address, and not yet in the thread.
    await at.documents.session(rider).update({ optedOut: true });
    await says(at, driver, 'arrived');
    expect(await lastUpdate(at)).toMatchObject({ state: 'failed', errorCode: 'OPTED_OUT' });
    expect(await alerts(at)).toEqual([]);
  });
});
