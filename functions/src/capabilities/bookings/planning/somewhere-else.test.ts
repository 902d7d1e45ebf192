import { expect, test } from '@jest/globals';
import { asksForAnotherPlace } from './somewhere-else.ts';

test.each([
  'somewhere else then',
  'another place please',
  'o zaman başka bir yer',
  'dann woanders',
  'тогда другое место',
  'τότε κάπου αλλού',
  'אז מקום אחר',
  'مكان آخر إذن',
  'پس یه جای دیگه',
  '그럼 다른 데요',
])('asks for another place: %s', (text) => {
  expect(asksForAnotherPlace(text)).toBe(true);
});

test.each([
  'Salt Wagon then',
  'make it 8 people',
  'is there another place nearby with a sea view that takes 15',
  'başka bir gün olsun',
])('asks for none: %s', (text) => {
  expect(asksForAnotherPlace(text)).toBe(false);
});
