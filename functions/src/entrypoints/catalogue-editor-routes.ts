import type { Business, DataKind, Listing, Offering } from '@merve/contract';
import {
  type BusinessView,
  type ItemView,
  type ListingFieldsView,
  type OfferingView,
  catalogueEditorRoutes as routes,
} from '@merve/contract/api';
import { Hono } from 'hono';
import { createListing } from '../catalogue/editing/create-listing.ts';
import { beginImport, putImportPart, tryImport } from '../catalogue/editing/import-listings.ts';
import { onShelf } from '../catalogue/editing/item-shelf.ts';
import { businessVersion, editedPartOf, saveBusiness } from '../catalogue/editing/save-business.ts';
import { removeItem, saveItem } from '../catalogue/editing/save-item.ts';
import { listingVersion, saveListing } from '../catalogue/editing/save-listing.ts';
import { offeringVersion, saveOffering } from '../catalogue/editing/save-offering.ts';
import { entryOf, knownWords, searchEntries } from '../catalogue/editing/search-catalogue.ts';
import { readMarket } from '../markets/index.ts';
import type { Clock } from '../platform/clock.ts';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { renewRestaurant } from '../restaurants/renew-restaurant.ts';
import type { ApiNeeds, Environment } from './api-environment.ts';
import { bindRoute } from './bind-route.ts';
import { actionOf, editAnswer as answer, refusal } from './edit-answers.ts';
import { merveView } from './listing-routes.ts';

/** Things of one kind that are shown to be edited. */
const maxItems = 500;

const fieldsView = (listing: Listing): ListingFieldsView => ({
  ...listing,
  pictures: listing.pictures ?? [],
  translations: listing.translations ?? {},
  version: listingVersion(listing),
});
const businessView = (business: Business): BusinessView => ({
  ...editedPartOf(business),
  businessId: business.businessId,
  marketId: business.marketId,
  version: businessVersion(business),
});
const offeringView = (offering: Offering): OfferingView => ({
  ...offering,
  deposit: offering.deposit ?? null,
  usualParty: offering.usualParty ?? null,
  version: offeringVersion(offering),
});

async function itemsAt(documents: Documents, listingId: string): Promise<ItemView[]> {
  const kinds = ['menuItems', 'services', 'tickets', 'roomTypes'] as const;
  const shelves = await Promise.all(
    kinds.map((kind) =>
      onShelf(documents, { kind, listingId }, async ({ collection, view }) =>
        (await collection.limit(maxItems).get()).docs.map((document) => view(document.data())),
      ),
    ),
  );
  return shelves.flat().toSorted((one, other) => one.number - other.number);
}

/** What the dishes contain is known of the restaurant at once: an allergen that is declared of one warns in the next answer. */
async function renewMenu(
  { documents, clock }: { readonly documents: Documents; readonly clock: Clock },
  listingId: string,
  kind: DataKind,
): Promise<void> {
  if (kind === 'menuItems') await renewRestaurant(documents, listingId, clock.now());
}

/** Operators edit the catalogue: listings, businesses, what can be booked, what there is to choose from. */
export function catalogueEditorRoutes(needs: ApiNeeds): Hono<Environment> {
  const app = new Hono<Environment>();

  bindRoute(app, needs, routes.searchCatalogue, async ({ deps, params, query }) => {
    const { market } = await readMarket(deps.documents, params.marketId);
    if (market === undefined) throw new MerveError('NOT_FOUND', 'There is no such market');
    const { everyListing } = await deps.catalogue.of(market);
    const found = searchEntries(everyListing, query);
    return {
      items: found.slice(0, query.limit).map(entryOf),
      found: found.length,
      known: knownWords(everyListing),
    };
  });

  bindRoute(app, needs, routes.getListingEditor, async ({ deps: { documents }, params: { listingId } }) => {
    const listing = (await documents.listing(listingId).get()).data();
    if (listing === undefined) throw new MerveError('NOT_FOUND', 'There is no such listing');
    const [business, offerings, items, { market }] = await Promise.all([
      documents.business(listing.businessId).get(),
      documents.offerings(listing.businessId).get(),
      itemsAt(documents, listingId),
      readMarket(documents, listing.marketId),
    ]);
    if (market === undefined) throw new MerveError('NOT_FOUND', 'The listing is in no market');
    const owner = business.data();
    return {
      listing: fieldsView(listing),
      merve: merveView(listing),
      business: owner === undefined ? null : businessView(owner),
      offerings: offerings.docs
        .map((document) => document.data())
        .filter((offering) => offering.listingId === listingId)
        .map(offeringView),
      items,
      currency: market.currency,
    };
  });

  bindRoute(app, needs, routes.createListing, async (request) => {
    const { reason: _reason, ...given } = request.body;
    const made = { ...given, marketId: request.params.marketId };
    const outcome = await createListing(request.deps.documents, made, actionOf(request));
    return answer(outcome, fieldsView, request.traceId);
  });

  bindRoute(app, needs, routes.saveListing, async (request) => {
    const { deps, params, body, traceId } = request;
    return answer(
      await saveListing(deps.documents, params.listingId, body, actionOf(request)),
      fieldsView,
      traceId,
    );
  });

  bindRoute(app, needs, routes.saveBusiness, async (request) => {
    const { deps, params, body, traceId } = request;
    const outcome = await saveBusiness(deps.documents, params.businessId, body, actionOf(request));
    return answer(outcome, businessView, traceId);
  });

  bindRoute(app, needs, routes.saveOffering, async (request) => {
    const { deps, params, body, traceId } = request;
    return answer(await saveOffering(deps.documents, params, body, actionOf(request)), offeringView, traceId);
  });

  bindRoute(app, needs, routes.saveItem, async (request) => {
    const { deps, params, body, traceId } = request;
    const outcome = await saveItem(deps.documents, params, body, actionOf(request));
    if (outcome.kind === 'saved') await renewMenu(deps, params.listingId, body.item.kind);
    return answer(outcome, (view) => view, traceId);
  });

  bindRoute(app, needs, routes.removeItem, async (request) => {
    const { deps, params, body, traceId } = request;
    const place = { ...params, kind: body.kind };
    const outcome = await removeItem(deps.documents, place, body.expectedVersion, actionOf(request));
    if (outcome.kind === 'removed') {
      await renewMenu(deps, params.listingId, body.kind);
      return params;
    }
    return refusal('LISTING_OUTDATED', traceId, { current: outcome.current });
  });

  bindRoute(app, needs, routes.tryImport, async ({ deps: { documents, clock }, params, body }) => ({
    outcomes: await tryImport(documents, { ...params, rows: body.rows }, clock.now()),
  }));

  bindRoute(app, needs, routes.putImportPart, async ({ deps: { documents, clock }, params, body }) => {
    await putImportPart(documents, { ...params, rows: body.rows }, clock.now());
    return params;
  });

  bindRoute(app, needs, routes.beginImport, async ({ deps, identity, params, body }) => {
    const now = deps.clock.now();
    const { reason, ...table } = body;
    const job = await beginImport(deps.documents, { ...params, ...table }, { by: identity.uid, reason, now });
    await deps.wakeups.at('job', { jobId: job.jobId }, now);
    return job;
  });

  return app;
}
