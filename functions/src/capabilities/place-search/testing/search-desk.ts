import { type PlaceSearch, placeSearchSchema, type RememberedSearch } from '@merve/contract';
import type {
  NearbyQuestion,
  PlacePage,
  PlaceProvider,
  ProviderPlace,
  TextQuestion,
} from '../../../integrations/place-provider.ts';
import { placeSearchSection } from '../../../platform/place-search-section.ts';
import { testConfig, testMarket } from '../../../tools/testing/tool-context.ts';
import { intentOf } from '../read-intent.ts';
import { runSearch } from '../run-search.ts';
import type { RawInput, SearchContext, SearchPorts } from '../search-state.ts';

export const settings = placeSearchSection.parse({});
export const telAviv = { latitude: 32.08, longitude: 34.78 };
/** One target of each kind. */
export const targets = {
  me: { kind: 'me' },
  coords: { kind: 'coords', coords: { lat: 32.08, lng: 34.78 } },
  city: { kind: 'city', city: 'Tel Aviv' },
  venue: { kind: 'place', place: 'Azrieli Tel Aviv' },
} as const;

export const searchContext = (changes: Partial<SearchContext> = {}): SearchContext => ({
  ...{ market: testMarket, config: testConfig([]), settings, remembered: null, here: null },
  now: new Date('2026-11-21T10:00:00Z'),
  ...changes,
});

export const rawInput = (changes: Partial<RawInput> = {}): RawInput => ({
  ...{ text: null, language: null, userLocation: null, schema: null, page: null },
  ...changes,
});

/** A schema as a client sends it: what is left out is filled in. */
export function schemaOf(search: object, output: object = {}): PlaceSearch {
  return placeSearchSchema.parse({ search, output });
}

export const providerPlace = (changes: Partial<ProviderPlace> = {}): ProviderPlace => ({
  ...{ id: 'p1', name: 'Almond Oven', address: 'Dock Street 4', at: telAviv, rating: 4.5, ratings: 120 },
  ...{ priceLevel: 2, website: 'https://almond.example', openNow: true, openUntil: null },
  ...{ utcOffsetMinutes: null, photo: null, attributions: [], listingId: null },
  ...changes,
});

type Call =
  | { readonly call: 'searchText'; readonly question: TextQuestion }
  | { readonly call: 'searchNearby'; readonly question: NearbyQuestion };

/** A provider of these places that writes down what it is asked, and fails where it is told to. */
export class RecordingProvider implements PlaceProvider {
  readonly source: PlaceProvider['source'];
  readonly calls: Call[] = [];
  page: PlacePage = { places: [], nextPageToken: null };
  failure: Error | null = null;

  constructor(source: PlaceProvider['source'] = 'google') {
    this.source = source;
  }

  async searchText(question: TextQuestion): Promise<PlacePage> {
    this.calls.push({ call: 'searchText', question });
    return this.#answer();
  }

  async searchNearby(question: NearbyQuestion): Promise<PlacePage> {
    this.calls.push({ call: 'searchNearby', question });
    return this.#answer();
  }

  async details(id: string): Promise<ProviderPlace | null> {
    return this.page.places.find((place) => place.id === id) ?? null;
  }

  async photo(name: string): Promise<string | null> {
    return `https://photos.example/${name}`;
  }

  #answer(): PlacePage {
    if (this.failure !== null) throw this.failure;
    return this.page;
  }
}

/** Whatever a search reaches of the world, written down. */
export class SearchDesk {
  readonly provider = new RecordingProvider();
  readonly market = new RecordingProvider('market');
  readonly kept: RememberedSearch[] = [];
  /** What is known by words, and how often that was asked. */
  known: Readonly<Record<string, { latitude: number; longitude: number }>> = {};
  readonly located: { readonly words: string; readonly isNeeded: boolean }[] = [];
  from: 'market' | 'google' | 'mapbox' = 'market';
  listingId: string | null = null;

  readonly ports: SearchPorts = {
    readIntent: async (text, language, { remembered, settings: { ALLOWED_TYPES: types } }) =>
      intentOf(null, { text, language, remembered, types }),
    locate: async (words, _search, isNeeded) => {
      this.located.push({ words, isNeeded });
      const at = this.known[words];
      return at === undefined ? { at: null, calls: 0 } : { at, from: this.from, calls: 0 };
    },
    providers: [this.provider, this.market],
    listingOf: () => this.listingId,
    remember: async (search) => void this.kept.push(search),
    elapsed: () => 0,
    expires: () => new AbortController().signal,
  };

  run(input: Partial<RawInput>, context: Partial<SearchContext> = {}) {
    return runSearch({ rawInput: rawInput(input), context: searchContext(context) }, this.ports);
  }

  /** The one call that was made. */
  get asked(): Call {
    const [only, ...more] = this.provider.calls;
    if (only === undefined || more.length > 0) throw new Error(`${this.provider.calls.length} calls`);
    return only;
  }

  /** A search as a schema says it. */
  search(search: object, output: object = {}, context: Partial<SearchContext> = {}) {
    return this.run({ schema: schemaOf(search, output) }, context);
  }

  /** The one call that was made, a search by words. */
  get askedByWords(): TextQuestion {
    if (this.asked.call !== 'searchText') throw new Error('It was a nearby search');
    return this.asked.question;
  }

  /** The one call that was made, a search around a point. */
  get askedAround(): NearbyQuestion {
    if (this.asked.call !== 'searchNearby') throw new Error('It was a search by words');
    return this.asked.question;
  }
}
