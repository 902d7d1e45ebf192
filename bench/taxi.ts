import { rush, townful } from '../functions/src/capabilities/taxi/testing/rush.ts';
import { TaxiRank } from '../functions/src/capabilities/taxi/testing/taxi-rank.ts';
import { type Row, rounded } from './row.ts';
import { stepCounter } from './step-counter.ts';

const people = 50;

/**
 * A thousand drivers in one town. What one taxi costs while nothing else happens: asking for it, its YES with the
 * drivers asked, a driver's YES, and "where is my taxi". Then fifty people say YES in the same moment.
 */
export async function taxiRows(): Promise<Row[]> {
  const rank = await TaxiRank.open();
  const { LOG_LEVEL: before } = process.env;
  // Hundreds of turns run in this process; their logs would stand between the figures.
  process.env['LOG_LEVEL'] = 'SILENT';
  try {
    const drivers = townful();
    await rank.drivers(...drivers);
    return [...(await oneTaxi(rank)), ...(await manyTaxis(rank, drivers))];
  } finally {
    if (before === undefined) delete process.env['LOG_LEVEL'];
    else process.env['LOG_LEVEL'] = before;
    await rank.close();
  }
}

async function oneTaxi(rank: TaxiRank): Promise<Row[]> {
  const { rows, counted } = stepCounter(rank.local.server);
  // The catalogue is warm from here on, as it is in an instance that has answered before.
  rank.model.script('Hello.', [
    { call: 'requestTaxi', args: { pickup: 'Carob Lantern', destination: 'Nicosia' } },
  ]);
  await rank.says('ayla', 'hello');
  await counted('taxi.proposal', { roundTrips: '≤ 10' }, () =>
    rank.says('ayla', 'a taxi from Carob Lantern to Nicosia'),
  );
  await counted('taxi.yes', { roundTrips: '≤ 10' }, () => rank.says('ayla', 'yes'));
  const [ride] = await rank.rides();
  const driver = ride && (await rank.documents.taxiDriver(ride.offeredTo[0] ?? '').get()).data();
  if (ride === undefined || driver === undefined) throw new Error('Nobody was asked');
  // Who is on duty has written before: their number is known for what it is.
  await rank.driverSays(driver, 'on duty');
  await counted('taxi.accepted', { roundTrips: '≤ 16' }, () => rank.driverSays(driver, `YES ${ride.code}`));
  rank.model.script([{ call: 'taxiStatus', args: {} }], 'It is on its way.');
  await counted('taxi.status', { roundTrips: '≤ 10' }, () => rank.says('ayla', 'where is my taxi?'));
  await rank.driverSays(driver, 'picked up');
  await rank.driverSays(driver, 'done');
  const ahead = { pickup: 'Carob Lantern', destination: 'Nicosia', pickupAtLocal: '2026-11-22T05:00' };
  rank.model.script([{ call: 'requestTaxi', args: ahead }]);
  await rank.says('ayla', 'a taxi from Carob Lantern to Nicosia tomorrow at 5am');
  await counted('taxi.planned', { roundTrips: '≤ 10' }, () => rank.says('ayla', 'yes'));
  return rows;
}

async function manyTaxis(rank: TaxiRank, drivers: ReturnType<typeof townful>): Promise<Row[]> {
  const { searching, assigned, doubles, readsOfRequests } = await rush(rank, drivers, people);
  if (searching !== people)
    throw new Error(`Of ${people} riders ${searching} were told that drivers are asked`);
  return [
    { name: 'taxi.rush.assigned', value: assigned, unit: `of ${people}`, target: `= ${people}` },
    { name: 'taxi.rush.doubles', value: doubles, unit: 'rides', target: '= 0' },
    {
      name: 'taxi.rush.reads',
      value: rounded(readsOfRequests / people),
      unit: 'documents/YES',
      target: '≤ 200',
    },
  ];
}
