import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { apiErrorSchema } from '@merve/contract';
import { driverRoutes as routes } from '@merve/contract/api';
import { z } from 'zod';
import { driverIdFor } from '../capabilities/taxi/index.ts';
import { createWorld, type World } from '../orchestrator/testing/world.ts';
import { testMarket } from '../tools/testing/tool-context.ts';
import { createApi } from './create-api.ts';
import { callApi } from './testing/call-api.ts';
import { tokensAreNames } from './testing/tokens-are-names.ts';

let world: World;
let api: ReturnType<typeof createApi>;
beforeAll(async () => {
  world = await createWorld();
  api = createApi({ dependencies: async () => world, verify: tokensAreNames });
});
afterAll(() => world.stop());

const drivers = `/v1/admin/markets/${testMarket.marketId}/drivers`;
const call = callApi(() => api);
const driverOf = async (answer: Response | Promise<Response>) =>
  routes.registerDriver.response.schema.parse(await (await answer).json());
async function refusal(answer: Response | Promise<Response>): Promise<string> {
  const response = await answer;
  const { error } = z.object({ error: apiErrorSchema }).parse(await response.json());
  return `${response.status} ${error.code}`;
}
async function actions() {
  const found = await world.documents.db.collection('adminActions').get();
  return found.docs.map((document) => document.data());
}

let numbers = 0;
const registration = (changes: object = {}) => {
  numbers += 1;
  return {
    phone: `0090 533 020 ${String(1000 + numbers)}`,
    name: 'Hasan',
    language: 'tr',
    vehicle: 'White Skoda Octavia',
    plate: 'TX 100',
    seats: 4,
    location: { latitude: 35.34, longitude: 33.32 },
    ...changes,
  };
};

test('a driver is registered once, off duty, changed and put off duty, and every action is on record', async () => {
  const made = registration();
  const registered = await call('POST', drivers, made);
  expect(registered.status).toBe(201);
  const driver = await driverOf(registered);
  const phone = '+905330201001';
  expect(driver).toMatchObject({ phone, driverId: driverIdFor(phone), onDuty: false, rideId: null });
  expect(await refusal(call('POST', drivers, { ...made, phone: '+90 (533) 020-1001' }))).toBe(
    '409 DRIVER_KNOWN',
  );

  const path = `/v1/admin/drivers/${driver.driverId}`;
  const reason = 'A new car';
  const other = await driverOf(call('PUT', path, { plate: 'TX 200', reason }));
  expect(other).toMatchObject({ plate: 'TX 200', name: 'Hasan', phone });

  const reference = world.documents.taxiDriver(driver.driverId);
  const stored = (await reference.get()).data();
  if (stored === undefined) throw new Error('There is no driver');
  await reference.set({ ...stored, onDuty: true, rideId: 'ride_1' });
  const off = await driverOf(call('POST', `${path}/off-duty`, { reason: 'Complaints' }));
  expect(off).toMatchObject({ onDuty: false, rideId: 'ride_1' });
  expect((await reference.get()).data()).toMatchObject({ free: false, onDuty: false });

  const recorded = (await actions()).filter(({ driverId }) => driverId === driver.driverId);
  expect(recorded.map(({ action, by, reason: why }) => [action, by, why]).toSorted()).toEqual([
    ['driver-changed', 'olga', reason],
    ['driver-off-duty', 'olga', 'Complaints'],
    ['driver-registered', 'olga', null],
  ]);
  expect(JSON.stringify(recorded)).not.toContain('533020');
});

test('two operators register one number at once: one driver, one record', async () => {
  const made = registration();
  const answers = await Promise.all([1, 2, 3].map(() => call('POST', drivers, made)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const driverId = driverIdFor(`+90533020${1000 + numbers}`);
  expect((await actions()).filter((action) => action['driverId'] === driverId)).toHaveLength(1);
});

test('a page at a time, newest first', async () => {
  world.clock.advance(60_000);
  const newest = await driverOf(call('POST', drivers, registration({ name: 'Ayten' })));
  const schema = routes.listDrivers.response.schema;
  const first = schema.parse(await (await call('GET', `${drivers}?limit=1`)).json());
  expect(first.items.map(({ driverId }) => driverId)).toEqual([newest.driverId]);
  const second = schema.parse(await (await call('GET', `${drivers}?limit=50&cursor=${first.next}`)).json());
  expect(second.items.map(({ driverId }) => driverId)).not.toContain(newest.driverId);
  expect(second.items.length).toBeGreaterThan(0);
});

test('nothing is registered of a number that is none, in no market, by nobody, or without particulars', async () => {
  const before = (await actions()).length;
  expect(await refusal(call('POST', drivers, registration({ phone: '12345' })))).toBe('400 PHONE_INVALID');
  expect(await refusal(call('POST', drivers, registration({ phone: '+1 000 000 0000' })))).toBe(
    '400 PHONE_INVALID',
  );
  expect(await refusal(call('POST', drivers, registration({ seats: 0 })))).toBe('400 BAD_REQUEST');
  expect(await refusal(call('POST', '/v1/admin/markets/atlantis/drivers', registration()))).toBe(
    '404 NOT_FOUND',
  );
  expect(await refusal(call('POST', drivers, registration(), 'hasan'))).toBe('403 FORBIDDEN');
  expect(await refusal(call('GET', drivers, undefined, 'hasan'))).toBe('403 FORBIDDEN');
  expect(await refusal(call('PUT', '/v1/admin/drivers/drv_none', { reason: 'x' }))).toBe('404 NOT_FOUND');
  expect(await refusal(call('POST', '/v1/admin/drivers/drv_none/off-duty', { reason: 'x' }))).toBe(
    '404 NOT_FOUND',
  );
  expect(await actions()).toHaveLength(before);
});
