import { describe, expect, test } from '@jest/globals';
import { letHoldGo } from '../capabilities/bookings/let-hold-go.ts';
import { sendWritten } from '../outbox/index.ts';
import { business, offering } from './testing/demo-market.ts';
import { guestOfEachTest } from './testing/guest-of-each-test.ts';

const guest = guestOfEachTest('move');

/** A confirmed table for four at 20:00; its code. */
async function booked(): Promise<string> {
  await guest.propose();
  await guest.says('YES');
  const [booking] = await guest.bookingsOfTheDay();
  if (booking?.state !== 'confirmed') throw new Error('nothing is booked');
  return booking.reference;
}

/** As a control of the app asks: without a model. Half an hour later, on the one table there is. */
const askToMove = (reference: string) =>
  guest.says('Please move my booking', {
    ask: {
      tool: 'rescheduleBooking',
      args: { reference, startsAtLocal: guest.evening().replace(':00', ':30') },
    },
  });

const standing = async () =>
  (await guest.bookingsOfTheDay())
    .filter(({ state }) => state === 'confirmed')
    .map(({ reference }) => reference);
const toldMerchant = () =>
  guest.world.sender
    .textsTo(`whatsapp:${business.whatsappE164}`)
    .filter((text) => text.includes('Booking moved'));

describe('moving a booking by a control of the app', () => {
  test('asks without a model; the YES moves it, and the merchant hears once from when to when', async () => {
    const reference = await booked();
    const asked = guest.world.model.requests.length;
    const { reply } = await askToMove(reference);
    expect(reply).toMatch(/20:00.*20:30/s);
    expect(await standing()).toEqual([reference]);
    await guest.says('yes');
    expect(guest.world.model.requests).toHaveLength(asked);
    const [now, ...more] = await standing();
    expect(more).toEqual([]);
    expect(now).not.toBe(reference);
    expect(guest.heard().at(-1)).toContain(`Your booking code is now ${now}`);
    const intents = (await guest.world.documents.intents.get()).docs.map((one) => one.data());
    const notices = intents.filter(
      ({ type, body }) => type === 'merchant_booking_moved' && body.includes(now ?? '-'),
    );
    expect(notices).toHaveLength(1);
    expect(notices[0]?.body).toMatch(/20:00.*20:30/s);
  });

  test('a NO, and a change of mind afterwards: it stands, and can still be moved', async () => {
    const reference = await booked();
    await askToMove(reference);
    expect((await guest.says('no')).reply).toContain(`${reference} stays as it is`);
    await askToMove(reference);
    await guest.says('YES');
    expect(await standing()).toHaveLength(1);
  });

  test('silence: the new time is let go, and the person is told that the booking stays as it was', async () => {
    const reference = await booked();
    await askToMove(reference);
    guest.world.clock.advance(offering.holdMinutes * 60_000);
    const held = (await guest.bookingsOfTheDay()).find(({ state }) => state === 'hold');
    if (held === undefined) throw new Error('nothing is held');
    const { documents, clock, sender } = guest.world;
    const { intents } = await letHoldGo(documents, { ...held, now: clock.now() });
    await sendWritten(documents, sender, intents, guest.world);
    expect(guest.heard().at(-1)).toMatch(/nothing was moved and your booking stays as it was/);
    expect(await standing()).toEqual([reference]);
  });

  test('two YES at once move it once', async () => {
    const reference = await booked();
    await askToMove(reference);
    const both = [await guest.append('yes'), await guest.append('YES')];
    guest.world.model.script('Yes to what?');
    await Promise.all(both.map((appended) => guest.world.process(appended)));
    expect(await standing()).toHaveLength(1);
    expect(await standing()).not.toContain(reference);
  });

  test('a commit that is applied but not acknowledged: moved once, answered once', async () => {
    const reference = await booked();
    await askToMove(reference);
    const before = toldMerchant().length;
    guest.world.local.server.faults.add({ rpc: 'Commit', kind: 'applied-unacknowledged', times: 2 });
    await guest.says('yes');
    guest.world.local.server.faults.clear();
    expect(await standing()).toHaveLength(1);
    expect(await standing()).not.toContain(reference);
    expect(guest.heard().filter((text) => text.includes('Your booking code is now'))).toHaveLength(1);
    expect(toldMerchant().length - before).toBeLessThanOrEqual(1);
  });

  test.each([
    ['by a control', true],
    ['in words', false],
  ])(
    'asked for %s costs at most eight round trips, and the YES no more than a booking’s',
    async (_, byControl) => {
      const trips = async (work: () => Promise<unknown>) =>
        (await guest.world.local.server.cost.measure(work)).cost.roundTrips;
      await guest.propose();
      const first = await guest.append('YES');
      const toBook = await trips(() => guest.world.process(first));
      const [reference = ''] = await standing();
      const args = { reference, startsAtLocal: guest.evening().replace(':00', ':30') };
      if (!byControl) guest.world.model.script([{ call: 'rescheduleBooking', args }]);
      const ask = await guest.append(
        'Please move my booking to half past eight',
        byControl ? { ask: { tool: 'rescheduleBooking', args } } : {},
      );
      expect(await trips(() => guest.world.process(ask))).toBeLessThanOrEqual(8);
      const second = await guest.append('YES');
      expect(await trips(() => guest.world.process(second))).toBeLessThanOrEqual(toBook);
      expect(await standing()).not.toContain(reference);
    },
  );
});
