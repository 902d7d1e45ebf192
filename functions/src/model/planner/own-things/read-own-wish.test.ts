import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { z } from 'zod';
import { readOwnWish } from './read-own-wish.ts';

const lineSchema = z.object({ text: z.string(), who: z.string(), means: z.string() });
const aims: Readonly<Record<string, string>> = {
  list: 'list',
  status: 'status',
  cancel: 'cancel',
  late: 'late',
  move: 'move',
  stop_asking: 'drop',
};

function linesOf(language: string) {
  const text = readFileSync(join(process.cwd(), 'corpora/own-things', `${language}.jsonl`), 'utf8');
  const lines = text
    .trim()
    .split('\n')
    .map((line) => lineSchema.parse(JSON.parse(line)));
  return lines.filter(({ who }) => who === 'guest');
}

test.each(languageSchema.options)('what guests say of their own things is read: %s', (language) => {
  const lines = linesOf(language);
  const own = lines.filter(({ means }) => aims[means] !== undefined);
  const read = own.filter(({ text, means }) => readOwnWish(text)?.aim === aims[means]);
  expect(own.length).toBeGreaterThan(30);
  expect(read.length / own.length).toBeGreaterThanOrEqual(0.94);
  const others = lines.filter(({ means }) => aims[means] === undefined);
  const alarms = others.filter(({ text }) => readOwnWish(text) !== null).map(({ text }) => text);
  expect(alarms.length / others.length).toBeLessThanOrEqual(0.13);
});

test.each([
  ['my bookings', 'list', null],
  ['call off the ride, I walk', 'cancel', 'ride'],
  ['siparişim nerede?', 'status', 'food'],
  ['מתי המונית מגיעה?', 'status', 'ride'],
  ['we will be 20 minutes late, tell them', 'late', null],
  ['a table for two tomorrow at eight', undefined, undefined],
  ['can I cancel later if I book now?', undefined, undefined],
])('“%s”', (text, aim, kind) => {
  expect(readOwnWish(text)?.aim).toBe(aim);
  if (kind !== null) expect(readOwnWish(text)?.kind).toBe(kind);
});

test.each([
  'Wo ist die Burg?',
  'Πού είναι το κάστρο;',
  'وين السفارة؟',
  'где ближайшая аптека?',
  'where is the lighthouse?',
  'how long does delivery usually take on Fridays?',
  'Lösch die letzte Zeile der Nachricht',
  // A word of one language that is another one's: to bin, ich bin; أين, این.
  'burger jetzt. bin am strand in iskele',
  'این رستوران پارکینگ دارد؟',
])('“%s” asks for nothing of one’s own', (text) => {
  expect(readOwnWish(text)).toBeNull();
});
