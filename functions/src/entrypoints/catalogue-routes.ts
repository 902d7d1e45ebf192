import { type Coordinates, distanceKm, type Listing } from '@merve/contract';
import { publicRoutes as routes } from '@merve/contract/api';
import { Hono } from 'hono';
import { openingOf } from '../catalogue/index.ts';
import { listingView, marketView } from '../channels/web/views.ts';
import { readMarket } from '../markets/index.ts';
import { marketSection, readConfig } from '../platform/config.ts';
import { MerveError } from '../platform/errors.ts';
import type { ApiNeeds, Environment } from './api-environment.ts';
import { bindRoute } from './bind-route.ts';

/** How far around a position is searched, in kilometres. */
const nearbyKm = 15;
/** Dishes or services of one listing that are shown. */
const maxItems = 300;

/** The public catalogue: markets, and listings as people may see them. */
export function catalogueRoutes(needs: ApiNeeds): Hono<Environment> {
  const app = new Hono<Environment>();

  bindRoute(app, needs, routes.getMarket, async ({ deps, params }) => {
    const { market, config } = await readMarket(deps.documents, params.marketId);
    if (market === undefined) throw new MerveError('NOT_FOUND', 'There is no such market');
    return marketView(market, config);
  });

  bindRoute(app, needs, routes.searchListings, async ({ deps, query }) => {
    const { q, domain, category = domain, town, action, latitude, longitude, limit } = query;
    const marketId = query.marketId ?? readConfig(marketSection).DEFAULT_MARKET_ID;
    const from = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
    const { market, config } = (await deps.markets?.read(marketId)) ?? {};
    const { hits } = await deps.searchIndex.search({
      ...{ marketId, query: q, limit },
      ...(market !== undefined && config !== undefined && { caller: { market, config } }),
      ...(category === undefined ? {} : { category }),
      ...(town === undefined ? {} : { town }),
      ...(action === undefined ? {} : { action }),
      ...(from === null ? {} : { near: { ...from, radiusKm: nearbyKm } }),
    });
    const catalogue = await deps.catalogue.latest(marketId);
    const listings = hits.flatMap(({ listingId }) => catalogue.listing(listingId) ?? []);
    const shown = listings.filter(({ active }) => active);
    return {
      items: shown.map((listing) => ({ ...listingView(listing), distanceMetres: metres(from, listing) })),
    };
  });

  bindRoute(app, needs, routes.getListing, async ({ deps, params: { listingId } }) => {
    const { documents } = deps;
    const [found, menu, services] = await Promise.all([
      documents.listing(listingId).get(),
      documents.menuItems(listingId).limit(maxItems).get(),
      documents.services(listingId).limit(maxItems).get(),
    ]);
    const listing = found.data();
    if (!listing?.active) throw new MerveError('LISTING_NOT_FOUND', 'There is no such listing');
    const opening = openingOf(listing, await deps.catalogue.latest(listing.marketId));
    const byNumber = (a: { number: number }, b: { number: number }) => a.number - b.number;
    return {
      ...listingView(listing),
      opening:
        opening === null
          ? null
          : {
              ...{ hours: opening.openingHours, closedOn: opening.business.closedOn },
              timeZone: opening.business.timeZone,
            },
      menu: menu.docs.map((document) => document.data()).toSorted(byNumber),
      services: services.docs.map((document) => document.data()).toSorted(byNumber),
    };
  });

  return app;
}

function metres(from: Coordinates | null, { location }: Listing): number | null {
  return from === null ? null : Math.round(distanceKm(from, location) * 1000);
}
