import { expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { readParty } from './read-party.ts';
import { SaidText } from './said-text.ts';

test.each<[Language, string, number]>([
  ['en', 'we are 2 couples and would love dinner', 4],
  ['de', 'wir sind drei Paare', 6],
  ['ru', 'нас две супружеские пары', 4],
  ['el', 'είμαστε 2 ζευγάρια', 4],
  ['he', 'אנחנו 2 זוגות', 4],
  ['ko', '2 커플', 4],
  ['en', 'a table for a couple', 2],
])('%s: “%s” are %i people', (language, text, people) => {
  expect(readParty(new SaidText(text), [language, 'en']).party).toBe(people);
});
