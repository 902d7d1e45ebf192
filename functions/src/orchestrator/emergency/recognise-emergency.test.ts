import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Language, languageSchema } from '@merve/contract';
import { z } from 'zod';
import { repositoryRoot } from '../../../../local/stack/repository-root.ts';
import { digestOf } from '../../language/likeness/train-likeness.ts';
import { corporaOf } from '../../language/likeness/train-messages.ts';
import { dangerBySigns, isTendency } from './danger-signs.ts';
import { emergencyWeights } from './emergency-weights.ts';
import { emergencySpace, readDanger, recogniseEmergency } from './recognise-emergency.ts';
import { emergencyQuestion, readMessage, scoreRead } from './score-emergencies.ts';

const corpora = join(__dirname, '../../../../corpora/emergencies');
const lineSchema = z.object({
  text: z.string(),
  lang: languageSchema,
  kind: z.enum(['emergency', 'idiom', 'none']),
  set: z.int().default(1),
});
const messages = languageSchema.options.flatMap((language) =>
  readFileSync(join(corpora, `${language}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    // Each is read once for all that is asked of them.
    .map((line) => readMessage(lineSchema.parse(JSON.parse(line)))),
);
const scoreOfSets = (isWanted: (set: number) => boolean) =>
  scoreRead(messages.filter(({ message }) => isWanted(message.set)));

describe('the corpus of emergencies and idioms', () => {
  test('is found no worse, and alarms no more often, than it was', () => {
    const { emergencies, found, harmless, alarms } = scoreOfSets((set) => set < 7);
    expect(emergencies).toBeGreaterThan(300 * 9);
    expect(harmless).toBeGreaterThan(500 * 9);
    expect(found / emergencies).toBeGreaterThan(0.66);
    expect(alarms.length / harmless).toBeLessThan(0.011);
  });

  test('its seventh set, in which much is told in the words of stories and of illness, is found, with few alarms', () => {
    const { emergencies, found, harmless, alarms } = scoreOfSets((set) => set === 7);
    expect(found / emergencies).toBeGreaterThan(0.88);
    expect(alarms.length / harmless).toBeLessThan(0.018);
  });

  test('its first set, which the signs were made with, is found nearly whole, and none of its idioms', () => {
    const { emergencies, found, alarms } = scoreOfSets((set) => set === 1);
    expect(found / emergencies).toBeGreaterThan(0.965);
    expect(alarms.map(({ text }) => text)).toEqual([]);
  });

  test('is answered with the number to call, beside another answer where the danger is not sure', () => {
    const ofSets = (least: number, most: number) => scoreOfSets((set) => set >= least && set <= most);
    for (const [{ emergencies, toldNumber, harmless, harmlessToldNumber }, bound] of [
      [ofSets(1, 6), 0.013],
      [ofSets(7, 7), 0.021],
    ] as const) {
      expect(toldNumber / emergencies).toBeGreaterThan(0.99);
      expect(harmlessToldNumber / harmless).toBeLessThan(bound);
    }
  });

  test('was learned as it stands', () => {
    expect(emergencyWeights.learnedFrom).toBe(digestOf(repositoryRoot(), corporaOf(emergencyQuestion)));
    expect(Buffer.from(emergencyWeights.base64, 'base64')).toHaveLength(emergencySpace.weightCount);
  });

  test('takes back nothing that signs find of a body, an attack, a call for help or dying by one’s own hand', () => {
    const mayBeFigures = new Set<unknown>(['fire', 'drowning', 'injury']);
    const kept = messages.filter(({ message: { text, lang } }) => {
      const found = dangerBySigns(text, lang);
      // Who only tells how bad an allergy is, is none of these.
      return found !== null && !mayBeFigures.has(found.danger) && !isTendency(text, found);
    });
    expect(kept.length).toBeGreaterThan(9 * 100);
    expect(kept.filter(({ emergency }) => emergency === null).map(({ message }) => message)).toEqual([]);
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

  test.each([
    ['en', 'Friday at eight for three. My husband has a severe shrimp allergy, please pass it on'],
    ['tr', 'cuma sekizde üç kişi. eşimin karides alerjisi çok ağır, lütfen iletin'],
    ['he', 'שישי בשמונה לשלושה. לבעלי אלרגיה חמורה לשרימפס, בבקשה תעבירו'],
    ['ru', 'в пятницу в восемь, трое. У мужа сильная аллергия на креветки, обязательно передайте'],
    ['el', 'Παρασκευή στις οκτώ για τρεις. Ο άντρας μου έχει σοβαρή αλλεργία στις γαρίδες'],
    ['de', 'Freitag um acht zu dritt. Mein Mann hat eine schwere Garnelenallergie, bitte weitergeben'],
    ['ar', 'الجمعة الثامنة لثلاثة. زوجي لديه حساسية شديدة من الروبيان'],
    ['fa', 'جمعه ساعت هشت سه نفر. شوهرم به میگو حساسیت شدید دارد'],
    ['ko', '금요일 저녁 8시 3명이요. 남편이 새우 알레르기가 심해서 꼭 전달 부탁드려요'],
  ] as const)('is none in %s where an allergy is bad and nothing happens', (language, text) => {
    expect(readDanger(text, language)).toEqual({ emergency: null, isPossible: false });
  });

  test('is not read in letters that its language is not written with', () => {
    expect(recogniseEmergency('her gün aradı sordu', 'tr')).toBeNull();
    expect(recogniseEmergency('her gun! he has a gun at me', 'tr')?.danger).toBe('attack');
  });

  test('is read in a very long message in time that grows with its length alone', () => {
    // What it is does not matter here: it is read, and soon.
    expect(readDanger('my chest '.repeat(400), 'en').emergency?.danger ?? 'call').toBe('call');
  });
});

describe('what may tell of danger', () => {
  test.each([
    ['en', 'Cancel the table, my wife has just collapsed'],
    ['en', 'the boat is taking on water and we are far out'],
    ['tr', 'masayı iptal edin, eşim az önce yere yığıldı'],
  ] as const)('%s: “%s” is possible, and nothing surer', (language, text) => {
    expect(readDanger(text, language)).toEqual({ emergency: null, isPossible: true });
  });

  test.each([
    ['en', 'a table for four tomorrow at eight'],
    ['en', 'this cake is to die for'],
    ['en', 'my tooth hurts a bit, can we move it to nine?'],
    ['tr', 'yarın akşam sekizde dört kişilik masa'],
    ['de', 'ein Tisch für zwei, ich sterbe vor Hunger'],
    ['ko', '내일 저녁 여덟 시에 네 명 자리'],
    ['en', ''],
  ] as const)('%s: “%s” is not', (language, text) => {
    expect(readDanger(text, language)).toEqual({ emergency: null, isPossible: false });
  });
});

describe('the name of what a body tends to is no emergency, and the number to call stands beside the answer', () => {
  test.each<[Language, string]>([
    ['en', 'I have a life-threatening allergy to peanuts'],
    ['en', 'I am anaphylactic to peanuts'],
    ['en', 'my daughter has anaphylaxis to shellfish, we carry an epipen'],
    ['de', 'ich bin hochgradig allergisch, anaphylaktisch auf Nüsse'],
    ['ru', 'у меня анафилаксия на орехи'],
    ['he', 'אני אנפילקטי לבוטנים'],
    ['ko', '땅콩 아나필락시스가 있어요'],
  ])('%s: %s', (language, text) => {
    expect(readDanger(text, language)).toEqual({ emergency: null, isPossible: true });
  });

  test.each([
    'I am anaphylactic and I just ate peanuts',
    'he is having an anaphylactic reaction to nuts',
    'anaphylaxis help',
    'I am anaphylactic to peanuts. I just ate one.',
    'My wife is anaphylactic to nuts! She ate a cake with nuts',
    'my allergy: anaphylaxis right now',
    'allergic and anaphylactic, he ate a peanut',
    'anaphylactic, cannot breathe, nuts',
    'peanut allergy, he went into anaphylactic shock',
  ])('but it is where something is eaten, or happens: %s', (text) => {
    expect(recogniseEmergency(text, 'en')).not.toBeNull();
  });
});
