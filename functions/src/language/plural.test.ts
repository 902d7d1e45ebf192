import { expect, test } from '@jest/globals';
import { counted } from './plural.ts';

const drivers = { one: '# водитель', few: '# водителя', many: '# водителей', other: '# водителя' };
const people = {
  one: 'شخص واحد',
  two: 'شخصان',
  few: '# أشخاص',
  many: '# شخصًا',
  other: '# شخص',
};

test.each([
  [1, '1 водитель'],
  [2, '2 водителя'],
  [5, '5 водителей'],
  [11, '11 водителей'],
  [21, '21 водитель'],
])('in Russian %i: %s', (count, expected) => {
  expect(counted('ru', count, drivers)).toBe(expected);
});

test.each([
  [1, 'شخص واحد'],
  [2, 'شخصان'],
  [3, '3 أشخاص'],
  [11, '11 شخصًا'],
  [100, '100 شخص'],
])('in Arabic %i: %s', (count, expected) => {
  expect(counted('ar', count, people)).toBe(expected);
});

test('without a form of its own, a category is as all the others', () => {
  expect(counted('ko', 1, { other: '#명' })).toBe('1명');
});
