import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTypesenseDouble, type TypesenseDouble } from '../../../local/sandbox/typesense/index.ts';
import { reindexListings } from '../catalogue/reindex-listings.ts';
import { sampleListing } from '../catalogue/testing/sample-listings.ts';
import { createTypesenseClient } from '../integrations/typesense/index.ts';
import { systemClock } from '../platform/clock.ts';
import { type LocalFirestore, startLocalFirestore } from '../platform/testing/local-firestore.ts';
import { onListingWritten } from './on-catalogue-written.ts';

const apiKey = 'a key of the test';
let firestore: LocalFirestore;
let double: TypesenseDouble;
beforeAll(async () => {
  firestore = await startLocalFirestore();
  double = await startTypesenseDouble({ apiKey });
  process.env['GOOGLE_CLOUD_PROJECT'] = 'demo-test';
  process.env['TYPESENSE_URL'] = double.url;
  process.env['TYPESENSE_API_KEY'] = apiKey;
});
afterAll(async () => {
  for (const name of ['GOOGLE_CLOUD_PROJECT', 'TYPESENSE_URL', 'TYPESENSE_API_KEY']) delete process.env[name];
  await double.stop();
  await firestore.stop();
});

/** The part of an event that the trigger reads. */
function eventOf(listingId: string): Parameters<typeof onListingWritten.run>[0] {
  return JSON.parse(
    JSON.stringify({
      ...{ params: { listingId }, document: `listings/${listingId}` },
      time: new Date().toISOString(),
    }),
  );
}

test('a written listing is in the index, and the event fails until it is', async () => {
  const { documents } = firestore;
  const client = createTypesenseClient({ url: double.url, apiKey });
  const needs = { documents, client, embedder: null, clock: systemClock };
  await reindexListings({ ...needs, uniquely: 'first', allowEmpty: true });
  await documents.listing('lantern').set(sampleListing({ listingId: 'lantern', name: 'Lantern' }));
  double.setFaults([{ kind: '503', times: 3, path: '/documents' }]);
  await expect(onListingWritten.run(eventOf('lantern'))).rejects.toMatchObject({
    code: 'UPSTREAM_UNAVAILABLE',
  });
  expect(double.documents('merve_listings')).toEqual([]);
  await onListingWritten.run(eventOf('lantern'));
  expect(double.documents('merve_listings')).toMatchObject([{ id: 'lantern' }]);
});
