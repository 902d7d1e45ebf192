import { AsyncLocalStorage } from 'node:async_hooks';
import { type ApiRoute, apiRoutes } from '@merve/contract/api';
import type { Context, Hono } from 'hono';
import { clientAddress } from '../channels/web/client-address.ts';
import { identitySection, marketSection, readConfig, webSection } from '../platform/config.ts';
import { MerveError } from '../platform/errors.ts';
import { addressIdFor, callerIdFor } from '../platform/ids.ts';
import { log } from '../platform/log.ts';
import { type CallAllowance, type CallLimiter, callLimiter, loadAdmissionPolicy } from '../usage/index.ts';
import type { ApiDependencies, ApiNeeds, Environment } from './api-environment.ts';

/** The request that is being answered: what its route is limited by, where it comes from, what its limiters said. */
interface LimitedCall {
  readonly limitedBy: NonNullable<ApiRoute['limitedBy']>;
  readonly forwardedFor: string | undefined;
  tightest: CallAllowance | null;
}

/** Which limit of the market a call is counted by, and under what name: what is searched is counted apart. */
type CountedAs = 'calls' | 'addressCalls' | 'placeSearches';
const subjects: Readonly<Record<CountedAs, string>> = {
  calls: 'calls',
  addressCalls: 'calls',
  placeSearches: 'searches',
};

const calls = new AsyncLocalStorage<LimitedCall>();
const patterns = apiRoutes.map((route) => ({
  route,
  pattern: new RegExp(
    `^(?:${[route.path, route.alias ?? route.path].join('|').replace(/\{\w+\}/g, '[^/]+')})/?$`,
  ),
}));

/** What the contract says a request's route is limited by; one that is not in it is no exception. */
function routeOf(method: string, path: string): Pick<ApiRoute, 'limitedBy' | 'caller'> {
  const found = patterns.find(
    ({ route, pattern }) => route.method.toUpperCase() === method && pattern.test(path),
  );
  return found?.route ?? { caller: 'account' };
}

/**
 * Limits every route: an account by its own count, an anonymous account by its internet address too, and whoever needs no account by the
 * address alone. Counted once the token has proved good: what it does not open is refused before anything is read,
 * which costs less than counting. Routes that put a message into a conversation have the limits of messages; what takes something
 * back has none (`ApiRoute.limitedBy`). Answers tell what is left in `RateLimit-Policy` and `RateLimit`, a refusal in `Retry-After`.
 *
 * @returns the needs for the routes, whose `verify` counts the call. It throws MerveError `RATE_LIMITED` with `seconds`.
 */
export function limitCallers(app: Hono<Environment>, needs: ApiNeeds): ApiNeeds {
  const limiters = new WeakMap<ApiDependencies['documents'], CallLimiter>();

  function limiterOf({ documents, clock }: ApiDependencies): CallLimiter {
    const limiter = limiters.get(documents) ?? callLimiter(documents, () => clock.now());
    limiters.set(documents, limiter);
    return limiter;
  }

  async function count(call: LimitedCall, subjectId: string, which: CountedAs): Promise<void> {
    const deps = await needs.dependencies();
    const marketId = readConfig(marketSection).DEFAULT_MARKET_ID;
    const policy = async () => {
      const { limits, timeZone } = await loadAdmissionPolicy(deps.documents, marketId, deps.markets);
      return { limit: limits[which], timeZone };
    };
    const allowance = await limiterOf(deps)
      .take(subjectId, policy)
      .catch((thrown: unknown) => {
        // A limit that cannot be counted must not close the house.
        log.error('calls cannot be counted; the call is let through', {}, thrown);
        return null;
      });
    if (allowance === null) return;
    if (call.tightest === null || allowance.remaining < call.tightest.remaining) call.tightest = allowance;
    if (!allowance.isAllowed)
      throw new MerveError('RATE_LIMITED', 'Too many calls', {
        details: { seconds: allowance.resetSeconds },
      });
  }

  async function countAddress(call: LimitedCall, which: CountedAs = 'addressCalls'): Promise<void> {
    const address = clientAddress(call.forwardedFor, readConfig(webSection).TRUSTED_PROXIES);
    if (address === null) return;
    const subjectId = addressIdFor(`${subjects[which]}:${address}`, readConfig(identitySection).ACTOR_KEY);
    await count(call, subjectId, which);
  }

  app.use('*', async (context, next) => {
    const { limitedBy = 'calls', caller } = routeOf(context.req.method, context.req.path);
    const call: LimitedCall = {
      limitedBy,
      forwardedFor: context.req.header('x-forwarded-for'),
      tightest: null,
    };
    await calls.run(call, async () => {
      if (caller === 'anyone' && limitedBy === 'calls')
        await countAddress(call).catch((thrown: unknown) => {
          tell(context, call);
          throw thrown;
        });
      await next();
    });
    tell(context, call);
  });

  return {
    ...needs,
    async verify(authorization) {
      const identity = await needs.verify(authorization);
      const call = calls.getStore();
      if (call?.limitedBy === 'place-searches') {
        // Every search costs money, whoever makes it: both are counted, of known accounts too.
        await countAddress(call, 'placeSearches');
        const subjectId = callerIdFor(`searches:${identity.uid}`, readConfig(identitySection).ACTOR_KEY);
        await count(call, subjectId, 'placeSearches');
        return identity;
      }
      if (call?.limitedBy !== 'calls') return identity;
      if (identity.isAnonymous === true) await countAddress(call);
      await count(call, callerIdFor(identity.uid, readConfig(identitySection).ACTOR_KEY), 'calls');
      return identity;
    },
  };
}

function tell(context: Context<Environment>, { tightest }: LimitedCall): void {
  if (tightest === null) return;
  const { quota, windowSeconds, remaining, resetSeconds } = tightest;
  context.res.headers.set('ratelimit-policy', `"calls";q=${quota};w=${windowSeconds}`);
  context.res.headers.set('ratelimit', `"calls";r=${remaining};t=${resetSeconds}`);
}
