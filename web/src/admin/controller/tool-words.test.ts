import { expect, test } from '@jest/globals';
import { toolWords } from './tool-words.ts';

test('a tool has words for people, which are not those of the model', () => {
  const told = toolWords({ name: 'initiateBooking', description: 'Call it as soon as `startsAt` is known.' });
  expect(told.group).toBe('Bookings');
  expect(told.does).toMatch(/^Holds a table/);
});

test('a tool that has none yet is told by the first sentence of its own', () => {
  expect(toolWords({ name: 'toString', description: 'Does this: and `that`. Then more.' })).toEqual({
    ...{ group: 'Others', does: 'Does this.' },
  });
});
