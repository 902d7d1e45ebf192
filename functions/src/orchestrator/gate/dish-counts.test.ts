import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { orderSentences } from '../../capabilities/orders/sentences.ts';
import { classifyReply } from './classify-reply.ts';

const extra = { until: '21:10', unverified: false };
const pendingOf = (language: Language, ...lines: string[]) => ({
  summary: orderSentences(language).proposal('Flour & Mischief', 'Kyrenia / Girne', lines, extra),
});
const two = '2 × 3. Margherita pizza – TRY 600.00';
const oneCola = '1 × 9. Cola – TRY 50.00';
const reply = (language: Language, text: string, ...lines: string[]) =>
  classifyReply(text, { language, pending: pendingOf(language, ...lines) }).verdict;

describe('the number of a dish on the menu tells how many to nobody', () => {
  test.each<[Language, string]>([
    ['ru', 'давайте три'],
    ['ru', 'да, три'],
    ['en', 'yes, three'],
    ['en', 'ok 3'],
    ['tr', 'tamam üç'],
    ['tr', 'evet 3'],
    ['de', 'ja, drei'],
    ['el', 'ναι, τρεις'],
    ['he', 'כן, שלוש'],
    ['ar', 'نعم ثلاثة'],
    ['fa', 'بله سه تا'],
    ['ko', '네 3개'],
  ])('%s: %s', (language, text) => {
    expect(reply(language, text, two)).not.toBe('yes');
  });
});

describe('of several dishes a number by itself is of none', () => {
  test.each<[Language, string]>([
    ['en', 'yes, one'],
    ['ru', 'да, один'],
    ['tr', 'evet 1'],
    ['de', 'ja, zwei'],
  ])('%s: %s', (language, text) => {
    expect(reply(language, text, two, oneCola)).not.toBe('yes');
  });
});

test('the number of a house is none either', () => {
  expect(reply('en', 'yes, 12', two, '12 Mill Street, Kyrenia')).not.toBe('yes');
});

test.each<[Language, string]>([
  ['en', 'yes'],
  ['en', 'yes, two'],
  ['ru', 'да'],
  ['tr', 'evet, 2'],
])('what is shown is agreed to: %s: %s', (language, text) => {
  expect(reply(language, text, two)).toBe('yes');
});
