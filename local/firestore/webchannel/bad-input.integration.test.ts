import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startForTest, type TestServer } from '../testing/start-for-test.ts';
import { RawChannel } from './raw-channel.ts';

const database = 'projects/p/databases/(default)';
const addTarget = {
  database,
  addTarget: {
    targetId: 2,
    query: { parent: `${database}/documents`, structuredQuery: { from: [{ collectionId: 'c' }] } },
  },
};
let local: TestServer;
let channel: RawChannel;

beforeAll(async () => {
  local = await startForTest();
});
afterAll(() => local.stop());
beforeEach(async () => {
  channel = new RawChannel(local.server.port, 'Listen');
  await channel.open([addTarget]);
});

const door = (query: string, init: RequestInit = {}): Promise<Response> =>
  fetch(local.url(`/google.firestore.v1.Firestore/Listen/channel?VER=8&${query}`), init);

const map = (text: string): string => encodeURIComponent(text);

/** Polls until the channel has said this. */
async function hear(words: RegExp): Promise<void> {
  for (let last = 0; ; ) {
    const arrays = await channel.poll(last);
    if (words.test(JSON.stringify(arrays))) return;
    last = arrays[arrays.length - 1]?.[0] ?? last;
  }
}

/** What is refused costs the channel nothing: it goes on where it was. */
const expectUnharmed = (): Promise<void> => hear(/NO_CHANGE/);

test.each(['GET', 'POST'])(
  'an unknown session is refused in words that clients look for: %s',
  async (method) => {
    const answer = await door('SID=none&RID=rpc&AID=0&CI=0&TYPE=xmlhttp', {
      method,
      headers: { origin: 'http://app.localhost:5000' },
    });
    expect([answer.status, await answer.text()]).toEqual([400, 'Error: Unknown SID']);
    // Without it the page could not read why, and would take it for a broken network.
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://app.localhost:5000');
  },
);

test('to end an unknown session is refused, and does no harm', async () => {
  const answer = await door('SID=none&RID=9&TYPE=terminate', { method: 'POST', body: '' });
  expect([answer.status, await answer.text()]).toEqual([400, 'Error: Unknown SID']);
  await expectUnharmed();
});

test.each(['GET', 'PUT'])('a channel is not opened with a %s', async (method) => {
  expect((await door('RID=1&CVER=22', { method })).status).toBe(400);
});

test('a channel knows no PUT', async () => {
  expect((await channel.request('PUT', 'RID=rpc&AID=0&CI=0', '')).status).toBe(400);
  await expectUnharmed();
});

test.each([
  ['fewer messages than announced', 'count=2&ofs=1&req0___data__=a'],
  ['more messages than announced', 'count=1&ofs=1&req0___data__=a&req1___data__=b'],
  ['one number twice', 'count=2&ofs=1&req0___data__=a&req0___data__=b'],
  ['a gap', 'count=2&ofs=1&req0___data__=a&req2___data__=b'],
  ['no number at all', 'count=one&ofs=1&req0___data__=a'],
  ['a number far ahead', 'count=1&ofs=5000&req0___data__=a'],
])('a post with %s is refused whole', async (_name, body) => {
  const answer = await channel.request('POST', 'RID=2&AID=0', body);
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringMatching(/^Error: /)]);
  // None of its messages was taken: number 1 is still free.
  await channel.post(1, [{ database, removeTarget: 2 }]);
  await hear(/"REMOVE"/);
});

test.each(['abc', '1e3', '99', '-2'])('AID=%s acknowledges nothing', async (acknowledged) => {
  for (const method of ['GET', 'POST']) {
    const query = `RID=rpc&AID=${acknowledged}&CI=1`;
    const answer = await channel.request(method, query, method === 'POST' ? 'count=0' : undefined);
    expect(answer.status).toBe(400);
  }
  await expectUnharmed();
});

test.each([
  ['text that is not JSON', '{"database":'],
  ['a list', '[]'],
  ['an unknown field', '{"addTargets":{}}'],
])('%s as a message ends the stream with INVALID_ARGUMENT', async (_name, text) => {
  const answer = await channel.request('POST', 'RID=2&AID=0', `count=1&ofs=1&req0___data__=${map(text)}`);
  expect(answer.status).toBe(200);
  await hear(/"error":\{"code":400,"status":"INVALID_ARGUMENT","message":"[^"]/);
});
