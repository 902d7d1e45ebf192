import type { OrchestratorDependencies } from '../dependencies.ts';
import { finishTurn } from '../finish-turn.ts';
import { sentences } from '../sentences.ts';
import type { FinishedTurn, RunningTurn } from '../turn.ts';
import { says } from '../turn.ts';
import { classifyConsent } from './classify-consent.ts';

/**
 * STOP, START and HELP, before all else, so that no model and no pending action can keep a person from being left
 * alone. STOP stops everything outbound to this address until START; the farewell itself is still sent, as the
 * carriers ask.
 * @returns null when the message is none of them.
 */
export async function applyConsent(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
): Promise<FinishedTurn | null> {
  const wish = turn.message.button ? null : classifyConsent(turn.text);
  if (wish === null) return null;
  const say = sentences(turn.language);
  const optedOut = wish === 'help' ? turn.thread.optedOut : wish === 'stop';
  const text = { stop: say.optedOut, start: say.optedIn, help: say.help }[wish]();
  const { documents } = deps;
  const from = turn.thread.replyTo;
  return finishTurn(deps, turn, async (tx) => {
    const sessionRef =
      from.channel === 'whatsapp' && wish !== 'help' ? documents.session(from.address) : null;
    const session = sessionRef ? (await tx.get(sessionRef)).data() : undefined;
    return {
      outcome: `consent-${wish}`,
      replies: [says(text)],
      pendingAction: turn.pendingAction,
      intents: [],
      processed: true,
      optedOut,
      answersConsent: true,
      write: () => {
        if (sessionRef && session) tx.set(sessionRef, { ...session, optedOut });
      },
    };
  });
}
