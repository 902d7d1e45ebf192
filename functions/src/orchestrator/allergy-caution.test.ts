import { expect, test } from '@jest/globals';
import { readAllergies } from '../allergies/recognise-allergies.ts';
import { noSafety, statementsOf, withStatements } from '../allergies/safety.ts';
import { withAllergyCaution } from './allergy-caution.ts';

/** Who once wrote this. */
function whoSaid(text: string) {
  const message = {
    threadId: 'thr',
    seq: 1,
    language: 'en',
    channel: 'whatsapp',
    saidAt: new Date(0),
  } as const;
  return withStatements(noSafety, statementsOf(readAllergies(text), message));
}

const allergic = whoSaid('I am allergic to nuts');

test.each([
  'The garden salad is safe for you.',
  'The pizza does not contain nuts.',
  'Our baklava is nut-free!',
  'You can eat the hummus.',
  'Salata sizin için güvenli.',
  'Bu yemek fıstık içermez.',
  'הסלט בטוח עבורכם.',
  'В салате нет орехов, он безопасен.',
  'Η σαλάτα δεν περιέχει ξηρούς καρπούς.',
  'Der Salat enthält keine Nüsse.',
  'السلطة لا تحتوي على مكسرات.',
  'این سالاد بدون آجیل است.',
  '이 샐러드는 안전합니다.',
])('“%s” gets a caution for somebody with an allergy, and for nobody else', (text) => {
  expect(withAllergyCaution(text, allergic, 'en')).toContain('I cannot say that any dish is safe');
  expect(withAllergyCaution(text, allergic, 'en').startsWith(text)).toBe(true);
  expect(withAllergyCaution(text, whoSaid('I have no allergies'), 'en')).toBe(text);
});

test.each([
  'The satay contains peanuts. Shall I look for something else?',
  'In der Soße sind Erdnüsse. Soll ich etwas anderes suchen?',
  'В соусе есть арахис. Поискать что-нибудь другое?',
  '소스에 땅콩이 들어 있습니다. 다른 것을 찾아볼까요?',
])('what does not reassure is left alone: %s', (text) => {
  expect(withAllergyCaution(text, allergic, 'en')).toBe(text);
});

test('is said in the person’s language', () => {
  expect(withAllergyCaution('Salata güvenli.', whoSaid('Fıstığa alerjim var'), 'tr')).toContain('söyleyemem');
});
