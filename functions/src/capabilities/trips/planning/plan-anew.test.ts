import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import type { ModelRequest } from '../../../model/language-model.ts';
import { voiceOf } from '../../../model/planner/plan.ts';
import { askedMessage } from '../../../model/planner/planning.ts';
import { planAnew } from './plan-anew.ts';

const args = { startDate: '2027-03-22', town: 'Kyrenia', days: 2, note: 'six of us' };
const shown = 'Kyrenia, 22 – 23 March\n\n09:00–10:00 Swallow Tower\n10:30–12:00 Silver Carob Beach';

async function noteOf(
  language: Language,
  text: string,
  pendingTool = 'generate_itinerary',
): Promise<unknown> {
  const request: ModelRequest = {
    system: '',
    turns: [
      { role: 'user', text: 'plan two days in Kyrenia from Monday' },
      { role: 'assistant', text: shown },
      { role: 'user', text },
    ],
    tools: [{ name: 'generate_itinerary', description: '', parameters: {} }],
    situation: {
      ...{ marketId: 'm', timeZone: 'Asia/Famagusta', now: new Date('2027-03-19T08:00:00Z'), language },
      ...{ pendingSummary: shown, lastListings: [], pendingTool },
    },
  };
  const catalogue = { mentionsIn: async () => [], kindsIn: async () => [] };
  const plan = await planAnew(async () => ({ call: { name: 'generate_itinerary', args } }))(
    askedMessage(request, 2, voiceOf(request), catalogue, async () => null),
  );
  return plan?.call?.args['note'] ?? null;
}

describe('of a plan that waits for a YES the days are planned anew', () => {
  test.each<[Language, string]>([
    ['en', 'drop the beach'],
    ['en', 'leave out Swallow Tower'],
    ['en', 'add Needle Ridge Viewpoint'],
    ['tr', 'plajı çıkar'],
    ['he', 'תורידי את החוף'],
    ['ru', 'убери пляж'],
    ['el', 'βγάλε την παραλία'],
    ['de', 'lass den Strand weg'],
    ['ar', 'احذفي الشاطئ'],
    ['fa', 'ساحل را حذف کن'],
    ['ko', '해변은 빼줘'],
  ])('%s: %s', async (language, text) => expect(await noteOf(language, text)).toBe(`six of us; ${text}`));

  test.each<[Language, string]>([
    ['en', 'remove the onions please'],
    ['en', 'what is the weather like?'],
    ['tr', 'teşekkürler'],
  ])('and not by %s: %s', async (language, text) => expect(await noteOf(language, text)).toBeNull());

  test('nor of what was saved, or of something else that waits', async () => {
    expect(await noteOf('en', 'drop the beach', 'bookTable')).toBeNull();
  });
});
