import { bareWords } from '../consent/classify-consent.ts';
import type { OrchestratorDependencies } from '../dependencies.ts';
import { finishTurn } from '../finish-turn.ts';
import type { FinishedTurn, RunningTurn } from '../turn.ts';
import { says } from '../turn.ts';
import { endLink } from './end-link.ts';
import { linkingSentences } from './sentences.ts';

/** Whole messages that end the link, in the nine languages. */
const commands = new Set(
  [
    'unlink',
    'unlink my account',
    'unlink me',
    'bağlantıyı kes',
    'bağlantıyı kaldır',
    'נתק חשבון',
    'отвязать',
    'отвязать аккаунт',
    'αποσύνδεση λογαριασμού',
    'verknüpfung aufheben',
    'konto trennen',
    'إلغاء الربط',
    'قطع اتصال حساب',
    '연동 해제',
  ].map(bareWords),
);

/** The longest of them is far shorter; folding a long message costs time. */
const maxCommand = 60;

/** True if the whole message asks to end the link with a web account. Pure. */
export function asksToUnlink(text: string): boolean {
  return text.length <= maxCommand && commands.has(bareWords(text));
}

/**
 * UNLINK, from either channel. The link ends in a transaction of its own, before the turn's: killed between the two,
 * the turn is run again, finds no link, and says the same, which is then still true.
 * @returns null when the message is something else.
 */
export async function applyUnlink(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
): Promise<FinishedTurn | null> {
  if (turn.message.button || !asksToUnlink(turn.text)) return null;
  await endLink(deps.documents, turn.thread.actorId, deps.clock.now());
  return finishTurn(deps, turn, async (_tx, _now, thread) => ({
    outcome: 'unlinked',
    replies: [says(linkingSentences(turn.language).unlinked())],
    pendingAction: thread.pendingAction,
    intents: [],
    processed: true,
  }));
}
