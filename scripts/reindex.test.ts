import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sampleListing } from '../functions/src/catalogue/testing/sample-listings.ts';
import {
  type LocalFirestore,
  startLocalFirestore,
} from '../functions/src/platform/testing/local-firestore.ts';
import { startTypesenseDouble, type TypesenseDouble } from '../local/sandbox/typesense/index.ts';

const apiKey = 'a key of the test';
let firestore: LocalFirestore;
let double: TypesenseDouble;
beforeAll(async () => {
  firestore = await startLocalFirestore();
  double = await startTypesenseDouble({ apiKey });
  for (const listingId of ['one', 'two', 'three']) {
    await firestore.documents.listing(listingId).set(sampleListing({ listingId, name: listingId }));
  }
});
afterAll(async () => {
  await double.stop();
  await firestore.stop();
});

async function reindex(settings: Record<string, string>, ...options: string[]) {
  const child = spawn(process.execPath, [join(__dirname, 'reindex.ts'), ...options], {
    env: {
      PATH: process.env['PATH'],
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore.server.port}`,
      GOOGLE_CLOUD_PROJECT: 'demo-test',
      ...settings,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += String(piece)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}

test('npm run reindex tells how far it is, and switches over', async () => {
  const settings = { TYPESENSE_URL: double.url, TYPESENSE_API_KEY: apiKey };
  const { code, said } = await reindex(settings, '--page', '2');
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('with 3 listings') });
  expect(said).toMatch(/: 2 read, 2 indexed\n.*: 3 read, 3 indexed\n/);
  expect(double.documents('merve_listings')).toHaveLength(3);
  expect(said).toContain('now use 0 restaurants and 0 reviews');
  expect(double.violations).toEqual([]);
});

test('without settings it says which ones are missing, and never the key', async () => {
  expect(await reindex({})).toMatchObject({ code: 2, said: expect.stringContaining('TYPESENSE_URL') });
  const { code, said } = await reindex({ TYPESENSE_URL: double.url, TYPESENSE_API_KEY: 'sesame' });
  expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining('401') });
  expect(said).not.toContain('sesame');
});
