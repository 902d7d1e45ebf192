import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type BookingDesk, openBookingDesk } from '../testing/booking-desk.ts';

/** The desk's capability takes no payments: nothing schedules them. */
let desk: BookingDesk;
beforeAll(async () => {
  desk = await openBookingDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.newRestaurant());

const deposit = {
  amount: { minorUnits: 25_000, currency: 'TRY' },
  per: 'person',
  refundUntilMinutes: 60,
} as const;

test('where no payments are taken, what asks a deposit is refused honestly, and nothing is held', async () => {
  await desk.write({ deposit });
  const refused = await desk.call('initiateBooking', desk.at('2026-11-22T20:00'));
  expect(refused).toMatchObject({ status: 'refused', code: 'PAYMENT_UNAVAILABLE' });
  expect(await desk.locks()).toBe(0);
  const asked = await desk.call('createPaymentIntent', { reference: 'K7QF2M' });
  expect(asked).toMatchObject({ status: 'refused', code: 'PAYMENT_UNAVAILABLE' });
});

test('a deposit asked only since the proposal was shown: YES books nothing', async () => {
  const action = await desk.pendingOf(await desk.propose(desk.at('2026-11-22T20:00')));
  await desk.write({ deposit });
  const effect = await desk.answer(action, 'yes');
  expect(effect).toMatchObject({ committed: false, intents: [] });
  expect((await desk.transactionOf(action.ref)).state).toBe('cancelled');
  expect(await desk.locks()).toBe(0);
});
