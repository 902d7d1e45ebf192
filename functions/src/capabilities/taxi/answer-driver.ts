import type { TaxiDriver } from '@merve/contract';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import type { AnswerEffect, AnswerHandler } from '../../tools/answer-handler.ts';
import { answerOffer } from './accept-ride.ts';
import { giveBack, reportProgress } from './drive-ride.ts';
import { driverSentences } from './driver-sentences/index.ts';
import { dutyDriver, movedDriver } from './driver-state.ts';
import { type DriverTurn, sayTo, tells } from './driver-turn.ts';
import { type DriverWords, readDriverWords } from './driver-words.ts';
import { driverIdFor } from './ride-code.ts';
import type { RoundScheduler } from './round-scheduler.ts';

/** What drivers write to dispatch. Decided by code from a few words; no model reads it. */
export function dispatchHandler(documents: Documents, scheduler: RoundScheduler): AnswerHandler {
  return {
    threadType: 'dispatch',
    async answer(tx, message, context): Promise<AnswerEffect> {
      const [driver] =
        message.address === null
          ? []
          : await readTogether(tx, documents.taxiDriver(driverIdFor(message.address)));
      if (driver === undefined) return tells('not-a-driver', driverSentences(context.language).notADriver());
      const turn: DriverTurn = { tx, documents, scheduler, driver, context };
      if (message.location !== null) {
        const moved = movedDriver(driver, message.location, context.now);
        return changed(turn, moved, 'driver-moved', sayTo(driver).moved());
      }
      const words = readDriverWords(message.text);
      if (words === null) return tells('not-understood', sayTo(driver).nothingOpen());
      return carriedOut(turn, words);
    },
  };
}

async function carriedOut(turn: DriverTurn, { verb, code, reason }: DriverWords): Promise<AnswerEffect> {
  const say = sayTo(turn.driver);
  switch (verb) {
    case 'accept':
    case 'decline':
      return answerOffer(turn, { accepts: verb === 'accept', code });
    case 'arrived':
    case 'picked_up':
    case 'completed':
    case 'no_show':
      return reportProgress(turn, verb, code);
    case 'cancel':
      // Before it is theirs, calling a ride off is declining it.
      return turn.driver.rideId === null && code !== null
        ? answerOffer(turn, { accepts: false, code })
        : giveBack(turn, { code, reason });
    case 'on_duty':
    case 'off_duty': {
      const isOn = verb === 'on_duty';
      const next = dutyDriver(turn.driver, isOn, turn.context.now);
      return changed(
        turn,
        next,
        isOn ? 'driver-on-duty' : 'driver-off-duty',
        isOn ? say.onDuty() : say.offDuty(),
      );
    }
    default:
      return tells('not-understood', code === null ? say.nothingOpen() : say.notUnderstood(code));
  }
}

function changed(
  { tx, documents }: DriverTurn,
  driver: TaxiDriver,
  outcome: string,
  text: string,
): AnswerEffect {
  return { ...tells(outcome, text), write: () => void tx.set(documents.taxiDriver(driver.driverId), driver) };
}
