import { expect, test } from '@jest/globals';
import { listingAction } from '../../requests/index.ts';
import { sampleKitchen, sampleServices } from '../../requests/testing/sample-kitchen.ts';
import { testConfig, testContext } from '../../tools/testing/tool-context.ts';
import { prepareService } from './book-service.ts';

const listing = sampleKitchen('oven');
const action = listingAction(listing, 'book_service');
if (!action?.ordering) throw new Error('The sample kitchen offers no services');
const shop = {
  listing,
  action,
  ordering: action.ordering,
  services: sampleServices('oven'),
  towns: ['Kyrenia / Girne', 'Nicosia / Lefkoşa'],
  wishedAt: null,
};

function prepare(args: { service: string; address?: string; note?: string }) {
  const outcome = prepareService(args, shop, testContext(testConfig([])));
  if (outcome.ok) return outcome.details;
  return 'refusal' in outcome ? outcome.refusal.code : outcome.message;
}

test('a service is meant by its name or its number', () => {
  for (const service of ['pizza class', '2']) {
    expect(prepare({ service })).toMatchObject({ serviceId: 'class', wishedAt: null, onSite: null });
  }
});

test('on site, it needs a place that is served, and what is to be done', () => {
  const note = 'It drips';
  expect(prepare({ service: 'tap', note })).toBe('PLACE_MISSING');
  expect(prepare({ service: 'tap', note, address: 'Lefkoşa' })).toBe('OUT_OF_AREA');
  expect(prepare({ service: 'tap', address: 'Girne, Dome 3' })).toContain('what is to be done');
  expect(prepare({ service: 'tap repairs', note, address: 'Girne, Dome 3' })).toMatchObject({
    onSite: { address: 'Girne, Dome 3' },
    note,
  });
});

test('what nobody offers is refused by name', () => {
  expect(prepare({ service: 'haircut' })).toBe('ITEM_NOT_FOUND');
});
