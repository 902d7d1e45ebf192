import type { TurnEvent } from '@merve/contract';
import { accountRoutes } from '@merve/contract/api';
import { Hono } from 'hono';
import { SSEStreamingApi } from 'hono/streaming';
import { clientAddress } from '../channels/web/client-address.ts';
import { acceptMessage, answerAccepted, type WebSender } from '../channels/web/post-message.ts';
import type { BadBody, Conversing, Identity, RouteRequest } from '../manifest/route.ts';
import { identitySection, marketSection, readConfig, webSection } from '../platform/config.ts';
import { MerveError } from '../platform/errors.ts';
import { addressIdFor } from '../platform/ids.ts';
import type { ApiDependencies, ApiNeeds, Environment } from './api-environment.ts';
import { bindRoute } from './bind-route.ts';
import { errorAnswer } from './http-errors.ts';

type Said = RouteRequest<typeof accountRoutes.postMessage, ApiDependencies>;
type SaidToDining = RouteRequest<typeof accountRoutes.postChat, ApiDependencies>;

/** The web client's messages, answered as JSON or, as they come about, as server-sent events. */
export function chatRoutes(needs: ApiNeeds): Hono<Environment> {
  const app = new Hono<Environment>();
  const answer = async ({ deps, identity, traceId, forwardedFor, accept, body }: Said) => {
    const sender = senderOf(identity, traceId, forwardedFor);
    const accepted = await acceptMessage(deps, sender, body);
    const asEvents = body.stream ?? accept?.includes('text/event-stream');
    if (!asEvents) return answerAccepted(deps, sender, accepted, () => {});
    return eventStream(traceId, async (tell) => void (await answerAccepted(deps, sender, accepted, tell)));
  };
  bindRoute(app, needs, accountRoutes.postMessage, answer, notAMessage);
  const answerChat = ({ body: { conversation_history: _untrusted, ...body }, ...said }: SaidToDining) =>
    answer({ ...said, body: { ...body, stream: body.stream ?? true } });
  bindRoute(app, needs, accountRoutes.postChat, answerChat, notAMessage);
  return app;
}

/** The same door, for the routes of capabilities. */
export function conversingBy(deps: ApiDependencies): Conversing {
  return {
    async say({ identity, traceId, forwardedFor }, message, about) {
      const sender = senderOf(identity, traceId, forwardedFor);
      return answerAccepted(deps, sender, await acceptMessage(deps, sender, message, about), () => {});
    },
    async tell({ identity, traceId, forwardedFor }, message, about) {
      const sender = senderOf(identity, traceId, forwardedFor);
      const accepted = await acceptMessage(deps, sender, message, about);
      return eventStream(traceId, async (tell) => void (await answerAccepted(deps, sender, accepted, tell)));
    },
  };
}

const notAMessage: BadBody = (issues) => {
  const tooLong = issues.some(({ code, path }) => code === 'too_big' && path[0] === 'message');
  const fields = issues.map(({ path }) => path.join('.') || 'body').join(', ');
  return new MerveError(tooLong ? 'MESSAGE_TOO_LONG' : 'BAD_REQUEST', `Not a chat message: ${fields}`, {
    details: { fields },
  });
};

/** What a turn tells, in the order in which it happens; the turn does not wait for a slow reader. */
function eventStream(
  traceId: string,
  tellAll: (tell: (event: TurnEvent) => void) => Promise<void>,
): Response {
  const { readable, writable } = new TransformStream();
  const stream = new SSEStreamingApi(writable, readable);
  let written: Promise<unknown> = Promise.resolve();
  const tell = (event: TurnEvent) => {
    written = written.then(() => stream.writeSSE({ event: event.type, data: JSON.stringify(event) }));
  };
  void tellAll(tell)
    .catch((thrown: unknown) => tell({ type: 'error', error: errorAnswer(thrown, traceId).body.error }))
    .then(() => written)
    .finally(() => stream.close());
  return new Response(stream.responseReadable, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' },
  });
}
/** Who a request's message is from. */
export function senderOf(identity: Identity, traceId: string, forwardedFor: string | undefined): WebSender {
  const actorKey = readConfig(identitySection).ACTOR_KEY;
  const address = clientAddress(forwardedFor, readConfig(webSection).TRUSTED_PROXIES);
  return {
    uid: identity.uid,
    name: identity.name,
    actorKey,
    addressId: address === null ? null : addressIdFor(address, actorKey),
    marketId: readConfig(marketSection).DEFAULT_MARKET_ID,
    traceId,
  };
}
