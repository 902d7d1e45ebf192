import { expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { respelt } from './respelt.ts';

test.each<[string, Language, string]>([
  ['restarants in edinburgh', 'en', 'restaurant in edinburgh'],
  ['pharmcy near me', 'en', 'pharmacy near me'],
  ['ресторны с видом', 'ru', 'рестораны с видом'],
  ['гостинница', 'ru', 'гостиница'],
  ['ξενοδχείο με τζάκι', 'el', 'ξενοδοχείο με τζάκι'],
  ['Restorant mit Spielplatz', 'de', 'restaurant mit Spielplatz'],
])('“%s” (%s) is “%s”', (text, language, expected) =>
  expect(respelt(text, language).toLocaleLowerCase('en')).toBe(expected.toLocaleLowerCase('en')),
);

test.each<[string, Language]>([
  ['restaurants in Edinburgh', 'en'],
  ['рестораны Казани', 'ru'],
  ['bars near Pharmasy Street', 'en'],
  ['lokantalar', 'tr'],
  ['ristretto in Rome', 'en'],
])('“%s” (%s) stays as it is', (text, language) => expect(respelt(text, language)).toBe(text));
