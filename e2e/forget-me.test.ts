import { expect, test } from '@jest/globals';
import { useStack } from './harness.ts';

const stack = useStack();

test('who asks to be forgotten can no longer sign in, and their conversation is gone', async () => {
  const { signIn, ports, functionsUrl, db } = stack();
  const { idToken, uid } = await signIn();
  const lookUp = async () => {
    const found = await fetch(
      `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=any`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ idToken }),
      },
    );
    return found.status;
  };
  const call = (method: string, path: string, body?: object) =>
    fetch(`${functionsUrl}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  expect(await lookUp()).toBe(200);
  expect((await call('POST', '/chat/message', { message: 'hello' })).status).toBe(200);
  const threads = () => db.collection('threads').where('readerUid', '==', uid).get();
  expect((await threads()).size).toBe(1);
  expect((await call('DELETE', '/v1/me')).status).toBe(202);
  expect(await lookUp()).toBe(400);
  expect((await threads()).size).toBe(0);
});
