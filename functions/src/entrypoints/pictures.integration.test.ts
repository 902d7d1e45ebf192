import { crc32 } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Picture } from '@merve/contract';
import { maxPictureBytes } from '@merve/contract';
import {
  type EditedListing,
  catalogueEditorRoutes as editing,
  pictureRoutes as routes,
} from '@merve/contract/api';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import sharp from 'sharp';
import {
  type CloudStorageDouble,
  startCloudStorageDouble,
} from '../../../local/sandbox/cloud-storage/index.ts';
import { pictureName } from '../catalogue/pictures/keep-picture.ts';
import { sweepPictures } from '../catalogue/pictures/sweep-pictures.ts';
import { businessOf, sampleListing } from '../catalogue/testing/sample-listings.ts';
import { cloudPictureStore } from '../integrations/cloud-storage/index.ts';
import type { PictureStore } from '../integrations/picture-store.ts';
import { createWorld, type World } from '../orchestrator/testing/world.ts';
import { createApi } from './create-api.ts';
import { callApi } from './testing/call-api.ts';
import { tokensAreNames } from './testing/tokens-are-names.ts';

const bucket = 'demo-pictures';
const marketId = 'north-cyprus';
const capacity = 400_000;
const before = process.env['STORAGE_EMULATOR_HOST'];
let world: World;
let storage: CloudStorageDouble;
let store: PictureStore;
let api: ReturnType<typeof createApi>;
let app: ReturnType<typeof initializeApp>;
beforeAll(async () => {
  [world, storage] = await Promise.all([createWorld(), startCloudStorageDouble({ capacity })]);
  process.env['STORAGE_EMULATOR_HOST'] = storage.url;
  app = initializeApp({ projectId: 'demo-merve' }, 'pictures');
  store = cloudPictureStore(app, bucket);
  api = createApi({
    dependencies: async () => world,
    verify: tokensAreNames,
    pictures: async () => store,
  });
  await world.documents.market('spain').set({ ...(await marketOf()), marketId: 'spain' });
});
afterAll(async () => {
  if (before === undefined) delete process.env['STORAGE_EMULATOR_HOST'];
  else process.env['STORAGE_EMULATOR_HOST'] = before;
  await Promise.all([world.stop(), storage.stop(), deleteApp(app)]);
});
let listings = 0;
afterEach(() => expect(storage.requests.every(({ name }) => name.startsWith('markets/'))).toBe(true));

const call = callApi(() => api);
async function marketOf() {
  const market = (await world.documents.market(marketId).get()).data();
  if (market === undefined) throw new Error('The market is missing');
  return market;
}

interface Sent {
  readonly to?: string;
  readonly as?: string;
  readonly type?: string;
}
const upload = (bytes: Uint8Array, { to = marketId, as = 'admin:olga', type = 'image/jpeg' }: Sent = {}) =>
  Promise.resolve(
    api.request(`/v1/admin/markets/${to}/pictures`, {
      method: 'POST',
      headers: { authorization: `Bearer ${as}`, 'content-type': type },
      body: new Uint8Array(bytes),
    }),
  );
async function uploaded(bytes: Uint8Array, sent: Sent = {}) {
  const response = await upload(bytes, sent);
  expect(response.status).toBe(201);
  return routes.uploadPicture.response.schema.parse(await response.json());
}
async function problemOf(response: Response): Promise<string> {
  expect(response.status).toBe(400);
  const { error, problems } = editing.saveListing.refusals[400].schema.parse(await response.json());
  return `${error.code}: ${problems.map(({ path, message }) => `${path} ${message}`).join(', ')}`;
}
const plain = (red: number, { width = 900, height = 600 } = {}) =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 120, b: 90 } } });

/** A listing of its own. */
async function place(): Promise<string> {
  listings += 1;
  const listing = sampleListing({ listingId: `pictured-${listings}`, name: `Pictured ${listings}` });
  await world.documents.business(listing.businessId).set(businessOf(listing));
  await world.documents.listing(listing.listingId).set(listing);
  return listing.listingId;
}
const shown = async (listingId: string) => {
  const response = await call('GET', `/v1/admin/listings/${listingId}`);
  return editing.getListingEditor.response.schema.parse(await response.json()).listing;
};
async function save(listingId: string, pictures: readonly Picture[], changes: Partial<EditedListing> = {}) {
  const {
    version,
    listingId: _l,
    businessId: _b,
    marketId: _m,
    rating: _r,
    ...listing
  } = await shown(listingId);
  return call('PUT', `/v1/admin/listings/${listingId}`, {
    ...{ expectedVersion: version, reason: 'New pictures' },
    listing: { ...listing, ...changes, pictures },
  });
}
const look = (listingId: string, pictureId: string, size = 'small') =>
  Promise.resolve(api.request(`/v1/listings/${listingId}/pictures/${pictureId}/${size}`));

test('a picture is turned upright, made smaller, forgets where it was taken, and is seen once a listing shows it', async () => {
  const taken = await plain(200, { width: 3000, height: 2000 })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '35/1 20/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const { pictureId, width, height } = await uploaded(taken);
  expect([width, height]).toEqual([1067, 1600]);

  const listingId = await place();
  expect((await look(listingId, pictureId)).status).toBe(404);
  expect((await save(listingId, [{ pictureId, alt: 'The terrace at sunset' }])).status).toBe(200);
  for (const [size, longest] of [
    ['small', 480],
    ['large', 1600],
  ] as const) {
    const response = await look(listingId, pictureId, size);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=3600',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    const seen = await sharp(await response.arrayBuffer()).metadata();
    expect([seen.format, seen.height, seen.exif, seen.xmp, seen.orientation]).toEqual([
      ...['webp', longest, undefined, undefined, undefined],
    ]);
  }
  const entry = await call('GET', `/v1/listings/${listingId}`, undefined, 'ayse');
  expect(await entry.json()).toMatchObject({ pictures: [{ pictureId, alt: 'The terrace at sunset' }] });

  expect((await save(listingId, [])).status).toBe(200);
  expect((await look(listingId, pictureId)).status).toBe(404);
});

test('the same picture twice is one', async () => {
  const bytes = await plain(10).png().toBuffer();
  const [one, other] = await Promise.all([uploaded(bytes), uploaded(bytes)]);
  expect(one).toEqual(other);
});

test('what is no picture is refused by what it holds, whatever it is called', async () => {
  const script = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>',
  );
  const kept = storage.requests.length;
  for (const type of ['image/svg+xml', 'image/jpeg', 'image/png']) {
    expect(await problemOf(await upload(script, { type }))).toBe(
      'LISTING_INVALID: pictures It is no JPEG, PNG or WebP picture',
    );
  }
  const gif = await plain(1).gif().toBuffer();
  expect(await problemOf(await upload(gif))).toContain('It is no JPEG, PNG or WebP picture');
  const half = (await plain(60).jpeg().toBuffer()).subarray(0, 700);
  expect(await problemOf(await upload(half))).toContain('It is damaged, or no picture');
  const dressedUp = Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), script]);
  expect(await problemOf(await upload(dressedUp))).toContain('It is damaged, or no picture');
  const tiny = await plain(1, { width: 100, height: 400 }).jpeg().toBuffer();
  expect(await problemOf(await upload(tiny))).toContain('It is smaller than 160 × 160 pixels');
  expect(await problemOf(await upload(Buffer.alloc(0)))).toContain('It is no JPEG');
  expect(storage.requests.length).toBe(kept);
});

/** A PNG whose header says that it is larger than it is. */
function claimingToBe(png: Buffer, width: number, height: number): Buffer {
  const claimed = Buffer.from(png);
  claimed.writeUInt32BE(width, 16);
  claimed.writeUInt32BE(height, 20);
  claimed.writeUInt32BE(crc32(claimed.subarray(12, 29)), 29);
  return claimed;
}

test('a small file that unfolds to gigabytes is refused before it does', async () => {
  const bomb = claimingToBe(await plain(0).png().toBuffer(), 16_000, 16_000);
  expect(await problemOf(await upload(bomb))).toContain('It has more than 80 million pixels');
});

test('50 MB are refused without being read to their end', async () => {
  const announced = await upload(Buffer.alloc(50 * 1024 * 1024));
  expect(announced.status).toBe(413);
  expect(await announced.json()).toMatchObject({ error: { code: 'BODY_TOO_LARGE' } });
  let given = 0;
  const body = new ReadableStream({
    pull(controller) {
      given += 1;
      if (given > 50) controller.close();
      else controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  const streamed = await api.request(
    new Request(`http://api/v1/admin/markets/${marketId}/pictures`, {
      ...{
        method: 'POST',
        body,
        headers: { authorization: 'Bearer admin:olga', 'content-type': 'image/jpeg' },
      },
      // Of Node's fetch, for a body whose length nobody says.
      ...{ duplex: 'half' },
    }),
  );
  expect(streamed.status).toBe(413);
  expect(given).toBeLessThanOrEqual(maxPictureBytes / (1024 * 1024) + 3);
});

test('a picture of another market is none of this one', async () => {
  const { pictureId } = await uploaded(await plain(33).jpeg().toBuffer(), { to: 'spain' });
  const listingId = await place();
  expect(await problemOf(await save(listingId, [{ pictureId, alt: 'A beach' }]))).toBe(
    'LISTING_INVALID: pictures.0 The market has no such picture: upload it first',
  );
  const row = { line: 2, listingId, listing: { pictures: [{ pictureId, alt: 'A beach' }] } };
  const trial = await call('POST', `/v1/admin/markets/${marketId}/listings/trial`, { rows: [row] });
  expect(await trial.json()).toMatchObject({
    outcomes: [{ result: 'refused', problems: [{ path: 'pictures.0' }] }],
  });
  expect((await shown(listingId)).pictures ?? []).toEqual([]);
});

test('a picture needs words for those who do not see it, and stands once', async () => {
  const { pictureId } = await uploaded(await plain(34).jpeg().toBuffer());
  const listingId = await place();
  expect((await save(listingId, [{ pictureId, alt: '  ' }])).status).toBe(400);
  const twice = [1, 2].map((at) => ({ pictureId, alt: `The bay ${at}` }));
  expect(await problemOf(await save(listingId, twice))).toContain('The same picture stands above');
});

test('operators of that market upload, and nobody else', async () => {
  const bytes = await plain(35).jpeg().toBuffer();
  const answers = await Promise.all(
    ['admin(spain):ines', 'ayse'].map((as) => upload(bytes, { as }).then(({ status }) => status)),
  );
  expect(answers).toEqual([403, 403]);
  expect((await upload(bytes, { to: 'atlantis' })).status).toBe(404);
  const { pictureId } = await uploaded(bytes);
  const peek = (as: string) =>
    call('GET', `/v1/admin/markets/${marketId}/pictures/${pictureId}`, undefined, as);
  expect((await peek('admin(spain):ines')).status).toBe(403);
  expect((await peek('admin:olga')).headers.get('cache-control')).toBe('private, no-store');
});

test('a bucket that takes no more keeps nothing, and says so; what it had is still shown', async () => {
  const listingId = await place();
  const first = await uploaded(await plain(77).jpeg().toBuffer());
  await save(listingId, [{ pictureId: first.pictureId, alt: 'The bar' }]);
  const noise = await sharp({
    create: {
      width: 1600,
      height: 1600,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
  const full = await upload(noise);
  expect(full.status).toBe(503);
  expect(await full.json()).toMatchObject({ error: { code: 'UPSTREAM_UNAVAILABLE' } });
  storage.plan({ kind: 'status', status: 503 });
  const missed = await look(listingId, first.pictureId);
  expect([missed.status, missed.headers.get('cache-control')]).toEqual([503, null]);
  expect((await look(listingId, first.pictureId)).status).toBe(200);
});

/** Sweeps after so many days. @param over the store that it takes from, if not the bucket */
function sweep(days: number, over: PictureStore = store) {
  world.clock.advance(days * 86_400_000);
  return sweepPictures({ documents: world.documents, store: over, now: world.clock.now() });
}
const kept = (pictureId: string) =>
  (['small', 'large'] as const).map(
    (size) => storage.object(bucket, pictureName(marketId, pictureId, size)) !== undefined,
  );
const known = async (pictureId: string) =>
  (await world.documents.storedPicture(marketId, pictureId).get()).exists;

test('what no listing shows is taken away after eight days, and can be uploaded again; what one shows stays', async () => {
  const bytes = await plain(10).jpeg().toBuffer();
  const { pictureId: unused } = await uploaded(bytes);
  const { pictureId: used } = await uploaded(await plain(240).jpeg().toBuffer());
  const listingId = await place();
  await save(listingId, [{ pictureId: used, alt: 'The garden' }]);
  await sweep(0);
  await sweep(6);
  expect([kept(unused), await known(unused)]).toEqual([[true, true], true]);
  await sweep(2);
  expect([kept(unused), await known(unused)]).toEqual([[false, false], false]);
  expect([kept(used), (await look(listingId, used)).status]).toEqual([[true, true], 200]);
  await uploaded(bytes);
  expect((await save(listingId, [{ pictureId: unused, alt: 'The garden, again' }])).status).toBe(200);
  expect((await look(listingId, unused)).status).toBe(200);
});

test('what is named within a week stays; after that it has to be uploaded again', async () => {
  const [early, late] = await Promise.all(
    [60, 180].map(async (red) => (await uploaded(await plain(red).jpeg().toBuffer())).pictureId),
  );
  if (early === undefined || late === undefined) throw new Error('Both are uploaded');
  const listingId = await place();
  await sweep(0);
  await sweep(6);
  expect((await save(listingId, [{ pictureId: early, alt: 'The pool' }])).status).toBe(200);
  world.clock.advance(1.5 * 86_400_000);
  expect(await problemOf(await save(await place(), [{ pictureId: late, alt: 'The pool' }]))).toContain(
    'upload it first',
  );
  await sweep(1);
  expect([kept(early), kept(late)]).toEqual([
    [true, true],
    [false, false],
  ]);
  expect((await look(listingId, early)).status).toBe(200);
});

test('what is uploaded and shown while it is being taken away stays, whole', async () => {
  const bytes = await plain(121).jpeg().toBuffer();
  const { pictureId } = await uploaded(bytes);
  const listingId = await place();
  await sweep(0);
  for (const before of ['small', 'large'] as const) {
    let isUsed = false;
    const swept = await sweep(8, {
      ...store,
      async remove(name, generation) {
        // Somebody else comes in between: before the first of its bytes is taken away, and before the second.
        if (!isUsed && name === pictureName(marketId, pictureId, before)) {
          isUsed = true;
          await uploaded(bytes);
          expect((await save(listingId, [{ pictureId, alt: 'The view' }])).status).toBe(200);
        }
        return store.remove(name, generation);
      },
    });
    expect([isUsed, swept.failed]).toEqual([true, 0]);
    expect([kept(pictureId), await known(pictureId)]).toEqual([[true, true], true]);
    for (const size of ['small', 'large']) expect((await look(listingId, pictureId, size)).status).toBe(200);
    expect((await save(listingId, [])).status).toBe(200);
    await sweep(1);
  }
});
