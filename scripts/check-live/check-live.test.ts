import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { listingsAlias, listingsSchema } from '../../functions/src/catalogue/typesense-listings.ts';
import { market } from '../../functions/src/orchestrator/testing/demo-market.ts';
import { documentsIn } from '../../functions/src/platform/firestore/documents.ts';
import { startFirestoreLocal } from '../../local/firestore/index.ts';
import { startGeminiDouble } from '../../local/sandbox/gemini/start-gemini-double.ts';
import { demoCityPlaces, startGooglePlacesDouble } from '../../local/sandbox/google-places/index.ts';
import { listenOnLoopback } from '../../local/sandbox/listen-on-loopback.ts';
import { startMapboxDouble } from '../../local/sandbox/mapbox/index.ts';
import { streetsStyle } from '../../local/sandbox/mapbox/map-style.ts';
import { changingWeather, startOpenWeatherDouble } from '../../local/sandbox/open-weather/index.ts';
import { demoEvents, startPredictHqDouble } from '../../local/sandbox/predict-hq/index.ts';
import { startStripeSandbox } from '../../local/sandbox/stripe/index.ts';
import { startTwilioSandbox } from '../../local/sandbox/twilio/index.ts';
import { startTypesenseDouble } from '../../local/sandbox/typesense/index.ts';
import { repositoryRoot } from '../../local/stack/repository-root.ts';
import { checkLive, exitCodeOf, reportOf } from './check-live.ts';
import { knownPlaceId, liveCalls } from './live-calls.ts';

const secret = {
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'a-token-of-the-test',
  GEMINI_API_KEY: 'a-gemini-key-of-the-test',
  STRIPE_SECRET_KEY: 'sk_test_of_the_test',
  TYPESENSE_API_KEY: 'a-typesense-key-of-the-test',
  MAPBOX_TOKEN: 'pk.a-map-token-of-the-test',
  GOOGLE_PLACES_API_KEY: 'AIza-a-key-of-the-test',
  OPENWEATHER_API_KEY: 'a-weather-key-of-the-test',
  PREDICTHQ_API_KEY: 'an-events-key-of-the-test',
};
const town = {
  words: [],
  type: 'place' as const,
  category: null,
  phone: null,
  latitude: 35.33,
  longitude: 33.32,
};
const features = [
  { ...town, name: 'Kyrenia', town: 'Kyrenia' },
  { ...town, name: 'Pharmacy of the Test', words: ['pharmacy'], type: 'poi' as const, town: 'Kyrenia' },
];
const stops: (() => Promise<unknown>)[] = [];

/** Answers every request alike. @returns its address, without a slash at its end */
async function alwaysAnswers(body: unknown, status = 200): Promise<string> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(text);
  });
  const { url, stop } = await listenOnLoopback(server);
  stops.push(stop);
  return url.replace(/\/$/, '');
}

let environment: Record<string, string>;
beforeAll(async () => {
  const firestore = await startFirestoreLocal({
    ...{ port: 0, projectId: 'demo-test', rules: join(repositoryRoot(), 'firestore.rules') },
  });
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${firestore.port}`;
  const client = new Firestore({ projectId: 'demo-test' });
  await documentsIn(client)
    .market(market.marketId)
    .set({ ...market, catalogueVersion: 1 });
  await client.terminate();
  const [operaHouse] = demoCityPlaces();
  if (operaHouse === undefined) throw new Error('The demo city has no places');
  const [twilio, gemini, stripe, typesense, mapbox, places, weather, events] = await Promise.all([
    startTwilioSandbox({
      ...{ port: 0, accountSid: secret.TWILIO_ACCOUNT_SID, authToken: secret.TWILIO_AUTH_TOKEN },
      webhookUrl: await alwaysAnswers(''),
    }),
    startGeminiDouble({ key: secret.GEMINI_API_KEY }),
    startStripeSandbox({ port: 0, secretKey: secret.STRIPE_SECRET_KEY, webhookSecret: 'whsec_of_the_test' }),
    startTypesenseDouble({ apiKey: secret.TYPESENSE_API_KEY }),
    startMapboxDouble({ token: secret.MAPBOX_TOKEN, features }),
    startGooglePlacesDouble({
      apiKey: secret.GOOGLE_PLACES_API_KEY,
      places: [{ ...operaHouse, id: knownPlaceId }],
    }),
    startOpenWeatherDouble({ apiKey: secret.OPENWEATHER_API_KEY, weather: changingWeather }),
    startPredictHqDouble({ accessToken: secret.PREDICTHQ_API_KEY, events: demoEvents() }),
  ]);
  for (const { stop } of [firestore, twilio, gemini, stripe, typesense, mapbox, places, weather, events])
    stops.push(stop);
  // What a provider has once somebody has used it: a message, a payment page, an index.
  await twilio.send('whatsapp:+905330009001', { body: 'Hello' });
  await fetch(`${stripe.url}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret.STRIPE_SECRET_KEY}` },
    body: new URLSearchParams({
      mode: 'payment',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'try',
      'line_items[0][price_data][unit_amount]': '50000',
      'line_items[0][price_data][product_data][name]': 'A table',
      success_url: 'https://web.example/',
    }),
  });
  await fetch(new URL('/collections', typesense.url), {
    method: 'POST',
    headers: { 'x-typesense-api-key': secret.TYPESENSE_API_KEY },
    body: JSON.stringify(listingsSchema('listings_1', null)),
  });
  await fetch(new URL(`/aliases/${listingsAlias}`, typesense.url), {
    method: 'PUT',
    headers: { 'x-typesense-api-key': secret.TYPESENSE_API_KEY },
    body: JSON.stringify({ collection_name: 'listings_1' }),
  });
  environment = {
    ...secret,
    TWILIO_API_BASE_URL: twilio.url,
    GEMINI_API_BASE_URL: gemini.url,
    STRIPE_API_BASE_URL: stripe.url,
    TYPESENSE_URL: typesense.url,
    MAPBOX_API_BASE_URL: mapbox.url,
    GOOGLE_PLACES_API_BASE_URL: places.url,
    OPENWEATHER_API_BASE_URL: weather.url,
    PREDICTHQ_API_BASE_URL: events.url,
    VITE_MAPBOX_TOKEN: secret.MAPBOX_TOKEN,
    VITE_FIREBASE_PROJECT_ID: 'demo-test',
    VITE_FIREBASE_API_KEY: 'a public key',
    VITE_FIREBASE_AUTH_DOMAIN: 'demo-test.firebaseapp.com',
    VITE_MARKET_ID: market.marketId,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore.port}`,
    // As the Auth emulator answers, recorded.
    FIREBASE_AUTH_EMULATOR_HOST: new URL(
      await alwaysAnswers({ projectId: '12345', authorizedDomains: ['localhost'] }),
    ).host,
  };
}, 90_000);
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
});

/** The command as an operator runs it. */
async function run(variables: Record<string, string | undefined>) {
  const set = Object.entries(variables).filter(([, value]) => value !== undefined);
  const child = spawn(process.execPath, [join(__dirname, 'run.ts')], {
    env: { PATH: process.env['PATH'], ...Object.fromEntries(set) },
  });
  let told = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (told += String(data)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  for (const value of Object.values(secret)) expect(told).not.toContain(value);
  return { code, lines: told.trim().split('\n') };
}

// It starts processes and six doubles, on a machine that may be busy.
jest.setTimeout(90_000);

describe('npm run check:live', () => {
  test('asks every service something, and finds that each answers what the product reads', async () => {
    const { code, lines } = await run(environment);
    expect(lines.filter((line) => !line.startsWith('agrees'))).toEqual([]);
    expect(lines).toHaveLength(liveCalls(environment).calls.length);
    expect(code).toBe(0);
  });

  test('only reads: it leaves nothing behind', () => {
    for (const { url } of liveCalls(environment).calls)
      expect(url.pathname).not.toMatch(/suggest|countTokens|:/);
  });

  test.each([
    ['TWILIO_API_BASE_URL', { messages: [{ sid: 'SM1', status: 7 }], next_page_uri: null }, 'no MessageSid'],
    [
      'GEMINI_API_BASE_URL',
      { name: 'models/gemini-3.5-flash', supportedGenerationMethods: [] },
      'cannot generateContent',
    ],
    [
      'STRIPE_API_BASE_URL',
      { object: 'list', data: [{ id: 'cs_1', object: 'checkout.session' }] },
      'payment_status',
    ],
    ['TYPESENSE_URL', [{ name: 'merve_listings', fields: 'all' }], 'fields'],
    ['MAPBOX_API_BASE_URL', { type: 'FeatureCollection', features: [{ geometry: {} }] }, 'coordinates'],
    [
      'MAPBOX_API_BASE_URL',
      { ...streetsStyle, layers: [{ id: 'a', type: 'hologram' }] },
      'MapLibre refuses it: layers[0]',
    ],
    [
      'MAPBOX_API_BASE_URL',
      { tiles: ['https://c.elsewhere.example/{z}'] },
      'content security policy does not allow',
    ],
  ])('says where %s answers otherwise: %j', async (variable, answer, how) => {
    const { calls } = liveCalls({ ...environment, [variable]: await alwaysAnswers(answer) });
    const findings = await Promise.all(calls.map(checkLive));
    const told = reportOf(findings, []).join('\n');
    expect(told).toMatch(/^DIFFERS/m);
    expect(told).toContain(how);
    expect(exitCodeOf(findings, [])).toBe(1);
  });

  test('a key that is refused, and an answer that is none, are said, without the key', async () => {
    const refused = await run({ ...environment, TWILIO_AUTH_TOKEN: 'a-wrong-one' });
    expect(refused.lines.join('\n')).toContain('NO ANSWER   Twilio: the newest message (HTTP 401)');
    const [page, gone] = [await alwaysAnswers('<html>'), 'http://127.0.0.1:9'];
    const { calls } = liveCalls({ ...environment, STRIPE_API_BASE_URL: page, GEMINI_API_BASE_URL: gone });
    const lines = reportOf(await Promise.all(calls.map(checkLive)), []);
    expect(lines.join('\n')).toContain('NO ANSWER   Stripe: the newest payment page (the answer is no JSON)');
    expect(lines.join('\n')).toMatch(/NO ANSWER {3}Gemini: .*\(no connection\)/);
    expect(refused.code).toBe(1);
  });

  test('names what is not set: what Merve works without leaves 0, what it needs 2', async () => {
    const without = await run({ ...environment, GEMINI_API_KEY: ' ', STRIPE_SECRET_KEY: undefined });
    expect(without.lines).toContain('not set     Gemini: GEMINI_API_KEY (works without)');
    expect(without.lines).toContain('not set     Stripe: STRIPE_SECRET_KEY (works without)');
    expect(without.code).toBe(0);
    const nothing = await run({});
    expect(nothing.lines).toContain('NOT SET     Twilio: TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN');
    expect(nothing.code).toBe(2);
  });
});
