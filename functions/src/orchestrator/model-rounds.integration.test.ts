import { expect, test } from '@jest/globals';
import { guestOfEachTest } from './testing/guest-of-each-test.ts';

const guest = guestOfEachTest('rounds');
const search = [{ call: 'searchMarketplace', args: { query: 'fish' } }];

test('a model that only ever calls tools is stopped, and the person is answered', async () => {
  guest.world.model.script(...Array.from({ length: 9 }, () => search));
  const { reply } = await guest.says('find me fish');
  expect(guest.world.model.requests).toHaveLength(6);
  // What a tool found goes back to the model.
  expect(JSON.stringify(guest.world.model.requests.at(-1)?.turns)).toContain('lst_olive');
  expect(guest.heard()).toEqual([reply]);
  expect(reply.trim()).not.toBe('');
});
