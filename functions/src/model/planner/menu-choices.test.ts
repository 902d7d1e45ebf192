import { describe, expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { capabilityPlannings } from '../../entrypoints/capabilities.ts';
import { choicesIn, keywordPlanner } from '../keyword-planner.ts';
import { deskCatalogue, deskRequest, deskTools, toolNamed } from '../testing/planner-desk.ts';
import { menuLabels } from './menu-choices.ts';
import { plannerSentences } from './planner-sentences/index.ts';

const planner = keywordPlanner(deskCatalogue, capabilityPlannings);

describe('the buttons under what can be asked for', () => {
  test.each(languageSchema.options)(
    'are three of twenty letters, and what is tapped is understood: %s',
    async (language) => {
      const said = await planner.generate(deskRequest(['qwertz'], { language }));
      const labels = choicesIn(said.modelId, said.rawParts);
      expect(labels).toEqual(menuLabels({ tools: deskTools }, language));
      expect(labels).toHaveLength(3);
      for (const label of labels) expect(label.length).toBeLessThanOrEqual(20);
      const say = plannerSentences(language);
      const answers = await Promise.all(
        labels.map(async (label) => {
          const { text, toolCalls } = await planner.generate(deskRequest([label], { language }));
          return toolCalls[0]?.name ?? text;
        }),
      );
      expect(answers).toEqual([say.askListing(), say.askSearch(), 'myBookings']);
    },
  );

  test('are only those that are switched on', () => {
    expect(menuLabels({ tools: [toolNamed('searchMarketplace')] }, 'en')).toEqual(['Find a place']);
  });

  test('are none of another model', () => {
    expect(choicesIn('gemini', [{ text: 'Hello', choices: ['Book a table'] }])).toEqual([]);
  });
});

test('times of one day that are offered instead may be tapped; more than three, or of two days, may not', async () => {
  const offered = async (message: string) => {
    const call = {
      role: 'model' as const,
      modelId: 'keyword-planner',
      rawParts: [{ functionCall: { name: 'initiateBooking', args: { listing: 'lagoon' } } }],
    };
    const refused = { committed: false, refused: { code: 'SLOT_TAKEN', message } };
    const results = [{ callId: null, name: 'initiateBooking', response: refused }];
    const turns = ['book Lagoon Balık tomorrow at 8pm for 2', call, { role: 'tool' as const, results }];
    const said = await planner.generate(deskRequest(turns));
    return choicesIn(said.modelId, said.rawParts);
  };
  const taken = '20:00 is taken at Lagoon Balık, so nothing was booked. Free instead on';
  expect(
    await offered(`${taken} Sunday 22 November 2026: 18:30, 19:00, 21:00. Which one shall I hold?`),
  ).toEqual(['18:30', '19:00', '21:00']);
  expect(
    await offered(
      `${taken} Sunday 22 November 2026: 23:30, Monday 23 November 2026: 00:30. Which one shall I hold?`,
    ),
  ).toEqual([]);
});
