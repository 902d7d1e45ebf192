import type { ChatMessageRequest, ChatMessageResponse, Message } from '@merve/contract';
import type { ApiRoute } from '@merve/contract/api';
import type { z } from 'zod';
import type { Catalogue, SearchIndex } from '../catalogue/index.ts';
import type { MessageSender } from '../integrations/message-sender.ts';
import type { OutsidePlaces } from '../integrations/place-provider.ts';
import type { RiskSources } from '../integrations/risk-sources.ts';
import type { VoiceService } from '../integrations/voice-service.ts';
import type { MarketReader } from '../markets/index.ts';
import type { Asker } from '../model/asker.ts';
import type { SendOptions } from '../outbox/index.ts';
import type { Clock } from '../platform/clock.ts';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import type { RestaurantSearch } from '../restaurants/restaurant-search.ts';
import type { Wakeups } from './due-kind.ts';

/** Who sends a request, by a verified token. */
export interface Identity {
  readonly uid: string;
  readonly name: string | null;
  /** The markets they are an operator of, by custom claims that only the backend's owner can set; nobody's is empty. */
  readonly operates: 'all' | readonly string[];
  /** True for an account that was made without an address or a provider: they cost nothing to make. */
  readonly isAnonymous?: boolean;
}

/** Whether somebody is an operator of a market. What belongs to no market is for operators of all. Pure. */
export function isOperatorOf({ operates }: Pick<Identity, 'operates'>, marketId: string | null): boolean {
  return operates === 'all' || (marketId !== null && operates.includes(marketId));
}

/** What is known of a request beside its route's own fields. `deps` is what the route may use of the world. */
interface RequestFrame<Deps> {
  /** Nobody for a route that asks for no account. */
  readonly identity: Identity;
  readonly traceId: string;
  /** Of the request, as the proxies wrote it. */
  readonly forwardedFor: string | undefined;
  /** The `Accept` header: a route that can tell of its events does so where it asks for them. */
  readonly accept: string | undefined;
  readonly deps: Deps;
}

/** A request as it came, of whoever may call its route. */
export interface RawRequest<Deps> extends RequestFrame<Deps> {
  readonly params: unknown;
  readonly query: unknown;
  /** Read by routes that have one. */
  body(): Promise<unknown>;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** A request that has passed its route's caller check and schemas. */
export interface RouteRequest<Route extends ApiRoute, Deps> extends RequestFrame<Deps> {
  readonly params: Parsed<Route['params']>;
  readonly query: Parsed<Route['query']>;
  readonly body: Parsed<Route['body']>;
}

/**
 * What a handler answers: what the route's schema takes, of which fields the schema does not name never leave; or one of the
 * route's refusals, as it is.
 */
export type RouteAnswer<Route extends ApiRoute> = Promise<z.input<Route['response']['schema']> | Response>;

/** A route of the contract with whoever answers it. */
export interface AnsweredRoute<Deps> {
  readonly route: ApiRoute;
  answer(raw: RawRequest<Deps>): Promise<Response>;
}

/** Who says something, by which request. */
export type Speaking = Pick<RouteRequest<ApiRoute, unknown>, 'identity' | 'traceId' | 'forwardedFor'>;

/** What a message is about, where its route says so and has looked whether the person may see it. */
export type SaidAbout = Pick<Message, 'trip'>;

/** The conversation of an account, for a route that is a door to it. */
export interface Conversing {
  /** A message of the person, and what Merve answers. @throws MerveError as the door of messages does. */
  say(from: Speaking, message: ChatMessageRequest, about?: SaidAbout): Promise<ChatMessageResponse>;
  /** The same, told as it comes about. */
  tell(from: Speaking, message: ChatMessageRequest, about?: SaidAbout): Promise<Response>;
}

/** What a capability's route may use of the world. */
export interface RouteWorld {
  readonly documents: Documents;
  readonly clock: Clock;
  readonly asker: Asker;
  /** The markets as this instance keeps them; read anew where left out. */
  readonly markets?: MarketReader;
  readonly catalogue: Pick<Catalogue, 'of' | 'latest'>;
  readonly searchIndex: SearchIndex;
  /** Null, or left out, where none is configured. */
  readonly outsidePlaces?: OutsidePlaces | null;
  /** Whom a plan may ask what speaks against a venue. Left out where nobody can be asked. */
  readonly riskSources?: RiskSources | null;
  /** Null, or left out, where nobody reads aloud but the browser. */
  readonly voice?: VoiceService | null;
  /** Left out where nobody converses. */
  readonly conversing?: Conversing;
  /** Left out where restaurants cannot be searched. */
  readonly restaurantSearch?: RestaurantSearch;
  /** Left out where nothing is sent at once: what was written is in the outbox, and the sweep sends it. */
  readonly sender?: MessageSender;
  readonly statusCallbackUrl?: SendOptions['statusCallbackUrl'];
  readonly sendScheduler?: SendOptions['sendScheduler'];
  /** Left out where the sweep alone comes back to what is due. */
  readonly wakeups?: Wakeups;
}

/** What is wrong with a body, where a route has an error of its own for that. */
export type BadBody = (issues: readonly z.core.$ZodIssue[]) => MerveError;

/**
 * Makes a route of the contract answer: parses what came, and sends what the route's schema lets through.
 * @throws MerveError `BAD_REQUEST` with the fields at fault, or what `badBody` makes of them.
 */
export function answerRoute<Route extends ApiRoute, Deps = RouteWorld>(
  route: Route,
  handle: (request: RouteRequest<Route, Deps>) => RouteAnswer<Route>,
  badBody: BadBody = badRequest,
): AnsweredRoute<Deps> {
  return {
    route,
    async answer({ params: rawParams, query: rawQuery, body: readBody, ...frame }) {
      const params = route.params && parsed(route.params, rawParams);
      const query = route.query && parsed(route.query, rawQuery);
      const body = route.body && parsed(route.body, await readBody(), badBody);
      const answer = await handle({
        ...frame,
        params: params as Parsed<Route['params']>,
        query: query as Parsed<Route['query']>,
        body: body as Parsed<Route['body']>,
      });
      if (answer instanceof Response) return answer;
      return Response.json(route.response.schema.parse(answer), { status: route.response.status });
    },
  };
}

const badRequest: BadBody = (issues) => {
  const fields = issues.map((issue) => issue.path.join('.') || 'body').join(', ');
  return new MerveError('BAD_REQUEST', `Not as it should be: ${fields}`, { details: { fields } });
};

function parsed<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  bad: BadBody = badRequest,
): z.output<Schema> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw bad(read.error.issues);
}
