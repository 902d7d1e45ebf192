import type { AlertKind } from '../platform/alert-table.ts';
import { raiseAlert } from '../platform/alerts.ts';
import { log } from '../platform/log.ts';
import { spentOn } from '../usage/index.ts';
import type { OrchestratorDependencies } from './dependencies.ts';
import type { FinishedTurn, RunningTurn } from './turn.ts';

/**
 * Tells an operator, once a day and thread, of a person whose spend is reached or whose messages keep showing signs of
 * an injection. Only the turn that crosses the line looks at the alert, so ordinary turns pay nothing. A failure here
 * is logged: the turn is finished, and must not be run again for it.
 */
export async function alertOnAbuse(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
  finished: FinishedTurn,
): Promise<void> {
  const after = finished.thread.usageOfDay;
  if (after === null) return;
  const before = turn.thread.usageOfDay?.date === after.date ? turn.thread.usageOfDay : null;
  const { spend, suspiciousMessagesBeforeAlert } = turn.config.limits;
  const crossed = (was: number, is: number, line: number) => was < line && is >= line;
  const found: [AlertKind, string][] = [];
  if (crossed(before?.suspicious ?? 0, after.suspicious, suspiciousMessagesBeforeAlert)) {
    found.push(['suspicious-messages', `${after.suspicious} messages of the day show signs of an injection`]);
  }
  if (crossed(spentOn(before, after.date), after.costMicros, spend.perActorPerDayMicros)) {
    found.push(['person-spend', `Models cost ${after.costMicros} micro-dollars in one conversation today`]);
  }
  for (const [kind, message] of found) {
    try {
      await raiseAlert(deps.documents, {
        kind,
        subject: `threads/${finished.thread.threadId}`,
        marketId: finished.thread.marketId,
        instance: after.date,
        message,
        now: deps.clock.now(),
      });
    } catch (thrown) {
      log.error('alert not raised', { kind }, thrown);
    }
  }
}
