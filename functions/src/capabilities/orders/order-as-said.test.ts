/** What was chosen of a dish is held against the words as the dish itself is. */
import { expect, test } from '@jest/globals';
import { DateTime } from 'luxon';
import { nameDeviation } from '../../reading/named-as-said.ts';
import type { SpokenText } from '../../reading/spoken-text.ts';
import { sampleMenu } from '../../requests/testing/sample-kitchen.ts';
import { orderAsSaid } from './order-as-said.ts';
import { resolveItems } from './resolve-items.ts';

const menu = sampleMenu('oven');
const local = DateTime.fromISO('2026-11-22T21:00', { zone: 'Asia/Famagusta' });
const said = (text: string): SpokenText => ({ by: 'person', text, local });
const shown = (text: string): SpokenText => ({ by: 'merve', text, local });

/** What of a call for these dishes is not as it was said: its values, and what was said instead. */
function deviations(wanted: readonly { item: string; choices: string[] }[], spoken: readonly SpokenText[]) {
  const outcome = resolveItems(
    wanted.map((one) => ({ ...one, quantity: 1 })),
    menu,
    'Carob Oven',
  );
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  const { named = [] } = orderAsSaid(
    { collect: false },
    outcome.items.map(({ line }) => line),
    menu,
  );
  return named.flatMap((slot) => {
    const found = nameDeviation(slot, spoken, () => true);
    if (found === null) return [];
    return [found.kind === 'never' ? found.value : `${found.value} for ${found.words}`];
  });
}

test.each<[string, string[], SpokenText[], string[]]>([
  ['said', ['large'], [said('a large garden salad')], []],
  ['said with small mistakes', ['large'], [said('garden salad, larg please')], []],
  ['never said', ['large'], [said('a garden salad')], ['large']],
  ['said otherwise', ['large'], [said('a small garden salad')], ['large for small']],
  ['changed since', ['small'], [said('a small garden salad'), said('no, a large one')], ['small for large']],
  ['shown since', ['large'], [said('a garden salad'), shown('Garden salad, large: 120.00')], []],
])('a choice that was %s', (_what, choices, spoken, wrong) => {
  expect(deviations([{ item: 'garden salad', choices }], spoken)).toEqual(wrong);
});

test('a choice of one dish says nothing of another', () => {
  const spoken = [said('a margherita and a large garden salad')];
  expect(
    deviations(
      [
        { item: 'margherita', choices: [] },
        { item: 'garden salad', choices: ['small'] },
      ],
      spoken,
    ),
  ).toEqual(['small for large']);
});
