import type { ApiRoute } from '@merve/contract/api';
import type { Catalogue, SearchIndex } from '../catalogue/index.ts';
import type { PictureStore } from '../integrations/picture-store.ts';
import type { OutsidePlaces } from '../integrations/place-provider.ts';
import type { RiskSources } from '../integrations/risk-sources.ts';
import type { VoiceService } from '../integrations/voice-service.ts';
import type { Wakeups } from '../manifest/due-kind.ts';
import type { Identity } from '../manifest/route.ts';
import type { Embedder } from '../model/embedder.ts';
import type { OrchestratorDependencies } from '../orchestrator/dependencies.ts';
import { MerveError } from '../platform/errors.ts';
import type { RestaurantSearch } from '../restaurants/restaurant-search.ts';

/** What every route finds in its context. */
export type Environment = { Variables: { traceId: string } };

/** All that a turn needs, and the catalogue to look things up in. */
export interface ApiDependencies extends OrchestratorDependencies {
  readonly catalogue: Pick<Catalogue, 'note' | 'mentionsIn' | 'kindsIn' | 'townIn' | 'of' | 'latest'>;
  readonly searchIndex: SearchIndex;
  readonly outsidePlaces?: OutsidePlaces | null;
  readonly riskSources?: RiskSources | null;
  /** Null, or left out, where nobody reads aloud but the browser. */
  readonly voice?: VoiceService | null;
  readonly restaurantSearch?: RestaurantSearch;
  readonly wakeups: Wakeups;
}

/** What routes need of the world; tests give their own. */
export interface RouteNeeds<Deps> {
  /** Loaded with the first request that needs them. */
  dependencies(): Promise<Deps>;
  /** Who calls. @throws MerveError `UNAUTHENTICATED` */
  verify(authorization: string | undefined, serviceToken?: string): Promise<Identity>;
  /** Whether an operator may call a route about what its path names. @throws MerveError `FORBIDDEN` */
  admit?(operator: Identity, route: ApiRoute, params: Readonly<Record<string, string>>): Promise<void>;
}

export interface ApiNeeds extends RouteNeeds<ApiDependencies> {
  /** What embeds for this API at an outside service, for who asks whether it answers; null, or left out, where none does. */
  embedder?(): Promise<Embedder | null>;
  /** Where pictures of listings lie; null, or left out, where no bucket is named. Asked for by the routes of pictures alone. */
  pictures?(): Promise<PictureStore | null>;
  /** What restaurants are found by where no model answers; null, or left out, where they are not searched by meaning. */
  restaurantEmbedder?(): Promise<Embedder | null>;
}

/** Bytes a request body may have; a message of the longest allowed text in any script fits several times. */
const maximumBodyBytes = 64 * 1024;

/** How deep a body's objects and arrays may lie in each other: no route asks for more than half of it, and Firestore stores no more than 20. */
const maximumBodyDepth = 12;

/** @throws MerveError `BAD_REQUEST` for what is not JSON, or is larger or deeper than any request has reason to be. */
export async function jsonBody(request: Request): Promise<unknown> {
  const text = await request.text();
  if (Buffer.byteLength(text) > maximumBodyBytes)
    throw new MerveError('BAD_REQUEST', 'The body is too large');
  const value = jsonIn(text);
  // Before any schema sees it: a schema goes down as deep as the value does.
  if (isDeeperThan(maximumBodyDepth, value)) throw new MerveError('BAD_REQUEST', 'The body is too deep');
  return value;
}

/**
 * A body that is no JSON, counted as it comes in: one that is too long is not read to its end.
 * @throws MerveError `BODY_TOO_LARGE`
 */
export async function bytesBody(request: Request, most: number): Promise<Uint8Array> {
  const tooLarge = () =>
    new MerveError('BODY_TOO_LARGE', 'The body is too large', {
      details: { megabytes: Math.floor(most / (1024 * 1024)) },
    });
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of request.body ?? []) {
    length += piece.byteLength;
    if (length > most) throw tooLarge();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new MerveError('BAD_REQUEST', 'The body is not JSON', { cause });
  }
}

/** Level by level, so that no depth exhausts the stack. */
function isDeeperThan(levels: number, value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > levels) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}
