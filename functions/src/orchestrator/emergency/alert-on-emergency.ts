import { raiseAlert } from '../../platform/alerts.ts';
import { log } from '../../platform/log.ts';
import { marketDay } from '../../usage/index.ts';
import type { OrchestratorDependencies } from '../dependencies.ts';
import type { RunningTurn } from '../turn.ts';

/**
 * Tells an operator, once a day and thread, that somebody wrote of danger to life. It comes after the answer has left,
 * and a failure is logged: the turn is finished, and must not be run again for it.
 */
export async function alertOnEmergency(
  deps: OrchestratorDependencies,
  threadId: string,
  { marketId, timeZone }: RunningTurn['market'],
): Promise<void> {
  const now = deps.clock.now();
  try {
    await raiseAlert(deps.documents, {
      kind: 'emergency',
      subject: `threads/${threadId}`,
      marketId,
      instance: marketDay(now, timeZone).date,
      message: 'A message speaks of danger to life; the person was told whom to call',
      now,
    });
  } catch (thrown) {
    log.error('alert not raised', { kind: 'emergency' }, thrown);
  }
}
