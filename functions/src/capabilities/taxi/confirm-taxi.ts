import type { Transaction } from '@google-cloud/firestore';
import type { PendingAction, Ride } from '@merve/contract';
import { writeRide } from '../../commitments/write-commitment.ts';
import { formatMoney } from '../../language/format.ts';
import { isToolEnabled } from '../../markets/index.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import type { CommitContext, CommitEffect, CommitHandler } from '../../tools/commit-handler.ts';
import { prepareRound } from './broadcast-round.ts';
import { cancelledNotice } from './driver-notice.ts';
import { idleDriver } from './driver-state.ts';
import { fareFor } from './estimate.ts';
import { readCancelArguments, readRequestArguments } from './pending-ride.ts';
import { refuseRideCommit } from './refuse-ride.ts';
import { cancelledRide, openedRide } from './ride.ts';
import { rideCard, rideWords } from './ride-words.ts';
import { type RoundScheduler, scheduleRound } from './round-scheduler.ts';
import { taxiSentences } from './sentences/index.ts';
import { plannedWords } from './where-words.ts';

const cancels = (action: PendingAction) => action.tool === 'cancelTaxi';

/** YES and NO to a taxi, and to calling one off. */
export function confirmTaxiHandler(documents: Documents, scheduler: RoundScheduler): CommitHandler {
  return {
    kind: 'confirm_taxi',
    statusCard: 'taxi_status',

    async commit(tx, action, context): Promise<CommitEffect> {
      if (!isToolEnabled(context.config, action.tool)) {
        return refuseRideCommit('POLICY_CHANGED', context.language);
      }
      return cancels(action)
        ? callOff(tx, documents, action, context)
        : callTaxi(tx, { documents, scheduler }, action, context);
    },

    /** Nothing was held, so nothing is read or written. */
    async release(_tx, action, reason, { language }): Promise<CommitEffect> {
      const say = taxiSentences(language);
      const text = cancels(action) ? say.kept(readCancelArguments(action).code) : say.notCalled();
      return {
        text: reason === 'replaced' ? '' : text,
        ui: null,
        committed: false,
        intents: [],
        write: () => {},
      };
    },
  };
}

/**
 * The ride and its first round, as shown: the drivers are asked in the transaction that makes the ride. If nobody is
 * free any more, the ride is kept as `unserved` and the person is told so. Two round trips and the commit.
 */
async function callTaxi(
  tx: Transaction,
  { documents, scheduler }: { readonly documents: Documents; readonly scheduler: RoundScheduler },
  action: PendingAction,
  context: CommitContext,
): Promise<CommitEffect> {
  const { language, now, market, config, threadId, traceId } = context;
  const request = readRequestArguments(action);
  const fare = fareFor(request.distanceMetres, config.taxi, market.currency);
  if (fare?.minorUnits !== request.fare?.minorUnits || fare?.currency !== request.fare?.currency) {
    return refuseRideCommit('PRICE_CHANGED', language, {
      ...(request.fare === null ? {} : { oldPrice: formatMoney(request.fare, language) }),
      ...(fare === null ? {} : { newPrice: formatMoney(fare, language) }),
    });
  }
  const opened = openedRide(
    { ...request, marketId: market.marketId, actorId: action.ownerActorId, threadId, traceId },
    config.taxi,
    now,
  );
  if (opened.state === 'planned') return plan(tx, { documents, scheduler }, opened, context);
  const round = await prepareRound(tx, documents, opened, {
    config,
    traceId,
    now,
    // The answer to the YES is a message of this turn too.
    maxAsked: Math.max(config.safety.maxOutboundPerInbound - 1, 1),
  });
  if (round === null) return refuseRideCommit('NO_TAXI', language);
  const { ride, asked, intents } = round;
  const words = rideWords(ride, language);
  const say = taxiSentences(language);
  const isSearching = ride.state === 'requested';
  return {
    text: isSearching ? say.searching(words, asked.length) : say.nobodyFree(words),
    ui: rideCard(ride),
    committed: isSearching,
    intents,
    write() {
      writeRide(tx, documents, ride, { isNew: true });
      round.write();
    },
    afterCommit: () => scheduleRound(scheduler, ride),
  };
}

/** A ride for later: nobody is asked before its time, and that no driver has promised anything is said. One commit. */
function plan(
  tx: Transaction,
  { documents, scheduler }: { readonly documents: Documents; readonly scheduler: RoundScheduler },
  ride: Ride,
  { language }: CommitContext,
): CommitEffect {
  return {
    text: plannedWords(ride, language),
    ui: rideCard(ride),
    committed: true,
    intents: [],
    write: () => writeRide(tx, documents, ride, { isNew: true }),
    afterCommit: () => scheduleRound(scheduler, ride),
  };
}

/** The ride is called off; a driver who has it is free again and told so. */
async function callOff(
  tx: Transaction,
  documents: Documents,
  action: PendingAction,
  context: CommitContext,
): Promise<CommitEffect> {
  const { language, now } = context;
  const { rideId, reason } = readCancelArguments(action);
  const [before] = await readTogether(tx, documents.ride(rideId));
  if (before === undefined) return refuseRideCommit('RIDE_NOT_FOUND', language);
  if (![action.ownerActorId, ...(context.alsoActorIds ?? [])].includes(before.actorId)) {
    return refuseRideCommit('NOT_THE_OWNER', language);
  }
  const ride = cancelledRide(before, reason, now);
  if (ride === null) {
    return refuseRideCommit(before.state === 'on_board' ? 'RIDE_UNDER_WAY' : 'RIDE_OVER', language);
  }
  const [driver] =
    before.driverId === null ? [] : await readTogether(tx, documents.taxiDriver(before.driverId));
  return {
    text: taxiSentences(language).cancelled(rideWords(ride, language), driver !== undefined),
    ui: rideCard(ride),
    committed: true,
    intents: driver === undefined ? [] : cancelledNotice(ride, driver, context),
    write() {
      writeRide(tx, documents, ride);
      if (driver?.rideId === rideId) {
        tx.set(documents.taxiDriver(driver.driverId), idleDriver(driver, now));
      }
    },
  };
}
