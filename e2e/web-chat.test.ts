import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { demoRestaurant } from '../local/seed/demo-people.ts';
import { useStack } from './harness.ts';

const stack = useStack();

const chatAnswer = z.object({
  threadId: z.string(),
  replies: z.array(z.object({ text: z.string() })),
  pendingAction: z.object({ actionId: z.string(), expiresAt: z.string() }).nullable(),
});

function request(daysAhead: number): string {
  const day = new Date(Date.now() + daysAhead * 86_400_000);
  const written = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }).format(
    day,
  );
  return `Book a table for 2 at ${demoRestaurant.name} on ${written} at 7pm`;
}

function postChat(idToken: string | undefined, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${stack().functionsUrl}/api/chat/message`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(idToken === undefined ? {} : { authorization: `Bearer ${idToken}` }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

async function chat(idToken: string, message: string) {
  const response = await postChat(idToken, { message });
  expect(response.status).toBe(200);
  return chatAnswer.parse(await response.json());
}

describe('a booking over the web', () => {
  test('is proposed and confirmed, as JSON', async () => {
    const { idToken } = await stack().signIn();
    const proposed = await chat(idToken, request(6));
    expect(proposed.pendingAction).not.toBeNull();
    expect(proposed.replies.map(({ text }) => text).join('\n')).toContain(demoRestaurant.name);
    const confirmed = await chat(idToken, 'YES');
    expect(confirmed.threadId).toBe(proposed.threadId);
    expect(confirmed.pendingAction).toBeNull();

    // Filtered here: the product asks for transactions by other fields, and has no index of this one.
    const { docs } = await stack().db.collectionGroup('transactions').get();
    const own = docs.filter((transaction) => transaction.get('threadId') === proposed.threadId);
    expect(own.map((transaction) => transaction.get('state'))).toEqual(['confirmed']);
  });

  test('is proposed as a stream of events', async () => {
    const { idToken } = await stack().signIn();
    const response = await postChat(idToken, { message: request(7) }, { accept: 'text/event-stream' });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const types = (await response.text())
      .split('\n')
      .filter((line) => line.startsWith('data:'))
      .map((line) => z.object({ type: z.string() }).parse(JSON.parse(line.slice(5))).type);
    expect(types).toContain('message');
    expect(types.at(-1)).toBe('done');
  });

  test('works on the web address too', async () => {
    const { idToken } = await stack().signIn();
    const response = await fetch(`http://127.0.0.1:${stack().ports.hosting}/chat/message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
      body: JSON.stringify({ message: 'hello' }),
    });
    expect(response.status).toBe(200);
    expect(chatAnswer.parse(await response.json()).replies.length).toBeGreaterThan(0);
  });
});

describe('who may ask', () => {
  const otherProject = () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      sub: 'u',
      user_id: 'u',
      aud: 'demo-other',
      iss: 'https://securetoken.google.com/demo-other',
    };
    return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims, iat: now, exp: now + 3_600, auth_time: now })}.`;
  };

  test.each([
    ['no token', () => undefined],
    ['no token at all', () => 'not-a-token'],
    ['a token of another project', otherProject],
  ])('%s: 401', async (_case, token) => {
    const response = await postChat(token(), { message: 'hello' });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      error: { code: expect.any(String), message: expect.any(String) },
    });
  });

  test("another person's thread: 403", async () => {
    const [mine, other] = [await stack().signIn(), await stack().signIn()];
    const { threadId } = await chat(other.idToken, 'hello');
    const response = await postChat(mine.idToken, { message: 'hello', threadId });
    expect(response.status).toBe(403);
  });

  test.each([
    ['what is not JSON', 'not json', 400],
    ['an empty message', { message: '' }, 400],
    ['no message', {}, 400],
    ['20,000 characters', { message: 'x'.repeat(20_000) }, 400],
  ])('%s: %j is refused', async (_case, body, status) => {
    const { idToken } = await stack().signIn();
    const response = await postChat(idToken, body);
    expect(response.status).toBeGreaterThanOrEqual(status);
    expect(response.status).toBeLessThan(500);
  });
});
