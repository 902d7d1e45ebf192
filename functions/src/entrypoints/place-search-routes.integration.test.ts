/** The door of the search of the world's places: Google's double behind it, a scripted model or none before it. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { locationNeededSchema } from '@merve/contract';
import { z } from 'zod';
import { demoCityPlaces } from '../../../local/sandbox/google-places/index.ts';
import { keptOfSearches } from '../capabilities/place-search/search-sessions.ts';
import { apiKey } from '../capabilities/place-search/testing/google-city.ts';
import { askerOver } from '../model/asker.ts';
import type { StructuredRequest } from '../model/structured-model.ts';
import { market } from '../orchestrator/testing/demo-market.ts';
import { exportPerson } from '../people/export-person.ts';
import { identitySection, readConfig } from '../platform/config.ts';
import { actorIdFor } from '../platform/ids.ts';
import { marketDay } from '../usage/index.ts';
import { cafes, placeSearchDoor, telAviv } from './testing/place-search-door.ts';

const demo = 'פיצה טבעונית בתל אביב';
const door = placeSearchDoor();
let asked: StructuredRequest[];
let script: string[];
beforeEach(() => {
  asked = [];
  script = [];
});

/** A model that answers what is scripted. */
const scripted = () =>
  askerOver([
    {
      policy: { timeoutMs: 60_000, breaker: { failures: 5, openMs: 60_000 } },
      model: {
        modelId: 'scripted',
        async complete(request) {
          asked.push(request);
          const text = script.shift() ?? '{}';
          return {
            ...{ modelId: 'scripted', rawParts: [{ text }], text, toolCalls: [], finish: 'stop' },
            usage: { inputTokens: 7, outputTokens: 3 },
          };
        },
      },
    },
  ]);

describe('a search', () => {
  test('P-01, P-10, P-11, P-12, P-99: of the source’s own words finds vegan pizza in Tel Aviv, in Hebrew, with one call', async () => {
    const before = door.city.double.requests.length;
    const { query, restaurants, meta } = await door.found({
      text: demo,
      language: 'he',
      sessionId: 'abc123',
    });
    expect(query).toEqual({ mode: 'textsearch', language: 'he' });
    expect(meta).toMatchObject({ source: 'google', mode: 'textsearch', cached: false });
    expect(restaurants.length).toBeGreaterThan(5);
    expect(restaurants[0]).toMatchObject({
      placeId: expect.stringMatching(/^ChIJ/),
      name: expect.stringContaining('פיצה טבעונית'),
      address: expect.stringContaining('תל אביב'),
      location: { lat: expect.any(Number), lng: expect.any(Number) },
      googleMapsUri: expect.stringContaining('query_place_id='),
    });
    expect(door.city.double.requests.length - before).toBe(1);
  });

  test('P-04, P-07, P-43: “near me” is around the place of the request, and by /v1 it is the same', async () => {
    const { query, restaurants } = await door.found(
      { text: 'vegan pizza near me', userLocation: telAviv, language: 'en' },
      { path: '/v1/places/search' },
    );
    expect(query).toEqual({ mode: 'nearbysearch', language: 'en' });
    expect(restaurants.length).toBeGreaterThan(0);
    for (const { location } of restaurants)
      expect(Math.abs((location?.lat ?? 0) - telAviv.lat)).toBeLessThan(0.02);
  });

  test('what a model’s reading costs is counted in the account’s day, and so in the market’s', async () => {
    door.asker = scripted();
    const reading = { mode: 'textsearch', query: 'sushi', targetKind: 'city', targetWords: 'Tel Aviv' };
    script = [JSON.stringify({ ...reading, confidence: 0.9, rationale: 'a city' }), '{}', '{}'];
    await door.found({ text: 'sushi in Tel Aviv' });
    await door.found({ text: 'sushi in Tel Aviv' });
    const actorId = actorIdFor(`web:${door.uid}`, readConfig(identitySection).ACTOR_KEY);
    const days = (await door.city.world.documents.usageDays.where('actorId', '==', actorId).get()).docs;
    const answers = { answers: 3, inputTokens: 21, outputTokens: 9 };
    expect(days.map((day) => day.data())).toEqual([
      expect.objectContaining({
        ...{ marketId: market.marketId, turns: 0, inputTokens: 21, outputTokens: 9 },
        purposes: { 'place-search-intent': expect.objectContaining(answers) },
      }),
    ]);
  });

  const muchMicros = 1_000_000_000_000;
  test.each([
    [
      'the account',
      async () => {
        const actorId = actorIdFor(`web:${door.uid}`, readConfig(identitySection).ACTOR_KEY);
        const { docs } = await door.city.world.documents.usageDays.where('actorId', '==', actorId).get();
        await Promise.all(docs.map((day) => day.ref.update({ costMicros: muchMicros })));
      },
    ],
    [
      'its market',
      async () => {
        const { documents, clock } = door.city.world;
        const { marketId, timeZone } = market;
        const now = clock.now();
        const { date } = marketDay(now, timeZone);
        const spent = { marketId, date, costMicros: muchMicros, updatedAt: now };
        await documents.marketSpend(marketId).set(spent);
      },
    ],
  ])('once %s has spent its money of the day no model reads a text: its words do', async (_who, spend) => {
    door.asker = scripted();
    const reading = { mode: 'textsearch', query: 'sushi', targetKind: 'city', targetWords: 'Tel Aviv' };
    script = [JSON.stringify({ ...reading, confidence: 0.9, rationale: 'a city' })];
    await door.found({ text: 'raw fish in Tel Aviv', language: 'en' });
    expect(asked).toHaveLength(1);
    await spend();
    const { query } = await door.found({ text: demo, language: 'he' });
    expect([query.mode, asked.length]).toEqual(['textsearch', 1]);
    // The next day it may.
    door.city.world.clock.advance(24 * 60 * 60_000);
    await door.found({ text: demo, language: 'he' });
    expect(asked.length).toBeGreaterThan(1);
  });

  test('P-54: “near me” where nobody knows where that is asks', async () => {
    expect(await door.refused({ text: 'pizza near me' })).toEqual([400, 'LOCATION_NEEDED']);
  });

  test('what was understood is told, and sent back it is the same search; also where the place is still missing', async () => {
    const first = await door.found({ text: 'cheap pizza in Tel Aviv', language: 'en' });
    expect(first.schema.search).toMatchObject({
      target: { kind: 'city', city: 'Tel Aviv' },
      filters: { keyword: 'pizza', price: { min: 0, max: 1 } },
    });
    const again = await door.found({ schema: first.schema, language: 'en' });
    expect(again.restaurants.map(({ placeId }) => placeId)).toEqual(
      first.restaurants.map(({ placeId }) => placeId),
    );
    const { schema } = locationNeededSchema.parse(await (await door.post({ text: 'pizza near me' })).json());
    const { restaurants } = await door.found({ schema, userLocation: telAviv });
    expect(restaurants.length).toBeGreaterThan(0);
  });

  test('how long a place is open is told with its hours', async () => {
    const { restaurants } = await door.found({ text: 'pizza in Tel Aviv', language: 'en' });
    const open = restaurants.filter(({ openNow, openUntil }) => openNow && openUntil !== null);
    expect(open.length).toBeGreaterThan(0);
    for (const { openUntil } of open)
      expect(Date.parse(openUntil ?? '')).toBeGreaterThan(door.city.world.clock.now().getTime());
  });

  test('P-33, P-42, P-46, P-99: with a model, its reading decides; the text is shown to it as data', async () => {
    door.asker = scripted();
    const reading = {
      ...{ mode: 'textsearch', query: 'sushi', targetKind: 'city', targetWords: 'Tel Aviv' },
      ...{ openNow: true, confidence: 0.9, rationale: 'a city is named' },
    };
    script = [JSON.stringify(reading)];
    const { query, meta } = await door.found({ text: 'raw fish, TLV, still open', language: 'en' });
    expect([query.mode, meta.source]).toEqual(['textsearch', 'google']);
    expect(door.city.double.requests.at(-1)?.body).toMatchObject({
      textQuery: 'sushi Tel Aviv',
      openNow: true,
    });
    expect(asked[0]?.data).toContain('raw fish, TLV');
    expect(asked[0]?.instruction).not.toContain('raw fish');
  });

  test('P-42: what a model answers that is no search is asked again, and then the words decide', async () => {
    door.asker = scripted();
    script = ['{"mode":"everywhere"}', 'no'];
    const { query } = await door.found({ text: demo, language: 'he' });
    expect([query.mode, asked.length]).toEqual(['textsearch', 2]);
  });

  test('P-08: with a schema no model is asked', async () => {
    door.asker = scripted();
    const { query } = await door.found({ schema: cafes });
    expect([query.mode, asked.length]).toEqual(['nearbysearch', 0]);
  });

  test('P-13, P-67: each place has ten fields, null where not asked', async () => {
    const { restaurants } = await door.found({
      schema: { ...cafes, output: { fields: ['name'], page_size: 2 } },
    });
    expect(restaurants).toHaveLength(2);
    const { name, googleMapsUri, attributions, photoAttributions, ...others } = restaurants[0] ?? {};
    expect([typeof name, typeof googleMapsUri, attributions, photoAttributions]).toEqual([
      ...['string', 'string', [], []],
    ]);
    expect(Object.values(others)).toEqual(Array.from({ length: 12 }, () => null));
  });

  test.each([
    ['he', 'he'],
    ['tlh', 'en'],
    ['', 'en'],
  ])('P-05, C-23: language %j is answered in %s', async (language, spoken) => {
    expect((await door.found({ schema: cafes, language })).query.language).toBe(spoken);
  });

  test('P-74: nothing found is 200 with an empty list', async () => {
    const nowhere = { kind: 'coords', coords: { lat: -54, lng: 3 } };
    const { restaurants } = await door.found({ schema: { search: { ...cafes.search, target: nowhere } } });
    expect(restaurants).toEqual([]);
  });
});

describe('a session', () => {
  test('P-06, P-69: “there” is where the same session searched last, and nobody else’s', async () => {
    await door.found({ text: 'vegan pizza in Tel Aviv', language: 'en', sessionId: 'mine' });
    await door.found({ text: 'and what about sushi there?', language: 'en', sessionId: 'mine' });
    expect(door.city.double.requests.at(-1)?.body).toMatchObject({ textQuery: 'sushi Tel Aviv' });
    const kept = (await door.city.world.documents.placeSearchSessions.where('uid', '==', door.uid).get())
      .docs;
    expect(kept.map((one) => one.data().remembered.target)).toEqual([{ kind: 'city', words: 'Tel Aviv' }]);
    const stranger = { token: `${door.uid}-stranger`, ip: '203.0.113.77' };
    expect(await door.refused({ text: 'sushi near me', sessionId: 'mine' }, stranger)).toEqual([
      400,
      'LOCATION_NEEDED',
    ]);
  });

  test('what is kept of an account’s searches is in the export of the person', async () => {
    await door.found({ text: 'vegan pizza in Tel Aviv', language: 'en', sessionId: 'kept' });
    const { threadId } = await door.city.world.append('ada', 'hello');
    await door.city.world.documents.thread(threadId).update({ readerUid: door.uid });
    await door.found({ text: 'sushi in Jaffa', language: 'en', sessionId: threadId });
    await door.found({ text: 'sushi in Haifa' }, { token: `${door.uid}-stranger`, ip: '203.0.113.78' });
    const kept = await exportPerson(door.city.world.documents, { uids: [door.uid] }, keptOfSearches);
    expect(kept['placeSearchSessions']).toEqual([
      expect.objectContaining({
        remembered: expect.objectContaining({ target: { kind: 'city', words: 'Tel Aviv' } }),
      }),
    ]);
  });

  test('P-70: where the person said to be is known in the next search of the session', async () => {
    await door.found({ text: 'coffee near me', userLocation: telAviv, sessionId: 'walk', language: 'en' });
    const { restaurants } = await door.found({ text: 'pizza near me', sessionId: 'walk', language: 'en' });
    expect(restaurants.length).toBeGreaterThan(0);
  });

  test('C-13: of another’s conversation is 403, of one’s own is remembered with it', async () => {
    const { threadId } = await door.city.world.append('ada', 'hello');
    expect(await door.refused({ schema: cafes, sessionId: threadId })).toEqual([403, 'FORBIDDEN']);
    await door.city.world.documents.thread(threadId).update({ readerUid: door.uid });
    await door.found({ schema: cafes, sessionId: threadId });
    const kept = await door.city.world.documents.placeSearchSessions.where('threadId', '==', threadId).get();
    expect(kept.docs).toHaveLength(1);
  });
});

describe('a further page', () => {
  const schema = {
    search: { mode: 'textsearch', query: 'pizza', target: { kind: 'city', city: 'Tel Aviv' } },
  };

  test('P-68: goes on where the one before ended, also without the search', async () => {
    const first = await door.found({ schema });
    const second = await door.found({ schema, pageToken: first.meta.nextPageToken });
    const bare = await door.found({ pageToken: first.meta.nextPageToken });
    const ids = [first, second].flatMap(({ restaurants }) => restaurants.map(({ placeId }) => placeId));
    expect([new Set(ids).size, ids.length]).toEqual([40, 40]);
    expect(bare.restaurants.map(({ placeId }) => placeId)).toEqual(ids.slice(20));
    expect(second.meta.nextPageToken).toBeNull();
  });

  test('of another account, of another search, of yesterday, or changed is refused', async () => {
    const { nextPageToken: pageToken } = (await door.found({ schema })).meta;
    const bad = [400, 'BAD_REQUEST'];
    expect(await door.refused({ schema, pageToken }, { token: `${door.uid}-x`, ip: '203.0.113.4' })).toEqual(
      bad,
    );
    expect(await door.refused({ text: 'sushi', pageToken })).toEqual(bad);
    expect(await door.refused({ schema, pageToken: `${pageToken?.slice(0, -2)}AA` })).toEqual(bad);
    door.city.world.clock.advance(24 * 60 * 60_000);
    expect(await door.refused({ schema, pageToken })).toEqual(bad);
  });
});

describe('a photo', () => {
  const look = (address: string) => door.request(address, { headers: { 'x-forwarded-for': '203.0.113.5' } });

  test('P-66: is looked at by an address of ours, for an hour, and never stored', async () => {
    const { restaurants } = await door.found({ schema: cafes });
    const address = restaurants.find(({ photoUrl }) => photoUrl !== null)?.photoUrl ?? '';
    expect(address).not.toContain(apiKey);
    const seen = await look(address);
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([302, 'no-store']);
    expect(seen.headers.get('location')).toContain(door.city.double.url);
    expect((await look(`${address.slice(0, -2)}AA`)).status).toBe(404);
    door.city.world.clock.advance(24 * 60 * 60_000);
    expect((await look(address)).status).toBe(404);
  });
});

test('C-25: after searches, nothing of Google’s but its ids stands anywhere in the database or the logs', async () => {
  await door.found({ text: demo, language: 'he', sessionId: 'terms' });
  await door.found({ schema: cafes, sessionId: 'terms' });
  const everything: string[] = [door.logs.join('\n')];
  const walk = async (collections: FirebaseFirestore.CollectionReference[]): Promise<void> => {
    for (const collection of collections)
      for (const document of (await collection.get()).docs) {
        everything.push(JSON.stringify(document.data()));
        await walk(await document.ref.listCollections());
      }
  };
  await walk(await door.city.world.documents.db.listCollections());
  const stored = everything.join('\n');
  expect(stored).toContain('"place search"');
  for (const { name, address, website, photographer } of demoCityPlaces())
    for (const words of [...name, ...address, website, photographer])
      if (words !== null) expect(stored.includes(words)).toBe(false);
});

test('P-52, P-94, P-95, P-96: one line a search, with mode, kind, counts and a point to a kilometre; nothing that was written', async () => {
  await door.found({ schema: { search: { ...cafes.search, filters: { type: 'cafe', region: 'il' } } } });
  expect(door.logs.join()).toContain('region_only_biases');
  door.logs.length = 0;
  await door.found({
    text: 'vegan pizza near me',
    userLocation: { lat: 32.08123, lng: 34.78456 },
    language: 'en',
  });
  const lines = door.logs.flatMap((line) => {
    const entry = z.looseObject({ message: z.string() }).parse(JSON.parse(line));
    return entry.message === 'place search' ? [entry] : [];
  });
  expect(lines).toEqual([
    expect.objectContaining({
      ...{ mode: 'nearbysearch', kind: 'me', outcome: 'found', around: '32.08,34.78', radius: 2000 },
      ...{ source: 'google', readBy: 'words', providerCalls: 1 },
    }),
  ]);
  expect(door.logs.join()).not.toContain('vegan');
});
