import { expect, test } from '@jest/globals';
import { putsOff } from './puts-off.ts';

test.each([
  'hmm let me ask my wife first',
  "I'll think about it",
  'dur bi kocama sorayım',
  'düşüneyim biraz',
  'muss ich noch mit meinem Mann klären',
  'bin mir nicht sicher',
  'мне надо у мужа спросить',
  'подумаю',
  'θα το σκεφτώ',
  'צריך לשאול את אשתי',
  'خليني اسأل مرتي',
  'بذار از شوهرم بپرسم',
  '남편한테 물어볼게요',
])('"%s" puts it off', (text) => {
  expect(putsOff(text)).toBe(true);
});

test.each([
  'let me see the menu',
  'can I ask whether there is parking?',
  'Frage zum Parkplatz',
  'make it 8, I asked my wife',
  'yes',
  'evet',
  'давай',
  'παρακαλώ',
])('"%s" does not', (text) => {
  expect(putsOff(text)).toBe(false);
});
