import { type Recipient, sendClaimed } from '../outbox/index.ts';
import { log } from '../platform/log.ts';
import type { OrchestratorDependencies } from './dependencies.ts';
import type { FinishedTurn, RunningTurn } from './turn.ts';

/**
 * Hands a finished turn to the person: events to the stream, messages to the provider. What fails here is not lost:
 * the intents are in the outbox, and the sweep goes on with them.
 */
export async function deliver(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
  finished: FinishedTurn,
): Promise<void> {
  for (const message of finished.replies) turn.emit({ type: 'message', message });
  if (finished.intents.length === 0) return;
  try {
    await sendClaimed(deps.documents, deps.sender, finished.intents, {
      clock: deps.clock,
      statusCallbackUrl: deps.statusCallbackUrl,
      recipients: knownRecipients(finished),
    });
  } catch (thrown) {
    log.error('outbox sending failed', { intents: finished.intents.length }, thrown);
  }
}

/** The person is known from the thread; only others must be read before they are written to. */
function knownRecipients({ thread }: FinishedTurn): ReadonlyMap<string, Recipient> {
  const { replyTo, optedOut, lastInboundAt } = thread;
  return new Map(replyTo.channel === 'whatsapp' ? [[replyTo.address, { optedOut, lastInboundAt }]] : []);
}
