import './global-options.ts';
import {
  type Change,
  type DocumentSnapshot,
  type FirestoreEvent,
  onDocumentWritten,
} from 'firebase-functions/v2/firestore';
import { isTooOld } from './event-age.ts';
import { firestoreDocuments } from './firestore-client.ts';

type CatalogueWrite = FirestoreEvent<Change<DocumentSnapshot> | undefined>;

/** Tells warm instances that a listing, business or offering has changed. */
async function tellInstances(event: CatalogueWrite): Promise<void> {
  const { raiseCatalogueVersion } = await import('../catalogue/catalogue-changes.ts');
  const [before, after] = [event.data?.before.data(), event.data?.after.data()];
  const { document, time } = event;
  await raiseCatalogueVersion(await firestoreDocuments(), { document, before, after }, new Date(time));
}

/** Brings the listing's entry in the search index up to date; nothing where search stays in process. */
async function updateIndex(listingId: string): Promise<void> {
  const { searchService } = await import('./search-runtime.ts');
  const service = await searchService();
  if (service === null) return;
  const { syncListing } = await import('../catalogue/sync-listing.ts');
  await syncListing({ ...service, documents: await firestoreDocuments() }, listingId);
}

/** Brings the restaurant that the listing is up to date; nothing where nobody eats there. */
async function updateRestaurant(listingId: string): Promise<void> {
  const { renewRestaurant } = await import('../restaurants/renew-restaurant.ts');
  const documents = await firestoreDocuments();
  const isWritten = await renewRestaurant(documents, listingId, new Date());
  const { restaurantEmbedders, searchService } = await import('./search-runtime.ts');
  const service = await searchService();
  if (!isWritten || service === null) return;
  const { indexRestaurants } = await import('../restaurants/search/index-restaurants.ts');
  await indexRestaurants({ ...service, documents, embedders: await restaurantEmbedders() }, [listingId]);
}

/** What an event that is given up leaves undone, an audit finds: an index that has drifted, a market's old version. */
const isGivenUp = (event: { readonly time: string; readonly document: string }) =>
  isTooOld({ time: new Date(event.time), now: new Date() }, `the audits: ${event.document}`);

const changed = (document: string) =>
  onDocumentWritten({ document, retry: true }, async (event) => {
    if (isGivenUp(event)) return;
    await tellInstances(event);
  });

/** Retried as a whole until the index has taken the listing; telling the instances once more does no harm. */
export const onListingWritten = onDocumentWritten(
  {
    document: 'listings/{listingId}',
    retry: true,
    secrets: ['GEMINI_API_KEY', 'TYPESENSE_API_KEY'],
  },
  async (event) => {
    if (isGivenUp(event)) return;
    await tellInstances(event);
    await updateRestaurant(event.params.listingId);
    await updateIndex(event.params.listingId);
  },
);
export const onBusinessWritten = onDocumentWritten(
  { document: 'businesses/{businessId}', retry: true },
  async (event) => {
    if (isGivenUp(event)) return;
    const [before, after] = [event.data?.before.data(), event.data?.after.data()];
    await tellInstances(event);
    const { staffChanged } = await import('../identity/staff-changed.ts');
    await staffChanged(await firestoreDocuments(), { before, after }, new Date(event.time));
  },
);
export const onOfferingWritten = changed('businesses/{businessId}/offerings/{offeringId}');
