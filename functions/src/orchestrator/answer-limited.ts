import { formatClock } from '../language/format.ts';
import { marketDay, secondsUntil, spentOn } from '../usage/index.ts';
import type { OrchestratorDependencies } from './dependencies.ts';
import { finishTurn } from './finish-turn.ts';
import { withReminder } from './pending-action.ts';
import { sentences } from './sentences.ts';
import type { FinishedTurn, RunningTurn } from './turn.ts';
import { says } from './turn.ts';

interface Refusal {
  readonly outcome: string;
  /** Null where the person has been told in this window already. */
  readonly text: string | null;
}

/**
 * Messages that get no model: sent over the limit, or by a person, or in a market, whose day's spend is reached. It
 * stands after consent and gate on purpose: limits protect the model and what it costs, and the YES to a proposal, or
 * STOP, costs neither.
 * @returns null for a message within the limits.
 */
export async function answerLimited(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
): Promise<FinishedTurn | null> {
  const refusal = refusalOf(turn, deps.clock.now());
  if (refusal === null) return null;
  const { outcome, text } = refusal;
  const said = text !== null && turn.pendingAction ? withReminder(text, turn.pendingAction, turn) : text;
  return finishTurn(deps, turn, async () => ({
    outcome,
    replies: said === null ? [] : [says(said)],
    pendingAction: turn.pendingAction,
    intents: [],
    processed: true,
  }));
}

function refusalOf(turn: RunningTurn, now: Date): Refusal | null {
  const say = sentences(turn.language);
  const { limited } = turn.message;
  const { timeZone } = turn.market;
  if (limited) {
    const told =
      limited.reason === 'rate'
        ? say.tooManyMessages(secondsUntil(limited.until, now))
        : say.tooManyToday(formatClock(limited.until, timeZone));
    // What followed a YES is told of every time: the person heard an answer, and would believe it was to all of it.
    const isRest = turn.text !== turn.message.text;
    return { outcome: `limited-${limited.reason}`, text: limited.tell || isRest ? told : null };
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
