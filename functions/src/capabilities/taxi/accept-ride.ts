import type { PendingAction, Ride, RideDriver, TaxiDriver } from '@merve/contract';
import { writeRide } from '../../commitments/write-commitment.ts';
import { threadIdFor } from '../../conversations/thread-id.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import type { AnswerEffect } from '../../tools/answer-handler.ts';
import { driverButtons } from './driver-buttons.ts';
import { declinedDriver, drivingDriver, openOffers } from './driver-state.ts';
import { type DriverTurn, sayTo, tells } from './driver-turn.ts';
import { minutesAway } from './estimate.ts';
import { assignedRide, declinedRide } from './ride.ts';
import { rideCodeFor } from './ride-code.ts';
import { rideCard, rideWords, withNote } from './ride-words.ts';
import { prepareRiderUpdate } from './rider-update.ts';
import { scheduleRound } from './round-scheduler.ts';
import { comingWords } from './where-words.ts';

/**
 * YES or NO to a ride. The code decides which; without one, the only ride that is still open. Whether it is to be had
 * is read and decided in this transaction, so two drivers at once are one after the other: at most one driver a ride,
 * one ride a driver, and each is told what became of it.
 */
export async function answerOffer(
  turn: DriverTurn,
  { accepts, code }: { readonly accepts: boolean; readonly code: string | null },
): Promise<AnswerEffect> {
  const { tx, documents, driver, context } = turn;
  const say = sayTo(driver);
  const asked =
    code === null ? openOffers(driver, context.now) : driver.offers.filter((offer) => offer.code === code);
  if (code !== null && driver.rideId !== null && rideCodeFor(driver.rideId) === code) {
    return accepts
      ? tells('ride-already-theirs', say.alreadyYours(code))
      : tells('ride-theirs', say.notNow(code));
  }
  if (asked.length === 0) {
    return code === null ? tells('no-offer', say.nothingOpen()) : tells('wrong-code', say.wrongCode(code));
  }
  const ownThreads = code === null ? [context.threadId] : [];
  const [read, [thread]] = await readTogether(
    tx,
    asked.map(({ rideId }) => documents.ride(rideId)),
    ownThreads.map((threadId) => documents.thread(threadId)),
  );
  const rides = read.filter((ride) => ride !== undefined);
  const open = rides.filter((ride) => isOpen(ride, driver, context.now));
  const named = code === null ? open : rides;
  const codes = named.map((ride) => ride.code).join(', ');
  if (named.length > 1) return tells('which-ride', say.whichRide(codes));
  const ride = named[0] ?? rides.at(-1);
  if (ride === undefined) return tells('no-offer', say.nothingOpen());
  // Without a code, a YES may as well be the answer to what Merve asked the same person as a guest.
  if (thread !== undefined && open.length > 0 && (await isAskedAsGuest(turn, thread.actorId))) {
    return tells('ride-or-booking', say.rideOrBooking(codes));
  }
  return accepts ? accept(turn, ride) : decline(turn, ride);
}

/** True while this driver's YES is in time: nobody has the ride, and the search that asked them is not over. */
function isOpen({ state, rideId }: Ride, driver: TaxiDriver, now: Date): boolean {
  return state === 'requested' && openOffers(driver, now).some((offer) => offer.rideId === rideId);
}

async function isAskedAsGuest({ tx, documents, context }: DriverTurn, actorId: string): Promise<boolean> {
  const { marketId } = context.market;
  const guest = threadIdFor({ threadType: 'merve', marketId, actorId, counterpart: null });
  const [thread] = await readTogether(tx, documents.thread(guest));
  const action: PendingAction | null = thread?.pendingAction ?? null;
  return action !== null && action.expiresAt > context.now;
}

function asShown({ driverId, name, phone, vehicle, plate }: TaxiDriver): RideDriver {
  return { driverId, name, phone, vehicle, plate };
}

async function accept(turn: DriverTurn, before: Ride): Promise<AnswerEffect> {
  const { tx, documents, driver, context } = turn;
  const { now, traceId } = context;
  const say = sayTo(driver);
  const { code } = before;
  if (before.driverId === driver.driverId) return tells('ride-over', say.over(code));
  if (before.state === 'cancelled') return tells('called-off', say.calledOff(code));
  if (!isOpen(before, driver, now)) {
    const isLate = before.state === 'requested' || before.state === 'unserved';
    return isLate ? tells('too-late', say.tooLate(code)) : tells('taken', say.taken(code));
  }
  if (before.refusedBy.includes(driver.driverId)) return tells('given-back', say.refusedBefore(code));
  if (driver.rideId !== null) {
    return tells('driver-busy', say.busy(rideCodeFor(driver.rideId), code));
  }
  const minutes = minutesAway(driver, before.pickup.at, context.config.taxi, now);
  const soonest = minutes === null ? null : new Date(now.getTime() + minutes * 60_000);
  // Nobody is to be there before the time that was asked for.
  const { pickupAt } = before;
  const etaAt = pickupAt !== null && (soonest === null || soonest < pickupAt) ? pickupAt : soonest;
  const ride = assignedRide(before, asShown(driver), now, etaAt);
  if (ride === null) return tells('taken', say.taken(code));
  const told = await prepareRiderUpdate(tx, documents, ride, {
    say: (language) => comingWords(ride, asShown(driver), minutes, language),
    config: context.config,
    traceId,
    now,
  });
  return {
    outcome: 'ride-accepted',
    text: withNote(
      say.accepted(rideWords(ride, driver.language), ride.riderName, mapOf(ride)),
      ride,
      driver.language,
    ),
    ui: rideCard(ride),
    buttons: driverButtons(driver.language, code, ['arrived', 'picked_up']),
    intents: told.intents,
    write() {
      writeRide(tx, documents, ride);
      tx.set(documents.taxiDriver(driver.driverId), drivingDriver(driver, ride.rideId, now));
      told.write();
    },
  };
}

/** https://developers.google.com/maps/documentation/urls/get-started#search-action */
function mapOf({ pickup }: Ride): string {
  const { latitude, longitude } = pickup.at;
  return `https://www.google.com/maps/search/?api=1&query=${latitude.toFixed(6)},${longitude.toFixed(6)}`;
}

function decline({ tx, documents, scheduler, driver, context }: DriverTurn, before: Ride): AnswerEffect {
  const { now } = context;
  const ride = declinedRide(before, driver.driverId, now);
  return {
    ...tells('ride-declined', sayTo(driver).declined(before.code)),
    write() {
      if (ride !== null) writeRide(tx, documents, ride);
      tx.set(documents.taxiDriver(driver.driverId), declinedDriver(driver, before.rideId, now));
    },
    afterCommit: async () => {
      // All have declined: the next round need not wait.
      if (ride !== null && ride.roundEndsAt?.getTime() === now.getTime())
        await scheduleRound(scheduler, ride);
    },
  };
}
