import { expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import type { ModelRequest } from '../../../model/language-model.ts';
import { type Plan, voiceOf } from '../../../model/planner/plan.ts';
import { askedMessage } from '../../../model/planner/planning.ts';
import { tripsPlanning } from './plan-trips.ts';

/** What the words planner makes of a message, by a catalogue that knows one town. */
async function planned(language: Language, text: string): Promise<Plan | null> {
  const request: ModelRequest = {
    system: '',
    turns: [{ role: 'user', text }],
    tools: [{ name: 'generate_itinerary', description: '', parameters: {} }],
    situation: {
      ...{ marketId: 'm', timeZone: 'Asia/Famagusta', now: new Date('2027-03-19T08:00:00Z'), language },
      ...{ pendingSummary: null, lastListings: [] },
    },
  };
  const catalogue = {
    mentionsIn: async () => [],
    kindsIn: async () => [],
    async townIn(said: string) {
      const found = /Kyrenia|Girne|Kirenia/u.exec(said);
      return found === null
        ? null
        : { name: 'Kyrenia', start: found.index, end: found.index + found[0].length };
    },
  };
  const asked = askedMessage(request, 0, voiceOf(request), catalogue, async () => null);
  for (const { plan } of tripsPlanning.steps ?? []) {
    const found = await plan(asked);
    if (found !== null) return found;
  }
  return null;
}

test.each<[Language, string, RegExp]>([
  ['en', 'Plan 0 days in Kyrenia from Friday', /how many days/],
  ['de', 'Plane 0 Tage in Kyrenia ab Freitag', /wie viele Tage/],
  ['tr', 'Girne için cumadan itibaren 0 günlük gezi planla', /Kaç gün/],
  ['en', 'Plan a trip to Kyrenia from 10 April until 8 April', /how many days/],
  ['en', 'Plan 400 days in Kyrenia from Friday', /up to 7 days/],
  ['tr', 'Girne için cumadan itibaren 400 günlük gezi planla', /en çok 7 gün/],
  ['en', 'Plan a 30 day trip to Kyrenia from Friday', /up to 7 days/],
  ['en', 'Plan a trip to Kyrenia on 30 February', /which day/],
  ['en', 'Plan Friday in Kyrenia from 25:99', /which day/],
  ['en', 'Plan two days in Kyrenia from Friday with a budget of 0', /budget of 0/],
  ['en', 'Plan half a day in Kyrenia tomorrow', /half/],
])('no length and no day is made up, %s: %s', async (language, text, asks) => {
  expect(await planned(language, text)).toEqual({ text: expect.stringMatching(asks) });
});

test('from one day to another is as long as both say', async () => {
  expect(await planned('en', 'Plan a trip to Kyrenia from Friday to Wednesday')).toMatchObject({
    call: { args: { startDate: '2027-03-19', days: 6 } },
  });
});
