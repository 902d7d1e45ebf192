import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { messagesCapability } from '../../capabilities/messages/index.ts';
import { sampleDriver, sampleRide } from '../../capabilities/taxi/testing/samples.ts';
import { createWorld, type World } from '../../orchestrator/testing/world.ts';
import { actorIdFor } from '../../platform/ids.ts';
import { actorKey, webhookDoor } from './testing/webhook-door.ts';

const rider = '+905330000977';
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

async function writes(phone: string, text: string) {
  const appended = await webhookDoor(world).posts(phone, text);
  const { answerHandlers } = messagesCapability({ documents: world.documents });
  await world.process(appended, { answerHandlers });
  world.clock.advance(1000);
  return appended.threadId;
}

test('a rider’s message reaches the driver of their ride, and REPLY with its code is no word to dispatch', async () => {
  const { documents } = world;
  world.model.script('Hello.', 'Hello.');
  const threadId = await writes(rider, 'hello');
  const driver = sampleDriver(1, { rideId: 'ride_1', free: false });
  await writes(driver.phone, 'hello');
  const { driverId, name, phone, vehicle, plate } = driver;
  const actorId = actorIdFor(`whatsapp:${rider}`, actorKey);
  const ride = sampleRide({
    actorId,
    threadId,
    state: 'assigned',
    driverId,
    driver: { driverId, name, phone, vehicle, plate },
    roundEndsAt: null,
  });
  await documents.taxiDriver(driverId).set(driver);
  await documents.ride(ride.rideId).set(ride);

  world.model.script([{ call: 'sendWhatsAppMessage', args: { message: 'I wait at the back door.' } }]);
  await writes(rider, 'Tell the driver I wait at the back door');
  await writes(rider, 'YES');
  const told = world.sender.textsTo(`whatsapp:${phone}`).filter((text) => text.includes('back door'));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(ride.code);

  const line = await writes(phone, `REPLY ${ride.code} Two minutes`);
  expect((await world.threadOf(line)).threadType).toBe('business');
  expect((await world.textsIn(threadId)).at(-1)).toContain('Two minutes');

  const late = await writes(phone, '10 dk gecikiyorum');
  expect((await world.threadOf(late)).threadType).toBe('business');
  const passedOn = (await world.textsIn(threadId)).at(-1);
  for (const part of [name, ride.code, '10 dk gecikiyorum']) expect(passedOn).toContain(part);
});
