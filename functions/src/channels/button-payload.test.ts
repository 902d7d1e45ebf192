import { expect, test } from '@jest/globals';
import { parseButtonPayload } from './whatsapp/receive-webhook.ts';

test('reads the answer and the action it belongs to', () => {
  expect(parseButtonPayload('yes:0a1b2c')).toEqual({ answer: 'yes', actionId: '0a1b2c' });
  expect(parseButtonPayload('no:ff')).toEqual({ answer: 'no', actionId: 'ff' });
  expect(parseButtonPayload('yes:ff:overwrite')).toEqual({
    ...{ answer: 'yes', actionId: 'ff', choice: 'overwrite' },
  });
});

test.each([null, '', 'yes', 'yes:', 'maybe:0a', 'yes:0A', 'yes:0a ', 'yes:../../x', 'yes:0a:', 'yes:0a:A1'])(
  '%j is no button of ours',
  (payload) => expect(parseButtonPayload(payload)).toBeNull(),
);
