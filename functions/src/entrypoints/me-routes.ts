import { setTimeout as pause } from 'node:timers/promises';
import {
  type WhatsAppLinkRequested,
  whatsAppLinkConfirmSchema,
  whatsAppLinkRequestSchema,
} from '@merve/contract';
import { type Context, Hono } from 'hono';
import { confirmLink } from '../orchestrator/linking/confirm-link.ts';
import { endLink } from '../orchestrator/linking/end-link.ts';
import { describeLink, linkOfAccount } from '../orchestrator/linking/link-of-account.ts';
import { requestLinkCode } from '../orchestrator/linking/request-link-code.ts';
import { identitySection, marketSection, readConfig, twilioSection } from '../platform/config.ts';
import { MerveError } from '../platform/errors.ts';
import { type ApiNeeds, type Environment, jsonBody } from './api-environment.ts';

/**
 * A request for a code is answered no sooner than this. Whether anything was sent depends on what we know of the
 * number, and the time an answer takes must not tell it.
 */
const answerAfterMs = 1_500;

/** `/v1/me/whatsapp-link`: what a web account can do about its link to a WhatsApp number. Anonymous accounts, too. */
export function meRoutes(needs: ApiNeeds): Hono<Environment> {
  const routes = new Hono<Environment>();

  routes.use('*', async (context, next) => {
    context.set('identity', await needs.verify(context.req.header('authorization')));
    await next();
  });

  routes.get('/whatsapp-link', async (context) => {
    const { documents } = await needs.dependencies();
    const account = accountOf(context);
    return context.json(describeLink(await linkOfAccount(documents, account.uid), account));
  });

  routes.post('/whatsapp-link', async (context) => {
    const body = whatsAppLinkRequestSchema.safeParse(await jsonBody(context.req.raw));
    if (!body.success) throw new MerveError('PHONE_INVALID', 'There is no phone number to send a code to');
    const deps = await needs.dependencies();
    const { phone, language = null } = body.data;
    const [{ expiresAt }] = await Promise.all([
      requestLinkCode(deps, { ...accountOf(context), phone, language }),
      pause(answerAfterMs),
    ]);
    const merve = readConfig(twilioSection).TWILIO_WHATSAPP_FROM.replace(/\D/g, '');
    const answer: WhatsAppLinkRequested = {
      expiresAt: expiresAt.toISOString(),
      chatUrl: `https://wa.me/${merve}`,
    };
    return context.json(answer, 202);
  });

  routes.post('/whatsapp-link/confirm', async (context) => {
    const body = whatsAppLinkConfirmSchema.safeParse(await jsonBody(context.req.raw));
    if (!body.success) throw new MerveError('LINK_CODE_INVALID', 'There is no code');
    const deps = await needs.dependencies();
    const account = accountOf(context);
    const identity = await confirmLink(deps, { ...account, typed: body.data.code });
    return context.json(describeLink(identity, account));
  });

  routes.delete('/whatsapp-link', async (context) => {
    const { documents, clock } = await needs.dependencies();
    const account = accountOf(context);
    const identity = await linkOfAccount(documents, account.uid);
    if (identity) await endLink(documents, identity.actorId, clock.now());
    return context.json(describeLink(undefined, account));
  });

  return routes;
}

function accountOf(context: Context<Environment>) {
  return {
    uid: context.get('identity').uid,
    key: readConfig(identitySection).ACTOR_KEY,
    marketId: readConfig(marketSection).DEFAULT_MARKET_ID,
  };
}
