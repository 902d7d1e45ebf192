import { describe, expect, test } from '@jest/globals';
import type { Ride } from '@merve/contract';
import { taxiProposalCardSchema } from '@merve/contract/cards';
import { momentInWords } from '../../orchestrator/testing/wish-in-words.ts';
import { addressOf } from '../../orchestrator/testing/world.ts';
import { driverAt, kyrenia, northOf, sampleDriver } from './testing/samples.ts';
import type { TaxiRank } from './testing/taxi-rank.ts';
import { taxiRankOfEachTest } from './testing/taxi-rank-of-each-test.ts';

let rank: TaxiRank;
taxiRankOfEachTest((opened) => {
  rank = opened;
});

const minute = 60_000;
/** The rank opens on 21 November at 12:00 in Famagusta (UTC+2). */
const tomorrowAtFive = new Date('2026-11-22T03:00:00Z');

const silent = {
  modelId: 'scripted',
  rawParts: [],
  toolCalls: [],
  finish: 'stop' as const,
  usage: { inputTokens: 1, outputTokens: 1 },
  text: 'What now?',
};

const beforeFive = (minutes: number) => new Date(tomorrowAtFive.getTime() - minutes * minute);
const setClock = (at: Date) => rank.clock.advance(at.getTime() - rank.clock.now().getTime());

/** What a model that calls the tool is told by it. */
async function answerOf(call: string, args: Record<string, string | number>, text: string): Promise<string> {
  let told = '';
  rank.model.script([{ call, args }], (request) => {
    told = JSON.stringify(request.turns.at(-1));
    return silent;
  });
  await rank.says('ayla', text);
  return told;
}

const refusal = (
  args: Record<string, string>,
  text = `a taxi ${momentInWords(args['pickupAtLocal'] ?? '')}`,
) => answerOf('requestTaxi', { pickup: 'Carob Lantern', destination: 'Nicosia', ...args }, text);

/** A ride of Ayla's, planned for tomorrow at five. */
async function planned(): Promise<Ride> {
  return rank.calls('ayla', { pickupAtLocal: '2026-11-22T05:00' });
}

async function rideOf(actorId: string): Promise<Ride> {
  const found = (await rank.rides()).find((ride) => ride.actorId === actorId);
  if (found === undefined) throw new Error(`${actorId} has no ride`);
  return found;
}

describe('a taxi for later', () => {
  test('is proposed with its time and when drivers are asked, though none is near now, and nobody is asked', async () => {
    rank.model.script([
      {
        call: 'requestTaxi',
        args: {
          pickup: 'Carob Lantern',
          destination: 'Nicosia',
          party: 2,
          pickupAtLocal: '2026-11-22T05:00',
        },
      },
    ]);
    const reply = await rank.says('ayla', 'taxi tomorrow at 5am from Carob Lantern to Nicosia for 2');
    expect(reply).toMatch(/For 2 people, Sunday 22 November 2026, 05:00/);
    expect(reply).toMatch(/fare about/);
    expect(reply).toMatch(/I ask drivers at 04:40.*none has promised to come/);
    expect(reply).not.toMatch(/\bnow\b/);
    const { threadId } = await rank.append('act_ayla', addressOf('ayla'), 'hm', {});
    expect(taxiProposalCardSchema.parse((await rank.toldTo(threadId)).at(-1)?.ui)).toMatchObject({
      pickupAt: tomorrowAtFive.toISOString(),
      asksAt: beforeFive(20).toISOString(),
      timeZone: 'Asia/Famagusta',
    });
    expect(await rank.rides()).toEqual([]);
  });

  test('a YES plans it: drivers are asked in time and not before, and are told when', async () => {
    const driver = sampleDriver(1);
    await rank.drivers(driver);
    const ride = await planned();
    expect(ride).toMatchObject({ state: 'planned', pickupAt: tomorrowAtFive, offeredTo: [] });
    expect(rank.scheduled).toEqual([{ rideId: ride.rideId, at: beforeFive(20) }]);
    expect((await rank.toldTo(ride.threadId)).at(-1)?.text).toMatch(
      /Planned: ride .*05:00.*I ask drivers at 04:40; no driver has promised/,
    );
    setClock(beforeFive(21));
    expect(await rank.nextRound(ride.rideId)).toMatchObject({ kind: 'not-due' });
    expect(await rank.sweep()).toEqual([]);
    rank.clock.advance(minute);
    expect(await rank.nextRound(ride.rideId)).toMatchObject({ kind: 'broadcast' });
    expect(await rank.ride(ride.rideId)).toMatchObject({ state: 'requested', offeredTo: [driver.driverId] });
    expect((await rank.toldTo(ride.threadId)).at(-1)?.text).toMatch(
      /I am asking a driver near Carob Lantern now/,
    );
    const offers = (await rank.documents.intents.where('type', '==', 'taxi_offer').get()).docs;
    expect(offers.map((offer) => offer.data().body)).toEqual([
      expect.stringMatching(/Pickup: Sunday 22 November 2026, 05:00/),
    ]);
    expect(await rank.driverSays(driver, `YES ${ride.code}`)).toMatch(/is yours\.\nPickup: .*05:00/);
    const taken = await rank.ride(ride.rideId);
    // Nobody is to be there before the time that was asked for.
    expect(taken).toMatchObject({ state: 'assigned', etaAt: tomorrowAtFive });
    expect((await rank.toldTo(ride.threadId)).at(-1)?.text).toMatch(/has taken your ride.*Pickup: .*05:00/);
    expect(await rank.audit()).toEqual([]);
  });

  test('when nobody takes it, that is told while there is time to find another', async () => {
    await rank.drivers(driverAt(1, 1));
    const ride = await planned();
    setClock(beforeFive(20));
    for (let round = 0; round < 4; round += 1) {
      await rank.sweep();
      rank.clock.advance(minute);
    }
    expect((await rank.ride(ride.rideId)).state).toBe('unserved');
    const told = (await rank.toldTo(ride.threadId)).at(-1);
    expect(told?.text).toContain('I could not find a taxi');
    expect(tomorrowAtFive.getTime() - rank.clock.now().getTime()).toBeGreaterThanOrEqual(10 * minute);
  });

  test('is asked about earlier where the nearest driver is far', async () => {
    await rank.drivers(sampleDriver(1, { location: northOf(kyrenia, -10) }));
    const ride = await planned();
    // 10 km are 13 along the road: 26 minutes at 30 km/h, and three rounds of a minute.
    expect(ride.roundEndsAt).toEqual(beforeFive(29));
  });

  test('of which the time is so near that it is now, is asked about at once, with its time', async () => {
    const driver = sampleDriver(1);
    await rank.drivers(driver);
    const ride = await rank.calls('ayla', { pickupAtLocal: '2026-11-21T12:10' });
    expect(ride).toMatchObject({ state: 'requested', offeredTo: [driver.driverId] });
    const [offer] = (await rank.documents.intents.where('type', '==', 'taxi_offer').get()).docs;
    expect(offer?.data().body).toMatch(/Pickup: .*12:10/);
  });

  test('can be called off, listed with its time, and does not stand in the way of a taxi now', async () => {
    await rank.drivers(sampleDriver(1));
    const ride = await planned();
    expect(await refusal({ pickupAtLocal: '2026-11-22T05:30' })).toContain('RIDE_OPEN');
    rank.model.script([{ call: 'requestTaxi', args: { pickup: 'Carob Lantern', destination: 'Nicosia' } }]);
    await rank.says('ayla', 'and a taxi now');
    await rank.says('ayla', 'yes');
    expect((await rank.rides()).map(({ state }) => state).sort()).toEqual(['planned', 'requested']);
    expect(await answerOf('taxiStatus', {}, 'where is my taxi?')).toMatch(
      /no driver has taken it yet.*I ask drivers at 04:40/,
    );
    expect(await answerOf('cancelTaxi', {}, 'cancel my taxi')).toContain('Which one');
    rank.model.script([{ call: 'cancelTaxi', args: {} }]);
    expect(await rank.says('ayla', `cancel ${ride.code}`)).toMatch(
      new RegExp(`Call off ride ${ride.code}.*05:00`),
    );
    expect(await rank.says('ayla', 'yes')).toContain(`Called off: ride ${ride.code}. No driver is coming.`);
    expect(await rank.nextRound(ride.rideId)).toMatchObject({ kind: 'not-searching' });
  });

  test.each<[string, Record<string, string>, string]>([
    ['past', { pickupAtLocal: '2026-11-21T05:00' }, 'TIME_PAST'],
    ['too far ahead', { pickupAtLocal: '2026-12-24T05:00' }, 'TIME_TOO_FAR'],
    ['no time of the calendar', { pickupAtLocal: '2026-11-31T05:00' }, 'TIME_INVALID'],
  ])('is refused for a time that is %s', async (_, args, code) => {
    expect(await refusal(args)).toContain(code);
  });

  test('is refused at an hour that the clocks skip', async () => {
    setClock(new Date('2027-03-20T10:00:00Z'));
    expect(await refusal({ pickupAtLocal: '2027-03-28T03:30' })).toContain('TIME_DOES_NOT_EXIST');
  });

  test('whose time a model drops is asked about, in any language, unless they say that it is for now', async () => {
    await rank.drivers(sampleDriver(1));
    for (const text of [
      'taxi tomorrow at 5am',
      'yarın 5’te taksi',
      'morgen um 5 ein Taxi',
      'такси завтра в 5 утра',
    ]) {
      expect(await refusal({}, text)).toContain('TIME_INVALID');
    }
    rank.model.script([{ call: 'requestTaxi', args: { pickup: 'Carob Lantern', destination: 'Nicosia' } }]);
    expect(await rank.says('ayla', 'нет, прямо сейчас, Carob Lantern – Nicosia')).toContain(
      '1 пассажир, сейчас',
    );
  });

  test('of one person there are no more than the market allows', async () => {
    for (let day = 22; day < 27; day += 1) {
      await rank.calls('ayla', { pickupAtLocal: `2026-11-${day}T05:00` });
    }
    expect(await refusal({ pickupAtLocal: '2026-11-28T05:00' })).toContain('5 taxis planned already');
    expect(await rank.rides()).toHaveLength(5);
  });
});

describe('at the same moment', () => {
  test('two tasks and two sweeps begin the search once', async () => {
    await rank.drivers(driverAt(1, 0.1), driverAt(2, 0.2));
    const ride = await planned();
    setClock(beforeFive(20));
    await Promise.all([rank.nextRound(ride.rideId), rank.nextRound(ride.rideId), rank.sweep(), rank.sweep()]);
    const { history, round } = await rank.ride(ride.rideId);
    expect(history.map(({ event }) => event)).toEqual(['planned', 'broadcast']);
    expect(round).toBe(1);
    const offers = (await rank.documents.intents.where('type', '==', 'taxi_offer').get()).docs;
    expect(offers).toHaveLength(2);
    const told = (await rank.toldTo(ride.threadId)).filter(({ text }) => text.includes('I am asking'));
    expect(told).toHaveLength(1);
  });

  test('the search begins and the rider calls off: no driver comes either way', async () => {
    const driver = sampleDriver(1);
    await rank.drivers(driver);
    const ride = await planned();
    setClock(beforeFive(20));
    rank.model.script([{ call: 'cancelTaxi', args: {} }]);
    await rank.says('ayla', 'cancel my taxi');
    await Promise.all([rank.nextRound(ride.rideId), rank.sweep(), rank.says('ayla', 'yes')]);
    expect((await rideOf('act_ayla')).state).toBe('cancelled');
    expect(await rank.driverSays(driver, `YES ${ride.code}`)).not.toContain('is yours');
    expect(await rank.audit()).toEqual([]);
  });

  test('a YES that is delivered twice plans one ride', async () => {
    rank.model.script([
      {
        call: 'requestTaxi',
        args: { pickup: 'Carob Lantern', destination: 'Nicosia', pickupAtLocal: '2026-11-22T05:00' },
      },
    ]);
    await rank.says('ayla', 'taxi from Carob Lantern to Nicosia tomorrow at 5 in the morning');
    rank.model.script('What now?');
    await Promise.all([rank.says('ayla', 'yes'), rank.says('ayla', 'yes')]);
    expect(await rank.rides()).toHaveLength(1);
  });
});
