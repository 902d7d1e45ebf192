import type { Language, Ride } from '@merve/contract';
import { writeRide } from '../../commitments/write-commitment.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import type { AnswerEffect } from '../../tools/answer-handler.ts';
import { driverButtons } from './driver-buttons.ts';
import { idleDriver } from './driver-state.ts';
import { type DriverTurn, sayTo, tells } from './driver-turn.ts';
import { givenBackRide, isDriven, type Progress, progressedRide } from './ride.ts';
import { rideCodeFor } from './ride-code.ts';
import { rideCard, rideWords } from './ride-words.ts';
import { prepareRiderUpdate } from './rider-update.ts';
import { scheduleRound } from './round-scheduler.ts';
import { taxiSentences } from './sentences/index.ts';

/** The driver's ride, or the answer to somebody who has none, or another one. One read. */
async function ownRide(turn: DriverTurn, code: string | null): Promise<Ride | AnswerEffect> {
  const { tx, documents, driver } = turn;
  const say = sayTo(driver);
  if (driver.rideId === null) {
    return code === null || !driver.offers.some((offer) => offer.code === code)
      ? tells('no-ride', say.noRide())
      : tells('not-their-ride', say.notNow(code));
  }
  const current = rideCodeFor(driver.rideId);
  if (code !== null && code !== current) return tells('wrong-code', say.wrongCode(code));
  const [ride] = await readTogether(tx, documents.ride(driver.rideId));
  return ride ?? tells('no-ride', say.noRide());
}

/** The rider is told of the ride's new state; the driver is free again where it is over or given back. */
async function reported(
  { tx, documents, driver, context }: DriverTurn,
  ride: Ride,
  told: { readonly outcome: string; readonly text: string; readonly rider: (language: Language) => string },
): Promise<AnswerEffect> {
  const { config, now, traceId } = context;
  const update = await prepareRiderUpdate(tx, documents, ride, { say: told.rider, config, traceId, now });
  return {
    outcome: told.outcome,
    text: told.text,
    ui: rideCard(ride),
    intents: update.intents,
    write() {
      writeRide(tx, documents, ride);
      if (!isDriven(ride)) tx.set(documents.taxiDriver(driver.driverId), idleDriver(driver, now));
      update.write();
    },
  };
}

/** ARRIVED, PICKED UP, DONE, NO SHOW. */
export async function reportProgress(
  turn: DriverTurn,
  progress: Progress,
  code: string | null,
): Promise<AnswerEffect> {
  const { driver, context } = turn;
  const say = sayTo(driver);
  const own = await ownRide(turn, code);
  if (!('rideId' in own)) return own;
  const ride = progressedRide(own, progress, context.now);
  if (ride === null) return tells('not-now', say.notNow(own.code));
  const noted = {
    arrived: say.arrivedNoted(ride.code),
    picked_up: say.pickedUpNoted(ride.code),
    completed: say.completedNoted(ride.code),
    no_show: say.noShowNoted(ride.code),
  }[progress];
  const effect = await reported(turn, ride, {
    outcome: `ride-${progress.replace('_', '-')}`,
    text: noted,
    rider: (language) => riderSentence(ride, progress, language),
  });
  if (progress === 'arrived') {
    return { ...effect, buttons: driverButtons(driver.language, ride.code, ['picked_up', 'no_show']) };
  }
  return progress === 'picked_up'
    ? { ...effect, buttons: driverButtons(driver.language, ride.code, ['completed']) }
    : effect;
}

function riderSentence(ride: Ride, progress: Progress, language: Language): string {
  const say = taxiSentences(language);
  const words = rideWords(ride, language);
  if (progress === 'arrived') return ride.driver === null ? '' : say.arrived(words, ride.driver);
  if (progress === 'picked_up') return say.pickedUp(words);
  return progress === 'completed' ? say.completed(words) : say.noShow(words);
}

/** CANCEL: the ride is given back, and others are looked for as long as the policy allows. */
export async function giveBack(
  turn: DriverTurn,
  { code, reason }: { readonly code: string | null; readonly reason: string | null },
): Promise<AnswerEffect> {
  const { driver, context, scheduler } = turn;
  const say = sayTo(driver);
  const own = await ownRide(turn, code);
  if (!('rideId' in own)) return own;
  const ride = givenBackRide(own, reason, context.config.taxi, context.now);
  if (ride === null) return tells('not-now', say.notNow(own.code));
  const effect = await reported(turn, ride, {
    outcome: 'ride-given-back',
    text: say.givenBack(ride.code),
    rider(language) {
      const words = rideWords(ride, language);
      const sentences = taxiSentences(language);
      return ride.state === 'requested'
        ? sentences.driverCancelled(words, reason)
        : sentences.driverCancelledForGood(words, reason);
    },
  });
  return { ...effect, afterCommit: () => scheduleRound(scheduler, ride) };
}
