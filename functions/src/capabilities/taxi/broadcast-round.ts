import type { Transaction } from '@google-cloud/firestore';
import type { MerveConfig, OutboxIntent, Ride, TaxiDriver } from '@merve/contract';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { offerNotice } from './driver-notice.ts';
import { offeredDriver } from './driver-state.ts';
import { freeDriversAround, inOrderOfAsking, mayBeAsked } from './find-drivers.ts';
import { broadcastRide, radiusOfRound, unservedRide } from './ride.ts';

export interface RoundContext {
  readonly config: MerveConfig;
  readonly traceId: string;
  readonly now: Date;
  /** Messages that may be written at once, if fewer than the policy's drivers a round. */
  readonly maxAsked?: number;
}

/** One round as a step of the caller's transaction: reads and decides; `write` writes drivers, not the ride. */
export interface PreparedRound {
  readonly ride: Ride;
  readonly asked: readonly TaxiDriver[];
  readonly intents: readonly OutboxIntent[];
  write(): void;
}

/** So many times the drivers to be asked are read again in the transaction: some may be taken since the query. */
const spare = 2;
/** How often a round looks again because others asked all whom it found. */
const maxAttempts = 8;

/**
 * The next round of a ride that looks for a driver, or its end. A round that finds nobody is skipped for the next,
 * wider one. When the last round's time is up too, it ends `unserved`; so it does at once if nobody at all is in
 * reach and nobody who was asked may still say yes.
 *
 * The candidates are found by queries outside the transaction, which locks nobody; the few to be asked are then read
 * again inside it. At most 40 documents a query, one query for each radius tried (more only in a rush).
 */
export async function prepareRound(
  tx: Transaction,
  documents: Documents,
  ride: Ride,
  context: RoundContext,
): Promise<PreparedRound | null> {
  const policy = context.config.taxi;
  const { now } = context;
  for (let round = ride.round + 1; round <= policy.rounds; round += 1) {
    const asked = await driversToAsk(tx, documents, ride, round, context);
    if (asked.length === 0) continue;
    const driverIds = asked.map(({ driverId }) => driverId);
    const next = broadcastRide(ride, { round, driverIds }, policy, now);
    return next && withOffers(tx, documents, next, asked, context);
  }
  const mayStillAnswer = ride.offeredTo.some((driverId) => !ride.refusedBy.includes(driverId));
  const ended =
    ride.round < policy.rounds && mayStillAnswer
      ? broadcastRide(ride, { round: policy.rounds, driverIds: [] }, policy, now)
      : unservedRide(ride, now);
  return ended && { ride: ended, asked: [], intents: [], write: () => {} };
}

/**
 * The drivers to ask in a round. In a rush others may have asked all that the query found before this transaction got
 * to read them: then it asks again for others, until it has somebody or there is nobody.
 */
async function driversToAsk(
  tx: Transaction,
  documents: Documents,
  ride: Ride,
  round: number,
  { config, now, maxAsked = config.taxi.driversPerRound }: RoundContext,
): Promise<TaxiDriver[]> {
  const wanted = Math.min(config.taxi.driversPerRound, maxAsked);
  const may = (driver: TaxiDriver) => mayBeAsked(driver, ride, config.taxi, now);
  const tried = new Set<string>();
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const found = await freeDriversAround(documents, {
      marketId: ride.marketId,
      centre: ride.pickup.at,
      radiusKm: radiusOfRound(round, config.taxi),
      party: ride.party,
    });
    const candidates = inOrderOfAsking(
      found.filter((driver) => may(driver) && !tried.has(driver.driverId)),
      ride,
      config.taxi,
      now,
    ).slice(0, wanted * spare);
    if (candidates.length === 0) return [];
    for (const { driverId } of candidates) tried.add(driverId);
    // Everybody locks in the same order, so that requests of one moment wait for each other and never in a circle.
    const inOrder = candidates.toSorted((one, other) => (one.driverId < other.driverId ? -1 : 1));
    const [read, sessions] = await readTogether(
      tx,
      inOrder.map(({ driverId }) => documents.taxiDriver(driverId)),
      inOrder.map(({ phone }) => documents.session(`whatsapp:${phone}`)),
    );
    const current = new Map(read.map((driver) => [driver?.driverId, driver]));
    // Nothing is sent to a driver who said STOP, so counting them among the asked would not be true.
    const stopped = new Set(sessions.map((session) => (session?.optedOut ? session.address : null)));
    const free = candidates
      .map(({ driverId }) => current.get(driverId))
      .filter((driver) => driver !== undefined)
      .filter((driver) => may(driver) && !stopped.has(`whatsapp:${driver.phone}`));
    if (free.length > 0) return free.slice(0, wanted);
  }
  return [];
}

function withOffers(
  tx: Transaction,
  documents: Documents,
  ride: Ride,
  asked: readonly TaxiDriver[],
  context: RoundContext,
): PreparedRound {
  const { taxi } = context.config;
  const roundsLeft = taxi.rounds - ride.round + 1;
  const until = new Date(context.now.getTime() + roundsLeft * taxi.secondsPerRound * 1000);
  return {
    ride,
    asked,
    intents: asked.flatMap((driver) => offerNotice(ride, driver, context)),
    write() {
      for (const driver of asked) {
        const next = offeredDriver(driver, ride, until, context.now);
        tx.set(documents.taxiDriver(driver.driverId), next);
      }
    },
  };
}
