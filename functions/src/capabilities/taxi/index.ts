import { asksForTaxi } from '../../reading/route/read-route.ts';
import type { AnswerHandler } from '../../tools/answer-handler.ts';
import type { CommitHandler } from '../../tools/commit-handler.ts';
import type { Tool } from '../../tools/define-tool.ts';
import { dispatchHandler } from './answer-driver.ts';
import { cancelTaxiTool } from './cancel-taxi.ts';
import { confirmTaxiHandler } from './confirm-taxi.ts';
import { asksDestination, asksPickup } from './planning/taxi-request.ts';
import { requestTaxiTool, type TaxiNeeds } from './request-taxi.ts';
import type { RoundScheduler } from './round-scheduler.ts';
import { taxiStatusTool } from './taxi-status.ts';

export { driverIdFor } from './ride-code.ts';
export type { RoundScheduler } from './round-scheduler.ts';
export { nextRoundOf, sweepRounds } from './sweep-rounds.ts';

/** Taxis: proposed, called on a YES, offered to drivers nearby, taken by one of them, driven to the end. */
export function taxiCapability({
  documents,
  catalogue,
  travel = null,
  scheduler,
}: TaxiNeeds & { readonly scheduler: RoundScheduler }): {
  readonly tools: readonly Tool[];
  readonly handlers: readonly CommitHandler[];
  readonly answerHandlers: readonly AnswerHandler[];
  asksAboutHere(text: string): boolean;
  asksForPlace(said: string): boolean;
} {
  return {
    tools: [
      requestTaxiTool({ documents, catalogue, travel }),
      taxiStatusTool({ documents, travel }),
      cancelTaxiTool(documents),
    ],
    handlers: [confirmTaxiHandler(documents, scheduler)],
    answerHandlers: [dispatchHandler(documents, scheduler)],
    // What was missing may have been where to come to.
    asksAboutHere: (text: string) => asksForTaxi(text),
    asksForPlace: (said: string) => asksDestination(said) || asksPickup(said),
  };
}
