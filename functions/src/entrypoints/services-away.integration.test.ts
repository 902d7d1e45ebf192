/** Outside services that fail, or accept a connection and never answer, at the entries that use them; and the next try with healthy ones. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type GeminiDouble, startGeminiDouble } from '../../../local/sandbox/gemini/start-gemini-double.ts';
import { demoFeatures } from '../../../local/sandbox/mapbox/demo-features.ts';
import { type MapboxDouble, startMapboxDouble } from '../../../local/sandbox/mapbox/index.ts';
import { startTwilioSandbox, type TwilioSandbox } from '../../../local/sandbox/twilio/index.ts';
import { startTypesenseDouble, type TypesenseDouble } from '../../../local/sandbox/typesense/index.ts';
import { marketplaceCapability } from '../capabilities/marketplace/index.ts';
import { placesCapability } from '../capabilities/places/index.ts';
import { createOramaSearchIndex } from '../catalogue/index.ts';
import { searchWithFallback } from '../catalogue/search-with-fallback.ts';
import { listingsAlias, listingsSchema, typesenseDocumentOf } from '../catalogue/typesense-listings.ts';
import { createTypesenseSearchIndex } from '../catalogue/typesense-search-index.ts';
import { webhookDoor } from '../channels/whatsapp/testing/webhook-door.ts';
import { createMapbox } from '../integrations/mapbox/index.ts';
import { createStripeGateway } from '../integrations/stripe/index.ts';
import { createTwilioSender } from '../integrations/twilio/message-sender.ts';
import { createTypesenseClient } from '../integrations/typesense/index.ts';
import { fallbackChain } from '../model/fallback-chain.ts';
import { gemini } from '../model/gemini.ts';
import type { OrchestratorDependencies } from '../orchestrator/dependencies.ts';
import { listing } from '../orchestrator/testing/demo-market.ts';
import { createDepositWorld, type DepositWorld } from '../orchestrator/testing/deposit-world.ts';
import { toolRegistry } from '../tools/registry.ts';
import { auditEverything } from './audits.ts';
import { createApi } from './create-api.ts';
import { sweepEverything } from './repairs.ts';
import { type ServiceBetween, startServiceBetween } from './testing/service-between.ts';
import { tokensAreNames } from './testing/tokens-are-names.ts';

const minute = 60_000;
/** How long is waited for a service that answers, however busy the machine is; and for one that never will. */
const patientMs = 20_000;
const impatientMs = 250;
const key = 'a key of the test';
const accountSid = `AC${'3'.repeat(32)}`;
let world: DepositWorld;
let doubles: {
  gemini: GeminiDouble;
  twilio: TwilioSandbox;
  typesense: TypesenseDouble;
  mapbox: MapboxDouble;
};
let between: ServiceBetween;
const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);
beforeAll(async () => {
  process.on('unhandledRejection', note);
  process.env['ACTOR_KEY'] = 'a key of the test alone';
  world = await createDepositWorld();
  doubles = {
    gemini: await startGeminiDouble({ key }),
    twilio: await startTwilioSandbox({
      ...{ port: 0, accountSid, authToken: key, webhookUrl: 'http://127.0.0.1:9', stepMs: 1 },
      now: () => world.clock.now(),
    }),
    typesense: await startTypesenseDouble({ apiKey: key }),
    mapbox: await startMapboxDouble({ token: 'pk.of-the-test', features: demoFeatures() }),
  };
});
beforeEach(async () => {
  between = await startServiceBetween();
});
afterEach(async () => {
  await between.stop();
  // A rejection is unhandled once the tasks of this moment are through.
  await new Promise((resolve) => setImmediate(resolve));
  expect(unhandled.splice(0)).toEqual([]);
});
afterAll(async () => {
  process.off('unhandledRejection', note);
  Reflect.deleteProperty(process.env, 'ACTOR_KEY');
  const { gemini: model, twilio, typesense, mapbox } = doubles;
  await Promise.all([model.stop(), twilio.stop(), typesense.stop(), mapbox.stop()]);
  await world.stop();
});

/** A message of the web app. */
async function chat(
  uid: string,
  message: string,
  using: Partial<Pick<OrchestratorDependencies, 'model' | 'tools'>>,
) {
  const api = createApi({ dependencies: async () => ({ ...world, ...using }), verify: tokensAreNames });
  const response = await api.request('/v1/chat/message', {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${uid}`, 'content-type': 'application/json' },
      'x-forwarded-for': `198.51.100.${uid.length}`,
    },
    body: JSON.stringify({ message }),
  });
  return { status: response.status, said: await response.text() };
}

/** Nothing is left half-written: no auditor objects to anything. */
async function expectWhole(): Promise<void> {
  const reports = await auditEverything(world);
  expect(reports.flatMap(({ findings }) => findings)).toEqual([]);
}

describe.each(['fails', 'hangs'] as const)('a service that %s', (how) => {
  const awayMs = how === 'hangs' ? impatientMs : patientMs;

  test('the model: the person is answered, and the next message is answered by the model', async () => {
    between.leadsTo(doubles.gemini.url);
    between.behaves(how);
    const using = (timeoutMs: number) => {
      const model = gemini({ apiKey: key, modelId: 'gemini-3.5-flash', timeoutMs, baseUrl: between.url });
      const policy = { timeoutMs: timeoutMs * 2, breaker: { failures: 100, openMs: 1 } };
      return { model: fallbackChain([{ model, policy }]) };
    };
    const away = await chat(`model-${how}`, 'Do you know a quiet place?', using(awayMs));
    expect([away.status, away.said.length > 0]).toEqual([200, true]);
    expect(between.requests()).toBeGreaterThan(0);
    await expectWhole();
    between.behaves('answers');
    doubles.gemini.script([{ type: 'text', chunks: ['I know a quiet place by the harbour.'] }]);
    const back = await chat(`model-${how}`, 'And now?', using(patientMs));
    expect([back.status, back.said]).toEqual([200, expect.stringContaining('by the harbour')]);
  });

  test('Twilio: the answer is kept, and sent once when it is back', async () => {
    const phone = how === 'fails' ? '+905338890001' : '+905338890002';
    between.leadsTo(doubles.twilio.url);
    between.behaves(how);
    const from = doubles.twilio.status().sender;
    const senderOf = (timeoutMs: number) =>
      createTwilioSender({
        accountSid,
        authToken: key,
        from,
        apiBaseUrl: between.url,
        timeoutMs,
      });
    doubles.twilio.setLastInbound(phone, world.clock.now());
    world.model.script('Good evening.');
    const appended = await webhookDoor(world).posts(phone, 'is there anybody?');
    await world.process(appended, { sender: senderOf(awayMs) });
    const sent = () => doubles.twilio.messages().filter(({ to }) => to === `whatsapp:${phone}`);
    expect(sent()).toEqual([]);
    const intents = await world.documents.intents.where('threadId', '==', appended.threadId).get();
    expect(intents.docs.map((intent) => intent.data().providerId)).toEqual([null]);
    await expectWhole();
    between.behaves('answers');
    const sender = senderOf(patientMs);
    for (let sweeps = 0; sweeps < 5; sweeps += 1) {
      world.clock.advance(minute);
      await sweepEverything({ ...world, sender });
    }
    expect(sent().map(({ body }) => body)).toEqual(['Good evening.']);
  });

  test('Stripe: the booking waits for its link as it stands, the sweep serves all others, and the link comes when it is back', async () => {
    between.leadsTo(world.stripe.url);
    between.behaves(how);
    const gateway = createStripeGateway({
      ...{ secretKey: 'sk_test_of_the_test', returnUrl: 'https://merve.test/', baseUrl: between.url },
      timeoutMs: awayMs,
    });
    const booking = await world.agree(
      `stripe-${how}`,
      how === 'fails' ? '2026-12-05T20:00' : '2026-12-06T20:00',
    );
    const pages = world.stripe.account.sessions().length;
    await world.step(booking, gateway).catch(() => {});
    expect(between.requests()).toBeGreaterThan(0);
    expect(await world.payment(booking)).toMatchObject({ state: 'requested', checkout: null });
    expect((await world.booking(booking)).state).toBe('hold');
    const waiting = await world.append(`beside-${how}`, 'are you there?');
    world.model.script('I am here.');
    world.clock.advance(2 * minute);
    await sweepEverything({ ...world, paymentGateway: gateway });
    expect(await world.textsIn(waiting.threadId)).toEqual(['are you there?', 'I am here.']);
    expect(await world.payment(booking)).toMatchObject({ state: 'requested', checkout: null });
    expect(await world.findings()).toEqual([]);
    between.behaves('answers');
    world.clock.advance(2 * minute);
    await world.step(booking, world.gateway);
    expect(world.stripe.account.sessions().length).toBe(pages + 1);
    expect((await world.told(booking)).filter((text) => text.includes('/pay/'))).toHaveLength(1);
  });

  test('Typesense: the search answers from memory, and from Typesense when it is back', async () => {
    const client = createTypesenseClient({ url: doubles.typesense.url, apiKey: key });
    doubles.typesense.clear();
    await client.createCollection(listingsSchema(`${listingsAlias}_1`, null));
    await client.importMany(`${listingsAlias}_1`, [typesenseDocumentOf(listing, 0)]);
    await client.pointAlias(listingsAlias, `${listingsAlias}_1`);
    between.leadsTo(doubles.typesense.url);
    between.behaves(how);
    const { latest } = world.catalogue;
    const inMemory = createOramaSearchIndex(latest);
    const search = (searchTimeoutMs: number) => {
      const outside = createTypesenseClient({ url: between.url, apiKey: key, searchTimeoutMs });
      const service = createTypesenseSearchIndex({ client: outside, latest, embedder: null });
      const searchIndex = searchWithFallback(service, inMemory);
      const tools = toolRegistry(marketplaceCapability({ catalogue: world.catalogue, searchIndex }).tools);
      world.model.script([{ call: 'searchMarketplace', args: { query: 'olive lantern' } }], 'That is one.');
      return chat(`search-${how}`, 'Where is the Olive Lantern?', { tools });
    };
    expect(await search(awayMs)).toMatchObject({
      status: 200,
      said: expect.stringContaining('The Olive Lantern'),
    });
    const asked = between.requests();
    expect(asked).toBeGreaterThan(0);
    between.behaves('answers');
    expect(await search(patientMs)).toMatchObject({
      status: 200,
      said: expect.stringContaining('The Olive Lantern'),
    });
    expect(between.requests()).toBe(asked + 1);
  });

  test('Mapbox: the market’s own places answer, and the map when it is back', async () => {
    between.leadsTo(doubles.mapbox.url);
    between.behaves(how);
    const { documents, catalogue } = world;
    const ask = (timeoutMs: number) => {
      const map = createMapbox({ cap: null, token: 'pk.of-the-test', baseUrl: between.url, timeoutMs });
      const { tools: places } = placesCapability({ documents, catalogue, points: map, geocoder: map });
      const tools = toolRegistry(places);
      world.model.script(
        [{ call: 'searchLocalPlaces', args: { query: 'petrol station', near: 'Kyrenia' } }],
        'That is all.',
      );
      return chat(`map-${how}`, 'Where is a petrol station?', { tools });
    };
    expect(await ask(awayMs)).toMatchObject({ status: 200, said: expect.not.stringContaining('Mapbox') });
    expect(between.requests()).toBeGreaterThan(0);
    between.behaves('answers');
    expect(await ask(patientMs)).toMatchObject({
      status: 200,
      said: expect.stringContaining('Copper Tap Fuel'),
    });
  });
});
