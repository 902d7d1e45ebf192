import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { doc, getDoc, setDoc } from 'firebase/firestore';
import { startWithWebClients, type WebClients } from './web-clients.ts';

let web: WebClients;
beforeAll(async () => {
  web = await startWithWebClients();
});
afterAll(() => web.stop());

test('hello', async () => {
  const db = web.client();
  await setDoc(doc(db, 'a/b'), { n: 1 });
  expect((await getDoc(doc(db, 'a/b'))).data()).toEqual({ n: 1 });
});
