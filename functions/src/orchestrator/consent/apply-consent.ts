import type { Transaction } from '@google-cloud/firestore';
import type { Message, Thread } from '@merve/contract';
import { commitContext } from '../commit-context.ts';
import { handlerFor } from '../confirmation-gate.ts';
import type { OrchestratorDependencies } from '../dependencies.ts';
import { finishTurn } from '../finish-turn.ts';
import type { FinishedTurn, RunningTurn, TurnDecision } from '../turn.ts';
import { says } from '../turn.ts';
import { readConsent } from './classify-consent.ts';
import { consentSentences } from './consent-sentences.ts';

/**
 * STOP, START and HELP, before all else, so that no model and no pending action can keep a person from being left
 * alone. STOP holds for every WhatsApp address of the person until START, from whichever channel it comes; what waited
 * for an answer is given back with it. The farewell itself is still sent, as the carriers ask.
 *
 * Whatever else a person writes on WhatsApp after STOP is stored, and gets no turn: a YES must not commit what nobody
 * may be told of.
 * @returns null when the message is neither a command nor silenced by an earlier STOP.
 */
export async function applyConsent(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
): Promise<FinishedTurn | null> {
  const command = turn.message.button ? null : readConsent(turn.text);
  if (command === null) return isSilenced(turn) ? finishSilently(deps, turn) : null;
  if (command.wish !== 'help' && !hasPhone(turn)) return null;
  const { wish, languages } = command;
  const say = consentSentences(languages, turn.language);
  return finishTurn(deps, turn, async (tx, now, thread) => {
    const base = { outcome: `consent-${wish}`, processed: true, answersConsent: true } as const;
    if (wish === 'help') {
      return { ...base, replies: [says(say.help)], pendingAction: thread.pendingAction, intents: [] };
    }
    const optedOut = wish === 'stop';
    const [addresses, withdrawn] = await Promise.all([
      tellAddresses(tx, deps, thread, optedOut),
      optedOut ? withdraw(tx, deps, turn, thread, now) : null,
    ]);
    const text = optedOut ? [say.stopped, withdrawn ? say.withdrawn : null] : [say.started];
    return {
      ...base,
      replies: [says(text.filter((part) => part !== null).join(' '))],
      pendingAction: withdrawn ? null : thread.pendingAction,
      intents: withdrawn?.intents ?? [],
      optedOut,
      write: () => {
        addresses.write();
        withdrawn?.write();
      },
    };
  });
}

/** On the web alone nothing is sent that could be stopped: "stop" is a word like any other there. */
function hasPhone({ thread, message }: RunningTurn): boolean {
  return message.channel === 'whatsapp' || thread.alsoActorIds.length > 0;
}

/** On the web a person is never silenced: they read there what they ask for, and nothing is sent. */
function isSilenced({ thread, message }: { readonly thread: Thread; readonly message: Message }): boolean {
  return message.channel === 'whatsapp' && thread.optedOut;
}

function finishSilently(deps: OrchestratorDependencies, turn: RunningTurn): Promise<FinishedTurn> {
  return finishTurn(
    deps,
    turn,
    async (_tx, _now, thread): Promise<TurnDecision> => ({
      outcome: 'opted-out',
      replies: [],
      pendingAction: thread.pendingAction,
      intents: [],
      processed: true,
    }),
  );
}

/** Reads every WhatsApp address of the person; `write` stores what they want for each. */
async function tellAddresses(
  tx: Transaction,
  { documents }: OrchestratorDependencies,
  { actorId }: Thread,
  optedOut: boolean,
): Promise<{ write(): void }> {
  const sessions = await tx.get(documents.sessions.where('actorId', '==', actorId));
  return {
    write: () => {
      for (const session of sessions.docs) tx.update(session.ref, { optedOut });
    },
  };
}

/** Gives back what waits for an answer; null if nothing does. */
async function withdraw(
  tx: Transaction,
  deps: OrchestratorDependencies,
  turn: RunningTurn,
  { pendingAction }: Thread,
  now: Date,
) {
  if (pendingAction === null) return null;
  return handlerFor(deps, pendingAction).release(tx, pendingAction, 'declined', commitContext(turn, now));
}
