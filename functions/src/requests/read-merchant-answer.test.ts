import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { referencePattern, requestIdFor, requestReference } from './identity.ts';
import { merchantPayload, readMerchantAnswer } from './read-merchant-answer.ts';

const read = (text: string) => {
  const answer = readMerchantAnswer({ text });
  return answer === null ? null : { ...answer.deed, ...answer.of };
};
const of = { by: 'merchant', reference: 'K7QF2M' };

test.each([
  ['ACCEPT K7QF2M', { ...of, do: 'accept', minutes: null }],
  ['accept k7qf2m 30', { ...of, do: 'accept', minutes: 30 }],
  ['K7QF2M kabul, 45 dk', { ...of, do: 'accept', minutes: 45 }],
  ['KABUL K7QF2M 1 saat', { ...of, do: 'accept', minutes: 60 }],
  ['Ready in 20 min K7QF2M', { ...of, do: 'estimate', minutes: 20 }],
  ['ready K7QF2M', { ...of, do: 'ready' }],
  ['HAZIR K7QF2M', { ...of, do: 'ready' }],
  ['Reject K7QF2M: the oven is broken', { ...of, do: 'reject', reason: 'the oven is broken' }],
  ['RET K7QF2M', { ...of, do: 'reject', reason: null }],
  ['out of stock K7QF2M lamb', { ...of, do: 'reject', reason: 'out_of_stock: lamb' }],
  ['STOK YOK K7QF2M', { ...of, do: 'reject', reason: 'out_of_stock' }],
  ['teslim K7QF2M', { ...of, do: 'complete' }],
  ['DONE K7QF2M', { ...of, do: 'complete' }],
  ['İPTAL OLUR K7QF2M', { ...of, do: 'allow_cancel' }],
  ['İPTAL OLMAZ K7QF2M', { ...of, do: 'refuse_cancel' }],
  ['keep K7QF2M', { ...of, do: 'refuse_cancel' }],
])('“%s” is understood', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  'YES',
  'accept',
  'ACCEPT ORDERS',
  'accept PLEASE',
  'accept change',
  'cancel K7QF2M',
  'what about K7QF2M?',
  'ACCEPT K7QF2M and REJECT M2FQ7K',
  'YES A1B2',
  '',
])('“%s” is an ordinary message', (text) => {
  expect(read(text)).toBeNull();
});

describe('what identifies a request', () => {
  test('is a code that no word is taken for, and that its merchant can write back', () => {
    fc.assert(
      fc.property(fc.string(), (key) => {
        const reference = requestReference(requestIdFor('food', key));
        expect(reference).toMatch(referencePattern);
        expect(read(`accept ${reference}`)).toMatchObject({ do: 'accept', reference });
      }),
    );
  });

  test('comes back from its buttons, whatever stands on them', () => {
    const requestId = requestIdFor('service', 'key');
    const payload = merchantPayload('keep', 'service', requestId);
    expect(readMerchantAnswer({ text: 'ACCEPT K7QF2M', payload })).toEqual({
      deed: { by: 'merchant', do: 'refuse_cancel' },
      of: { kind: 'service', requestId },
    });
    for (const broken of ['request:keep:taxi:req_1', `${payload}0`, 'yes:abc', 'request:__proto__:food:x']) {
      expect(readMerchantAnswer({ text: 'ACCEPT K7QF2M', payload: broken })).toBeNull();
    }
  });
});
