import { type Recipient, sendWritten } from '../outbox/index.ts';
import { log } from '../platform/log.ts';
import type { OrchestratorDependencies } from './dependencies.ts';
import type { FinishedTurn, RunningTurn } from './turn.ts';

/**
 * Hands a finished turn to the person: events to the stream, messages to the provider. What fails here is not lost:
 * the intents are in the outbox, and the sweep goes on with them.
 * @returns true if a message to somebody is still to leave: what is written next must not overtake it.
 */
export async function deliver(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
  finished: FinishedTurn,
): Promise<boolean> {
  for (const message of finished.replies) turn.emit({ type: 'message', message });
  if (finished.intents.length === 0) return turn.behindOthers;
  try {
    const { clock, statusCallbackUrl, sendScheduler } = deps;
    const sent = await sendWritten(deps.documents, deps.sender, finished.intents, {
      clock,
      statusCallbackUrl,
      recipients: knownRecipients(turn, finished),
      ...(sendScheduler === undefined ? {} : { sendScheduler }),
    });
    return turn.behindOthers || sent.some(({ state }) => state === 'queued' || state === 'sending');
  } catch (thrown) {
    log.error('outbox sending failed', { intents: finished.intents.length }, thrown);
    return true;
  }
}

/** The person is known from the turn; only others must be read before they are written to. */
function knownRecipients(
  { message }: RunningTurn,
  { thread: { optedOut } }: FinishedTurn,
): ReadonlyMap<string, Recipient> {
  const { address, createdAt } = message;
  return new Map(address === null ? [] : [[address, { optedOut, lastInboundAt: createdAt }]]);
}
