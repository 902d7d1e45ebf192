/** The tool in whole turns: Google's double behind it, a scripted model or the keyword planner before it, WhatsApp or the web app around it. */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { OutboxIntent } from '@merve/contract';
import { foundPlacesCardSchema } from '@merve/contract/cards';
import { z } from 'zod';
import { demoCityPlaces } from '../../../../local/sandbox/google-places/index.ts';
import { capabilityPlannings } from '../../entrypoints/capabilities.ts';
import { createApi } from '../../entrypoints/create-api.ts';
import { tokensAreNames } from '../../entrypoints/testing/tokens-are-names.ts';
import type { MessageSender, SendOutcome } from '../../integrations/message-sender.ts';
import type { OutsidePlaces } from '../../integrations/place-provider.ts';
import { askerOver } from '../../model/asker.ts';
import { keywordPlanner } from '../../model/keyword-planner.ts';
import type { OrchestratorDependencies } from '../../orchestrator/dependencies.ts';
import { addressOf, type World } from '../../orchestrator/testing/world.ts';
import { sendQueued } from '../../outbox/index.ts';
import { seeksAroundHere } from '../../reading/search/seeks-around-here.ts';
import { toolRegistry } from '../../tools/registry.ts';
import { captureLogs } from '../../tools/testing/capture-logs.ts';
import { searchPlacesTool } from './search-places-tool.ts';
import { googleCityOfFile } from './testing/google-city.ts';

/** In the double's city. */
const azrieli = { latitude: 32.0745, longitude: 34.7919, label: null };
const wish = 'vegan pizza in Tel Aviv';

const city = googleCityOfFile();
let using: Pick<OrchestratorDependencies, 'model' | 'tools' | 'asksAboutHere'>;
let outsidePlaces: OutsidePlaces;
let person: string;
let logs: string[];
let count = 0;

beforeEach(() => {
  logs = captureLogs();
  count += 1;
  person = `looks-abroad-${count}`;
  const google = city.google();
  outsidePlaces = { google, map: null, geocoder: null };
  const { documents, catalogue, searchIndex } = city.world;
  const tool = searchPlacesTool({ documents, catalogue, searchIndex, outsidePlaces });
  using = {
    tools: toolRegistry([...city.world.tools.tools, tool]),
    model: keywordPlanner(catalogue, capabilityPlannings),
    asksAboutHere: seeksAroundHere,
  };
});
afterEach(() => {
  jest.restoreAllMocks();
});

const web = { from: { channel: 'web' as const, uid: 'a-web-account' } };

async function says(
  text: string,
  {
    changes = {},
    ...with_
  }: Partial<OrchestratorDependencies> & { changes?: Parameters<World['append']>[2] } = {},
) {
  const appended = await city.world.append(person, text, changes);
  const result = await city.world.process(appended, { ...using, ...with_ });
  const replies = result.kind === 'processed' ? result.turns.flatMap((turn) => turn.replies) : [];
  return { appended, replies, text: replies.map((reply) => reply.text).join('\n') };
}
const heard = () => city.world.sender.textsTo(addressOf(person)).at(-1) ?? '';
const intentsOf = async (threadId: string): Promise<OutboxIntent[]> =>
  (await city.world.documents.intents.where('threadId', '==', threadId).get()).docs.map((found) =>
    found.data(),
  );
const named = (text: string) => demoCityPlaces().filter(({ name }) => name.some((one) => text.includes(one)));

/** Every document there is, and every line that was logged. */
async function everythingKept(): Promise<string> {
  const all: string[] = [...logs];
  const walk = async (collections: FirebaseFirestore.CollectionReference[]): Promise<void> => {
    for (const collection of collections)
      for (const document of (await collection.get()).docs) {
        all.push(JSON.stringify(document.data()));
        await walk(await document.ref.listCollections());
      }
  };
  await walk(await city.world.documents.db.listCollections());
  return all.join('\n');
}

/** What of the double's own words stands in a text. */
const contentIn = (text: string) =>
  demoCityPlaces()
    .flatMap(({ name, address, website, photographer }) => [...name, ...address, website, photographer])
    .filter((words) => words !== null && text.includes(words));

describe('on WhatsApp', () => {
  test('a wish for another town is answered with a list: names, hours by its clock, stars, links, and whose it is', async () => {
    await says(wish);
    expect(heard()).toMatch(/^Places for “vegan pizza in Tel Aviv” \(5\):\n1\. /);
    expect(named(heard()).length).toBeGreaterThanOrEqual(5);
    expect(heard()).toMatch(/open until \d\d:00|closed now/);
    expect(
      heard().match(/https:\/\/www\.google\.com\/maps\/search\/\?api=1\S+query_place_id=ChIJ/g),
    ).toHaveLength(5);
    expect(heard()).toMatch(/\nSource: Google Maps$/);
  });

  test('each of the eight steps can be read in the turn’s log: what it decided, why, and its time', async () => {
    const { appended } = await says(wish);
    const turn = (await city.world.documents.turn(appended.threadId, appended.seq).get()).data();
    const [call] = turn?.steps.flatMap((step) => (step.type === 'tool' ? [step] : [])) ?? [];
    expect(call?.decisions?.map(({ step, decided }) => [step, decided])).toEqual([
      ['intent', 'textsearch, city'],
      ['validate', 'as asked'],
      ['location', 'words alone'],
      ['strategy', 'textsearch'],
      ['query', 'searchText'],
      ['search', '5 places of google'],
      ['normalise', '5 of 5 places'],
      ['persist', 'target, mode and language'],
    ]);
    for (const { why, tookMs } of call?.decisions ?? [])
      expect([why !== '', tookMs >= 0]).toEqual([true, true]);
  });

  test('near the person it says how far; where nobody knows where they are it asks, and goes on from the place they share', async () => {
    const asked = await says('where is the nearest supermarket?');
    expect(asked.text).toMatch(/^Where are you\? Share your location.*\nTo share it here, tap 📎/);
    await says('', { changes: { location: azrieli } });
    expect(heard()).toMatch(/\n1\. .* — (?:\d+ m|\d\.\d km), /);
  });

  test('a model’s search near the person asks with the way to share a place on WhatsApp, and is made with the place that comes', async () => {
    const { model } = city.world;
    const near = { text: 'supermarket near me', mode: 'nearbysearch', targetKind: 'me', type: 'supermarket' };
    model.script([{ call: 'searchPlaces', args: near }], 'Where are you?');
    await says('a supermarket near me', { model });
    expect(JSON.stringify(model.requests.at(-1)?.turns)).toContain('tap 📎');
    model.script([{ call: 'searchPlaces', args: near }], 'Here they are.');
    await says('', { model, changes: { location: azrieli } });
    expect(JSON.stringify(model.requests.at(-1)?.turns)).toContain('a supermarket near me');
    expect(heard()).toMatch(/^Places for “supermarket near me”/);
  });

  test('“and what about sushi there?” is searched where the last search was', async () => {
    await says(wish);
    await says('and what about sushi there?');
    expect(city.double.requests.at(-1)?.body).toMatchObject({
      textQuery: expect.stringMatching(/sushi.*Tel Aviv/i),
    });
    expect(heard()).toMatch(/^Places for “and what about sushi there\?” \(\d\):/);
  });

  test('nothing is claimed of what was not found', async () => {
    const { text } = await says('find me zeppelin xylophone tuba crane hangar sushi in Tel Aviv');
    expect(text).toMatch(/^I found no place for /);
    expect(named(heard())).toEqual([]);
  });

  test('who has an allergy is told that nothing is known of allergens there', async () => {
    await says('I have a severe peanut allergy');
    await says(wish);
    expect(heard()).toContain('Nothing is known to me about allergens there.');
  });
});

describe('with a model', () => {
  const args = {
    text: wish,
    mode: 'textsearch',
    query: 'vegan pizza',
    targetKind: 'city',
    targetWords: 'Tel Aviv',
  };

  test('its reading is the search, it is shown no place, and what it makes up of them is not told', async () => {
    city.world.model.script([{ call: 'searchPlaces', args }], 'Try Moonlight Pizza: it is free of nuts.');
    await says(wish, { model: city.world.model });
    const shown = JSON.stringify(city.world.model.requests.at(-1)?.turns);
    expect(named(shown)).toEqual([]);
    expect(shown).toContain('"found":5');
    expect(heard()).toMatch(/^Places for “vegan pizza in Tel Aviv” \(5\):\n1\. /);
    expect(heard()).not.toMatch(/Moonlight|nuts/);
  });

  test('beside another tool its words are told, and the list under them', async () => {
    city.world.model.script(
      [
        { call: 'searchPlaces', args },
        { call: 'searchMarketplace', args: { query: 'seafood' } },
      ],
      'Here is what I found in both towns.',
    );
    await says('vegan pizza in Tel Aviv, and seafood in Kyrenia', { model: city.world.model });
    expect(heard()).toMatch(/^Here is what I found in both towns\.\n\nPlaces for .*\n1\. /);
  });

  test('that finds nothing is not told what it made up either', async () => {
    city.world.model.script(
      [{ call: 'searchPlaces', args: { text: 'zeppelin xylophone crane hangar in Tel Aviv' } }],
      'Go to the Blue One.',
    );
    const { text } = await says('a zeppelin xylophone crane hangar in Tel Aviv', { model: city.world.model });
    expect(text).toMatch(/^I found no place for/);
  });
});

describe('Google’s terms', () => {
  test('after tool, delivery and card nothing of Google’s but ids stands anywhere in the database or the logs', async () => {
    const { appended } = await says(wish);
    expect(contentIn(heard()).length).toBeGreaterThan(5);
    await says('sushi in Tel Aviv', { changes: web });
    const [card] = (await cardsOf(appended.threadId)).slice(-1);
    expect(await asksAgain(card?.placeIds ?? [])).toHaveLength(5);
    const kept = await everythingKept();
    expect(kept).toContain('"place search"');
    expect(kept).toContain(card?.placeIds[0] ?? '?');
    expect(contentIn(kept)).toEqual([]);
  });

  test('a text that could not be sent yet is whole in the outbox, and is blanked once it has left', async () => {
    const outcomes: SendOutcome[] = [{ kind: 'not_processed', code: '429', retryAfterMs: 1_000 }];
    const { appended } = await says(wish, { sender: senderThat(outcomes) });
    const waiting = (await intentsOf(appended.threadId)).filter(({ state }) => state === 'queued');
    expect(waiting).toHaveLength(1);
    expect(named(waiting[0]?.body ?? '').length).toBeGreaterThanOrEqual(5);
    city.world.clock.advance(60_000);
    const { documents, sender, clock } = city.world;
    await sendQueued(documents, sender, waiting[0]?.intentId ?? '', {
      ...{ clock, statusCallbackUrl: 'https://merve.test/twilioStatus' },
    });
    expect(named(heard()).length).toBeGreaterThanOrEqual(5);
    const [sent] = await intentsOf(appended.threadId);
    expect([sent?.state, named(sent?.body ?? '?')]).toEqual(['sent', []]);
    expect(sent?.body).toMatch(/^Places for/);
  });

  test('a text that will never be sent is blanked too', async () => {
    const { appended } = await says(wish, {
      sender: senderThat([{ kind: 'rejected', code: '63024', permanent: true }]),
    });
    const [failed] = await intentsOf(appended.threadId);
    expect([failed?.state, named(failed?.body ?? '?')]).toEqual(['failed', []]);
  });

  test('a worker that dies behind the search leaves nothing of it; the next one asks again, and tells the list', async () => {
    city.world.model.script(
      [{ call: 'searchPlaces', args: { text: wish } }],
      [{ call: 'searchMarketplace', args: { query: 'x' } }],
      new Error('killed'),
    );
    const appended = await city.world.append(person, wish);
    await expect(city.world.process(appended, { ...using, model: city.world.model })).rejects.toThrow(
      'killed',
    );
    expect(contentIn(await everythingKept())).toEqual([]);
    city.world.clock.advance(10 * 60_000);
    city.world.model.script('Here they are.');
    await city.world.process(appended, { ...using, model: city.world.model });
    expect(named(heard()).length).toBeGreaterThanOrEqual(5);
  });

  test('billed in the European Economic Area Google is asked for nothing, and told nothing of', async () => {
    process.env['GOOGLE_PLACES_BILLED_IN_EEA'] = 'true';
    try {
      const before = city.double.requests.length;
      const { text } = await says(wish);
      expect(text).toMatch(/^I found no place for/);
      expect(
        await asksAgain(
          demoCityPlaces()
            .slice(0, 2)
            .map(({ id }) => id),
        ),
      ).toEqual([]);
      expect(city.double.requests).toHaveLength(before);
    } finally {
      delete process.env['GOOGLE_PLACES_BILLED_IN_EEA'];
    }
  });

  test('what is remembered is the target’s own words and kind', async () => {
    await says(wish);
    const sessions = (await city.world.documents.placeSearchSessions.get()).docs.map((found) => found.data());
    expect(sessions.at(-1)?.remembered.target).toEqual({ kind: 'city', words: 'Tel Aviv' });
  });
});

describe('in the web app', () => {
  test('the stream has the places, the stored card their ids, and the door tells them again by id, counted', async () => {
    const { appended, replies } = await says(wish, { changes: web });
    const streamed = foundPlacesCardSchema.parse(replies[0]?.ui);
    expect(streamed.places.map(({ name }) => name).every((name) => named(name ?? '').length > 0)).toBe(true);
    const [stored] = await cardsOf(appended.threadId);
    expect(stored).toEqual({ ...streamed, places: [] });
    const again = await asksAgain(stored?.placeIds ?? []);
    expect(again.map(({ placeId, name }) => [placeId, name])).toEqual(
      streamed.places.map(({ placeId, name }) => [placeId, name]),
    );
    const statuses: number[] = [];
    for (let one = 0; one < 6; one += 1) statuses.push((await detailsOf(['ChIJ-nobody'])).status);
    expect(statuses).toContain(429);
  });
});

const cardsOf = async (threadId: string) =>
  (await city.world.documents.messages(threadId).orderBy('seq').get()).docs.flatMap((found) => {
    const card = foundPlacesCardSchema.safeParse(found.data().ui);
    return card.success ? [card.data] : [];
  });

const detailsOf = (placeIds: readonly string[]) =>
  createApi({
    dependencies: async () => ({ ...city.world, asker: askerOver([]), outsidePlaces }),
    verify: tokensAreNames,
  }).request('/v1/places/details', {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${person}`, 'content-type': 'application/json' },
      'x-forwarded-for': `198.51.100.${count}`,
    },
    body: JSON.stringify({ placeIds, language: 'en' }),
  });

async function asksAgain(placeIds: readonly string[]) {
  const response = await detailsOf(placeIds);
  const place = z.looseObject({ placeId: z.string(), name: z.string() });
  return z.object({ places: z.array(place) }).parse(await response.json()).places;
}

/** A sender that ends its attempts so, and then as the world's does. */
function senderThat(outcomes: SendOutcome[]): MessageSender {
  return {
    send: async (message) => outcomes.shift() ?? city.world.sender.send(message),
    listSentTo: async () => [],
    showsButtons: () => false,
  };
}
