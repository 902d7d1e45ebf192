import { expect, test } from '@jest/globals';
import { withButtonsAsText } from './buttons-as-text.ts';

const buttons = [
  { label: 'YES', payload: 'yes:a1' },
  { label: 'NO', payload: 'no:a1' },
];

test.each([
  ['Book it?', buttons, 'Book it?\n\nYES / NO'],
  ['', buttons, 'YES / NO'],
  ['Book it? Reply YES or NO.', buttons, 'Book it? Reply YES or NO.'],
  ['Book it? There is NOTHING to lose, YES?', buttons, 'Book it? There is NOTHING to lose, YES?\n\nYES / NO'],
  [
    'Ayırayım mı? EVET ya da HAYIR yazın.',
    [{ label: 'HAYIR', payload: 'no:a1' }],
    'Ayırayım mı? EVET ya da HAYIR yazın.',
  ],
  ['Hello', [], 'Hello'],
  [
    'Where?\n1. Olive\n2. The Old Harbour Tavern',
    [
      { label: '1. Olive', payload: 'say:1' },
      { label: '2. The Old Harbour…', payload: 'say:2' },
    ],
    'Where?\n1. Olive\n2. The Old Harbour Tavern',
  ],
])('%j is sent as %j without buttons', (body, given, expected) => {
  expect(withButtonsAsText(body, given)).toBe(expected);
});
