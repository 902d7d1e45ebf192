import type { Listing } from '@merve/contract';
import { type ListingMerveView, listingRoutes as routes } from '@merve/contract/api';
import { Hono } from 'hono';
import { listingOrThrow, merveVersion, saveListingMerve } from '../markets/save-listing-merve.ts';
import { type ErrorCode, MerveError } from '../platform/errors.ts';
import { randomId } from '../platform/ids.ts';
import type { ApiNeeds, Environment } from './api-environment.ts';
import { bindRoute } from './bind-route.ts';
import { errorAnswer } from './http-errors.ts';

/** What Merve may do for a listing, as operators see it. */
export function merveView(listing: Listing): ListingMerveView {
  const { listingId, marketId, merve } = listing;
  const actions = merve.actions.map(({ pausedAt: _own, ...action }) => action);
  return { listingId, marketId, version: merveVersion(listing), merve: { ...merve, actions } };
}

function refused(code: ErrorCode, traceId: string, details: object): Response {
  const { status, body } = errorAnswer(new MerveError(code, 'The listing was not changed'), traceId);
  return Response.json({ ...body, ...details }, { status, headers: { 'x-trace-id': traceId } });
}

/** Operators see and change what Merve may do for a listing. */
export function listingRoutes(needs: ApiNeeds): Hono<Environment> {
  const app = new Hono<Environment>();

  bindRoute(app, needs, routes.getListingMerve, async ({ deps, params }) =>
    merveView(await listingOrThrow(deps.documents, params.listingId)),
  );

  bindRoute(app, needs, routes.saveListingMerve, async ({ deps, identity, params, body, traceId }) => {
    const { documents, tools, clock } = deps;
    const action = { ...params, ...body, by: identity.uid, actionId: randomId(), now: clock.now() };
    const outcome = await saveListingMerve(documents, tools.tools, action);
    switch (outcome.kind) {
      case 'saved':
        return merveView(outcome.listing);
      case 'outdated':
        return refused('LISTING_OUTDATED', traceId, { current: merveView(outcome.listing) });
      case 'invalid':
        return refused('LISTING_INVALID', traceId, { problems: outcome.problems });
    }
  });

  return app;
}
