import { describe, expect, test } from '@jest/globals';
import type { InboundMessage } from '../../conversations/append-inbound.ts';
import { threadIdFor } from '../../conversations/thread-id.ts';
import { confirmLink } from '../../orchestrator/linking/confirm-link.ts';
import { endLink } from '../../orchestrator/linking/end-link.ts';
import { requestLinkCode } from '../../orchestrator/linking/request-link-code.ts';
import { addressOf } from '../../orchestrator/testing/world.ts';
import { actorIdFor } from '../../platform/ids.ts';
import { driverAt, kyrenia, sampleDriver } from './testing/samples.ts';
import type { TaxiRank } from './testing/taxi-rank.ts';
import { taxiRankOfEachTest } from './testing/taxi-rank-of-each-test.ts';

let rank: TaxiRank;
taxiRankOfEachTest((opened) => {
  rank = opened;
});

const minute = 60_000;

describe('drivers', () => {
  test('nearest first are asked on YES, and one of them takes it', async () => {
    const [near, middle, far, fourth] = [
      driverAt(1, 0.5),
      driverAt(2, 1),
      driverAt(3, 2),
      driverAt(4, 2.5),
    ] as const;
    await rank.drivers(fourth, far, middle, near);
    const ride = await rank.calls('ayla');
    expect(ride.state).toBe('requested');
    expect(ride.offeredTo).toEqual([near.driverId, middle.driverId, far.driverId]);
    expect(rank.sender.textsTo(`whatsapp:${near.phone}`).join()).toContain(`YES ${ride.code}`);
    expect(rank.sender.textsTo(`whatsapp:${fourth.phone}`)).toEqual([]);
    expect(rank.scheduled).toEqual([{ rideId: ride.rideId, at: ride.roundEndsAt }]);

    const answer = await rank.driverSays(middle, `yes ${ride.code.toLowerCase()}`);
    expect(answer).toContain(`Ride ${ride.code} is yours`);
    expect(await rank.ride(ride.rideId)).toMatchObject({ state: 'assigned', driverId: middle.driverId });
    expect(await rank.driver(middle)).toMatchObject({ rideId: ride.rideId, free: false });
    expect((await rank.toldTo(ride.threadId)).at(-1)).toMatchObject({
      text: expect.stringContaining('Driver 2 has taken your ride'),
      ui: { type: 'taxi_status', state: 'assigned', driver: { plate: 'TX 2' } },
    });
    expect(rank.sender.textsTo(addressOf('ayla')).at(-1)).toContain('Driver 2 has taken your ride');
    expect(await rank.driverSays(near, 'EVET')).toContain('has gone to another driver');
  });

  test('are told the truth: wrong code, busy, already theirs, called off, too late', async () => {
    const [one, two] = [driverAt(1, 0.1), driverAt(2, 0.2)] as const;
    await rank.drivers(one, two);
    const ride = await rank.calls('ayla');
    expect(await rank.driverSays(one, 'YES A9A9')).toContain('I know no ride A9A9 for you');
    await rank.driverSays(one, `YES ${ride.code}`);
    expect(await rank.driverSays(one, `YES ${ride.code}`)).toContain('is yours already');
    const second = await rank.calls('bora');
    expect(second.offeredTo).toEqual([two.driverId]);

    rank.clock.advance(4 * minute);
    expect(await rank.driverSays(two, `YES ${second.code}`)).toContain('Too late');
    await rank.nextRound(second.rideId);
    expect(await rank.driverSays(two, `YES ${second.code}`)).toContain('Too late');
  });

  test('with several open rides and no code are asked which; with one it is that one', async () => {
    const driver = sampleDriver(1);
    await rank.drivers(driver);
    const [first, second] = [await rank.calls('ayla'), await rank.calls('bora')];
    const question = await rank.driverSays(driver, 'yes');
    expect(question).toContain('Which ride do you mean?');
    expect(question).toContain(first.code);
    expect(question).toContain(second.code);
    expect(await rank.driverSays(driver, `NO ${first.code}`)).toContain('goes to others');
    expect(await rank.driverSays(driver, 'yes')).toContain(`Ride ${second.code} is yours`);
  });

  test('who wait for a question as a guest are asked which of the two their YES is for', async () => {
    const driver = sampleDriver(1);
    await rank.drivers(driver);
    rank.model.script([{ call: 'requestTaxi', args: { pickup: 'Carob Lantern', destination: 'Nicosia' } }]);
    expect(await rank.driverSays(driver, 'I need a taxi from Carob Lantern to Nicosia myself')).toContain(
      'No taxi has been called yet',
    );
    const ride = await rank.calls('ayla');
    expect(await rank.driverSays(driver, 'YES')).toContain(
      'Do you mean the ride, or the question I asked you',
    );
    expect((await rank.ride(ride.rideId)).state).toBe('requested');
    expect(await rank.driverSays(driver, `YES ${ride.code}`)).toContain('is yours');
  });

  test('drive it to the end, each step in the rider’s thread and on WhatsApp', async () => {
    const { ride, driver } = await rank.takenRide();
    expect(await rank.driverSays(driver, 'DONE')).toContain('cannot be said');
    await rank.driverSays(driver, 'arrived');
    await rank.driverSays(driver, `PICKED UP ${ride.code}`);
    expect(await rank.driverSays(driver, 'cancel')).toContain('cannot be said');
    await rank.driverSays(driver, 'BİTTİ');
    expect((await rank.ride(ride.rideId)).history.map(({ event }) => event)).toEqual([
      'requested',
      'broadcast',
      'assigned',
      'arrived',
      'picked_up',
      'completed',
    ]);
    const states = (await rank.toldTo(ride.threadId)).flatMap(({ ui }) =>
      ui?.['type'] === 'taxi_status' ? [ui['state']] : [],
    );
    expect(states).toEqual(['requested', 'assigned', 'arrived', 'on_board', 'completed']);
    expect(rank.sender.textsTo(addressOf('ayla')).slice(-3).join('\n')).toMatch(
      /is there.*\n.*on your way.*\n.*is over/,
    );
    expect(await rank.driver(driver)).toMatchObject({ rideId: null, free: true });
  });

  test('are heard by the rider where the conversation has gone on since, and no longer after an unlink', async () => {
    const driver = sampleDriver(1);
    await rank.drivers(driver);
    const key = 'a key of the test alone';
    const actorId = actorIdFor('web:ayla', key);
    const account: Partial<InboundMessage> = { actorId, from: { channel: 'web', uid: 'ayla' } };
    rank.model.script([
      { call: 'requestTaxi', args: { pickup: 'Carob Lantern', destination: 'Nicosia', party: 2 } },
    ]);
    await rank.says('ayla', 'A taxi from Carob Lantern to Nicosia for 2 please', account);
    await rank.says('ayla', 'yes', account);
    const [ride] = await rank.rides();
    if (ride === undefined) throw new Error('there is no ride');
    rank.model.script('Hello');
    await rank.says('phone', 'hello');
    const { marketId } = ride;
    const phone = threadIdFor({ threadType: 'merve', marketId, actorId: 'act_phone', counterpart: null });
    const address = addressOf('phone');
    const number = address.replace('whatsapp:', '');
    await requestLinkCode(rank.deps, { uid: 'ayla', phone: number, language: null, marketId, key });
    const typed = /\d{6}/.exec(rank.sender.textsTo(address).at(-1) ?? '')?.[0] ?? '';
    await confirmLink(rank.deps, { uid: 'ayla', typed, key });

    await rank.driverSays(driver, `YES ${ride.code}`);
    expect((await rank.toldTo(phone)).at(-1)?.text).toContain('has taken your ride');
    expect((await rank.toldTo(ride.threadId)).at(-1)?.text).not.toContain('has taken your ride');
    expect(await endLink(rank.documents, 'act_phone', rank.clock.now())).toBe(true);
    await rank.driverSays(driver, 'arrived');
    expect((await rank.toldTo(phone)).at(-1)?.text).not.toContain('is there');
    expect((await rank.toldTo(ride.threadId)).at(-1)?.text).toContain('is there');
  });

  test('report that nobody was there, and are free again', async () => {
    const { ride, driver } = await rank.takenRide();
    expect(await rank.driverSays(driver, 'no show')).toContain('cannot be said');
    await rank.driverSays(driver, 'geldim');
    expect(await rank.driverSays(driver, 'gelmedi')).toContain('was not there');
    expect((await rank.ride(ride.rideId)).state).toBe('no_show');
    expect((await rank.toldTo(ride.threadId)).at(-1)?.text).toContain('has left');
  });

  test('give it back with a reason: others are asked, and the driver is not', async () => {
    const { ride, driver } = await rank.takenRide();
    const other = driverAt(2, 1);
    await rank.drivers(other);
    expect(await rank.driverSays(driver, `CANCEL ${ride.code} flat tyre`)).toContain('given back');
    expect((await rank.toldTo(ride.threadId)).at(-1)?.text).toContain(
      '(flat tyre). I am asking other drivers',
    );
    expect(rank.scheduled.at(-1)).toEqual({ rideId: ride.rideId, at: rank.clock.now() });
    await rank.nextRound(ride.rideId);
    expect((await rank.ride(ride.rideId)).offeredTo).toEqual([other.driverId]);
    await rank.driverSays(other, 'yes');
    await rank.driverSays(other, `cancel ${ride.code}`);
    expect((await rank.ride(ride.rideId)).state).toBe('unserved');
    expect((await rank.toldTo(ride.threadId)).at(-1)?.text).toContain('You have no taxi');
  });

  test('off duty are not asked; a shared location is where they are', async () => {
    const [off, moved] = [sampleDriver(1), driverAt(2, 30)] as const;
    await rank.drivers(off, moved);
    await rank.driverSays(off, 'Mesai bitti');
    const location = { ...kyrenia, label: null };
    expect(await rank.driverSays(moved, '', { location })).toContain('I have your location');
    expect((await rank.calls('ayla')).offeredTo).toEqual([moved.driverId]);
  });

  test('who said STOP are not asked, nor counted', async () => {
    const [stopped, other] = [driverAt(1, 0.1), driverAt(2, 1)] as const;
    await rank.drivers(stopped, other);
    await rank.driverSays(stopped, 'STOP');
    expect((await rank.calls('ayla')).offeredTo).toEqual([other.driverId]);
  });

  test('nobody knows are told that they are not registered', async () => {
    const stranger = sampleDriver(9);
    const dispatch = { threadType: 'dispatch' as const };
    expect(await rank.driverSays(stranger, 'YES A2B3', dispatch)).toContain('not registered');
  });

  test('who deliver one message twice are heard once', async () => {
    const driver = sampleDriver(1);
    await rank.drivers(driver);
    const ride = await rank.calls('ayla');
    const sid = { channelMessageId: 'SM_twice' };
    const first = await rank.appendFromDriver(driver, 'yes', sid);
    await rank.replyTo(first);
    // By now the driver has no open offer: the same YES would look like a guest's.
    const again = await rank.appendFromDriver(driver, 'yes', sid);
    expect(again).toMatchObject({ threadId: first.threadId, seq: first.seq, duplicate: true });
    expect((await rank.ride(ride.rideId)).state).toBe('assigned');
  });
});
