import { describe, expect, test } from '@jest/globals';
import { ballotIn } from './read-ballot-words.ts';

const shown = '🗳 Supper\n1. Olive Garden\n2. Harbour Grill\n3. Three Trees\n4. Carob';
const ballot = (choices: string[] | null, veto: string | null = null, reason: string | null = null) => ({
  kind: 'ballot',
  ...{ choices, veto, reason },
});

describe('a ballot as it is written', () => {
  test.each([
    ['1 and 3', ballot(['1', '3'])],
    ['1,3', ballot(['1', '3'])],
    ['3 1', ballot(['3', '1'])],
    ['1 ve 3', ballot(['1', '3'])],
    ['1 и 3', ballot(['1', '3'])],
    ['1 και 3', ballot(['1', '3'])],
    ['1 und 3', ballot(['1', '3'])],
    ['1 ו-3', ballot(['1', '3'])],
    ['1 و3', ballot(['1', '3'])],
    ['۱ و ۳', ballot(['1', '3'])],
    ['1번하고 3번', ballot(['1', '3'])],
    ['I vote for 2 please', ballot(['2'])],
    ['Harbour Grill', ballot(['2'])],
    ['Three Trees and 1', ballot(['3', '1'])],
    ['one and three', ballot(['1', '3'])],
    ['all of them', ballot(['1', '2', '3', '4'])],
    ['hepsi', ballot(['1', '2', '3', '4'])],
    ['none', ballot([])],
    // A button, whole and cut.
    ['1. Olive Garden', ballot(['1'])],
    ['2. Harbour Gri…', ballot(['2'])],
    ['2. Olive Gar…', { kind: 'unread', words: '2. Olive Gar…' }],
    ['1 3, veto 2: too loud', ballot(['1', '3'], '2', 'too loud')],
    ['1 вето 2 слишком шумно', ballot(['1'], '2', 'слишком шумно')],
    ['וטו 2 רועש מדי', ballot(null, '2', 'רועש מדי')],
    ['1 فيتو 2 بعيد', ballot(['1'], '2', 'بعيد')],
    ['1번 거부 2 너무 멀어요', ballot(['1'], '2', '너무 멀어요')],
    ['veto Harbour Grill too far', ballot(null, '2', 'too far')],
    ['veto 2', ballot(null, '2')],
    ['actually 4', ballot(['4'])],
  ])('“%s”', (text, read) => expect(ballotIn(text, shown, 'en', false)).toEqual(read));

  test.each(['1 and 3 but only if it is cheap', '2 with my mother-in-law'])(
    'asks about the rest of “%s”',
    (text) => expect(ballotIn(text, shown, 'en', false)).toMatchObject({ kind: 'unread' }),
  );

  test.each([
    'a table for 4 tomorrow at 8',
    'what is open now near the harbour',
    'thanks!',
    'taxi to Kyrenia at 7',
    'I am allergic to peanuts',
    'who is Ada?',
  ])('is none in “%s”', (text) => expect(ballotIn(text, shown, 'en', false)).toBeNull());
});
