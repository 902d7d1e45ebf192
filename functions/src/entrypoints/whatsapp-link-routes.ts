import { setTimeout as pause } from 'node:timers/promises';
import { accountRoutes as routes } from '@merve/contract/api';
import { Hono } from 'hono';
import type { Identity, RouteRequest } from '../manifest/route.ts';
import { confirmLink } from '../orchestrator/linking/confirm-link.ts';
import { endLink } from '../orchestrator/linking/end-link.ts';
import { describeLink, linkOfAccount } from '../orchestrator/linking/link-of-account.ts';
import { requestLinkCode } from '../orchestrator/linking/request-link-code.ts';
import { identitySection, marketSection, readConfig, twilioSection } from '../platform/config.ts';
import { MerveError } from '../platform/errors.ts';
import type { ApiDependencies, ApiNeeds, Environment } from './api-environment.ts';
import { bindRoute } from './bind-route.ts';

/**
 * A request for a code is answered no sooner than this. Whether anything was sent depends on what we know of the
 * number, and the time an answer takes must not tell it.
 */
const answerAfterMs = 1_500;

const noPhone = () => new MerveError('PHONE_INVALID', 'There is no phone number to send a code to');
const noCode = () => new MerveError('LINK_CODE_INVALID', 'There is no code');

/** What a web account can do about its link to a WhatsApp number. Anonymous accounts, too. */
export function whatsAppLinkRoutes(needs: ApiNeeds): Hono<Environment> {
  const app = new Hono<Environment>();

  bindRoute(app, needs, routes.getWhatsAppLink, async ({ deps: { documents }, identity }) => {
    const account = accountOf(identity);
    return describeLink(await linkOfAccount(documents, account.uid), account);
  });

  const sendCode = async ({ deps, identity, body }: LinkRequest) => {
    const { phone, language = null } = body;
    const [{ expiresAt }] = await Promise.all([
      requestLinkCode(deps, { ...accountOf(identity), phone, language }),
      pause(answerAfterMs),
    ]);
    const { TWILIO_MARKET_NUMBERS: ofMarkets, TWILIO_WHATSAPP_FROM: ofAll } = readConfig(twilioSection);
    const merve = ofMarkets.get(accountOf(identity).marketId) ?? ofAll;
    return { expiresAt: expiresAt.toISOString(), chatUrl: `https://wa.me/${merve.replace(/\D/g, '')}` };
  };
  bindRoute(app, needs, routes.requestWhatsAppLink, sendCode, noPhone);

  const confirm = async ({ deps, identity, body }: LinkConfirm) => {
    const account = accountOf(identity);
    return describeLink(await confirmLink(deps, { ...account, typed: body.code }), account);
  };
  bindRoute(app, needs, routes.confirmWhatsAppLink, confirm, noCode);

  bindRoute(app, needs, routes.endWhatsAppLink, async ({ deps: { documents, clock }, identity }) => {
    const account = accountOf(identity);
    const link = await linkOfAccount(documents, account.uid);
    if (link) await endLink(documents, link.actorId, clock.now());
    return describeLink(undefined, account);
  });

  return app;
}

type LinkRequest = RouteRequest<typeof routes.requestWhatsAppLink, ApiDependencies>;
type LinkConfirm = RouteRequest<typeof routes.confirmWhatsAppLink, ApiDependencies>;

const accountOf = ({ uid }: Identity) => ({
  uid,
  key: readConfig(identitySection).ACTOR_KEY,
  marketId: readConfig(marketSection).DEFAULT_MARKET_ID,
});
