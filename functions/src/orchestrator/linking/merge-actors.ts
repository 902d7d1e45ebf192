import type { Transaction } from '@google-cloud/firestore';
import type { ActorMerge, Thread } from '@merve/contract';
import { type MergeEnd, type MergeNotice, mergeThreads } from '../../conversations/merge-threads.ts';
import { threadIdFor } from '../../conversations/thread-id.ts';
import { waitForTurn } from '../../conversations/wait-for-turn.ts';
import { loadMarket } from '../../markets/index.ts';
import { isWindowOpen, pacedReply, recipientOf, sendQueued } from '../../outbox/index.ts';
import { randomId } from '../../platform/ids.ts';
import { log } from '../../platform/log.ts';
import { type SweepReport, sweepEach } from '../../platform/sweep/sweep-each.ts';
import { handlerFor } from '../confirmation-gate.ts';
import type { OrchestratorDependencies } from '../dependencies.ts';
import { processInbound } from '../process-inbound.ts';
import { linkingSentences } from './sentences.ts';

/** How often a thread that got a new message meanwhile is tried again, before it is left to the sweep. */
const maxAttempts = 5;
const mergesPerSweep = 100;

/**
 * Carries over what an actor had before it became one with another: every thread of its own joins the other's of the
 * same type and market, with its messages and what waits in it. Since new messages already reach the other actor, this
 * ends. Safe to repeat, and to be killed.
 *
 *     for each thread: drain both ─ join (one transaction) ─ copy messages ─ tell both channels
 *
 * @returns `waiting` if a thread could not be joined now: the sweep tries again.
 */
export async function mergeActors(
  deps: OrchestratorDependencies,
  merge: ActorMerge,
): Promise<ActorMerge['state']> {
  const { documents, clock } = deps;
  const found = await documents.threads.where('actorId', 'in', [merge.fromActorId, merge.intoActorId]).get();
  // One of the two stands for both: what counts is the type and the market.
  const kinds = new Map(
    found.docs.map((document) => {
      const thread = document.data();
      return [`${thread.threadType}:${thread.marketId}`, thread];
    }),
  );
  let state: ActorMerge['state'] = 'done';
  for (const thread of kinds.values()) {
    const end = await mergeKind(deps, merge, thread);
    if (end.kind === 'busy') state = 'waiting';
    if (end.kind === 'merged') await tell(deps, end);
  }
  if (state === 'waiting') return state;
  const ref = documents.actorMerge(merge.fromActorId);
  await documents.db.runTransaction(async (tx) => {
    const current = (await tx.get(ref)).data();
    // Asked for again since then: that is another merge.
    if (current?.requestedAt.getTime() !== merge.requestedAt.getTime()) return;
    tx.set(ref, { ...current, state, updatedAt: clock.now() });
  });
  return state;
}

/** The repair of merges that were interrupted, or that no web request stands behind. */
export function sweepActorMerges(
  deps: OrchestratorDependencies,
  isOver: () => boolean = () => false,
): Promise<SweepReport> {
  const { documents, clock } = deps;
  return sweepEach(
    { documents, now: clock.now(), isOver },
    {
      name: 'actor-merges',
      due: documents.actorMerges.where('state', '==', 'waiting'),
      occasion: ['state', 'requestedAt'],
      atMost: mergesPerSweep,
      settle: async (merge: ActorMerge) => (await mergeActors(deps, merge)) === 'done',
    },
  );
}

async function mergeKind(
  deps: OrchestratorDependencies,
  merge: ActorMerge,
  { threadType, marketId, language }: Thread,
): Promise<MergeEnd> {
  const { documents, clock } = deps;
  const threadIdOf = (actorId: string) => threadIdFor({ threadType, marketId, actorId, counterpart: null });
  const { market, config } = await loadMarket(documents, marketId, deps.tools.tools);
  const intoThreadId = threadIdOf(merge.intoActorId);
  const traceId = randomId();
  for (let attempt = 1; ; attempt += 1) {
    const now = clock.now();
    const session = await newestSession(deps, merge.intoActorId);
    const end = await mergeThreads(documents, {
      fromThreadId: threadIdOf(merge.fromActorId),
      intoThreadId,
      fromActorId: merge.fromActorId,
      intoActorId: merge.intoActorId,
      readerUid: merge.uid,
      traceId,
      now,
      isWanted: (tx) => isWanted(tx, deps, merge),
      release: (tx, action) =>
        handlerFor(deps, action).release(tx, action, 'replaced', {
          now,
          language,
          market,
          config,
          traceId,
          threadId: intoThreadId,
          idempotencyKey: `${intoThreadId}:merge:${merge.fromActorId}:${action.actionId}`,
        }),
      notice: (into) => (merge.uid === null ? null : linkNotice(into, session, { now, traceId })),
    });
    if (end.kind !== 'busy' || attempt === maxAttempts) return end;
    await drain(deps, end.thread);
  }
}

/** A link may have ended before its merge began: then both sides stay as they are. */
async function isWanted(
  tx: Transaction,
  { documents }: OrchestratorDependencies,
  { uid, intoActorId }: ActorMerge,
): Promise<boolean> {
  if (uid === null) return true;
  const identity = (await tx.get(documents.webIdentity(uid))).data();
  return identity?.actorId === intoActorId;
}

/** Gives every waiting message of the thread its turn, or waits for the worker who does. */
async function drain(deps: OrchestratorDependencies, thread: Thread): Promise<void> {
  const { threadId, marketId, actorId, processedSeq, lastInboundSeq } = thread;
  const result = await processInbound(deps, { threadId, marketId, actorId, seq: processedSeq + 1 });
  if (result.kind === 'busy') await waitForTurn(deps.documents, threadId, lastInboundSeq);
}

/** Where the person wrote last on WhatsApp; null for one who never did. */
async function newestSession({ documents }: OrchestratorDependencies, actorId: string) {
  const sessions = await documents.sessions.where('actorId', '==', actorId).get();
  const [newest] = sessions.docs
    .map((document) => document.data())
    .toSorted((a, b) => b.lastInboundAt.getTime() - a.lastInboundAt.getTime());
  return newest ?? null;
}

/**
 * Both channels are told. On WhatsApp only inside the 24-hour window: whoever linked the number has it in hand, and a
 * template for this alone is not worth its price.
 */
function linkNotice(
  into: Thread,
  session: Awaited<ReturnType<typeof newestSession>>,
  { now, traceId }: { readonly now: Date; readonly traceId: string },
): MergeNotice {
  const say = linkingSentences(into.language);
  const recipient = recipientOf(session ?? undefined, into.marketId);
  const to = isWindowOpen(recipient, now) && !session?.optedOut ? (session?.address ?? null) : null;
  return {
    text: say.linkedHere(),
    reply: (seq) => pacedReply(into, { seq, text: say.linkedOnWhatsApp(), traceId, now, to }),
  };
}

async function tell(
  deps: OrchestratorDependencies,
  { intents }: Extract<MergeEnd, { kind: 'merged' }>,
): Promise<void> {
  for (const { intentId } of intents) {
    await sendQueued(deps.documents, deps.sender, intentId, deps).catch((thrown: unknown) => {
      log.error('notice of a link not sent; left to the sweep', {}, thrown);
    });
  }
}
