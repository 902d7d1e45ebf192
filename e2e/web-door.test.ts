import { describe, expect, test } from '@jest/globals';
import { chatMessageResponseSchema, turnEventSchema } from '@merve/contract';
import { demoRestaurant } from '../local/seed/demo-people.ts';
import { useStack } from './harness.ts';

const stack = useStack();

async function post(
  token: string | null,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${stack().functionsUrl}/api/chat/message`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

async function say(token: string, body: Record<string, unknown>) {
  const response = await post(token, body);
  const json: unknown = await response.json();
  if (response.status !== 200) throw new Error(`${response.status}: ${JSON.stringify(json)}`);
  return chatMessageResponseSchema.parse(json);
}

/** An unsigned token as the Auth emulator makes them, with some claims changed. */
function tampered(token: string, claims: Record<string, unknown>): string {
  const payload = token.split('.')[1] ?? '';
  const original: Record<string, unknown> = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...original, ...claims })}.`;
}

let day = 0;
/** A sentence that books a slot of its own. */
function bookingRequest(): string {
  day += 1;
  return `Book a table for 2 at ${demoRestaurant.name} on ${new Date(Date.now() + (day + 9) * 86_400_000).toISOString().slice(0, 10)} at 19:00`;
}

describe('POST /chat/message', () => {
  test('books over JSON: proposal with buttons, then YES', async () => {
    const { idToken } = await stack().signIn();
    const proposal = await say(idToken, { message: bookingRequest() });
    expect(proposal.replies).toHaveLength(1);
    expect(proposal.replies[0]?.text).toContain(demoRestaurant.name);
    expect(proposal.replies[0]?.text).toContain('Asia/Famagusta');
    expect(proposal.replies[0]?.buttons.map((button) => button.payload.split(':')[0])).toEqual(['yes', 'no']);
    expect(proposal.pendingAction?.kind).toBe('confirm_transaction');

    const actionId = proposal.pendingAction?.actionId ?? '';
    const confirmed = await say(idToken, { message: 'YES', button: { actionId, answer: 'yes' } });
    expect(confirmed.replies[0]?.text).toMatch(/confirmed/i);
    expect(confirmed.pendingAction).toBeNull();
    expect(confirmed.threadId).toBe(proposal.threadId);
    // Filtered here: the product asks for transactions by other fields, and has no index of this one.
    const { docs } = await stack().db.collectionGroup('transactions').get();
    const own = docs.filter((transaction) => transaction.get('threadId') === proposal.threadId);
    expect(own.map((transaction) => transaction.get('state'))).toEqual(['confirmed']);
  });

  test('answers on the web address too, through Hosting', async () => {
    const { idToken } = await stack().signIn();
    const response = await fetch(`http://127.0.0.1:${stack().ports.hosting}/chat/message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
      body: JSON.stringify({ message: 'hello' }),
    });
    expect(response.status).toBe(200);
    expect(chatMessageResponseSchema.parse(await response.json()).replies).toHaveLength(1);
  });

  test('streams the same turn as server-sent events, in order, ending with done', async () => {
    const { idToken } = await stack().signIn();
    const response = await post(idToken, { message: bookingRequest() }, { accept: 'text/event-stream' });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const events = (await response.text())
      .split('\n')
      .filter((line) => line.startsWith('data:'))
      .map((line) => turnEventSchema.parse(JSON.parse(line.slice(5))));
    const types = events.map((event) => event.type);
    expect(types.indexOf('tool_call')).toBeGreaterThanOrEqual(0);
    expect(types.indexOf('tool_result')).toBeGreaterThan(types.indexOf('tool_call'));
    expect(types.indexOf('message')).toBeGreaterThan(types.indexOf('tool_result'));
    expect(types.at(-1)).toBe('done');
    expect(events.find(({ type }) => type === 'tool_call')).toHaveProperty(
      'doing',
      expect.stringMatching(/ …$/),
    );
  });

  test('the same clientMessageId again is the same message, with the same replies', async () => {
    const { idToken } = await stack().signIn();
    const message = { message: bookingRequest(), clientMessageId: 'once' };
    const [first, second] = await Promise.all([say(idToken, message), say(idToken, message)]);
    const third = await say(idToken, message);
    expect([first.seq, second.seq, third.seq]).toEqual([1, 1, 1]);
    expect(third.duplicate).toBe(true);
    expect(second.replies).toEqual(first.replies);
    expect(third.replies).toEqual(first.replies);
  });

  test('another user’s thread is 403, and nothing is written', async () => {
    const owner = await stack().signIn();
    const { threadId } = await say(owner.idToken, { message: 'hello' });
    const stranger = await stack().signIn();
    const response = await post(stranger.idToken, { message: 'YES', threadId });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { code: 'FORBIDDEN' } });
    const messages = await stack().db.collection(`threads/${threadId}/messages`).get();
    expect(messages.docs.filter((document) => document.get('text') === 'YES')).toHaveLength(0);
  });

  test('a missing, malformed, expired or other project’s token is 401', async () => {
    const { idToken } = await stack().signIn();
    const past = Math.floor(Date.now() / 1000) - 7200;
    const tokens = [
      null,
      'nonsense',
      tampered(idToken, { exp: past, iat: past - 3600 }),
      tampered(idToken, { aud: 'another-project', iss: 'https://securetoken.google.com/another-project' }),
    ];
    const statuses = await Promise.all(
      tokens.map(async (token) => (await post(token, { message: 'hello' })).status),
    );
    expect(statuses).toEqual([401, 401, 401, 401]);
  });

  test.each([
    ['a body of another shape', { text: 'hello' }, 400, 'BAD_REQUEST'],
    ['an empty message', { message: '   ' }, 400, 'EMPTY_MESSAGE'],
    ['only null bytes', { message: '\u0000\u0000' }, 400, 'EMPTY_MESSAGE'],
    ['twenty thousand characters', { message: 'x'.repeat(20_000) }, 400, 'MESSAGE_TOO_LONG'],
  ])('%s is a typed error', async (_name, body, status, code) => {
    const { idToken } = await stack().signIn();
    const response = await post(idToken, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code, message: expect.any(String) } });
  });

  test('a body that is not JSON is 400, whether the platform or Merve reads it', async () => {
    const { idToken } = await stack().signIn();
    // Declared as JSON, it is refused by the functions framework, before any code of ours.
    expect((await post(idToken, '{"message": ')).status).toBe(400);
    const plain = await post(idToken, '{"message": ', { 'content-type': 'text/plain' });
    expect(plain.status).toBe(400);
    expect(await plain.json()).toMatchObject({ error: { code: 'BAD_REQUEST' } });
  });

  test.each([
    ['only emoji', '🍋🍋🍋'],
    ['a lone surrogate', 'hello \ud83d there'],
    ['a null byte inside', 'hel\u0000lo'],
  ])('%s is answered', async (_name, message) => {
    const { idToken } = await stack().signIn();
    const answer = await say(idToken, { message });
    expect(answer.replies[0]?.text).toEqual(expect.stringMatching(/\S/));
  });

  test.each([
    [
      'a past time',
      (name: string) => `Book a table for 2 at ${name} on 2020-05-01 at 20:00`,
      /past|already/i,
    ],
    [
      'an hour at which it is closed',
      (name: string) => `Book a table for 2 at ${name} tomorrow at 4am`,
      /closed|open/i,
    ],
    [
      'a party of nobody',
      (name: string) => `Book a table for 0 people at ${name} tomorrow at 8pm`,
      /at least|\b1\b/i,
    ],
    [
      'a party of 500',
      (name: string) => `Book a table for 500 people at ${name} tomorrow at 8pm`,
      /at most|up to|largest|500/i,
    ],
    [
      'a date that does not exist',
      (name: string) => `Book a table for 2 at ${name} on 31 February at 8pm`,
      /there is no 31 february/i,
    ],
  ])('%s is refused with a sentence that says what is wrong', async (_name, text, expected) => {
    const { idToken } = await stack().signIn();
    const answer = await say(idToken, { message: text(demoRestaurant.name) });
    expect(answer.replies[0]?.text).toMatch(expected);
    expect(answer.pendingAction).toBeNull();
  });
});
