import { formatClock } from '../language/format.ts';
import { keywordPlanner } from '../model/keyword-planner.ts';
import { marketDay, spentOn } from '../usage/index.ts';
import { finishPlainly, type PlainAnswer } from './answer-beside.ts';
import { answerMessage } from './answer-message.ts';
import type { OrchestratorDependencies } from './dependencies.ts';
import { callsOff } from './exempt-from-limits.ts';
import { sentences } from './sentences/index.ts';
import type { FinishedTurn, RunningTurn } from './turn.ts';
import { answerWithoutModel } from './unanswerable.ts';

/**
 * Messages that get no model: sent over the limit, or by a person, or in a market, whose day's spend is reached. It
 * stands after consent and gate on purpose: limits protect the model and what it costs, and the YES to a proposal, or
 * STOP, costs neither. What came too fast is answered later, and the person told so once; what came over the day's
 * number is not, and the person told until when. A cancel goes through all of them: where the day is spent, code answers it.
 * @returns null for a message within the limits.
 */
export async function answerLimited(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
): Promise<FinishedTurn | null> {
  // A control of the app calls its tool itself, and costs no model.
  if (turn.message.ask) return null;
  const now = deps.clock.now();
  const isCancel = !turn.isCatchUp && callsOff({ text: turn.text });
  const refusal = isCancel ? null : tooFast(turn);
  if (refusal !== null) return finishPlainly(deps, turn, refusal);
  const spent = spentUp(turn, now);
  if (spent === null) return null;
  if (!isCancel) return finishPlainly(deps, turn, spent);
  const withoutCost = { ...deps, model: keywordPlanner(deps.catalogue, deps.plannings) };
  return (await answerWithoutModel(deps, turn)) ?? answerMessage(withoutCost, turn);
}

/** Without a text where the person has been told in this window already. */
function tooFast(turn: RunningTurn): PlainAnswer | null {
  const say = sentences(turn.language);
  const { limited } = turn.message;
  if (!limited || turn.isCatchUp) return null;
  // What followed a YES is told of every time: the person heard an answer, and would believe it was to all of it.
  const isTold = limited.tell || turn.text !== turn.message.text;
  const outcome = `limited-${limited.reason}`;
  if (limited.reason === 'rate') {
    return { outcome, text: isTold ? say.tooManyMessages() : null, defersUntil: limited.until };
  }
  const { timeZone } = turn.market;
  return { outcome, text: isTold ? say.tooManyToday(formatClock(limited.until, timeZone)) : null };
}

function spentUp(turn: RunningTurn, now: Date): PlainAnswer | null {
  const say = sentences(turn.language);
  const { date } = marketDay(now, turn.market.timeZone);
  const { spend } = turn.config.limits;
  if (spentOn(turn.thread.usageOfDay, date) >= spend.perActorPerDayMicros) {
    return { outcome: 'spend-limit-person', text: say.spentForPerson() };
  }
  if (spentOn(turn.marketSpend, date) >= spend.perMarketPerDayMicros) {
    return { outcome: 'spend-limit-market', text: say.spentForMarket() };
  }
  return null;
}
