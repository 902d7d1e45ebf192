import type { JsonObject, Language, ListingAction } from '@merve/contract';

/** A tool as a model sees it: name, purpose, and the JSON Schema of its arguments. */
export interface ToolDeclaration {
  readonly name: string;
  readonly description: string;
  readonly parameters: JsonObject;
  /** For code that answers in a model's place. */
  readonly ability?: Ability;
}

/** What people can ask for with a tool, as it stands in a list: `order food`. In every language. */
export type Ability = Readonly<Record<Language, string>>;

/**
 * One part of the conversation. `raw` is a model's own answer exactly as it came (part objects as received,
 * `thoughtSignature` and call ids included): it must go back unchanged, or the Gemini API answers 400.
 */
export type ModelTurn =
  | { readonly role: 'user'; readonly text: string }
  | { readonly role: 'assistant'; readonly text: string }
  | { readonly role: 'model'; readonly modelId: string; readonly rawParts: readonly JsonObject[] }
  | { readonly role: 'tool'; readonly results: readonly ToolResponse[] };

export interface ToolResponse {
  readonly callId: string | null;
  readonly name: string;
  /** Starts with `committed: false | true`. */
  readonly response: JsonObject;
}

export interface ModelRequest {
  readonly system: string;
  /** Oldest first; ends with the person's message or with tool results. */
  readonly turns: readonly ModelTurn[];
  readonly tools: readonly ToolDeclaration[];
  /** Facts a planner without a network needs; an LLM gets the same from `system`. */
  readonly situation: {
    readonly marketId: string;
    /** IANA zone in which "tomorrow at eight" is meant. */
    readonly timeZone: string;
    readonly now: Date;
    readonly language: Language;
    /** What waits for a YES, as it was shown; null if nothing does. */
    readonly pendingSummary: string | null;
    /** The tool that proposed it; left out where nothing waits, or that is not known. */
    readonly pendingTool?: string;
    readonly lastListings: readonly { readonly listingId: string; readonly name: string }[];
    /** The saved trip that the conversation speaks of; left out where it speaks of none. */
    readonly trip?: {
      readonly destination: string;
      /** True where the turn before this one was about it. */
      readonly isNewest: boolean;
      /** Its first day, YYYY-MM-DD; left out where the conversation does not know it. */
      readonly startDate?: string;
    };
  };
}

export interface ToolCall {
  /** The model's own id of the call; goes back with the result. Never used as an idempotency key. */
  readonly callId: string | null;
  readonly name: string;
  readonly args: JsonObject;
}

export interface ModelAnswer {
  readonly modelId: string;
  readonly rawParts: readonly JsonObject[];
  /** Text parts joined, thoughts left out. */
  readonly text: string;
  readonly toolCalls: readonly ToolCall[];
  readonly finish: 'stop' | 'length';
  readonly usage: { readonly inputTokens: number; readonly outputTokens: number };
}

/** `modelId` of the model that wrote the piece; a chain knows which, a single model may leave it out. */
export type OnText = (delta: string, modelId?: string) => void;

/**
 * The one door to a language model. Adapters: Gemini, the keyword planner, the fallback chain; all pass
 * `testing/language-model-conformance.ts`.
 */
export interface LanguageModel {
  readonly modelId: string;
  /**
   * One answer: text, tool calls, or both.
   * @param options.onText is given each piece of text as it arrives, thoughts left out, and by whom it is if that is known.
   * @throws MerveError `MODEL_TIMEOUT`, `MODEL_RATE_LIMITED`, `MODEL_UNAVAILABLE`, `MODEL_BLOCKED` (safety),
   *   `MODEL_MALFORMED` or `MODEL_MISCONFIGURED` (a bad key or an unknown model id).
   */
  generate(
    request: ModelRequest,
    options?: { readonly signal?: AbortSignal; readonly onText?: OnText },
  ): Promise<ModelAnswer>;
}

export interface MentionedListing {
  readonly listingId: string;
  readonly name: string;
  /** The piece of the text that named it. */
  readonly matched: string;
  /** What can be asked for there. Left out where that is not known. */
  readonly takes?: readonly ListingAction['actionType'][];
  /** People taken for granted where nobody says how many, as for a barber's chair; left out where it must be asked, or nothing is booked. */
  readonly usualParty?: number;
  /** How long a booking there lasts. Left out where that is nights. */
  readonly lastsMinutes?: number;
  /** The first and the last time of day at which something may begin there, in minutes from midnight; past 1,440 it is the night. */
  readonly startsWithin?: readonly [number, number];
  /** True where rooms are booked by the night, which needs no time of day; left out elsewhere. */
  readonly byNight?: boolean;
}

/** What the keyword planner may ask of the catalogue. Implemented by `catalogue/`. */
export interface CatalogueMentions {
  /**
   * Listings whose names occur in `text` (folded for case, accents and Turkish letters; small typos allowed),
   * best match first, at most five. Empty when none is named.
   */
  mentionsIn(text: string, marketId: string): Promise<readonly MentionedListing[]>;
  /** Kinds of places of the market that a short message names, in the catalogue's words; empty where it speaks of something else. */
  kindsIn(text: string, marketId: string): Promise<readonly string[]>;
  /** The town of the market that a text names, in any of Merve's languages, and where it stands in it; null for none. Left out where nobody knows. */
  townIn?(
    text: string,
    marketId: string,
  ): Promise<{ readonly name: string; readonly start: number; readonly end: number } | null>;
}
