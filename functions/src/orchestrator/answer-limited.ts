import { formatClock } from '../language/format.ts';
import { callsOffByCode, readOwnWish } from '../model/own-wishes.ts';
import { marketDay, spentOn } from '../usage/index.ts';
import { finishPlainly, type PlainAnswer } from './answer-beside.ts';
import type { OrchestratorDependencies } from './dependencies.ts';
import { sentences } from './sentences/index.ts';
import type { FinishedTurn, RunningTurn } from './turn.ts';

/**
 * Messages that get no model: sent over the limit, or by a person, or in a market, whose day's spend is reached. It
 * stands after consent and gate on purpose: limits protect the model and what it costs, and the YES to a proposal, or
 * STOP, costs neither. What came too fast is answered later, and the person told so once; what came over the day's
 * number is not, and the person told until when.
 * @returns null for a message within the limits.
 */
export async function answerLimited(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
): Promise<FinishedTurn | null> {
  const refusal = refusalOf(turn, deps.clock.now());
  return refusal === null ? null : finishPlainly(deps, turn, refusal);
}

function callsOff(text: string): boolean {
  return readOwnWish(text)?.aim === 'cancel' || callsOffByCode(text);
}

/** Without a text where the person has been told in this window already. */
function refusalOf(turn: RunningTurn, now: Date): PlainAnswer | null {
  const say = sentences(turn.language);
  const { limited } = turn.message;
  const { timeZone } = turn.market;
  // Nobody is kept from calling off what is theirs, however fast they write.
  if (limited && !turn.isCatchUp && !callsOff(turn.text)) {
    // What followed a YES is told of every time: the person heard an answer, and would believe it was to all of it.
    const isTold = limited.tell || turn.text !== turn.message.text;
    const outcome = `limited-${limited.reason}`;
    if (limited.reason === 'rate') {
      return { outcome, text: isTold ? say.tooManyMessages() : null, defersUntil: limited.until };
    }
    return { outcome, text: isTold ? say.tooManyToday(formatClock(limited.until, timeZone)) : null };
  }
  const { date } = marketDay(now, timeZone);
  const { spend } = turn.config.limits;
  if (spentOn(turn.thread.usageOfDay, date) >= spend.perActorPerDayMicros) {
    return { outcome: 'spend-limit-person', text: say.spentForPerson() };
  }
  if (spentOn(turn.marketSpend, date) >= spend.perMarketPerDayMicros) {
    return { outcome: 'spend-limit-market', text: say.spentForMarket() };
  }
  return null;
}
