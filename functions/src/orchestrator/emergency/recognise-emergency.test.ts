import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { z } from 'zod';
import { recogniseEmergency } from './recognise-emergency.ts';
import { scoreEmergencies } from './score-emergencies.ts';

const corpora = join(__dirname, '../../../../corpora/emergencies');
const lineSchema = z.object({ text: z.string(), lang: languageSchema, kind: z.enum(['emergency', 'idiom']) });
const messages = languageSchema.options.flatMap((language) =>
  readFileSync(join(corpora, `${language}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => lineSchema.parse(JSON.parse(line))),
);

describe('the corpus of emergencies and idioms', () => {
  test('is found no worse, and alarms no more often, than it was', () => {
    const { emergencies, found, idioms, alarms } = scoreEmergencies(messages);
    expect(emergencies).toBeGreaterThan(32 * 9);
    expect(idioms).toBeGreaterThan(54 * 9);
    expect(found / emergencies).toBeGreaterThan(0.965);
    expect(alarms.map(({ text }) => text)).toEqual([]);
  });
});

describe('a danger', () => {
  test.each([
    ['my wife had chest pain last year, she is fine now', null],
    ['my wife has chest pain', 'heart'],
    ['I cannot breathe from laughing', null],
    ['he cannot breathe', 'breathing'],
    ['dad had a stroke in 2016, is there a lift?', null],
    ['ambulance!!!', 'call'],
    ['a smoking stove filled the room of the old fisherman with thick black smoke', null],
    ['my kitchen is full of thick black smoke', 'fire'],
    ['is there smoke in the kitchen?', null],
    ['two tickets for “The Drowned Man”', null],
    ['“my wife has chest pain”', 'heart'],
    ['very severe, he carries an EpiPen', null],
    ['we just used his EpiPen and he is still wheezing', 'allergy'],
    ['', null],
  ])('in “%s” is %s', (text, danger) => {
    expect(recogniseEmergency(text, 'en')?.danger ?? null).toBe(danger);
  });

  test('is not read in letters that its language is not written with', () => {
    expect(recogniseEmergency('her gün aradı sordu', 'tr')).toBeNull();
    expect(recogniseEmergency('her gun! he has a gun at me', 'tr')?.danger).toBe('attack');
  });

  test('is read in a very long message in time that grows with its length alone', () => {
    expect(recogniseEmergency('my chest '.repeat(400), 'en')).toBeNull();
  });
});
