import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { BookableChoice } from '@merve/contract';
import { offeringOf } from '../../catalogue/testing/sample-listings.ts';
import { type BookingDesk, openBookingDesk } from './testing/booking-desk.ts';

let desk: BookingDesk;
beforeAll(async () => {
  desk = await openBookingDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.newRestaurant();
  await furnish();
});

/** Makes the place a hotel: doubles by default, singles as an offering of their own, and a suite one can only ask about. */
async function furnish() {
  const { documents, listing } = desk;
  const offering = offeringOf(listing);
  const actions = listing.merve.actions.map((one) => ({ ...one, dataKind: 'roomTypes' as const }));
  const single = { ...offering, offeringId: 'single', title: 'Single room', maxParty: 1 };
  await documents.offering(offering.businessId, 'single').set(single);
  await desk.write({}, { merve: { ...listing.merve, actions } });
  const rooms = [
    ['Double room', 'Çift kişilik oda', offering.offeringId],
    ['Single room', 'Tek kişilik oda', 'single'],
    ['Suite', 'Süit', null],
  ] as const;
  for (const [index, [name, other, offeringId]] of rooms.entries()) {
    const choice: BookableChoice = {
      ...{ choiceId: `room-${index}`, number: index + 1, name, alsoCalled: [other], offeringId },
      ...{
        listingId: listing.listingId,
        marketId: listing.marketId,
        description: '',
        people: 2,
        available: true,
      },
    };
    await documents.bookableChoice(listing.listingId, 'roomTypes', choice.choiceId).set(choice);
  }
}

describe('a booking that names a room', () => {
  test.each([
    ['a single room', 'single'],
    ['tek kişilik oda', 'single'],
    ['2', 'single'],
    ['double room', 'first'],
    [undefined, 'first'],
  ])('holds what %j means', async (choice, meant) => {
    const args = { ...desk.at('2026-11-22T20:00'), party: 1, ...(choice === undefined ? {} : { choice }) };
    const { ref } = await desk.propose(args);
    const { offeringId } = await desk.transactionOf(ref);
    expect(offeringId).toBe(meant === 'first' ? offeringOf(desk.listing).offeringId : meant);
  });

  test('is told what there is to choose from', async () => {
    const details = await desk.call('getListingDetails', { listing: desk.listing.listingId });
    const choices = ['Double room', 'Single room', 'Suite'];
    expect(details).toMatchObject({ status: 'ok', data: { choices } });
  });

  test.each([
    ['a waterbed', 'ITEM_NOT_FOUND'],
    ['room', 'ITEM_AMBIGUOUS'],
    ['suite', 'ITEM_UNAVAILABLE'],
  ])('holds nothing of %j', async (choice, code) => {
    const result = await desk.call('initiateBooking', { ...desk.at('2026-11-22T20:00'), choice });
    expect(result).toMatchObject({ status: 'refused', code });
    expect(await desk.locks()).toBe(0);
  });
});

describe('a question about a room', () => {
  const asks = (choice?: string) =>
    desk.call('checkAvailability', {
      ...{ listing: desk.listing.listingId, date: '2026-11-22', time: '20:00', party: 1 },
      ...(choice === undefined ? {} : { choice }),
    });

  test('is answered for that room, whatever is taken of the others', async () => {
    await desk.propose({ ...desk.at('2026-11-22T20:00'), party: 1, choice: 'double room' });
    for (const [choice, askedIsFree] of [
      ['tek kişilik oda', true],
      ['double room', false],
      [undefined, false],
    ] as const) {
      expect(await asks(choice)).toMatchObject({ status: 'ok', data: { askedIsFree } });
    }
    expect(await asks('single room')).toMatchObject({
      data: { offering: 'Single room', text: expect.stringContaining('(Single room)') },
    });
  });

  test.each([
    ['a waterbed', 'ITEM_NOT_FOUND'],
    ['room', 'ITEM_AMBIGUOUS'],
    ['suite', 'ITEM_UNAVAILABLE'],
  ])('of %j is refused in words that speak of no order', async (choice, code) => {
    const refused = await asks(choice);
    expect(refused).toMatchObject({ status: 'refused', code });
    expect(refused.status === 'refused' && refused.message).not.toMatch(/order/i);
  });
});
