import { describe, expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { formatShortRange } from '../../../language/format.ts';
import { choicesIn, keywordPlanner } from '../../../model/keyword-planner.ts';
import type { CatalogueMentions, ModelTurn } from '../../../model/language-model.ts';
import { deskRequest } from '../../../model/testing/planner-desk.ts';
import { staySentences } from '../stay-sentences.ts';
import { bookingsPlanning } from './bookings-planning.ts';

/** A hotel that sells rooms by the night. */
const catalogue: CatalogueMentions = {
  kindsIn: async () => [],
  mentionsIn: async (text) =>
    /Kalem/u.test(text)
      ? [{ listingId: 'kalem', name: 'Kalem Guesthouse', matched: 'Kalem Guesthouse', byNight: true }]
      : [],
};
const planner = keywordPlanner(catalogue, async () => [bookingsPlanning]);

const callOf = async (turns: readonly (string | ModelTurn)[]) =>
  (await planner.generate(deskRequest([...turns]))).toolCalls[0];

describe('a wish for a stay', () => {
  test.each([
    [
      'double room at Kalem Guesthouse for 3 nights from 27 November',
      { nights: 3, party: 2, choice: 'double room' },
    ],
    ['Kalem Guesthouse, 27 to 30 November, 2 people', { nights: 3, party: 2 }],
    ['Kalem Guesthouse, checking in 27 November, leaving 30 November, 2 people', { nights: 3, party: 2 }],
    [
      'single room at Kalem Guesthouse for a week from 27 November',
      { nights: 7, party: 1, choice: 'single room' },
    ],
    ['Kalem Guesthouse 27 November, 2 people', { party: 2 }],
  ])('%s: asks for no time of day', async (text, args) => {
    const call = await callOf([text]);
    expect(call?.name).toBe('initiateBooking');
    expect(call?.args).toMatchObject({ listing: 'kalem', startsAtLocal: '2026-11-27T00:00', ...args });
    expect(call?.args['nights']).toBe('nights' in args ? args.nights : undefined);
  });

  test('with a time of day passes it on', async () => {
    const call = await callOf([
      'Kalem Guesthouse for 3 nights from 27 November, we arrive at 22:00, 2 people',
    ]);
    expect(call?.args).toMatchObject({ startsAtLocal: '2026-11-27T22:00', nights: 3 });
  });
});

describe('where a night is taken', () => {
  const stays = [
    [new Date('2026-11-25T14:00:00Z'), new Date('2026-11-28T10:00:00Z')],
    [new Date('2026-11-29T14:00:00Z'), new Date('2026-12-02T10:00:00Z')],
  ] as const;

  test.each(languageSchema.options)(
    'in %s the stays that are free instead may be tapped, and are understood',
    async (language) => {
      const labels = stays.map(([from, until]) => formatShortRange(from, until, 'Asia/Famagusta', language));
      const message = staySentences(language).taken('Kalem Guesthouse', '28/11', 3, labels);
      const args = { listing: 'kalem', startsAtLocal: '2026-11-27T00:00', party: 2, nights: 3 };
      const refused = { committed: false, refused: { code: 'SLOT_TAKEN', message } };
      const turns: (string | ModelTurn)[] = [
        'Kalem Guesthouse 27–30 November, 2',
        {
          role: 'model',
          modelId: 'keyword-planner',
          rawParts: [{ functionCall: { name: 'initiateBooking', args } }],
        },
        { role: 'tool', results: [{ callId: null, name: 'initiateBooking', response: refused }] },
      ];
      const said = await planner.generate(deskRequest(turns, { language }));
      expect(choicesIn(said.modelId, said.rawParts)).toEqual(labels);
      const tapped = await planner.generate(
        deskRequest([...turns, { role: 'assistant', text: message }, labels[1] ?? ''], { language }),
      );
      expect(tapped.toolCalls[0]).toMatchObject({
        name: 'initiateBooking',
        args: { listing: 'kalem', startsAtLocal: '2026-11-29T00:00', party: 2, nights: 3 },
      });
    },
  );
});
