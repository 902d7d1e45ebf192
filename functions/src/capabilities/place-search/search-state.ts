import type {
  Coordinates,
  Language,
  Market,
  MervePolicy,
  PlaceField,
  PlaceSearch,
  PlaceSource,
  PriceRange,
  RememberedSearch,
  SearchMode,
  SearchNote,
} from '@merve/contract';
import type { LocatePlace } from '../../catalogue/places/place-locator.ts';
import type {
  Circle,
  NearbyQuestion,
  PlacePage,
  PlaceProvider,
  ProviderPlace,
  TextQuestion,
} from '../../integrations/place-provider.ts';
import type { PlaceSearchSettings } from '../../platform/place-search-section.ts';
import type { IntentRead } from '../../reading/search/read-search-words.ts';

/** What came in: nothing of it is changed on the way. */
export interface RawInput {
  readonly text: string | null;
  /** As the caller named it, whether or not it is spoken here. */
  readonly language: string | null;
  readonly userLocation: Coordinates | null;
  /** Given by the caller, or taken from a page token: then no model is asked. */
  readonly schema: PlaceSearch | null;
  /** Of an earlier page: the provider's token, and where that search looked. */
  readonly page: OpenedPage | null;
}

export interface OpenedPage {
  readonly source: PlaceSource;
  readonly providerToken: string;
  readonly at: Coordinates | null;
}

/** What a search knows beside its input. */
export interface SearchContext {
  readonly market: Market;
  readonly config: Pick<MervePolicy, 'providers' | 'taxi'>;
  readonly settings: PlaceSearchSettings;
  readonly remembered: RememberedSearch | null;
  /** Where the person said to be within the last hour; null where nobody knows. */
  readonly here: Coordinates | null;
  readonly now: Date;
}

export type ValidTarget =
  | { readonly kind: 'city' | 'place'; readonly words: string }
  | { readonly kind: 'coords'; readonly at: Coordinates }
  | { readonly kind: 'me' };

/** A search that has passed the rules, every value decided. */
export interface ValidatedSearch {
  readonly mode: SearchMode;
  readonly query: string | null;
  readonly target: ValidTarget;
  readonly type: string | null;
  readonly keyword: string | null;
  readonly price: PriceRange | null;
  readonly openNow: boolean;
  /** Metres; null for the default of the target's kind. */
  readonly radius: number | null;
  readonly rankBy: 'prominence' | 'distance' | null;
  readonly language: Language;
  readonly region: string | null;
  readonly fields: readonly PlaceField[];
  readonly pageSize: number;
  /** Rows of rules that the mode does not pass. */
  readonly failed: readonly string[];
}

export interface ResolvedTarget {
  readonly kind: ValidTarget['kind'];
  /** The city or place, in the words of whoever asked; null for a point and for "me". */
  readonly words: string | null;
  /** Null where the words could not be located: they then stand in the question itself. */
  readonly at: Coordinates | null;
  readonly radiusMetres: number;
  /** Who knew where it is. */
  readonly from: 'person' | PlaceSource | null;
}

type Asked<Question> = Omit<Question, 'caller' | 'signal' | 'timeoutMs'>;

/** The questions that a search is made of, and what of their answers is kept. */
export interface SearchParams {
  readonly calls: readonly (
    | { readonly call: 'searchText'; readonly question: Asked<TextQuestion> }
    | { readonly call: 'searchNearby'; readonly question: Asked<NearbyQuestion> }
  )[];
  /** What is farther is left out by our own measure; null keeps all. */
  readonly within: Circle | null;
  readonly timeoutMs: number;
}

export interface RawResponse extends PlacePage {
  readonly source: PlaceSource;
}

/** How one step decided, for whoever looks at a run. Holds our words, kinds and numbers, and nothing of a provider. */
export interface Decision {
  readonly step: string;
  readonly decided: string;
  readonly why: string;
  readonly tookMs: number;
}

export interface SearchMeta {
  readonly notes: readonly SearchNote[];
  /** Who read the intent; null before it is read. */
  readonly readBy: 'schema' | 'model' | 'words' | null;
  /** 0 to 1, of a reading. */
  readonly confidence: number | null;
  readonly rationale: string | null;
  /** Provider calls that were made, repeats of a failed one not counted. */
  readonly providerCalls: number;
  readonly decisions: readonly Decision[];
}

/** The one state of a search: ten keys, each filled by one step (P-41). */
export interface SearchState {
  readonly rawInput: RawInput;
  readonly context: SearchContext;
  readonly schema: PlaceSearch | null;
  readonly validated: ValidatedSearch | null;
  readonly resolvedTarget: ResolvedTarget | null;
  readonly mode: SearchMode | null;
  readonly params: SearchParams | null;
  readonly rawResponse: RawResponse | null;
  readonly normalized: readonly ProviderPlace[] | null;
  readonly meta: SearchMeta;
}

/** A state in which these keys are filled. */
export type Filled<Key extends keyof SearchState> = SearchState & {
  readonly [Name in Key]: NonNullable<SearchState[Name]>;
};

/** What a step adds: its key, what it decided and why, and what is to be noted. */
export interface StepOutcome<Key extends keyof SearchState> {
  readonly filled: { readonly [Name in Key]: NonNullable<SearchState[Name]> };
  readonly decided: string;
  readonly why: string;
  readonly notes?: readonly SearchNote[];
  readonly meta?: Partial<Pick<SearchMeta, 'readBy' | 'confidence' | 'rationale'>>;
  /** Provider calls of this step. */
  readonly calls?: number;
}

/** The doors through which steps reach the world; everything else in them is pure. */
export interface SearchPorts {
  /** Reads a text: a model's reading where one answers, else that of words. */
  readIntent(
    text: string,
    language: Language,
    context: SearchContext,
  ): Promise<IntentRead & { readonly by: 'model' | 'words' }>;
  readonly locate: LocatePlace;
  /** In the order in which they are asked: the next one where one is not asked at all, and where the market has nothing. */
  readonly providers: readonly PlaceProvider[];
  /** The listing of this market that a place is; null for none. */
  listingOf(place: ProviderPlace): string | null;
  /** Keeps what the next search may go by; nowhere, where the caller named no session. */
  remember(search: RememberedSearch): Promise<void>;
  /** Milliseconds of a clock that only goes forward. */
  elapsed(): number;
  /** Aborts after so many milliseconds, or when nobody waits for the search any more. */
  expires(ms: number): AbortSignal;
}
