import { expect, test } from '@jest/globals';
import { namesThingInTown } from './thing-in-town.ts';

test.each([
  'bowling in Kyrenia',
  'a cinema near Famagusta',
  'Girne’de dişçi',
  'gazimağusada bowling salonu',
  'боулинг в Кирении',
  'μπόουλινγκ στην Κερύνεια',
  'באולינג בקירניה',
  'سينما في كيرينيا',
  'بولینگ در گیرنه',
  '키레니아 볼링장',
  'Kegelbahn in Kyrenia',
])('“%s” looks for some thing in a town', (text) => expect(namesThingInTown(text)).toBe(true));

test.each([
  'Kyrenia',
  'in Kyrenia',
  'I live in Kyrenia',
  'how is the traffic in Nicosia?',
  'we were in Famagusta yesterday',
  'Girne’de yaşıyoruz',
  'я живу в Кирении',
  'wir wohnen in Kyrenia',
  'bowling',
  'a table in Kyrenia at 8',
  'my grandmother told me about a little bakery somewhere in Kyrenia long ago',
])('“%s” does not', (text) => expect(namesThingInTown(text)).toBe(false));
