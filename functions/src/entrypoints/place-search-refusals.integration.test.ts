/** What the search of the world's places refuses, and as what it tells what its provider refuses. */
import { describe, expect, test } from '@jest/globals';
import type { MerveConfig } from '@merve/contract';
import { apiKey } from '../capabilities/place-search/testing/google-city.ts';
import { defaultMerveConfig } from '../markets/index.ts';
import { market } from '../orchestrator/testing/demo-market.ts';
import { cafes, placeSearchDoor } from './testing/place-search-door.ts';

const door = placeSearchDoor();

describe('what is refused', () => {
  test.each([
    ['empty text', { text: '' }],
    ['10,000 characters', { text: 'a'.repeat(10_000) }],
    ['an unknown mode', { schema: { search: { ...cafes.search, mode: 'all' } } }],
    ['a point outside the globe', { text: 'x', userLocation: { lat: 91, lng: 0 } }],
    [
      'a price min above max',
      { schema: { search: { ...cafes.search, filters: { price: { min: 4, max: 1 } } } } },
    ],
    ['a radius of −1', { schema: { search: { ...cafes.search, filters: { type: 'cafe', radius: -1 } } } }],
    ['P-09: a key', { text: 'pizza', key: apiKey }],
    ['P-09: a key in the schema', { schema: { ...cafes, apiKey } }],
    ['a market that is no id', { text: 'pizza', marketId: '../x' }],
    ['a token that is none', { text: 'pizza', pageToken: 'AAAA' }],
  ])('%s is 400', async (_what, body) => {
    expect(await door.refused(body)).toEqual([400, 'BAD_REQUEST']);
    expect(door.logs.join()).not.toContain(apiKey);
  });

  test('P-09: a key in the address is 400', async () => {
    const path = `/api/places/search?key=${apiKey}`;
    expect(await door.refused({ schema: cafes }, { path })).toEqual([400, 'BAD_REQUEST']);
    expect(door.logs.join()).not.toContain(apiKey);
  });

  test('who is not signed in is 401; a market without the search, and one that is none, are 404', async () => {
    const body = JSON.stringify({ text: 'vegan pizza' });
    const open = await door.request('/api/places/search', { method: 'POST', body });
    expect(open.status).toBe(401);
    expect(await door.refused({ schema: cafes, marketId: 'atlantis' })).toEqual([404, 'NOT_FOUND']);
    const reference = door.city.world.documents.merveConfig(market.marketId);
    const off: MerveConfig = {
      ...defaultMerveConfig(market, door.city.world.tools.tools),
      placeSearch: { enabled: false },
    };
    await reference.set(off);
    expect(await door.refused({ schema: cafes })).toEqual([404, 'NOT_FOUND']);
    await reference.delete();
  });

  test('P-79: more than five at once, or ten a minute, is 429 with when to come back; by account and by address', async () => {
    for (let sent = 0; sent < 5; sent += 1) await door.found({ schema: cafes });
    const over = await door.post({ schema: cafes });
    expect([over.status, over.headers.get('retry-after')]).toEqual([429, '6']);
    expect(await door.refused({ schema: cafes }, { ip: '203.0.113.9' })).toEqual([429, 'RATE_LIMITED']);
    expect(await door.refused({ schema: cafes }, { token: `${door.uid}-another` })).toEqual([
      429,
      'RATE_LIMITED',
    ]);
    door.city.world.clock.advance(6_000);
    await door.found({ schema: cafes });
  });

  const fault = (status: number, name: string, reason?: string) =>
    ({ kind: 'status', status, name, ...(reason !== undefined && { reason }) }) as const;
  test.each([
    ['P-71', [fault(403, 'PERMISSION_DENIED')], 502, 'UPSTREAM_DENIED'],
    ['P-71', [fault(400, 'INVALID_ARGUMENT', 'API_KEY_INVALID')], 502, 'UPSTREAM_DENIED'],
    ['P-72', [fault(429, 'RESOURCE_EXHAUSTED')], 429, 'RATE_LIMITED'],
    ['P-73', [fault(400, 'INVALID_ARGUMENT')], 400, 'BAD_REQUEST'],
    ['P-76', [fault(503, 'UNAVAILABLE'), fault(503, 'UNAVAILABLE')], 502, 'UPSTREAM_FAILED'],
  ] as const)('%s: what the provider refuses (%j) is %d', async (_row, faults, status, code) => {
    door.city.double.plan(...faults);
    expect(await door.refused({ schema: cafes })).toEqual([status, code]);
  });

  test('P-71: a refused key raises an alert, once', async () => {
    door.city.double.plan(fault(403, 'PERMISSION_DENIED', 'BILLING_DISABLED'));
    await door.refused({ schema: cafes });
    const alerts = await door.city.world.documents.systemAlerts.where('kind', '==', 'provider-denied').get();
    expect(alerts.docs).toHaveLength(1);
  });
});
