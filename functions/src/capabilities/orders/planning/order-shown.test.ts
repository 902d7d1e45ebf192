import { describe, expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { requestSentences } from '../../../requests/sentences/index.ts';
import { orderSentences } from '../sentences.ts';
import { shownOrder } from './order-shown.ts';

describe.each(languageSchema.options)('%s: what is proposed is read back', (language) => {
  const say = requestSentences(language);
  const shown = (...lines: string[]) =>
    shownOrder(
      orderSentences(language).proposal('Flour & Mischief', 'Kyrenia / Girne', lines, {
        until: '21:10',
        unverified: false,
      }),
    );
  const dish = '2 × 3. Margherita pizza (large) – TRY 760.00';

  test('with where it goes, when, and what is asked of the kitchen', () => {
    const read = shown(
      dish,
      '1 × 9. Cola – TRY 50.00',
      say.total('TRY 810.00'),
      say.bringTo('12 Mill Street, Kyrenia'),
      say.wishedAt('Monday, 23 November 2026, 20:00'),
      say.note('no onions'),
    );
    expect(read).toEqual({
      language,
      listing: 'Flour & Mischief',
      items: [
        { item: 'Margherita pizza', quantity: 2, choices: ['large'] },
        { item: 'Cola', quantity: 1 },
      ],
      address: '12 Mill Street, Kyrenia',
      note: 'no onions',
      wishedAt: 'Monday, 23 November 2026, 20:00',
    });
  });

  test('of those who come for it, as soon as possible', () => {
    expect(shown(dish, say.collects())).toMatchObject({ address: null, note: null, wishedAt: null });
  });
});

test('what shows no order is none', () => {
  expect(shownOrder('Carob Lantern – Table\n2 people')).toBeNull();
});
