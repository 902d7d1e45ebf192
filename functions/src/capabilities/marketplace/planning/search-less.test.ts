import { expect, test } from '@jest/globals';
import { capabilityPlannings } from '../../../entrypoints/capabilities.ts';
import { keywordPlanner } from '../../../model/keyword-planner.ts';
import type { ModelTurn } from '../../../model/language-model.ts';
import { resultSentences } from '../../../model/planner/result-sentences.ts';
import { deskCatalogue, deskRequest } from '../../../model/testing/planner-desk.ts';

const planner = keywordPlanner(deskCatalogue, capabilityPlannings);
const say = resultSentences('en');

/** What is done after each search has found so many places. */
async function after(said: string, ...found: readonly number[]) {
  const turns: (string | ModelTurn)[] = [said];
  for (const count of found) {
    const { toolCalls } = await planner.generate(deskRequest(turns, {}));
    const [call] = toolCalls;
    if (call === undefined) throw new Error('no search');
    const results = Array.from({ length: count }, (_, at) => ({ listingId: `p${at}`, name: `Place ${at}` }));
    turns.push(
      {
        role: 'model',
        modelId: 'keyword-planner',
        rawParts: [{ functionCall: { name: call.name, args: call.args } }],
      },
      { role: 'tool', results: [{ callId: null, name: call.name, response: { results } }] },
    );
  }
  return planner.generate(deskRequest(turns, {}));
}

test('beside a known kind, words that no place has are left out of a second search, and that is said', async () => {
  const again = await after('yo any decent burger joint around kyrenia lol', 0);
  expect(again.toolCalls).toMatchObject([{ name: 'searchMarketplace', args: { query: 'burger kyrenia' } }]);
  const { text } = await after('yo any decent burger joint around kyrenia lol', 0, 2);
  expect(text).toContain(say.foundClosest());
  expect(text).toContain('Place 1');
});

test('what was looked for in just those words, or found, is not looked for again', async () => {
  expect((await after('a burger restaurant in Kyrenia', 0)).toolCalls).toEqual([]);
  expect((await after('yo any decent burger joint around kyrenia lol', 2)).toolCalls).toEqual([]);
  expect((await after('yo any decent burger joint around kyrenia lol', 0, 0)).toolCalls).toEqual([]);
});
