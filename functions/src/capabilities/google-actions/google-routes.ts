import { googleRoutes as routes } from '@merve/contract/api';
import { actorsOfAccount } from '../../identity/actors-of-account.ts';
import { type GoogleServices, googleServices } from '../../integrations/google-account/index.ts';
import { type AnsweredRoute, answerRoute, type Identity, type RouteWorld } from '../../manifest/route.ts';
import { identitySection, readConfig, waysInSection } from '../../platform/config.ts';
import { MerveError } from '../../platform/errors.ts';
import { answerConsent, beginConsent } from './consent.ts';
import { accountOf, disconnect, viewOfAccount } from './google-account.ts';

interface Asking {
  readonly deps: RouteWorld;
  readonly identity: Identity;
}

const actorsOf = ({ deps, identity }: Asking) =>
  actorsOfAccount(deps.documents, { uid: identity.uid, actorKey: readConfig(identitySection).ACTOR_KEY });

/** Where Google sends a browser back to: a page of the web app, which brings the answer with the account's own token. */
function wayBack(): string | null {
  const { WEB_APP_URL } = readConfig(waysInSection);
  return WEB_APP_URL === undefined ? null : `${WEB_APP_URL.replace(/\/$/, '')}/me/google`;
}

/** @throws MerveError `NOT_FOUND` where this deployment has no connection to Google */
async function goingOf(asking: Asking) {
  const services: GoogleServices | null = googleServices();
  const redirectUri = wayBack();
  if (services === null || redirectUri === null)
    throw new MerveError('NOT_FOUND', 'Google is not connected here');
  const actorIds = await actorsOf(asking);
  return {
    services,
    going: { uid: asking.identity.uid, actorIds, redirectUri, now: asking.deps.clock.now() },
  };
}

async function seen(asking: Asking) {
  const account = await accountOf(asking.deps.documents, await actorsOf(asking));
  return viewOfAccount(account, googleServices() !== null && wayBack() !== null);
}

/** A person's Google account: who they are, their token says. */
export const googleRoutes: readonly AnsweredRoute<RouteWorld>[] = [
  answerRoute(routes.getGoogleAccount, (request) => seen(request)),
  answerRoute(routes.beginGoogleConsent, async (request) => {
    const { services, going } = await goingOf(request);
    const begun = await beginConsent(request.deps.documents, services, {
      ...going,
      leave: request.body.leave,
    });
    return { url: begun.url, expiresAt: begun.expiresAt.toISOString() };
  }),
  answerRoute(routes.answerGoogleConsent, async (request) => {
    const { services, going } = await goingOf(request);
    const outcome = await answerConsent(request.deps.documents, services, going, request.body);
    return { outcome, account: await seen(request) };
  }),
  answerRoute(routes.disconnectGoogle, async (request) => {
    const { documents } = request.deps;
    const account = await accountOf(documents, await actorsOf(request));
    if (account !== null) await disconnect(documents, googleServices(), account);
    return seen(request);
  }),
];
