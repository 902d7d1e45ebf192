import { describe, expect, test } from '@jest/globals';
import { readAllergies } from '../../allergies/recognise-allergies.ts';
import { statementsOf } from '../../allergies/safety.ts';
import { listingAction } from '../../requests/index.ts';
import { sampleKitchen, sampleMenu } from '../../requests/testing/sample-kitchen.ts';
import { testConfig, testContext } from '../../tools/testing/tool-context.ts';
import { prepareOrder } from './prepare-order.ts';

const listing = sampleKitchen('oven');
const action = listingAction(listing, 'order_food');
if (!action?.ordering) throw new Error('The sample kitchen takes no orders');
const kitchen = {
  listing,
  action,
  ordering: action.ordering,
  menu: sampleMenu('oven'),
  towns: ['Kyrenia / Girne', 'Nicosia / Lefkoşa'],
};

const message = { threadId: 'thr', language: 'en', channel: 'whatsapp', saidAt: new Date(0) } as const;

function prepare(
  items: string[],
  {
    said = [],
    allergies = [],
    ...more
  }: { said?: string[]; allergies?: string[]; address?: string; collect?: boolean } = {},
) {
  const args = {
    listing: 'oven',
    items: items.map((item) => ({ item, quantity: 1, choices: [] })),
    collect: false,
    address: 'Kyrenia',
    allergies,
    ...more,
  };
  const outcome = prepareOrder(args, kitchen, {
    ...testContext(testConfig([])),
    allergies: said.flatMap((text, seq) => statementsOf(readAllergies(text), { ...message, seq })),
  });
  return outcome.ok ? outcome : outcome.refusal;
}

describe('an order', () => {
  test('costs its items and their delivery; collected, its items alone', () => {
    expect(prepare(['1', '4'])).toMatchObject({ total: { minorUnits: 27_000 + 4_000 } });
    expect(prepare(['1', '4'], { collect: true })).toMatchObject({
      total: { minorUnits: 27_000 },
      details: { deliverTo: null, deliveryMinor: 0 },
    });
  });

  test('below the minimum, or out of the area, is refused', () => {
    expect(prepare(['cola'])).toMatchObject({ code: 'BELOW_MINIMUM' });
    expect(prepare(['1'], { address: 'Dereboyu, Lefkoşa' })).toMatchObject({ code: 'OUT_OF_AREA' });
    expect(prepare(['1'], { address: '' })).toMatchObject({ code: 'PLACE_MISSING' });
  });
});

describe('an allergy', () => {
  const allergy = 'I am allergic to sesame.';

  test('refuses what contains or may contain it, in an item or in what is chosen with it', () => {
    for (const item of ['satay', 'large tahini salad']) {
      expect(prepare([item], { said: [allergy] })).toMatchObject({
        code: 'ALLERGEN_PRESENT',
        details: { allergy, allergen: 'sesame' },
      });
    }
  });

  test('goes on word for word; what is not declared is unknown', () => {
    expect(prepare(['1'], { said: ['Hi', allergy, 'one pizza'] })).toMatchObject({
      details: { allergies: [allergy], allergensUnknownIn: ['Margherita pizza'] },
    });
    expect(prepare(['1'])).toMatchObject({ details: { allergies: [], allergensUnknownIn: [] } });
  });

  test('known from the model alone counts too, and is not called the person’s words', () => {
    expect(prepare(['satay'], { allergies: ['peanuts'] })).toMatchObject({ code: 'ALLERGEN_PRESENT' });
    expect(prepare(['1'], { allergies: ['peanuts'] })).toMatchObject({
      details: { allergies: ['(noted) peanuts'] },
    });
    expect(prepare(['1'], { said: [allergy], allergies: ['sesame'] })).toMatchObject({
      details: { allergies: [allergy] },
    });
  });
});
