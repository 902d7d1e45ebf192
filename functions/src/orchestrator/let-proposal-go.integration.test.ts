import { describe, expect, test } from '@jest/globals';
import { letHoldGo } from '../capabilities/bookings/let-hold-go.ts';
import { sendWritten } from '../outbox/index.ts';
import { sweepLapsedProposals } from './let-proposal-go.ts';
import { guestOfEachTest } from './testing/guest-of-each-test.ts';

const guest = guestOfEachTest('lapse');
const askedMs = 10 * 60_000;

/** The question whether the booking just made is to be cancelled; nothing is held by it. */
async function askedToCancel() {
  await guest.propose();
  await guest.says('YES');
  const [booking] = await guest.bookingsOfTheDay();
  guest.world.model.script([{ call: 'cancelBooking', args: { reference: booking?.reference ?? '' } }]);
  await guest.says('cancel it please');
}

async function sweep() {
  const { documents, clock, sender } = guest.world;
  await sweepLapsedProposals({ documents, now: clock.now() });
  const queued = await documents.intents.where('threadId', '==', guest.threadId).get();
  const waiting = queued.docs.map((one) => one.data()).filter(({ state }) => state === 'queued');
  await sendWritten(documents, sender, waiting, guest.world);
}

/** The same, with a wish beside it that is to come after the answer. */
async function setNextWish(next: string) {
  const thread = guest.world.documents.thread(guest.threadId);
  await thread.update({ 'pendingAction.next': next });
}

describe('the wish that was to come after what waits', () => {
  test('is spoken of when that runs out unanswered: it is not done either', async () => {
    await askedToCancel();
    await setNextWish('a taxi from the harbour at 19:45');
    const before = guest.heard().length;
    guest.world.clock.advance(askedMs + 61_000);
    await sweep();
    expect(guest.heard().slice(before)).toEqual([
      expect.stringMatching(/nothing was done[\s\S]*“a taxi from the harbour at 19:45”/),
    ]);
  });

  test('is spoken of when a hold runs out', async () => {
    await guest.propose();
    await setNextWish('a taxi from the harbour at 19:45');
    const { documents, clock } = guest.world;
    const { pendingAction } = await guest.world.threadOf(guest.threadId);
    const [, businessId = '', , txId = ''] = pendingAction?.ref.split('/') ?? [];
    clock.advance(askedMs + 61_000);
    const { intents } = await letHoldGo(documents, { businessId, txId, now: clock.now() });
    expect(JSON.stringify(intents)).toContain('a taxi from the harbour at 19:45');
  });

  test('does not come twice where the person writes it themselves', async () => {
    await askedToCancel();
    const lunch = guest.evening(13);
    await setNextWish(guest.wishInWords(2, lunch));
    guest.world.model.script(guest.wish(2, lunch));
    await guest.says(guest.wishInWords(2, lunch));
    const { pendingAction } = await guest.world.threadOf(guest.threadId);
    expect(pendingAction).toMatchObject({ tool: 'initiateBooking' });
    expect(pendingAction?.next).toBeUndefined();
  });
});

describe('a proposal that holds nothing', () => {
  test('is ended when nobody answers it, and told once, however often it is swept', async () => {
    await askedToCancel();
    const before = guest.heard().length;
    guest.world.clock.advance(askedMs + 61_000);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    const told = guest.heard().slice(before);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/no answer to this, so nothing was done: “.*Cancel/);
    expect(await guest.world.threadOf(guest.threadId)).toMatchObject({ state: 'idle', pendingAction: null });
    expect((await guest.bookingsOfTheDay()).map(({ state }) => state)).toEqual(['confirmed']);
  });

  test('is not ended before its time', async () => {
    await askedToCancel();
    guest.world.clock.advance(askedMs);
    await sweep();
    expect(await guest.world.threadOf(guest.threadId)).toMatchObject({ state: 'awaiting_confirmation' });
  });

  test('is ended without a word where the person has gone on to something else', async () => {
    await askedToCancel();
    guest.world.model.script('It is by the harbour.');
    await guest.says('where is the harbour?');
    const before = guest.heard().length;
    guest.world.clock.advance(askedMs + 61_000);
    await sweep();
    expect(guest.heard()).toHaveLength(before);
    expect(await guest.world.threadOf(guest.threadId)).toMatchObject({ state: 'idle', pendingAction: null });
  });
});

test('what a person has open follows a booking from its hold to its end', async () => {
  const stands = async () => {
    const { actorId } = await guest.world.threadOf(guest.threadId);
    const all = (await guest.world.documents.openCommitments(actorId).get()).data()?.commitments ?? {};
    return Object.values(all).map(({ kind, state, open }) => ({ kind, state, open }));
  };
  await guest.propose();
  expect(await stands()).toEqual([{ kind: 'booking', state: 'hold', open: true }]);
  await guest.says('YES');
  expect(await stands()).toEqual([{ kind: 'booking', state: 'confirmed', open: true }]);
  const [booking] = await guest.bookingsOfTheDay();
  guest.world.model.script([{ call: 'cancelBooking', args: { reference: booking?.reference ?? '' } }]);
  await guest.says('cancel it please');
  await guest.says('YES');
  expect(await stands()).toEqual([{ kind: 'booking', state: 'cancelled', open: false }]);
});
