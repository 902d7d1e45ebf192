import { describe, expect, test } from '@jest/globals';
import { rideCardSchema } from '@merve/contract';
import { startMapboxDouble } from '../../../../local/sandbox/mapbox/index.ts';
import { createMapbox } from '../../integrations/mapbox/index.ts';
import { addressOf } from '../../orchestrator/testing/world.ts';
import { driverAt, kyrenia, northOf, sampleDriver } from './testing/samples.ts';
import type { TaxiRank } from './testing/taxi-rank.ts';
import { taxiRankOfEachTest } from './testing/taxi-rank-of-each-test.ts';

let rank: TaxiRank;
taxiRankOfEachTest((opened) => {
  rank = opened;
});

const minute = 60_000;

const silent = {
  modelId: 'scripted',
  rawParts: [],
  toolCalls: [],
  finish: 'stop' as const,
  usage: { inputTokens: 1, outputTokens: 1 },
};

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

  test('says that distance and times are estimated; where a map knows the road, goes by what is driven there', async () => {
    await rank.drivers(...rank.allDrivers(4));
    const ask = { call: 'requestTaxi', args: { pickup: 'Carob Lantern', destination: 'Nicosia' } };
    rank.model.script([ask], [ask], [ask]);
    const words = 'taxi from Carob Lantern to Nicosia';
    const estimated = await rank.says('ayla', words);
    expect(estimated).toContain('Distance and times are estimated from the straight line.');

    const double = await startMapboxDouble({ token: 'pk.road', features: [] });
    try {
      rank.travel = createMapbox({ token: 'pk.road', baseUrl: double.url, cap: null });
      const driven = await rank.says('bora', words);
      expect(driven).toMatch(/By road it takes about \d+ minutes, as traffic is now\./);
      expect(driven).not.toContain('straight line');
      const [before, after] = [estimated, driven].map((text) =>
        Number(/About ([\d.]+) km/.exec(text ?? '')?.[1]),
      );
      expect(after).toBeGreaterThan(before ?? Number.POSITIVE_INFINITY);
      expect(double.requests.map(({ status, path }) => [status, path.split('/')[1]])).toEqual([
        [200, 'directions'],
        [200, 'directions-matrix'],
      ]);
      double.plan(...Array.from({ length: 4 }, () => ({ kind: 'status', status: 500 }) as const));
      expect(await rank.says('cem', words)).toContain('estimated from the straight line');
    } finally {
      await double.stop();
    }
  });

  test('takes the shared location for the pickup, and asks for it where it is missing', async () => {
    await rank.drivers(sampleDriver(1));
    rank.model.script([{ call: 'requestTaxi', args: { destination: 'the airport' } }], 'Please share it.');
    await rank.says('ayla', 'a taxi to the airport');
    rank.model.script([{ call: 'requestTaxi', args: { destination: 'the airport' } }]);
    const location = { ...northOf(kyrenia, 1), label: 'Hotel' };
    expect(await rank.says('ayla', '', { location })).toContain(
      'Taxi from Hotel (Kyrenia / Girne) to Ercan airport',
    );
  });

  test('a NO calls none', async () => {
    await rank.drivers(sampleDriver(1));
    rank.model.script([{ call: 'requestTaxi', args: { pickup: 'Carob Lantern', destination: 'the moon' } }]);
    expect(await rank.says('ayla', 'taxi from Carob Lantern to the moon')).toContain(
      'I cannot estimate distance and fare',
    );
    expect(await rank.says('ayla', 'no')).toBe('All right, no taxi was called.');
    expect(await rank.rides()).toEqual([]);
  });

  test('is refused at once where no driver is near, and while another ride is open', async () => {
    rank.model.script(
      [{ call: 'requestTaxi', args: { pickup: 'Nicosia', destination: 'Girne' } }],
      (request) => {
        const told = JSON.stringify(request.turns.at(-1));
        return { ...silent, text: told.includes('NO_TAXI') ? 'What now?' : told };
      },
    );
    expect(await rank.says('ayla', 'taxi from Nicosia to Girne')).toBe('What now?');
    await rank.drivers(sampleDriver(1));
    await rank.calls('ayla');
    rank.model.script(
      [{ call: 'requestTaxi', args: { pickup: 'Girne', destination: 'Nicosia' } }],
      (request) => {
        const told = JSON.stringify(request.turns.at(-1));
        return { ...silent, text: told.includes('RIDE_OPEN') ? 'What now?' : told };
      },
    );
    expect(await rank.says('ayla', 'taxi from Girne to Nicosia')).toBe('What now?');
  });

  test('says so honestly if every driver is gone by the time of the YES', async () => {
    const driver = sampleDriver(1);
    await rank.drivers(driver);
    rank.model.script([{ call: 'requestTaxi', args: { pickup: 'Carob Lantern', destination: 'Nicosia' } }]);
    await rank.says('ayla', 'taxi from Carob Lantern to Nicosia');
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
    const driver = driverAt(1, 2);
    await rank.drivers(driver);
    expect(await status()).toContain('You have no taxi ride');
    const ride = await rank.calls('ayla');
    expect(await status()).toContain('no driver has taken it yet');
    await rank.driverSays(driver, `YES ${ride.code}`);
    // 2 km are 2.6 along the road: 6 minutes at 30 km/h.
    const taken = (await rank.toldTo(ride.threadId)).at(-1);
    expect(taken?.text).toContain('Estimated: about 6 minutes until it is with you');
    expect(rideCardSchema.parse(taken?.ui).etaAt).toBe(
      new Date(rank.clock.now().getTime() + 6 * minute).toISOString(),
    );
    rank.clock.advance(2 * minute);
    expect(await status()).toMatch(/Driver 1 has taken.*Estimated: about 4 minutes/);
    // From where they are now, once they say so.
    await rank.driverSays(driver, '', { location: { ...northOf(kyrenia, 0.3), label: null } });
    rank.clock.advance(1);
    expect(await status()).toContain('about 1 minute ');
    // A driver who is late is not one minute away.
    rank.clock.advance(20 * minute);
    expect(await status()).not.toContain('Estimated');
    await rank.driverSays(driver, 'arrived');
    expect(await status()).toContain('Your taxi is there');
    await rank.driverSays(driver, 'picked up');
    expect(await status()).toContain('You are on your way');
    await rank.driverSays(driver, 'done');
    expect(await status()).toContain('You have no taxi ride');
  });

  test('is somebody else’s to nobody', async () => {
    await rank.takenRide();
    let told = '';
    rank.model.script([{ call: 'taxiStatus', args: {} }], (request) => {
      told = JSON.stringify(request.turns.at(-1));
      return { ...silent, text: told };
    });
    expect(await rank.says('bora', 'where is my taxi?')).toContain('You have no taxi ride');
    expect(told).toContain('RIDE_NOT_FOUND');
    expect(told).not.toContain('Driver 1');
  });
});

test('every card of a ride is one that the contract describes', async () => {
  const { ride, driver } = await rank.takenRide();
  await rank.driverSays(driver, `cancel ${ride.code} flat tyre`);
  await rank.sweep();
  const cards = (await rank.toldTo(ride.threadId)).flatMap(({ ui }) =>
    ui?.['type'] === 'taxi_status' ? [rideCardSchema.parse(ui)] : [],
  );
  expect(cards.length).toBeGreaterThan(2);
  expect(cards.at(-1)).toMatchObject({ rideId: ride.rideId, driver: null, etaAt: null });
});

describe('what it costs', () => {
  test('a proposal, a YES and a driver’s YES take a bounded number of round trips', async () => {
    await rank.drivers(driverAt(1, 0.1), driverAt(2, 0.2), driverAt(3, 0.3));
    const taker = driverAt(1, 0.1);
    const trips = async (work: () => Promise<unknown>) => {
      const { cost } = await rank.local.server.cost.measure(work);
      return { roundTrips: cost.roundTrips, documentReads: cost.documentReads };
    };
    const script = () =>
      rank.model.script([{ call: 'requestTaxi', args: { pickup: 'Carob Lantern', destination: 'Nicosia' } }]);
    script();
    await rank.says('warm', 'taxi from Carob Lantern to Nicosia');
    script();
    const asked = await rank.append('act_ayla', addressOf('ayla'), 'taxi from Carob Lantern to Nicosia', {});
    const proposal = await trips(() => rank.replyTo(asked));
    const yes = await rank.append('act_ayla', addressOf('ayla'), 'yes', {});
    const call = await trips(() => rank.replyTo(yes));
    const [ride] = await rank.rides();
    const accepted = await rank.appendFromDriver(taker, `YES ${ride?.code}`);
    const accept = await trips(() => rank.replyTo(accepted));
    expect(proposal.roundTrips).toBeLessThanOrEqual(7);
    expect(call.roundTrips).toBeLessThanOrEqual(8);
    expect(accept.roundTrips).toBeLessThanOrEqual(13);
    // Three of them: the person, for their allergies; when the offer could be read; whether STOP was said meanwhile.
    expect(Math.max(...[proposal, call, accept].map((cost) => cost.documentReads))).toBeLessThanOrEqual(30);
  });
});
