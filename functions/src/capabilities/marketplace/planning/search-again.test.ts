import { describe, expect, test } from '@jest/globals';
import { onlyTownsIn, queryElsewhere } from './search-again.ts';

describe('a message that says where and nothing else', () => {
  test.each([
    ['what about Famagusta?', ['Famagusta']],
    ['and in Nicosia', ['Nicosia']],
    ["peki Lefkoşa'da?", ['Lefkoşa']],
    ['und in Kyrenia?', ['Kyrenia']],
    ['а в Кирении?', ['Кирении']],
    ['και στην Κερύνεια;', ['Κερύνεια']],
    ['ומה עם קירניה?', ['קירניה']],
    ['وماذا عن كيرينيا؟', ['كيرينيا']],
    ['کیرنیا چطور؟', ['کیرنیا']],
    ['키레니아는요?', ['키레니아는요']],
  ])('“%s”', (text, towns) => {
    expect(onlyTownsIn(text)).toEqual(towns);
  });

  test.each([
    'what about sushi in Famagusta?',
    'a taxi to Kyrenia',
    'what about it?',
    'not Famagusta',
    'we live in Kyrenia and are hungry tonight, any idea at all',
    '',
  ])('“%s” is none', (text) => {
    expect(onlyTownsIn(text)).toBeNull();
  });
});

test.each([
  ['seafood Kyrenia', ['Famagusta'], 'seafood Famagusta'],
  ['Girne', ['Lefkoşa'], 'Lefkoşa'],
  ['', ['Nicosia'], 'Nicosia'],
])('“%s” elsewhere', (query, towns, expected) => {
  expect(queryElsewhere(query, towns)).toBe(expected);
});
