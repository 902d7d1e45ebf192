/** Whatever stands around a booking in a message: it is passed on word for word or asked about, and never dropped. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { capabilityPlannings } from '../../entrypoints/capabilities.ts';
import { keywordPlanner } from '../keyword-planner.ts';
import { foreignWord } from '../testing/foreign-word.ts';
import { deskCatalogue, deskRequest } from '../testing/planner-desk.ts';

const planner = keywordPlanner(deskCatalogue, capabilityPlannings);

const day = fc.constantFrom('tomorrow', 'on friday', '24.12.', 'on 10 December', 'yarın', 'cuma günü');
const clock = fc.constantFrom('at 8pm', '19:30', 'at half past seven', "saat 20:00'de");
const people = fc.constantFrom('for 4', 'for two people', '3 kişi', 'party of 5');

test('no proposal leaves a word of the message unexplained', async () => {
  let proposed = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(day, clock, people),
      fc.array(foreignWord, { minLength: 1, maxLength: 3 }),
      fc.nat(3),
      fc.constantFrom(' ', ', ', '. '),
      async (slots, words, place, mark) => {
        const parts = ["Niazi's", ...slots];
        parts.splice(place + 1, 0, words.join(' '));
        const text = parts.join(mark);
        const { text: asked, toolCalls } = await planner.generate(deskRequest([{ role: 'user', text }]));
        const [call] = toolCalls;
        if (call?.name === 'initiateBooking') proposed += 1;
        const told = call?.name === 'initiateBooking' ? String(call.args['note'] ?? '') : asked;
        // A question for what is missing proposes nothing: the words are still in the thread.
        if (call === undefined && !words.some((word) => asked.includes(word))) return;
        for (const word of words) expect(told).toContain(word);
      },
    ),
    { numRuns: 300 },
  );
  expect(proposed).toBeGreaterThan(30);
});

test.each([
  'not on the terrace',
  'room 12',
  'the 3rd one',
  'without candles',
  '2 of them small',
  'nicht am Fenster',
])('what may change a booking is asked about: %s', async (words) => {
  const text = `Niazi's tomorrow 8pm for 4, ${words}`;
  const { toolCalls } = await planner.generate(deskRequest([{ role: 'user', text }]));
  const note = toolCalls[0]?.args['note'];
  // Read as a wish with all its words, or not proposed at all.
  if (toolCalls[0]?.name === 'initiateBooking') expect(note).toContain(words);
  else expect(toolCalls).toEqual([]);
});
