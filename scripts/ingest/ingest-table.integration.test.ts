import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type LocalFirestore,
  startLocalFirestore,
} from '../../functions/src/platform/testing/local-firestore.ts';
import { restaurantsByIds, reviewsOf } from '../../functions/src/restaurants/read-restaurants.ts';
import { demoCatalogue } from '../../local/seed/demo-catalogue.ts';
import { type Ingesting, ingestTable, type RowLeftOut } from './ingest-table.ts';
import { listingsByName } from './listings-by-name.ts';
import { tableRows } from './read-table.ts';
import { type BangaloreRow, bangaloreLine, bangaloreTable, reviewsCell } from './testing/bangalore-table.ts';

let firestore: LocalFirestore;
const directory = mkdtempSync(join(tmpdir(), 'ingest-'));
beforeAll(async () => {
  firestore = await startLocalFirestore();
});
afterAll(async () => {
  rmSync(directory, { recursive: true, force: true });
  await firestore.stop();
});

let files = 0;
function fileOf(content: string | Buffer): string {
  files += 1;
  const file = join(directory, `table-${files}.csv`);
  writeFileSync(file, content);
  return file;
}

async function ingest(file: string, more: Partial<Ingesting> = {}) {
  const leftOut: RowLeftOut[] = [];
  const ingested = await ingestTable({
    rows: tableRows(file, 'utf8'),
    documents: firestore.documents,
    marketId: 'north-cyprus',
    currency: 'INR',
    origin: 'zomato.csv',
    maxReviews: 8,
    limit: Number.POSITIVE_INFINITY,
    listingOf: () => null,
    now: new Date('2026-11-20T10:00:00Z'),
    onLeftOut: (row) => leftOut.push(row),
    ...more,
  });
  return { ingested, leftOut };
}

const places = (count: number, market: string): BangaloreRow[] =>
  Array.from({ length: count }, (_, number) => ({
    name: `${market} Kitchen ${number}`,
    address: `${number} Church Street, "The Arcade",\nBengaluru`,
    reviews_list: reviewsCell([
      `They’re open late, number ${number} is great!`,
      `It's "fine", said my aunt, of ${number}.`,
    ]),
  }));
const stored = async (marketId: string) =>
  (await firestore.documents.restaurants.where('marketId', '==', marketId).get()).docs.map((one) =>
    one.data(),
  );

describe('a table of restaurants', () => {
  test('is written once, whichever way its rows are repeated, and again it changes nothing', async () => {
    const marketId = 'repeated';
    const rows = places(70, 'Same');
    const listedTwice = rows
      .slice(0, 40)
      .map((row) => ({ ...row, url: 'https://x.example/2', 'listed_in(city)': 'BTM' }));
    const [first] = rows;
    const adding = { ...first, cuisines: 'Seafood', dish_liked: 'Crab' };
    const file = fileOf(bangaloreTable([...rows, ...listedTwice, adding]));
    const { ingested } = await ingest(file, { marketId });
    expect(ingested).toMatchObject({
      ...{ rows: 111, created: 70, again: 40, added: 1, changed: 1, leftOut: 0 },
      ...{ reviewsCreated: 140 },
    });
    const all = await stored(marketId);
    expect(all).toHaveLength(70);
    const both = all.find(({ dishes }) => dishes.includes('crab'));
    expect(both?.cuisines).toEqual(['north indian', 'mughlai', 'chinese', 'seafood']);
    // Of a kitchen that is told of twice, what either uses is warned of.
    expect(both?.allergens.map(({ allergen }) => allergen)).toEqual(
      expect.arrayContaining(['milk', 'crustaceans', 'molluscs']),
    );
    const before = await times(marketId);
    const again = await ingest(file, { marketId, now: new Date('2026-12-24T10:00:00Z') });
    expect(again.ingested).toMatchObject({ created: 0, changed: 0, reviewsCreated: 0, reviewsChanged: 0 });
    expect(await times(marketId)).toEqual(before);
  });

  test('that is shorter the next time takes nothing away', async () => {
    const marketId = 'shorter';
    await ingest(fileOf(bangaloreTable(places(5, 'Gone'))), { marketId });
    const [row] = places(1, 'Gone');
    await ingest(fileOf(bangaloreTable([{ ...row, reviews_list: '[]', rate: '3.0/5' }])), { marketId });
    const all = await stored(marketId);
    expect(all.map(({ rating }) => rating).sort()).toEqual([3, 4.1, 4.1, 4.1, 4.1]);
    const changed = all.find(({ rating }) => rating === 3);
    const reviews = await reviewsOf(firestore.documents, changed?.restaurantId ?? '', 9);
    expect(reviews.map(({ filters }) => filters.rating)).toEqual([3, 3]);
  });

  test('says of every row that was left out why, with its line, and goes on after it', async () => {
    const marketId = 'dirty';
    const [one, two] = places(2, 'Dirty');
    const table =
      bangaloreTable([one ?? {}, { name: '' }, { name: '=cmd|calc' }]) +
      'Only,three,cells\r\n\r\n' +
      bangaloreLine({ ...two, name: 'Stray "quote" Cafe' });
    const { ingested, leftOut } = await ingest(fileOf(`\ufeff${table}`), { marketId });
    expect(ingested).toMatchObject({ rows: 5, created: 2, leftOut: 3 });
    expect(leftOut.map(({ row, why }) => [row, why])).toEqual([
      [2, 'no name'],
      [3, 'formula'],
      [4, 'columns'],
    ]);
    expect(leftOut.every(({ line }) => line > 1)).toBe(true);
  });

  test('that breaks off goes on where it was by being read again', async () => {
    const marketId = 'broken-off';
    const file = fileOf(bangaloreTable(places(90, 'Broken')));
    await ingest(file, { marketId, limit: 45 });
    expect(await stored(marketId)).toHaveLength(45);
    expect((await ingest(file, { marketId })).ingested).toMatchObject({ created: 45, unchanged: 45 });
  });

  test('is read to the end without writing anything where nothing is to be written', async () => {
    const { ingested } = await ingest(fileOf(bangaloreTable(places(12, 'Dry'))), {
      documents: null,
      marketId: 'dry',
    });
    expect(ingested).toMatchObject({ rows: 12, reviews: 24, created: 0 });
    expect(await stored('dry')).toEqual([]);
  });

  test('tells of a listing of the market: the restaurant is that listing', async () => {
    const { documents } = firestore;
    const [entry] = demoCatalogue();
    if (entry === undefined) throw new Error('no listing');
    const { listing } = entry;
    await documents.listing(listing.listingId).set(listing);
    const listingOf = await listingsByName(documents, listing.marketId);
    const row = { name: listing.name.toUpperCase(), 'listed_in(city)': 'Girne', location: 'Girne' };
    const { ingested } = await ingest(fileOf(bangaloreTable([row, { ...row, location: 'Paphos' }])), {
      listingOf,
    });
    expect(ingested).toMatchObject({ created: 2, listed: 1 });
    const [found] = await restaurantsByIds(documents, [listing.listingId]);
    expect(found).toMatchObject({ listingId: listing.listingId, origin: 'zomato.csv' });
  });
});

async function times(marketId: string) {
  const found = await Promise.all([
    firestore.documents.restaurants.where('marketId', '==', marketId).get(),
    firestore.documents.restaurantReviews.where('marketId', '==', marketId).get(),
  ]);
  return found.flatMap(({ docs }) => docs.map(({ id, updateTime }) => [id, updateTime.valueOf()]));
}

describe('what is no table of restaurants is refused, and what it is is said', () => {
  test.each([
    ['', 'is empty'],
    ['PK\u0003\u0004 and so on', 'spreadsheet'],
    [Buffer.from('\ufeffname', 'utf16le'), 'UTF-16'],
    [Buffer.from([1, 2, 0, 3]), 'no table of text'],
    ['id,amount\n1,2\n', 'no column is headed "name"'],
    ['\n\n', 'is empty'],
  ])('%j', async (content, says) => {
    await expect(ingest(fileOf(content))).rejects.toThrow(says);
  });

  test('a quotation mark that is never closed stops there, and what came before it is written', async () => {
    const marketId = 'unclosed';
    const table = `${bangaloreTable(places(40, 'Open'))}"never closed, ${'x,y\r\n'.repeat(900_000)}`;
    await expect(ingest(fileOf(table), { marketId })).rejects.toThrow(/beyond row 41.*not closed/s);
    expect(await stored(marketId)).toHaveLength(40);
  });

  test('a file that is not there', async () => {
    await expect(ingest(join(directory, 'nowhere.csv'))).rejects.toThrow('cannot be opened');
  });
});
