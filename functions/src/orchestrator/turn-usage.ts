import type { OutboxIntent, Thread, Turn, UsageCounts, UsageOfDay } from '@merve/contract';
import { MerveError } from '../platform/errors.ts';
import { documentCount } from '../platform/firestore/document-count.ts';
import { addTurn, marketDay, spentOn, usageOfSteps } from '../usage/index.ts';
import type { RunningTurn, TurnDecision } from './turn.ts';

/**
 * What the turn has consumed once this decision is made true.
 * @throws MerveError `OUTBOUND_LIMIT` if it would send more messages than one message may cause: the transaction then
 *   writes nothing, so what would have caused them does not happen either.
 */
export function usageWith(
  turn: RunningTurn,
  decision: TurnDecision,
  intents: readonly OutboxIntent[],
): UsageCounts {
  const outbound = turn.log.current.usage.outbound + intents.length;
  const max = turn.config.safety.maxOutboundPerInbound;
  // The word to wait must not cost the turn what it was to say.
  const allowed = max + (turn.log.current.toldToWait ? 1 : 0);
  if (outbound > allowed && !decision.reportsLimit && !decision.answersConsent && !decision.isUrgent) {
    throw new MerveError('OUTBOUND_LIMIT', `The turn would send ${outbound} messages, and may send ${max}`, {
      details: { max },
    });
  }
  return { ...usageOfSteps(turn.log.current.steps, turn.config.limits.spend.prices), outbound };
}

/** The thread's day with this turn in it; unchanged while more of the turn is to come. */
export function dayWith(
  turn: RunningTurn,
  thread: Thread,
  decision: TurnDecision,
  usage: UsageCounts,
  now: Date,
): UsageOfDay | null {
  if (!decision.processed) return thread.usageOfDay;
  const { date } = marketDay(now, turn.market.timeZone);
  return addTurn(thread.usageOfDay, date, {
    ...usage,
    limited: turn.message.limited !== undefined && !turn.isCatchUp,
    suspicious: turn.log.current.signals.length > 0,
  });
}

/**
 * True once the turn has cost what one message may, or has used up what its person may spend in a day. Asked before
 * each model round: the round that crosses the line is the last one.
 */
export function isSpent(turn: RunningTurn): boolean {
  const { spend } = turn.config.limits;
  const { costMicros } = usageOfSteps(turn.log.current.steps, spend.prices);
  const { date } = marketDay(turn.startedAt, turn.market.timeZone);
  const left = spend.perActorPerDayMicros - spentOn(turn.thread.usageOfDay, date);
  return costMicros >= Math.min(spend.perTurnMicros, left);
}

/** The fields of the turn's log that a finish sets. Asked for last: it counts what the finish wrote before it. */
export function finishedLog(
  turn: RunningTurn,
  decision: Pick<TurnDecision, 'outcome' | 'processed'>,
  usage: UsageCounts,
  now: Date,
): Turn {
  return {
    ...turn.log.current,
    usage,
    state: decision.processed ? 'finished' : 'running',
    outcome: decision.outcome,
    finishedAt: decision.processed ? now : null,
    documents: documentsOf(turn),
  };
}

/** What the turn has read and written by now, and this log itself. */
function documentsOf({ documentsBefore: before }: RunningTurn): Turn['documents'] {
  const count = documentCount();
  if (count === null) return undefined;
  return { read: count.read - before.read, written: count.written - before.written + 1 };
}
