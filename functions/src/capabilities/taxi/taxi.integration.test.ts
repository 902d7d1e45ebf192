import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Ride, rideCardSchema, type TaxiDriver } from '@merve/contract';
import type { InboundMessage } from '../../conversations/append-inbound.ts';
import { threadIdFor } from '../../conversations/thread-id.ts';
import { confirmLink } from '../../orchestrator/linking/confirm-link.ts';
import { endLink } from '../../orchestrator/linking/end-link.ts';
import { requestLinkCode } from '../../orchestrator/linking/request-link-code.ts';
import { addressOf } from '../../orchestrator/testing/world.ts';
import { actorIdFor } from '../../platform/ids.ts';
import { kyrenia, northOf, sampleDriver } from './testing/samples.ts';
import { TaxiRank } from './testing/taxi-rank.ts';

const minute = 60_000;
let rank: TaxiRank;
beforeEach(async () => {
  rank = await TaxiRank.open();
});
afterEach(async () => {
  expect(await rank.audit()).toEqual([]);
  await rank.close();
});

const at = (number: number, km: number) => sampleDriver(number, { location: northOf(kyrenia, km) });

/** A ride of Ayla's that the only driver has taken. */
async function takenRide(): Promise<{ ride: Ride; driver: TaxiDriver }> {
  const driver = sampleDriver(1);
  await rank.drivers(driver);
  const ride = await rank.calls('ayla');
  await rank.driverSays(driver, `YES ${ride.code}`);
  return { ride, driver };
}

describe('asking for a taxi', () => {
  test('shows pickup, district, distance, fare and how many drivers are near, and calls none', async () => {
    await rank.drivers(...rank.allDrivers(4));
    rank.model.script([
      { call: 'requestTaxi', args: { pickup: 'Carob Lantern', destination: 'Nicosia', party: 2 } },
    ]);
    const reply = await rank.says('ayla', 'taxi from Carob Lantern to Nicosia for 2');
    expect(reply).toMatch(/Carob Lantern \(Kyrenia \/ Girne\) to Nicosia/);
    expect(reply).toMatch(/For 2 people, now/);
    expect(reply).toMatch(/About 22(\.\d)? km, fare about/);
    expect(reply).toMatch(/Free drivers nearby: 4\. No taxi has been called yet/);
    expect(await rank.rides()).toEqual([]);
    expect(rank.sender.sent.length).toBe(1);
  });

  test('takes the shared location for the pickup, and asks for it where it is missing', async () => {
    await rank.drivers(sampleDriver(1));
    rank.model.script([{ call: 'requestTaxi', args: { destination: 'the harbour' } }], 'Please share it.');
    await rank.says('ayla', 'a taxi to the harbour');
    rank.model.script([{ call: 'requestTaxi', args: { destination: 'the airport' } }]);
    const location = { ...northOf(kyrenia, 1), label: 'Hotel' };
    expect(await rank.says('ayla', '', { location })).toContain(
      'Taxi from Hotel (Kyrenia / Girne) to Ercan airport',
    );
  });

  test('a NO calls none', async () => {
    await rank.drivers(sampleDriver(1));
    rank.model.script([{ call: 'requestTaxi', args: { pickup: 'Carob Lantern', destination: 'the moon' } }]);
    expect(await rank.says('ayla', 'taxi to the moon')).toContain('I cannot estimate distance and fare');
    expect(await rank.says('ayla', 'no')).toBe('All right, no taxi was called.');
    expect(await rank.rides()).toEqual([]);
  });

  test('is refused at once where no driver is near, and while another ride is open', async () => {
    rank.model.script(
      [{ call: 'requestTaxi', args: { pickup: 'Nicosia', destination: 'Girne' } }],
      (request) => {
        const told = JSON.stringify(request.turns.at(-1));
        return { ...silent, text: told.includes('NO_TAXI') ? 'refused' : told };
      },
    );
    expect(await rank.says('ayla', 'taxi')).toBe('refused');
    await rank.drivers(sampleDriver(1));
    await rank.calls('ayla');
    rank.model.script(
      [{ call: 'requestTaxi', args: { pickup: 'Girne', destination: 'Nicosia' } }],
      (request) => {
        const told = JSON.stringify(request.turns.at(-1));
        return { ...silent, text: told.includes('RIDE_OPEN') ? 'refused' : told };
      },
    );
    expect(await rank.says('ayla', 'taxi')).toBe('refused');
  });

  test('says so honestly if every driver is gone by the time of the YES', async () => {
    const driver = sampleDriver(1);
    await rank.drivers(driver);
    rank.model.script([{ call: 'requestTaxi', args: { pickup: 'Carob Lantern', destination: 'Nicosia' } }]);
    await rank.says('ayla', 'taxi');
    await rank.driverSays(driver, 'off duty');
    expect(await rank.says('ayla', 'yes')).toContain('so no taxi was called');
    expect((await rank.rides()).map(({ state }) => state)).toEqual(['unserved']);
  });
});

describe('where is my taxi', () => {
  /** The whole answer of the tool, as a model is told it. */
  async function status(): Promise<string> {
    rank.model.script([{ call: 'taxiStatus', args: {} }], (request) => ({
      ...silent,
      text: JSON.stringify(request.turns.at(-1)),
    }));
    return rank.says('ayla', 'where is my taxi?');
  }

  test('is told of every state from the ride itself, with about when it arrives', async () => {
    const driver = at(1, 2);
    await rank.drivers(driver);
    expect(await status()).toContain('You have no taxi ride');
    const ride = await rank.calls('ayla');
    expect(await status()).toContain('no driver has taken it yet');
    await rank.driverSays(driver, `YES ${ride.code}`);
    // 2 km are 2.6 along the road: 6 minutes at 30 km/h.
    const taken = (await rank.toldTo(ride.threadId)).at(-1);
    expect(taken?.text).toContain('About 6 minutes until it is with you');
    expect(rideCardSchema.parse(taken?.ui).etaAt).toBe(
      new Date(rank.clock.now().getTime() + 6 * minute).toISOString(),
    );
    rank.clock.advance(2 * minute);
    expect(await status()).toMatch(/Driver 1 has taken.*About 4 minutes/);
    // From where they are now, once they say so.
    await rank.driverSays(driver, '', { location: { ...northOf(kyrenia, 0.3), label: null } });
    rank.clock.advance(1);
    expect(await status()).toContain('About 1 minute ');
    // A driver who is late is not one minute away.
    rank.clock.advance(20 * minute);
    expect(await status()).not.toContain('About');
    await rank.driverSays(driver, 'arrived');
    expect(await status()).toContain('Your taxi is there');
    await rank.driverSays(driver, 'picked up');
    expect(await status()).toContain('You are on your way');
    await rank.driverSays(driver, 'done');
    expect(await status()).toContain('You have no taxi ride');
  });

  test('is somebody else’s to nobody', async () => {
    await takenRide();
    rank.model.script([{ call: 'taxiStatus', args: {} }], (request) => ({
      ...silent,
      text: JSON.stringify(request.turns.at(-1)),
    }));
    const told = await rank.says('bora', 'where is my taxi?');
    expect(told).toContain('RIDE_NOT_FOUND');
    expect(told).not.toContain('Driver 1');
  });
});

test('every card of a ride is one that the contract describes', async () => {
  const { ride, driver } = await takenRide();
  await rank.driverSays(driver, `cancel ${ride.code} flat tyre`);
  await rank.sweep();
  const cards = (await rank.toldTo(ride.threadId)).flatMap(({ ui }) =>
    ui?.['type'] === 'taxi_status' ? [rideCardSchema.parse(ui)] : [],
  );
  expect(cards.length).toBeGreaterThan(2);
  expect(cards.at(-1)).toMatchObject({ rideId: ride.rideId, driver: null, etaAt: null });
});

test('drivers who have not said for hours where they are are asked last, and promise no time', async () => {
  const old = sampleDriver(1, { location: kyrenia, locatedAt: new Date(0) });
  const known = at(2, 2);
  await rank.drivers(old, known);
  rank.model.script([{ call: 'requestTaxi', args: { pickup: 'Carob Lantern', destination: 'Nicosia' } }]);
  expect(await rank.says('ayla', 'taxi')).toContain('The nearest is about 6 minutes away');
  await rank.says('ayla', 'yes');
  const [ride] = await rank.rides();
  expect(ride?.offeredTo).toEqual([known.driverId, old.driverId]);
  await rank.driverSays(old, `YES ${ride?.code}`);
  expect((await rank.toldTo(ride?.threadId ?? '')).at(-1)?.text).not.toContain('About');
});

const silent = {
  modelId: 'scripted',
  rawParts: [],
  toolCalls: [],
  finish: 'stop' as const,
  usage: { inputTokens: 1, outputTokens: 1 },
};

describe('drivers', () => {
  test('nearest first are asked on YES, and one of them takes it', async () => {
    const [near, middle, far, fourth] = [at(1, 0.5), at(2, 1), at(3, 2), at(4, 2.5)] as const;
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
    const [one, two] = [at(1, 0.1), at(2, 0.2)] as const;
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
    expect(await rank.driverSays(driver, 'I need a taxi myself')).toContain('No taxi has been called yet');
    const ride = await rank.calls('ayla');
    expect(await rank.driverSays(driver, 'YES')).toContain(
      'Do you mean the ride, or the question I asked you',
    );
    expect((await rank.ride(ride.rideId)).state).toBe('requested');
    expect(await rank.driverSays(driver, `YES ${ride.code}`)).toContain('is yours');
  });

  test('drive it to the end, each step in the rider’s thread and on WhatsApp', async () => {
    const { ride, driver } = await takenRide();
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
    await rank.says('ayla', 'A taxi to Nicosia please', account);
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
    const { ride, driver } = await takenRide();
    expect(await rank.driverSays(driver, 'no show')).toContain('cannot be said');
    await rank.driverSays(driver, 'geldim');
    expect(await rank.driverSays(driver, 'gelmedi')).toContain('was not there');
    expect((await rank.ride(ride.rideId)).state).toBe('no_show');
    expect((await rank.toldTo(ride.threadId)).at(-1)?.text).toContain('has left');
  });

  test('give it back with a reason: others are asked, and the driver is not', async () => {
    const { ride, driver } = await takenRide();
    const other = at(2, 1);
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
    const [off, moved] = [sampleDriver(1), at(2, 30)] as const;
    await rank.drivers(off, moved);
    await rank.driverSays(off, 'Mesai bitti');
    const location = { ...kyrenia, label: null };
    expect(await rank.driverSays(moved, '', { location })).toContain('I have your location');
    expect((await rank.calls('ayla')).offeredTo).toEqual([moved.driverId]);
  });

  test('who said STOP are not asked, nor counted', async () => {
    const [stopped, other] = [at(1, 0.1), at(2, 1)] as const;
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

describe('what it costs', () => {
  test('a proposal, a YES and a driver’s YES take a bounded number of round trips', async () => {
    await rank.drivers(at(1, 0.1), at(2, 0.2), at(3, 0.3));
    const taker = at(1, 0.1);
    const trips = async (work: () => Promise<unknown>) => {
      const { cost, faults } = rank.local.server;
      // Without a way to travel, requests sent together are answered one by one and look like a chain.
      faults.set([{ kind: 'latency', ms: 20 }]);
      cost.start('measured');
      await work();
      faults.clear();
      const { roundTrips = 0, documentReads = 0 } = cost.read('measured') ?? {};
      return { roundTrips, documentReads };
    };
    const script = () =>
      rank.model.script([{ call: 'requestTaxi', args: { pickup: 'Carob Lantern', destination: 'Nicosia' } }]);
    script();
    await rank.says('warm', 'taxi');
    script();
    const asked = await rank.append('act_ayla', addressOf('ayla'), 'taxi', {});
    const proposal = await trips(() => rank.replyTo(asked));
    const yes = await rank.append('act_ayla', addressOf('ayla'), 'yes', {});
    const call = await trips(() => rank.replyTo(yes));
    const [ride] = await rank.rides();
    const accepted = await rank.appendFromDriver(taker, `YES ${ride?.code}`);
    const accept = await trips(() => rank.replyTo(accepted));
    expect(proposal.roundTrips).toBeLessThanOrEqual(7);
    expect(call.roundTrips).toBeLessThanOrEqual(8);
    expect(accept.roundTrips).toBeLessThanOrEqual(13);
    expect(Math.max(...[proposal, call, accept].map((cost) => cost.documentReads))).toBeLessThanOrEqual(27);
  });
});

describe('a search', () => {
  test('widens round by round, tells the rider, and ends with an honest “no taxi”', async () => {
    const [near, farther, farthest] = [at(1, 1), at(2, 6), at(3, 10)] as const;
    await rank.drivers(near, farther, farthest, at(4, 20));
    const ride = await rank.calls('ayla');
    expect(ride.offeredTo).toEqual([near.driverId]);
    expect((await rank.nextRound(ride.rideId)).kind).toBe('not-due');
    for (const driver of [farther, farthest]) {
      rank.clock.advance(minute);
      expect(await rank.nextRound(ride.rideId)).toMatchObject({ kind: 'broadcast' });
      expect((await rank.ride(ride.rideId)).offeredTo.at(-1)).toBe(driver.driverId);
    }
    expect((await rank.toldTo(ride.threadId)).at(-1)?.text).toContain('I am now asking drivers within 7 km');
    rank.clock.advance(minute);
    expect(await rank.nextRound(ride.rideId)).toMatchObject({ kind: 'unserved', roundEndsAt: null });
    expect((await rank.toldTo(ride.threadId)).at(-1)).toMatchObject({
      text: expect.stringContaining('I could not find a taxi'),
      ui: { type: 'taxi_status', state: 'unserved' },
    });
    expect(await rank.nextRound(ride.rideId)).toMatchObject({ kind: 'not-searching', intents: [] });
  });

  test('whose task was lost is gone on with by the sweep', async () => {
    await rank.drivers(at(1, 1), at(2, 6));
    const ride = await rank.calls('ayla');
    expect(await rank.sweep()).toEqual([]);
    rank.clock.advance(minute);
    const intents = await rank.sweep();
    expect(intents.map(({ type }) => type).sort()).toEqual(['reply', 'taxi_offer']);
    expect((await rank.ride(ride.rideId)).round).toBe(2);
  });

  test('ends when the rider calls it off; the driver is told and free', async () => {
    const { ride, driver } = await takenRide();
    rank.model.script([{ call: 'cancelTaxi', args: { reason: 'found a lift' } }]);
    expect(await rank.says('ayla', 'cancel my taxi')).toContain('Driver 1 has taken it and is coming');
    expect(await rank.says('ayla', 'yes')).toContain('Called off');
    expect(await rank.ride(ride.rideId)).toMatchObject({ state: 'cancelled', cancelledBy: 'rider' });
    expect(rank.sender.textsTo(`whatsapp:${driver.phone}`).at(-1)).toContain(
      'called off by the rider (found a lift)',
    );
    expect(await rank.driver(driver)).toMatchObject({ rideId: null, free: true });
    expect(await rank.driverSays(driver, `YES ${ride.code}`)).toContain('I know no ride');
  });

  test('is not called off by a YES that comes after the rider was picked up', async () => {
    const { ride, driver } = await takenRide();
    rank.model.script([{ call: 'cancelTaxi', args: {} }]);
    await rank.says('ayla', 'cancel my taxi');
    await rank.driverSays(driver, 'picked up');
    expect(await rank.says('ayla', 'yes')).toContain('already on its way');
    expect((await rank.ride(ride.rideId)).state).toBe('on_board');
  });
});
