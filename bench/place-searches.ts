import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  languageSchema,
  type PlaceField,
  placeFieldSchema,
  placeSearchResponseSchema,
} from '@merve/contract';
import { z } from 'zod';
import { providerPlace, SearchDesk } from '../functions/src/capabilities/place-search/testing/search-desk.ts';
import { createApi } from '../functions/src/entrypoints/create-api.ts';
import { tokensAreNames } from '../functions/src/entrypoints/testing/tokens-are-names.ts';
import { createGooglePlaces } from '../functions/src/integrations/google-places/index.ts';
import type { OutsidePlaces, PlaceProvider } from '../functions/src/integrations/place-provider.ts';
import { askerOver } from '../functions/src/model/asker.ts';
import { createWorld, type World } from '../functions/src/orchestrator/testing/world.ts';
import { placeSearchSection } from '../functions/src/platform/place-search-section.ts';
import { readSearchWords } from '../functions/src/reading/search/read-search-words.ts';
import { expectedIntentSchema, scoreIntent } from '../functions/src/reading/search/score-intent.ts';
import { demoCityPlaces, startGooglePlacesDouble } from '../local/sandbox/google-places/index.ts';
import { repositoryRoot } from '../local/stack/repository-root.ts';
import { median, type Row, rounded } from './row.ts';

const apiKey = 'AIza-a-key-of-the-bench';
const settings = placeSearchSection.parse({});
const telAviv = { lat: 32.08, lng: 34.78 };
const lineSchema = z.object({ text: z.string(), lang: languageSchema, expect: expectedIntentSchema });

/** How searches of the project's own corpus are read by their words alone, in each language. */
function intentRows(): Row[] {
  const parts = { mode: '≥ 90', kind: '≥ 90', filters: '≥ 85' } as const;
  return languageSchema.options.flatMap((language) => {
    const scores = readFileSync(join(repositoryRoot(), 'corpora/places-intent', `${language}.jsonl`), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => lineSchema.parse(JSON.parse(line)))
      .map(({ text, expect }) => {
        const { schema } = readSearchWords(text, language, {
          remembered: null,
          types: settings.ALLOWED_TYPES,
        });
        return scoreIntent(schema, expect, language);
      });
    return (['mode', 'kind', 'filters'] as const).map((part): Row => {
      const labelled = scores.flatMap((score) => score[part] ?? []);
      const value = rounded((100 * labelled.filter(Boolean).length) / labelled.length);
      return { name: `places.intent.${language}.${part}`, value, unit: '%', target: parts[part] };
    });
  });
}

/** The door of the search over a world, with somebody who has not searched yet for each call: nobody is over a limit. */
function doorOf(world: World, outsidePlaces: OutsidePlaces) {
  const deps = { ...world, asker: askerOver([]), outsidePlaces };
  const api = createApi({ dependencies: async () => deps, verify: tokensAreNames });
  let count = 0;
  return async (body: object) => {
    count += 1;
    const response = await api.request('/v1/places/search', {
      method: 'POST',
      headers: {
        ...{ authorization: `Bearer searcher-${count}`, 'content-type': 'application/json' },
        'x-forwarded-for': `198.51.${Math.floor(count / 250)}.${(count % 250) + 1}`,
      },
      body: JSON.stringify(body),
    });
    if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
    return placeSearchResponseSchema.parse(await response.json());
  };
}

/** What each field is in an answer. */
const shown: Readonly<Record<PlaceField, string>> = {
  ...{ place_id: 'placeId', name: 'name', formatted_address: 'address', geometry: 'location' },
  ...{ opening_hours: 'openNow', rating: 'rating', user_ratings_total: 'userRatingsTotal' },
  ...{ price_level: 'priceLevel', website: 'website', photos: 'photoUrl' },
};
/** Named beside every field: whose it is, and how it is found again. */
const always = ['places.id', 'places.attributions', 'nextPageToken'];

/** Calls of the provider that a search takes, and what of its fields was asked for nothing, or used without being asked. */
async function callRows(world: World): Promise<Row[]> {
  const double = await startGooglePlacesDouble({ apiKey, places: demoCityPlaces() });
  try {
    const google = createGooglePlaces({ apiKey, baseUrl: double.url, cap: null, settings });
    const search = doorOf(world, { google, map: null, geocoder: null });
    const callsOf = async (bodies: readonly object[]) => {
      const counts: number[] = [];
      for (const body of bodies) {
        const before = double.requests.length;
        await search({ language: 'en', ...body });
        counts.push(double.requests.length - before);
      }
      return Math.max(...counts);
    };
    const known = await callsOf([
      { text: 'vegan pizza near me', userLocation: telAviv },
      { text: 'cafes near me', userLocation: telAviv },
      { text: 'the nearest bar', userLocation: telAviv },
      { text: 'Azrieli' },
    ]);
    const named = await callsOf([
      { text: 'vegan pizza in Tel Aviv' },
      { text: 'sushi within 900 m of Dizengoff Street' },
      { text: 'cheap cafes near Azrieli Tel Aviv' },
    ]);
    let unused = 0;
    let unasked = 0;
    for (const field of placeFieldSchema.options) {
      const { restaurants } = await search({
        schema: {
          search: { mode: 'textsearch', query: 'pizza', target: { kind: 'city', city: 'Tel Aviv' } },
          output: { fields: [field] },
        },
      });
      const mask = (double.requests.at(-1)?.mask ?? '').split(',').filter((path) => !always.includes(path));
      const told = (name: string) =>
        restaurants.some((place) => new Map(Object.entries(place)).get(name) !== null);
      if (field !== 'place_id' && (mask.length === 0 || !told(shown[field]))) unused += 1;
      unasked += Object.entries(shown).filter(([other, name]) => other !== field && told(name)).length;
    }
    return [
      { name: 'places.calls.known', value: known, unit: 'calls at most', target: '≤ 1' },
      { name: 'places.calls.named', value: named, unit: 'calls at most', target: '≤ 2' },
      { name: 'places.fields.unused', value: unused, unit: 'fields', target: '= 0' },
      { name: 'places.fields.unasked', value: unasked, unit: 'fields', target: '= 0' },
    ];
  } finally {
    await double.stop();
  }
}

const rounds = 60;

async function cpuOf(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    await call();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return median(times.slice(rounds / 3));
}

/** Own processor time of a search whose provider answers at once, beside that of a request that does nothing. */
async function cpuRow(world: World): Promise<Row[]> {
  const page = {
    places: Array.from({ length: 20 }, (_, index) => providerPlace({ id: `p${index}` })),
    nextPageToken: null,
  };
  const google: PlaceProvider = {
    source: 'google',
    searchText: async () => page,
    searchNearby: async () => page,
    details: async () => null,
    photo: async () => null,
  };
  const search = doorOf(world, { google, map: null, geocoder: null });
  const api = createApi({ dependencies: async () => world, verify: tokensAreNames });
  const empty = await cpuOf(async () => (await api.request('/health')).text());
  const text = 'cheap vegan pizza in Tel Aviv';
  const searched = await cpuOf(() => search({ text, language: 'en' }));
  const desk = new SearchDesk();
  desk.provider.page = page;
  const own = await cpuOf(() => desk.run({ text, language: 'en' }));
  return [
    // The eight steps with their reading, apart from the door and from the stand-in of Firestore, which runs in the same process.
    { name: 'places.cpu.own', value: rounded(own, 2), unit: 'ms', target: '≤ 5' },
    { name: 'places.cpu', value: rounded(searched, 2), unit: 'ms', target: null },
    { name: 'places.cpu.ofEmptyRequest', value: rounded(searched / empty), unit: 'times', target: null },
  ];
}

/** What a search of the world's places takes, and how it is read where no model answers. */
export async function placeSearchRows(): Promise<Row[]> {
  const world = await createWorld();
  try {
    return [...intentRows(), ...(await callRows(world)), ...(await cpuRow(world))];
  } finally {
    await world.stop();
  }
}
