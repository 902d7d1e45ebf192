import { type PersonWish, readPersonWish } from '../people/read-person-wish.ts';
import { personSentences } from '../people/sentences.ts';
import type { AlertKind } from '../platform/alert-table.ts';
import { prepareAlert } from '../platform/alerts.ts';
import { marketDay } from '../usage/index.ts';
import { answerBeside, finishPlainly } from './answer-beside.ts';
import { finishLoop } from './answer-message.ts';
import type { OrchestratorDependencies } from './dependencies.ts';
import { finishTurn } from './finish-turn.ts';
import type { FinishedTurn, RunningTurn } from './turn.ts';

/** How long the question whether to delete everything waits for its YES. */
const answerWithinMs = 10 * 60_000;

/**
 * What a person wants of Merve herself, answered without a model and before any limit: a human to speak to, what she is,
 * what becomes of their data, a copy of it, its erasure. What waits for a YES goes on waiting.
 * @returns null when the message is about anything else.
 */
export async function answerAboutPerson(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
): Promise<FinishedTurn | null> {
  if (turn.thread.threadType !== 'merve' || turn.message.ask || turn.message.button) return null;
  const wish = readPersonWish(turn.text);
  return wish === null ? null : answers[wish](deps, turn);
}

type Answer = (deps: OrchestratorDependencies, turn: RunningTurn) => Promise<FinishedTurn>;

const answers: Readonly<Record<PersonWish, Answer>> = {
  human: (deps, turn) => passOn(deps, turn, 'human-wanted'),
  export: (deps, turn) => passOn(deps, turn, 'export-wanted'),
  bot: (deps, turn) =>
    finishPlainly(deps, turn, { outcome: 'asked-bot', text: personSentences(turn.language).bot() }),
  privacy: (deps, turn) =>
    finishPlainly(deps, turn, { outcome: 'asked-privacy', text: personSentences(turn.language).privacy() }),
  erase: askToErase,
};

const passedOn = {
  'human-wanted': { message: 'A person asks to speak with a human', say: 'humanTold' },
  'export-wanted': { message: 'A person asks for a copy of their data', say: 'exportTold' },
} as const satisfies Partial<Record<AlertKind, unknown>>;

/** Tells the operators in the transaction that says so: nobody is told of a word that did not arrive. */
function passOn(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
  kind: keyof typeof passedOn,
): Promise<FinishedTurn> {
  const { message, say } = passedOn[kind];
  return finishTurn(deps, turn, async (tx, now) => {
    const alert = await prepareAlert(tx, deps.documents, {
      kind,
      subject: `threads/${turn.thread.threadId}`,
      marketId: turn.thread.marketId,
      instance: marketDay(now, turn.market.timeZone).date,
      message,
      now,
    });
    return {
      ...answerBeside(turn, personSentences(turn.language)[say](), now),
      outcome: kind,
      intents: [],
      processed: true,
      humanWanted: true,
      write: alert.write,
      afterCommit: async () => alert.announce(),
    };
  });
}

function askToErase(deps: OrchestratorDependencies, turn: RunningTurn): Promise<FinishedTurn> {
  const { actorId, alsoActorIds } = turn.thread;
  return finishLoop(deps, turn, {
    outcome: 'proposed',
    text: null,
    tool: 'eraseMe',
    proposal: {
      kind: 'confirm_erasure',
      args: { actorIds: [actorId, ...alsoActorIds] },
      ref: `${deps.documents.person(actorId).path}#everything`,
      summary: personSentences(turn.language).eraseQuestion(),
      price: null,
      expiresAt: new Date(deps.clock.now().getTime() + answerWithinMs),
      ui: {},
    },
    context: {},
    ui: null,
    isUnsure: false,
  });
}
