import { afterEach, beforeEach, jest } from '@jest/globals';
import { apiErrorSchema, type PlaceSearchRequest, placeSearchResponseSchema } from '@merve/contract';
import { z } from 'zod';
import { googleCityOfFile } from '../../capabilities/place-search/testing/google-city.ts';
import type { VoiceService } from '../../integrations/voice-service.ts';
import type { createYelp } from '../../integrations/yelp/index.ts';
import { askerOver } from '../../model/asker.ts';
import { captureLogs } from '../../tools/testing/capture-logs.ts';
import { createApi } from '../create-api.ts';
import { tokensAreNames } from './tokens-are-names.ts';

export const telAviv = { lat: 32.08, lng: 34.78 };
export const cafes = {
  search: { mode: 'nearbysearch', target: { kind: 'coords', coords: telAviv }, filters: { type: 'cafe' } },
} as const;

const noVoice: VoiceService | null = null;
const noYelp: ReturnType<typeof createYelp> | null = null;

interface Asking {
  readonly path?: string;
  readonly token?: string;
  readonly ip?: string;
}

/** The door of the search for the tests of a file: each of them has an account, an address and a day of its own. */
export function placeSearchDoor() {
  const city = googleCityOfFile();
  let count = 0;
  let logs: string[] = [];
  let api: ReturnType<typeof createApi>;
  const uidNow = () => `searcher-${count}`;
  const post = (
    body: unknown,
    { path = '/api/places/search', token = uidNow(), ip = `198.51.100.${count}` }: Asking = {},
  ) =>
    api.request(path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-forwarded-for': ip,
      },
      body: JSON.stringify(body),
    });
  const door = {
    city,
    post,
    /** Who reads the texts; nobody, unless a test says so. */
    asker: askerOver([]),
    /** Nobody, unless a test says so. */
    voice: noVoice,
    yelp: noYelp,
    get uid() {
      return uidNow();
    },
    get logs() {
      return logs;
    },
    request: (...request: Parameters<typeof api.request>) => api.request(...request),
    async found(body: Partial<Record<keyof PlaceSearchRequest, unknown>>, how: Asking = {}) {
      const response = await post(body, how);
      if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
      return placeSearchResponseSchema.parse(await response.json());
    },
    async refused(body: unknown, how: Asking = {}) {
      const response = await post(body, how);
      const { error } = z.object({ error: apiErrorSchema }).parse(await response.json());
      return [response.status, error.code];
    },
  };
  beforeEach(() => {
    logs = captureLogs();
    count += 1;
    city.world.clock.advance(24 * 60 * 60_000);
    door.asker = askerOver([]);
    door.voice = null;
    door.yelp = null;
    const outsidePlaces = { google: city.google(), map: null, geocoder: null };
    api = createApi({
      dependencies: async () => ({
        ...{ ...city.world, asker: door.asker, voice: door.voice },
        outsidePlaces: { ...outsidePlaces, yelp: door.yelp },
      }),
      verify: tokensAreNames,
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  return door;
}
