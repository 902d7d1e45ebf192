import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTypesenseDouble, type TypesenseDouble } from '../../../../local/sandbox/typesense/index.ts';
import { createTypesenseClient, type TypesenseClient } from './typesense-client.ts';
import type { TypesenseSearch } from './wire-format.ts';

const apiKey = 'a key of the test';
let double: TypesenseDouble;
let client: TypesenseClient;
beforeAll(async () => {
  double = await startTypesenseDouble({ apiKey });
});
beforeEach(async () => {
  double.clear();
  client = createTypesenseClient({
    url: `${double.url}/`,
    apiKey,
    searchTimeoutMs: 150,
    writeTimeoutMs: 300,
  });
  await client.createCollection({
    name: 'towns',
    fields: [
      { name: 'name', type: 'string', sort: true },
      { name: 'island', type: 'string', facet: true },
      { name: 'people', type: 'int32' },
      { name: 'location', type: 'geopoint' },
    ],
  });
  const results = await client.importMany('towns', [
    { id: 'k', name: 'kyrenia', island: 'cyprus', people: 33, location: [35.34, 33.32] },
    { id: 'n', name: 'nicosia', island: 'cyprus', people: 82, location: [35.18, 33.36] },
    { id: 'v', name: 'valletta', island: 'malta', people: 6, location: [35.9, 14.51] },
  ]);
  expect(results).toEqual([{ success: true }, { success: true }, { success: true }]);
});
afterEach(() => expect(double.violations).toEqual([]));
afterAll(() => double.stop());

const all: TypesenseSearch = { collection: 'towns', q: '*', sort_by: 'people:desc' };
async function ids(search: Partial<TypesenseSearch>) {
  const [answer] = await client.search([{ ...all, query_by: 'name', ...search }]);
  return answer?.hits.map(({ document }) => document.id);
}
const requestsSince = (before: number) => double.requests.slice(before);

describe('the client over HTTP', () => {
  test('searches, filters, sorts by distance, counts facets and pages', async () => {
    expect(await ids({})).toEqual(['n', 'k', 'v']);
    expect(await ids({ q: 'kyr' })).toEqual(['k']);
    expect(await ids({ q: 'nicsoia' })).toEqual(['n']);
    expect(await ids({ filter_by: 'island:=`cyprus` && people:>40' })).toEqual(['n']);
    expect(await ids({ filter_by: 'island:=[malta, `nowhere`] || people:33' })).toEqual(['k', 'v']);
    expect(await ids({ filter_by: 'location:(35.3, 33.3, 30 km)' })).toEqual(['n', 'k']);
    expect(await ids({ sort_by: 'location(35.34, 33.32):asc' })).toEqual(['k', 'n', 'v']);
    expect(await ids({ per_page: 1, page: 2 })).toEqual(['k']);
    const [counted] = await client.search([{ ...all, facet_by: 'island', per_page: 0 }]);
    expect(counted).toMatchObject({
      found: 3,
      hits: [],
      facet_counts: [
        {
          field_name: 'island',
          counts: [
            { value: 'cyprus', count: 2 },
            { value: 'malta', count: 1 },
          ],
        },
      ],
    });
  });

  test('answers several searches in their order, in one request', async () => {
    const before = double.requests.length;
    const answers = await client.search([
      { ...all, per_page: 0 },
      { ...all, filter_by: 'people:<10' },
    ]);
    expect(answers.map(({ found }) => found)).toEqual([3, 1]);
    expect(requestsSince(before)).toEqual(['POST /multi_search']);
  });

  test('an alias stands for its collection until it is moved', async () => {
    expect(await client.aliasTarget('places')).toBeNull();
    await client.pointAlias('places', 'towns');
    expect(await client.aliasTarget('places')).toBe('towns');
    expect(await ids({ collection: 'places' })).toHaveLength(3);
  });

  test('removing what is not there is no error, a collection that is not there included', async () => {
    await client.remove('towns', 'nobody');
    await client.remove('nowhere', 'k');
    await client.dropCollection('nowhere');
    await client.dropCollection('towns');
    expect(await client.collections()).toEqual([]);
  });

  test('a document that is refused stops none of the others', async () => {
    const results = await client.importMany('towns', [
      { id: 'bad', name: 'Bad', island: 'cyprus', people: 1.5, location: [0, 0] },
      { id: 'good', name: 'good', island: 'cyprus', people: 1, location: [0, 0] },
    ]);
    expect(results).toMatchObject([
      { success: false, error: expect.stringContaining('people') },
      { success: true },
    ]);
    expect(double.documents('towns')).toHaveLength(4);
  });

  test.each([
    ['a collection that is not there', { collection: 'nowhere' }, 'NOT_FOUND'],
    ['a field that is not there', { filter_by: 'nowhere:=x' }, 'NOT_FOUND'],
    ['a field that cannot be sorted by', { sort_by: 'island:asc' }, 'NOT_FOUND'],
    ['a field that has no vectors', { vector_query: 'name:([1], k:1)' }, 'NOT_FOUND'],
    ['a filter that cannot be read', { filter_by: 'island:=`open' }, 'BAD_REQUEST'],
    ['a place that is none', { filter_by: 'location:(35)' }, 'BAD_REQUEST'],
  ] as const)('%s is an error, and is not tried again', async (_what, search, code) => {
    const before = double.requests.length;
    await expect(ids(search)).rejects.toMatchObject({ code });
    expect(requestsSince(before)).toHaveLength(1);
  });

  test('a collection that is there already is refused', async () => {
    await expect(
      client.createCollection({ name: 'towns', fields: [{ name: 'a', type: 'string' }] }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST', details: { status: 409 } });
  });

  test('a refused key is not tried again, and is not in the error', async () => {
    const before = double.requests.length;
    const stranger = createTypesenseClient({ url: double.url, apiKey: 'sesame' });
    const error: unknown = await stranger.search([all]).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', details: { status: 401 } });
    expect(JSON.stringify(error) + String(error)).not.toContain('sesame');
    expect(requestsSince(before)).toHaveLength(1);
  });

  test.each(['503', 'reset', 'hang', 'not json'] as const)('%s once is tried again', async (kind) => {
    double.setFaults([{ kind, times: 1 }]);
    expect(await ids({})).toHaveLength(3);
  });

  test('a search is tried twice, a write three times', async () => {
    double.setFaults([{ kind: '503', times: 9 }]);
    const before = double.requests.length;
    await expect(ids({})).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    expect(requestsSince(before)).toHaveLength(2);
    await expect(client.remove('towns', 'k')).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    expect(requestsSince(before)).toHaveLength(5);
  });

  test('after five failures in a row nobody is asked for a while; writes go on', async () => {
    double.setFaults([{ kind: 'reset', times: 6, path: '/multi_search' }]);
    for (let search = 0; search < 3; search += 1) await expect(ids({})).rejects.toThrow();
    const before = double.requests.length;
    await expect(ids({})).rejects.toThrow('breaker is open');
    expect(requestsSince(before)).toEqual([]);
    await client.remove('towns', 'k');
    expect(double.documents('towns')).toHaveLength(2);
  });

  test('no server is an error of ours', async () => {
    const nobody = createTypesenseClient({ url: 'http://127.0.0.1:9', apiKey });
    await expect(nobody.aliasTarget('places')).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
  });
});

test('the double notices a client that leaves the wire format', async () => {
  const body = JSON.stringify({ searches: [{ ...all, invented: true }] });
  const headers = { 'x-typesense-api-key': apiKey };
  const answer = await fetch(`${double.url}/multi_search`, { method: 'POST', headers, body });
  expect(answer.status).toBe(400);
  expect(double.violations).toEqual([expect.stringContaining('invented')]);
  double.clear();
});
