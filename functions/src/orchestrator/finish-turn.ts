import type { DocumentData, DocumentReference, Transaction } from '@google-cloud/firestore';
import type { Deferred, Message, OutboxIntent, PendingAction, Person, Reply, Thread } from '@merve/contract';
import { assistantMessage } from '../conversations/assistant-message.ts';
import { withWritten } from '../conversations/conversation.ts';
import { deferring } from '../conversations/deferred-messages.ts';
import { nextSummarised } from '../conversations/history.ts';
import { isTakenOver } from '../conversations/human-takeover.ts';
import { leaseMs } from '../conversations/leased-thread.ts';
import { tailAfter } from '../conversations/thread-tail.ts';
import { showingOf } from '../outbox/index.ts';
import { MerveError } from '../platform/errors.ts';
import { readAhead, readTogether } from '../platform/firestore/read-together.ts';
import { randomId } from '../platform/ids.ts';
import { log } from '../platform/log.ts';
import { personAfter, touchesPerson, withAllergyInCase } from './allergies-of-turn.ts';
import { commitContext } from './commit-context.ts';
import type { OrchestratorDependencies } from './dependencies.ts';
import { withNumberInCase } from './emergency/number-in-case.ts';
import { guardPlaces } from './guard-of-places.ts';
import { outgoingOf } from './outgoing.ts';
import { broughtAlong } from './shared-location.ts';
import { actorsToTellFor, tellAllergies } from './tell-allergies.ts';
import type { FinishedTurn, ReplyDraft, RunningTurn, TurnDecision } from './turn.ts';
import { dayWith, finishedLog, usageWith } from './turn-usage.ts';

/**
 * Makes a turn's decision true in one transaction, under the lease: replies, outbox intents, the pending action, the
 * turn log, how far the thread is processed, and whatever `decide` writes (the ledger). Either all of it happened or
 * nothing did.
 *
 * The lease is given back here unless another message is waiting. Two round trips, more only if `decide` reads.
 * @param decide reads what it needs and returns what to write; it may be run again and must not have effects.
 * @param known.ahead what `decide` will surely read: it is read in the first round trip
 * @throws MerveError `LEASE_LOST` if another worker took over, `TAKEN_OVER` if an operator did, `OUTBOUND_LIMIT` if
 *   the turn would send more than it may: nothing was written.
 */
export async function finishTurn(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
  decide: (tx: Transaction, now: Date, thread: Thread) => Promise<TurnDecision>,
  { ahead = [] }: { readonly ahead?: readonly DocumentReference<unknown, DocumentData>[] } = {},
): Promise<FinishedTurn> {
  const { documents } = deps;
  const now = deps.clock.now();
  const finishId = randomId();
  let applied: FinishedTurn | null = null;
  let afterCommit: TurnDecision['afterCommit'];
  const finished = await documents.db.runTransaction(
    async (tx): Promise<FinishedTurn> => {
      const { threadId, actorId } = turn.thread;
      const { address } = turn.message;
      const own = [
        documents.thread(threadId),
        [actorId].filter(() => touchesPerson(turn)).map((id) => documents.person(id)),
        // STOP may have been said on another line of the phone since this turn began.
        (address === null ? [] : [address]).map((one) => documents.session(one)),
        actorsToTellFor(turn).map((id) => documents.openCommitments(id)),
      ] as const;
      await readAhead(tx, [...own.flat(), ...ahead]);
      const [thread, [known], [session], open] = await readTogether(tx, ...own);
      // The SDK runs this again when a commit was applied but its answer was lost.
      if (applied && thread?.lastFinishId === finishId) return { ...applied, thread };
      if (!thread || thread.lease?.turnId !== turn.turnId) {
        throw new MerveError(
          'LEASE_LOST',
          'Another worker took over this thread before the turn could finish',
        );
      }
      const made = await decide(tx, now, thread);
      const decided = { ...made, ...(await guardPlaces(deps, turn, made, now)) };
      const [found] =
        decided.safety !== undefined && !touchesPerson(turn)
          ? await readTogether(tx, documents.person(actorId))
          : [known];
      const told = await tellAllergies(deps, turn, decided, open, { tx, context: commitContext(turn, now) });
      const lastSeq = thread.lastSeq + decided.replies.length;
      const { person, replies } =
        decided.safety !== undefined || touchesPerson(turn)
          ? personAfter(turn, found, decided, { lastSeq, now, told: told.map(({ text }) => text) })
          : { person: null, replies: decided.replies };
      const optedOut = decided.optedOut ?? session?.optedOut ?? thread.optedOut;
      const decision = {
        ...decided,
        replies: withNumberInCase(turn, decided, withAllergyInCase(turn, decided, replies)),
        optedOut,
        intents: [...decided.intents, ...told.flatMap(({ intents }) => intents)],
      };
      // Asked here, of the thread as it is now: an operator who took over during the turn must not be talked over.
      const mayInterrupt = decision.answersConsent || decision.isUrgent || decision.leftToHuman;
      if (isTakenOver(thread, now) && !mayInterrupt) {
        throw new MerveError('TAKEN_OVER', 'An operator took over this conversation');
      }
      const messages = messagesOf(turn, thread, decision.replies, now);
      const finished = { ...result(turn, thread, decision, person, finishId, now), messages };
      tx.set(documents.thread(thread.threadId), finished.thread);
      if (person !== null) tx.set(documents.person(person.actorId), person);
      for (const message of messages) {
        tx.create(documents.message(thread.threadId, message.seq), message);
      }
      const { past, window } = withWritten(turn.conversation, messages);
      const tail = tailAfter([...past, ...window], finished.thread);
      if (tail !== null) tx.set(documents.threadTail(threadId), tail);
      for (const intent of finished.intents) tx.create(documents.intent(intent.intentId), intent);
      const day = finished.thread.usageOfDay;
      if (decision.processed && day) {
        const { threadId, actorId, marketId } = thread;
        tx.set(documents.usageDay(threadId, day.date), {
          ...day,
          threadId,
          actorId,
          marketId,
          updatedAt: now,
        });
      }
      // Before the decision's own: what it cancels or moves stays cancelled.
      for (const effect of told) effect.write();
      decision.write?.();
      tx.set(
        documents.turn(thread.threadId, turn.message.seq),
        finishedLog(turn, decision, finished.usage, now),
      );
      if (decision.processed) {
        for (const seq of turn.joined.filter((one) => one !== turn.message.seq)) {
          tx.update(documents.turn(thread.threadId, seq), {
            state: 'finished',
            joinedInto: turn.message.seq,
          });
        }
      }
      afterCommit = decision.afterCommit;
      applied = finished;
      return finished;
    },
    { maxAttempts: 10 },
  );
  turn.log.count(finished.usage);
  await makePrompt(afterCommit);
  return finished;
}

/** The sweep does what is not made prompt here, so a failure must not fail a turn that is finished. */
async function makePrompt(afterCommit: TurnDecision['afterCommit']): Promise<void> {
  try {
    await afterCommit?.();
  } catch (thrown) {
    log.warning('not scheduled after a turn; the sweep will do it', {}, thrown);
  }
}

function result(
  turn: RunningTurn,
  thread: Thread,
  decision: TurnDecision,
  person: Person | null,
  finishId: string,
  now: Date,
): Omit<FinishedTurn, 'messages'> {
  const processedSeq = decision.processed
    ? Math.max(turn.message.seq, thread.processedSeq)
    : thread.processedSeq;
  const unprocessed = thread.lastInboundSeq > processedSeq;
  const replies = decision.replies.map(
    ({ text, brief, buttons, ui, passing }, index): Reply => ({
      ...{ text, buttons, ui: passing?.ui ?? ui, seq: thread.lastSeq + 1 + index },
      ...(brief === undefined ? {} : { brief }),
    }),
  );
  const keepsLease = unprocessed || !decision.processed;
  const outgoing = outgoingOf(turn, thread, replies, decision, now);
  const usage = usageWith(turn, decision, outgoing.intents);
  const lastSeq = thread.lastSeq + replies.length;
  return {
    outcome: decision.outcome,
    seq: turn.message.seq,
    replies,
    intents: outgoing.intents,
    usage,
    person,
    thread: {
      ...thread,
      state: keepsLease ? 'executing' : decision.pendingAction ? 'awaiting_confirmation' : 'idle',
      pendingAction: asShown(decision, thread, { replies, intents: outgoing.intents, now }),
      lease: keepsLease ? { turnId: turn.turnId, until: new Date(now.getTime() + leaseMs) } : null,
      lastSeq,
      // What a driver or merchant types on the line is commands; there is nothing to sum up.
      summaryDue: thread.threadType === 'merve' && nextSummarised({ ...thread, lastSeq }) !== null,
      processedSeq,
      lastFinishId: finishId,
      unprocessed,
      ...(thread.helpedSeqs === undefined
        ? {}
        : { helpedSeqs: thread.helpedSeqs.filter((seq) => seq > processedSeq) }),
      language: turn.language,
      context: { ...thread.context, ...broughtAlong(turn.message), ...decision.context },
      optedOut: decision.optedOut ?? thread.optedOut,
      outboundPace: outgoing.outboundPace,
      lapsedAction: null,
      deferred: deferredAfter(turn, thread.deferred ?? null, decision),
      usageOfDay: dayWith(turn, thread, decision, usage, now),
      ...(decision.humanWanted ? { humanWantedAt: now } : {}),
      ...(person === null ? {} : { profileVersion: person.profileVersion }),
      updatedAt: now,
    },
  };
}

/**
 * What waits remembers which replies show it, the first and the newest: what the person wrote before they could read one
 * of them is no answer to it.
 */
function asShown(
  decision: TurnDecision,
  thread: Thread,
  shown: {
    readonly replies: readonly Reply[];
    readonly intents: readonly OutboxIntent[];
    readonly now: Date;
  },
): PendingAction | null {
  const { pendingAction: action, replies: drafts } = decision;
  if (action === null) return null;
  const isNew = action.actionId !== thread.pendingAction?.actionId;
  const asking = shown.replies[drafts.findLastIndex(({ offer }) => offer?.actionId === action.actionId)];
  const reply = asking ?? (isNew ? shown.replies.at(-1) : undefined);
  if (reply === undefined) return action;
  const showing = showingOf(thread.threadId, reply.seq, shown.intents, shown.now);
  if (isNew) return { ...action, shownSeq: reply.seq, showings: [showing] };
  const [first] = action.showings ?? [];
  return first === undefined ? action : { ...action, showings: [first, showing] };
}

function messagesOf(turn: RunningTurn, thread: Thread, replies: readonly ReplyDraft[], now: Date): Message[] {
  return replies.map(({ text, brief, buttons, ui }, index) =>
    assistantMessage(thread, {
      seq: thread.lastSeq + 1 + index,
      text,
      ...(brief === undefined ? {} : { brief }),
      channel: turn.message.channel,
      buttons,
      ui,
      inReplyToSeq: turn.message.seq,
      traceId: turn.traceId,
      createdAt: now,
    }),
  );
}

/** What waits in the thread after this turn; null for nothing. Pure. */
function deferredAfter(
  turn: RunningTurn,
  known: Deferred | null,
  decision: Pick<TurnDecision, 'processed' | 'defersUntil' | 'optedOut'>,
): Deferred | null {
  // Who asked for silence is not written to, and hears nothing of it after START either.
  if (decision.optedOut === true) return null;
  const left = decision.processed && turn.joined.length > 0 ? null : known;
  if (decision.defersUntil === undefined) return left;
  const longest = turn.config.limits.messageLength;
  return deferring(
    left,
    { seq: turn.message.seq, text: turn.text },
    { until: decision.defersUntil, longest },
  );
}
