import { expect, test } from '@jest/globals';
import { placeSearchResponseSchema } from '@merve/contract';
import { useStack } from './harness.ts';

const stack = useStack();

test('P-01, P-99: a fresh clone finds vegan pizza in Tel Aviv in Hebrew, through Hosting, with its photos', async () => {
  const hosting = `http://127.0.0.1:${stack().ports.hosting}`;
  const { idToken } = await stack().signIn();
  const response = await fetch(`${hosting}/api/places/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ text: 'פיצה טבעונית בתל אביב', language: 'he', sessionId: 'abc123' }),
  });
  const json: unknown = await response.json();
  if (response.status !== 200) throw new Error(`${response.status}: ${JSON.stringify(json)}`);
  const { query, restaurants, meta } = placeSearchResponseSchema.parse(json);
  expect([query.mode, query.language, meta.source]).toEqual(['textsearch', 'he', 'google']);
  expect(restaurants.length).toBeGreaterThan(5);
  const photo = restaurants.find(({ photoUrl }) => photoUrl !== null)?.photoUrl ?? '';
  const seen = await fetch(`${hosting}${photo}`);
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
});
