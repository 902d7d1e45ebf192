import { expect, test } from '@jest/globals';
import { namedBeside } from './named-beside.ts';

test('whose list a venue is of is named once, with the way there where there is one; ours needs none', () => {
  const yelp = { provider: 'Yelp', uri: 'https://www.yelp.com/biz/b1' };
  expect(namedBeside({ provider: 'yelp', attributions: [yelp] })).toEqual([yelp]);
  const writer = { provider: 'A. Guest', uri: null };
  expect(namedBeside({ provider: 'google', attributions: [writer] })).toEqual([
    { provider: 'Google Maps', uri: null },
    writer,
  ]);
  expect(namedBeside({ provider: 'listing', attributions: [] })).toEqual([]);
});
