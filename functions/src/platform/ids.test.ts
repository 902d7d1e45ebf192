import { expect, test } from '@jest/globals';
import { jsonObjectSchema } from '@merve/contract';
import fc from 'fast-check';
import { actorIdFor, canonicalJson, hashId, requestHash } from './ids.ts';

test('canonical JSON does not depend on the order of keys, and keeps the value', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const object = jsonObjectSchema.parse(JSON.parse(JSON.stringify(value)));
      const reversed = Object.fromEntries(Object.entries(object).reverse());
      expect(canonicalJson(reversed)).toBe(canonicalJson(object));
      expect(requestHash(reversed)).toBe(requestHash(object));
      expect(JSON.parse(canonicalJson(object))).toEqual(object);
    }),
  );
});

test('two lists of parts never share an id by being joined alike', () => {
  expect(hashId(['a', 'bc'])).not.toBe(hashId(['ab', 'c']));
  expect(hashId(['a,b'])).not.toBe(hashId(['a', 'b']));
});

test('an actor id neither contains the number nor can be made without the key', () => {
  const id = actorIdFor('whatsapp:+905330000101', 'key-one-of-the-test');
  expect(id).not.toContain('905330000101');
  expect(id).not.toBe(actorIdFor('whatsapp:+905330000101', 'key-two-of-the-test'));
});
