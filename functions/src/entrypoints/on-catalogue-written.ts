import './global-options.ts';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { firestoreDocuments } from './firestore-client.ts';

/** Tells warm instances that a listing, business or offering has changed. */
const changed = (document: string) =>
  onDocumentWritten({ document, retry: true }, async (event) => {
    const { raiseCatalogueVersion } = await import('../catalogue/raise-catalogue-version.ts');
    const data = event.data?.after.data() ?? event.data?.before.data();
    await raiseCatalogueVersion(await firestoreDocuments(), data, new Date(event.time));
  });

export const onListingWritten = changed('listings/{listingId}');
export const onBusinessWritten = changed('businesses/{businessId}');
export const onOfferingWritten = changed('businesses/{businessId}/offerings/{offeringId}');
