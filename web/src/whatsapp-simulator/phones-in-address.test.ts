import { describe, expect, test } from '@jest/globals';
import { firstPhones, maxPhones, phonesIn, searchFor } from './phones-in-address.ts';

describe('the phones in the address', () => {
  test('come back as they were written', () => {
    const phones = ['+905330000301', 'ID.1349120865', '+905330000101'];
    expect(phonesIn(searchFor(phones))).toEqual(phones);
  });

  test('are a guest and the restaurant where none is named', () => {
    for (const search of ['', '?phones=', '?phones=abc,12', '?other=1'])
      expect(phonesIn(search)).toEqual(firstPhones);
  });

  test('are each there once, with or without a plus, and no more than fit', () => {
    expect(phonesIn('?phones=905330000101,%2B905330000101, 905330000102')).toEqual([
      '+905330000101',
      '+905330000102',
    ]);
    const many = Array.from({ length: 20 }, (_, index) => `90533000${1000 + index}`);
    expect(phonesIn(`?phones=${many.join(',')}`)).toHaveLength(maxPhones);
  });
});
