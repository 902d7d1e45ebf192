import type { z } from 'zod';

/** Who may call a route: everybody, a signed-in account (anonymous ones too), an operator, or a service with the secret. */
export type Caller = 'anyone' | 'account' | 'operator' | 'service';

/** One route of the HTTP API: what goes in, what comes out. The functions bind it, the OpenAPI document describes it. */
export interface ApiRoute {
  /** Unique; what generated clients call it. */
  readonly operationId: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With parameters as `{name}`. */
  readonly path: string;
  /** Where the same route is found besides. */
  readonly alias?: string;
  readonly caller: Caller;
  /**
   * `calls` if left out: the market's limit for an account, or for an address. `messages`: it puts a message into a conversation, and has the
   * limits and exemptions of messages (cancel, STOP). `place-searches`: it asks outside providers that are paid. `never`: it takes something back, or costs nothing.
   */
  readonly limitedBy?: 'calls' | 'messages' | 'place-searches' | 'never';
  /** Of routes of operators whose path names nothing of a market: the answer has only what is of the caller's markets. */
  readonly narrowed?: true;
  readonly summary: string;
  /** More than the summary, where there is more to say. Markdown. */
  readonly description?: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body is bytes of one of these media types, at most so many, and not JSON; `body` gets a `Uint8Array`. */
  readonly bytes?: { readonly types: readonly string[]; readonly most: number };
  readonly response: {
    readonly status: 200 | 201 | 202;
    readonly description: string;
    readonly schema: z.ZodType;
    /** What is answered in place of JSON: then `schema` is a text, and stands for its bytes. */
    readonly media?: 'audio/mpeg' | 'image/webp' | 'text/calendar';
    /** Also answered as server-sent events, each one of these. */
    readonly events?: z.ZodType;
  };
  /** Answers besides the errors every route has, by status. */
  readonly refusals?: Readonly<Record<number, { readonly description: string; readonly schema: z.ZodType }>>;
}

/** Keeps the exact types of the schemas, which `ApiRoute` alone would forget. */
export function apiRoute<const Route extends ApiRoute>(route: Route): Route {
  return route;
}
