import type { Listing } from '@merve/contract';
import {
  buildSnapshot,
  createCatalogue,
  createOramaSearchIndex,
  type SearchIndex,
  type SearchQuery,
} from '../functions/src/catalogue/index.ts';
import { reindexListings } from '../functions/src/catalogue/reindex-listings.ts';
import { createTypesenseSearchIndex } from '../functions/src/catalogue/typesense-search-index.ts';
import { createTypesenseClient } from '../functions/src/integrations/typesense/index.ts';
import { startTypesenseDouble } from '../local/sandbox/typesense/index.ts';
import { demoMarketId } from '../local/seed/demo-people.ts';
import { demoCatalogue } from '../local/seed/index.ts';
import { openDesk } from './desk.ts';
import { median, type Row, rounded } from './row.ts';

const size = 10_000;
const searches = 300;

/** What people ask for: whole and half words, several, misspelt, in other scripts, with a town, near a place, for nothing. */
const wishes: readonly Omit<SearchQuery, 'marketId' | 'limit'>[] = [
  { query: 'seafood restaurant' },
  { query: 'grilled fish by the harbour' },
  { query: 'sushii' },
  { query: 'kahvalti', town: 'Girne' },
  { query: 'rom', category: 'restaurants' },
  { query: 'massage for couples', subCategory: 'hammam' },
  { query: 'tennis court in Famagusta' },
  { query: 'ресторан' },
  { query: 'lanetrn' },
  { query: '', near: { latitude: 35.336, longitude: 33.32, radiusKm: 10 } },
  { query: 'coffee', near: { latitude: 35.125, longitude: 33.942, radiusKm: 15 } },
  { query: 'helicopter tour' },
  { query: '', category: 'stays', action: 'book' },
];

const adjectives = 'old new blue copper silver wild quiet golden little salty'.split(' ');
const nouns = 'lantern quince anchor fig heron saddle cedar kettle pebble lighthouse'.split(' ');

/** The demo market many times over, under other names, so that words are as frequent as they would be. */
function manyListings(count: number): Listing[] {
  const seeds = demoCatalogue().map((entry) => entry.listing);
  return Array.from({ length: count }, (_, index) => {
    const seed = seeds[index % seeds.length];
    if (seed === undefined) throw new Error('the demo market is empty');
    const round = Math.floor(index / seeds.length);
    const name = `${adjectives[round % 10]} ${nouns[(round * 7 + index) % 10]} ${seed.name} ${round}`;
    return { ...seed, listingId: `${seed.listingId}-${round}`, name };
  });
}

/** How fast search is in process, and what a search costs in Firestore with either index. */
export async function searchRows(): Promise<Row[]> {
  return [...(await speedRows()), ...(await costRows())];
}

/** In process over 10,000 listings: building the index once, and each search after it. */
async function speedRows(): Promise<Row[]> {
  const snapshot = buildSnapshot(demoMarketId, 1, {
    listings: manyListings(size),
    businesses: [],
    offerings: [],
  });
  const index = createOramaSearchIndex(async () => snapshot);
  const search = async (number: number) => {
    const wish = wishes[number % wishes.length] ?? { query: '' };
    const startedAt = performance.now();
    await index.search({ ...wish, marketId: demoMarketId, limit: 50 });
    return performance.now() - startedAt;
  };
  const buildMs = await search(0);
  const taken: number[] = [];
  for (let number = 0; number < searches; number += 1) taken.push(await search(number));
  taken.sort((a, b) => a - b);
  const slowest = taken[Math.floor(taken.length * 0.95)] ?? Number.NaN;
  return [
    { name: `search.p50Ms@${size}`, value: rounded(median(taken)), unit: 'ms', target: '≤ 20' },
    { name: `search.p95Ms@${size}`, value: rounded(slowest), unit: 'ms', target: null },
    { name: `search.buildMs@${size}`, value: rounded(buildMs, 0), unit: 'ms', target: null },
  ];
}

/** Firestore round trips and documents of the searches of a warm instance, in process and by Typesense's double. */
async function costRows(): Promise<Row[]> {
  const desk = await openDesk();
  const double = await startTypesenseDouble();
  try {
    const client = createTypesenseClient({ url: double.url, apiKey: 'local-typesense-key' });
    const { documents, clock } = desk;
    await reindexListings({ documents, client, embedder: null, clock, uniquely: 'bench' });
    const { latest } = createCatalogue(documents);
    return [
      ...(await costOf('orama', createOramaSearchIndex(latest))),
      ...(await costOf('typesense', createTypesenseSearchIndex({ client, latest, embedder: null }))),
    ];
  } finally {
    await double.stop();
    await desk.stop();
  }

  async function costOf(name: string, index: SearchIndex): Promise<Row[]> {
    const search = (wish: (typeof wishes)[number]) =>
      index.search({ ...wish, marketId: demoMarketId, limit: 50 });
    // A turn has loaded the catalogue before it searches.
    await search({ query: 'fish' });
    desk.server.cost.start(name);
    for (const wish of wishes) await search(wish);
    const cost = desk.server.cost.read(name);
    desk.server.cost.start('between');
    if (cost === undefined) throw new Error(`nothing was counted for ${name}`);
    return [
      { name: `search.roundTrips@${name}`, value: cost.roundTrips, unit: 'round trips', target: '= 0' },
      { name: `search.reads@${name}`, value: cost.documentReads, unit: 'documents', target: '= 0' },
    ];
  }
}
