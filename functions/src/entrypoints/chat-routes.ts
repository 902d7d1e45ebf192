import { chatMessageRequestSchema, type TurnEvent } from '@merve/contract';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { clientAddress } from '../channels/web/client-address.ts';
import { acceptMessage, answerAccepted, type WebSender } from '../channels/web/post-message.ts';
import type { Identity } from '../manifest/route.ts';
import { identitySection, marketSection, readConfig, webSection } from '../platform/config.ts';
import { MerveError } from '../platform/errors.ts';
import { addressIdFor } from '../platform/ids.ts';
import { type ApiNeeds, type Environment, jsonBody } from './api-environment.ts';
import { errorAnswer } from './http-errors.ts';

/** `POST /chat/message`: the web client's messages, answered as JSON or, as they come about, as server-sent events. */
export function chatRoutes(needs: ApiNeeds): Hono<Environment> {
  const routes = new Hono<Environment>();

  routes.use('*', async (context, next) => {
    context.set('identity', await needs.verify(context.req.header('authorization')));
    await next();
  });

  routes.post('/message', async (context) => {
    const request = chatMessageRequestSchema.safeParse(await jsonBody(context.req.raw));
    if (!request.success) {
      const tooLong = request.error.issues.some(
        (issue) => issue.code === 'too_big' && issue.path[0] === 'message',
      );
      const fields = request.error.issues.map((issue) => issue.path.join('.') || 'body').join(', ');
      throw new MerveError(tooLong ? 'MESSAGE_TOO_LONG' : 'BAD_REQUEST', `Not a chat message: ${fields}`, {
        details: { fields },
      });
    }
    const deps = await needs.dependencies();
    const sender = senderOf(
      context.get('identity'),
      context.get('traceId'),
      context.req.header('x-forwarded-for'),
    );
    const wantsStream = request.data.stream ?? context.req.header('accept')?.includes('text/event-stream');
    const accepted = await acceptMessage(deps, sender, request.data);
    if (!wantsStream) return context.json(await answerAccepted(deps, sender, accepted, () => {}));

    return streamSSE(context, async (stream) => {
      // Events are written in the order they happen; the turn does not wait for a slow reader.
      let written: Promise<unknown> = Promise.resolve();
      const write = (event: TurnEvent) => {
        written = written.then(() => stream.writeSSE({ event: event.type, data: JSON.stringify(event) }));
      };
      try {
        await answerAccepted(deps, sender, accepted, write);
      } catch (thrown) {
        write({ type: 'error', error: errorAnswer(thrown, sender.traceId).body.error });
      }
      await written;
    });
  });

  return routes;
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
