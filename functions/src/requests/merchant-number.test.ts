import { expect, test } from '@jest/globals';
import { businessOf, sampleListing } from '../catalogue/testing/sample-listings.ts';
import { merchantNumber } from './request-shape.ts';

const [ofAction, ofListing, ofBusiness] = ['+905330001901', '+905330001902', '+905330001903'];
const ask = (toE164: string | null, whatsappE164: string | null, business: string | null, enabled = true) => {
  const shared = { enabled, offeringId: null, tags: [], dispatch: { toE164, template: null } };
  const actions = [{ ...shared, actionType: 'book_service' as const }];
  const listing = sampleListing({
    listingId: 'plumber',
    name: 'Drip Drop',
    merve: { enabled: true, whatsappE164, actions },
  });
  return merchantNumber(listing, businessOf(listing, { whatsappE164: business }), 'book_service');
};

test('a request goes to the action’s own number, else the listing’s, else the business’s, else to nobody', () => {
  expect(ask(ofAction, ofListing, ofBusiness)).toBe(ofAction);
  expect(ask(null, ofListing, ofBusiness)).toBe(ofListing);
  expect(ask(null, null, ofBusiness)).toBe(ofBusiness);
  expect(ask(null, null, null)).toBeNull();
  // An action that is switched off has nothing to say.
  expect(ask(ofAction, ofListing, ofBusiness, false)).toBe(ofListing);
});
