import { expect, test } from '@jest/globals';
import { withAllergyCaution } from './allergy-caution.ts';

const allergic = ['Hi', 'I am allergic to nuts'];

test.each([
  'The garden salad is safe for you.',
  'The pizza does not contain nuts.',
  'Our baklava is nut-free!',
  'You can eat the hummus.',
  'Salata sizin için güvenli.',
  'Bu yemek fıstık içermez.',
])('“%s” gets a caution for somebody with an allergy, and for nobody else', (text) => {
  expect(withAllergyCaution(text, allergic, 'en')).toContain('I cannot say that any dish is safe');
  expect(withAllergyCaution(text, allergic, 'en').startsWith(text)).toBe(true);
  expect(withAllergyCaution(text, ['I have no allergies'], 'en')).toBe(text);
});

test('what does not reassure is left alone', () => {
  const text = 'The satay contains peanuts. Shall I look for something else?';
  expect(withAllergyCaution(text, allergic, 'en')).toBe(text);
});

test('is said in the person’s language', () => {
  expect(withAllergyCaution('Salata güvenli.', ['Fıstığa alerjim var'], 'tr')).toContain('söyleyemem');
});
