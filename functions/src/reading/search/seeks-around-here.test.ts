import { expect, test } from '@jest/globals';
import { seeksAroundHere } from './seeks-around-here.ts';

test.each([
  'vegan pizza near me',
  'where is the nearest pharmacy?',
  'yakınımda vegan pizza',
  'פיצה טבעונית לידי',
  'веганская пицца рядом со мной',
  'πίτσα κοντά μου',
  'vegane Pizza in meiner Nähe',
  'بيتزا نباتية بالقرب مني',
  'پیتزا گیاهی نزدیک من',
  '내 근처 비건 피자',
])('“%s” is answered by a place that is shared next', (text) => {
  expect(seeksAroundHere(text)).toBe(true);
});

test.each([
  'hello',
  'vegan pizza in Tel Aviv',
  'I want to cancel my booking',
  'yes',
  'merhaba',
  '감사합니다',
  '',
])('“%s” is not', (text) => {
  expect(seeksAroundHere(text)).toBe(false);
});
