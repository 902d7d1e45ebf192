import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type LocalFirestore, startLocalFirestore } from '../platform/testing/local-firestore.ts';
import { onListingWritten } from './on-catalogue-written.ts';

let firestore: LocalFirestore;
beforeAll(async () => {
  firestore = await startLocalFirestore();
  process.env['GOOGLE_CLOUD_PROJECT'] = 'demo-test';
  for (const name of ['TYPESENSE_URL', 'TYPESENSE_API_KEY']) delete process.env[name];
});
afterAll(async () => {
  delete process.env['GOOGLE_CLOUD_PROJECT'];
  await firestore.stop();
});

test('without a search service a written listing leaves nothing undone, and its event is not retried', async () => {
  const event: Parameters<typeof onListingWritten.run>[0] = JSON.parse(
    JSON.stringify({
      params: { listingId: 'lantern' },
      document: 'listings/lantern',
      time: new Date().toISOString(),
    }),
  );
  await expect(onListingWritten.run(event)).resolves.toBeUndefined();
});
