import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { z } from 'zod';
import { readPersonWish } from './read-person-wish.ts';

const lineSchema = z.object({ text: z.string(), means: z.string() });
const wishes = ['human', 'bot', 'privacy', 'export', 'erase'];

test.each(languageSchema.options)('what people want of Merve herself is read: %s', (language) => {
  const text = readFileSync(join(process.cwd(), 'corpora/own-things', `${language}.jsonl`), 'utf8');
  const lines = text
    .trim()
    .split('\n')
    .map((line) => lineSchema.parse(JSON.parse(line)));
  const wanted = lines.filter(({ means }) => wishes.includes(means));
  const missed = wanted.filter(({ text, means }) => readPersonWish(text) !== means);
  expect(wanted.length).toBeGreaterThan(20);
  expect(missed.length).toBeLessThanOrEqual(1);
  const alarms = lines.filter(({ text, means }) => !wishes.includes(means) && readPersonWish(text) !== null);
  expect(alarms.length).toBeLessThanOrEqual(1);
});

test.each([
  ['could you get me a real person', 'human'],
  ['Merve, are you an AI or what?', 'bot'],
  ['do you sell my data?', 'privacy'],
  ['What can you do with my data?', 'privacy'],
  ['I would like to download my data', 'export'],
  ['wipe everything you know about me', 'erase'],
  ['a table for one person at eight', null],
  ['remove the mushrooms please', null],
  ['send me the menu', null],
  ['delete my booking', null],
  ['cancel my order', null],
  ['is there an agent for the flat?', null],
  ['forget it', null],
  ['Bot?', 'bot'],
  ['robot musun?', 'bot'],
  ['by both', null],
  ['нужна машина', null],
  ['computer repair', null],
])('“%s”', (text, wish) => {
  expect(readPersonWish(text)).toBe(wish);
});
