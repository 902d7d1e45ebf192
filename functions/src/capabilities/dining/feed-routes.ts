import { diningRoutes as routes } from '@merve/contract/api';
import { type AnsweredRoute, answerRoute, type Identity, type RouteWorld } from '../../manifest/route.ts';
import { identitySection, marketSection, readConfig } from '../../platform/config.ts';
import { MerveError } from '../../platform/errors.ts';
import { expandRestaurant } from './expand-restaurant.ts';
import { feedOwner, marketOf, recommendationsFor, withoutModel } from './feed-of-person.ts';
import { guardAgain } from './guard-again.ts';
import { limitFeed } from './limit-feed.ts';

/** @throws MerveError `FORBIDDEN` for the feed of another: who somebody is, their token says, and no path (K-17, C-02). */
function ownUid(identity: Identity, uid: string): string {
  if (identity.uid !== uid) throw new MerveError('FORBIDDEN', 'Not their own recommendations');
  return uid;
}

/**
 * Who costs nothing to make costs nothing to serve: for an anonymous account no model is asked, and what is kept is not made anew.
 */
const frugal = <Deps extends RouteWorld>(deps: Deps, { isAnonymous }: Identity): Deps =>
  isAnonymous === true ? { ...deps, asker: withoutModel } : deps;

async function limited(deps: RouteWorld, uid: string, marketId: string, what: 'refresh' | 'expand') {
  const actorKey = readConfig(identitySection).ACTOR_KEY;
  const [{ market, config }, { actorId }] = await Promise.all([
    marketOf(deps, marketId),
    feedOwner(deps.documents, { uid, actorKey, marketId }),
  ]);
  await limitFeed(deps.documents, what, { actorId, market, config, now: () => deps.clock.now() });
}

/** What is picked for a person, and more of one of it. */
export const feedRoutes: readonly AnsweredRoute<RouteWorld>[] = [
  answerRoute(routes.getRecommendations, async ({ deps, identity, params, query }) => {
    const uid = ownUid(identity, params.uid);
    const marketId = query.marketId ?? readConfig(marketSection).DEFAULT_MARKET_ID;
    const refresh = query.refresh && identity.isAnonymous !== true;
    if (refresh) await limited(deps, uid, marketId, 'refresh');
    return recommendationsFor(frugal(deps, identity), {
      ...{ uid, marketId, refresh, limit: query.limit, language: query.language },
      actorKey: readConfig(identitySection).ACTOR_KEY,
      now: deps.clock.now(),
    });
  }),
  answerRoute(routes.expandRecommendation, async ({ deps, identity, params, query }) => {
    const uid = ownUid(identity, params.uid);
    const { restaurantId } = params;
    return expandRestaurant(
      frugal(deps, identity),
      {
        ...{ uid, restaurantId, language: query.language, now: deps.clock.now() },
        actorKey: readConfig(identitySection).ACTOR_KEY,
      },
      ({ actorId, market, config }) =>
        limitFeed(deps.documents, 'expand', { actorId, market, config, now: () => deps.clock.now() }),
    );
  }),
  answerRoute(routes.guardRestaurants, async ({ deps, identity, query }) =>
    guardAgain(deps, {
      ...{ uid: identity.uid, restaurantIds: query.ids, language: query.language, now: deps.clock.now() },
      actorKey: readConfig(identitySection).ACTOR_KEY,
    }),
  ),
];
