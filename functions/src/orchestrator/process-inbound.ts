import type { TurnEvent } from '@merve/contract';
import { type Conversation, conversationFrom, readOn, withWritten } from '../conversations/conversation.ts';
import { laneOf } from '../conversations/lane-of-thread.ts';
import {
  abandonLease,
  type LeaseMaterial,
  readBeside,
  type Sought,
  takeLease,
} from '../conversations/lease.ts';
import type { LeaseTaken } from '../conversations/leased-thread.ts';
import { asMerveError } from '../platform/errors.ts';
import { countingDocuments, documentCount } from '../platform/firestore/document-count.ts';
import { randomId } from '../platform/ids.ts';
import { log } from '../platform/log.ts';
import { withTrace } from '../platform/trace.ts';
import { alertOnAbuse } from './alert-on-abuse.ts';
import { answerAboutAllergies } from './answer-about-allergies.ts';
import { answerAboutPerson } from './answer-about-person.ts';
import { answerLimited } from './answer-limited.ts';
import { answerMessage } from './answer-message.ts';
import { answerOnLine } from './answer-on-line.ts';
import { answerCatchUp, withDeferred } from './catch-up.ts';
import { confirmationGate } from './confirmation-gate.ts';
import { applyConsent } from './consent/apply-consent.ts';
import { deliver } from './deliver.ts';
import type { OrchestratorDependencies } from './dependencies.ts';
import { alertOnEmergency } from './emergency/alert-on-emergency.ts';
import { answerEmergency, emergencyOutcome } from './emergency/answer-emergency.ts';
import { helpAhead } from './emergency/help-ahead.ts';
import { endRefusedTurn, leaveToHuman } from './human-takeover.ts';
import { applyUnlink } from './linking/apply-unlink.ts';
import { loadSurroundings, materialUnderLease, nextTurn, type TurnMaterial } from './load-turn.ts';
import { refuseTooLong } from './too-long.ts';
import type { FinishedTurn, RunningTurn } from './turn.ts';
import { answerWithoutModel } from './unanswerable.ts';

interface InboundRequest {
  readonly threadId: string;
  readonly marketId: string;
  /** Where the caller believes the first unprocessed message is. */
  readonly seq: number;
  /** Whose thread it is, if the caller knows: the person is then read beside the lease. */
  readonly actorId?: string | undefined;
  /** The lease, if the caller got it with the message it appended. */
  readonly leased?: LeaseTaken | null;
  /** Follows the turn as it happens (the web client's stream). */
  readonly onEvent?: (event: TurnEvent) => void;
}

export type InboundResult =
  | { readonly kind: 'processed'; readonly turns: readonly FinishedTurn[] }
  /** Another worker has the lease, and will process what this one came for. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'nothing-to-do' };

/**
 * Gives every waiting message of a thread its turn, in order, exactly once. Safe to call at any time, any number of
 * times, from any number of workers: the lease lets one work, and the turn log lets the next one go on where a dead
 * one stopped.
 *
 *     lease ─ for each message: emergency → consent → human? → too long? → line? → gate → wish of Merve herself? → limited? → (unanswerable | tool loop)
 *           → finish (one transaction) → deliver
 *
 * @throws MerveError what made a turn fail; the lease is given up first, and the caller's retry resumes the turn.
 */
export function processInbound(
  deps: OrchestratorDependencies,
  request: InboundRequest,
): Promise<InboundResult> {
  return countingDocuments(() => drain(deps, request));
}

async function drain(deps: OrchestratorDependencies, request: InboundRequest): Promise<InboundResult> {
  const { threadId } = request;
  const emit = request.onEvent ?? (() => {});
  const turnId = request.leased?.thread.lease?.turnId ?? randomId();
  // The lease must not be left behind when the material cannot be had: so both are waited for, whatever becomes of one.
  const sought = { seq: request.seq, actorId: request.leased?.thread.actorId ?? request.actorId };
  const beside = Promise.allSettled([loadSurroundings(deps, request.marketId)]);
  const lease = request.leased
    ? leasedBefore(deps, request.leased, sought)
    : await takeLease(deps.documents, threadId, turnId, deps.clock.now(), sought);
  if (lease.kind !== 'taken') {
    await beside;
    if (lease.kind === 'busy' && lease.message !== undefined) await helpAhead(deps, [lease.message], emit);
    return { kind: lease.kind };
  }

  let { thread, resumed } = lease;
  let documentsBefore = { read: 0, written: 0 };
  const turns: FinishedTurn[] = [];
  try {
    const [[loaded], leased] = await Promise.all([beside, lease.material]);
    if (loaded.status === 'rejected') throw loaded.reason;
    let material: TurnMaterial = { ...loaded.value, ...leased };
    // The lease is given back with the last turn.
    while (thread.lease !== null) {
      material = await materialUnderLease(deps, thread, material, { isLater: turns.length > 0 });
      const turn = await nextTurn(deps, { thread, material, turnId, resumed, documentsBefore, emit });
      if (!turn) break;
      const { seq } = turn.message;
      await helpAhead(
        deps,
        material.conversation.window.filter((waiting) => waiting.seq > seq),
      );
      const taken = await withTrace({ traceId: turn.traceId, threadId, turn: turn.message.seq }, () =>
        takeTurn(deps, turn),
      );
      if (taken === null) {
        // Taken over and given back while it ran: it goes on where it stopped, as after the death of a worker.
        const found = (await deps.documents.thread(threadId).get()).data();
        if (found?.lease?.turnId !== turnId) break;
        thread = found;
        resumed = true;
        continue;
      }
      const { finished, conversation } = taken;
      turns.push(finished);
      material = { ...material, conversation, person: finished.person ?? material.person };
      thread = finished.thread;
      resumed = false;
      documentsBefore = documentCount() ?? documentsBefore;
    }
  } catch (thrown) {
    await giveUp(deps, threadId, turnId, thrown);
    throw thrown;
  }
  return { kind: 'processed', turns };
}

/** A lease that came with the message: what a turn needs is read now. */
function leasedBefore(
  { documents }: OrchestratorDependencies,
  leased: LeaseTaken,
  sought: Sought,
): LeaseTaken & { readonly material: Promise<LeaseMaterial> } {
  const read = async (): Promise<LeaseMaterial> => {
    const { thread } = leased;
    const [{ person, ...found }, lane] = await Promise.all([
      readBeside(documents, thread.threadId, sought),
      laneOf(documents, thread, null),
    ]);
    return { person, lane, conversation: await readOn(documents, thread, conversationFrom(found, thread)) };
  };
  const material = read();
  material.catch(() => {});
  return { ...leased, material };
}

/** One message, from consent to delivery. The steps stand here in the order that makes them safe. Null: it is to run again. */
async function takeTurn(
  deps: OrchestratorDependencies,
  given: RunningTurn,
): Promise<{ finished: FinishedTurn; conversation: Conversation } | null> {
  const { finished, turn } = await decideTurn(deps, given).catch(async (thrown: unknown) => ({
    finished: await endRefusedTurn(deps, given, thrown),
    turn: given,
  }));
  if (finished === null) return null;
  log.info('turn finished', {
    outcome: finished.outcome,
    replies: finished.replies.length,
    costMicros: finished.usage.costMicros,
    signals: turn.log.current.signals.join(' '),
    tookMs: deps.clock.now().getTime() - turn.startedAt.getTime(),
  });
  await deliver(deps, turn, finished);
  await alertOnAbuse(deps, turn, finished);
  if (finished.outcome === emergencyOutcome)
    await alertOnEmergency(deps, finished.thread.threadId, turn.market);
  return { finished, conversation: withWritten(turn.conversation, finished.messages) };
}

async function decideTurn(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
): Promise<{ finished: FinishedTurn; turn: RunningTurn }> {
  if (turn.isCatchUp) return { finished: await answerCatchUp(deps, turn), turn };
  const helped = await answerEmergency(deps, turn);
  if (helped) return { finished: helped, turn };
  const consented = (await applyConsent(deps, turn)) ?? (await applyUnlink(deps, turn));
  if (consented) return { finished: consented, turn };

  const ungated =
    (await leaveToHuman(deps, turn)) ??
    (await refuseTooLong(deps, turn)) ??
    (await answerOnLine(deps, turn, 'before-gate'));
  if (ungated) return { finished: ungated, turn };

  const gate = await confirmationGate(deps, turn);
  if (gate.kind === 'finished') return { finished: gate.finished, turn };
  const behindOthers = gate.sent ? await deliver(deps, turn, gate.sent) : turn.behindOthers;

  const rest = { ...gate.turn, behindOthers };
  const finished =
    (await answerOnLine(deps, rest, 'after-gate')) ??
    (await answerAboutAllergies(deps, rest)) ??
    (await answerAboutPerson(deps, rest)) ??
    (await answerLimited(deps, rest)) ??
    (await answerWithoutModel(deps, rest)) ??
    (await answerMessage(deps, withDeferred(rest)));
  return { finished, turn: rest };
}

async function giveUp(
  deps: OrchestratorDependencies,
  threadId: string,
  turnId: string,
  thrown: unknown,
): Promise<void> {
  const error = asMerveError(thrown);
  if (error.code === 'LEASE_LOST') return;
  log.error('turn failed', { threadId, code: error.code }, error);
  await abandonLease(deps.documents, threadId, turnId, deps.clock.now()).catch((cause: unknown) => {
    log.warning('lease not given up; it will run out', { threadId }, cause);
  });
}
