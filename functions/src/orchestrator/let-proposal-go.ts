import type { PendingAction, Thread } from '@merve/contract';
import { lapsedWords } from '../conversations/lapsed-words.ts';
import {
  mayBeTold,
  threadNotice,
  withoutQuestion,
  writeThreadNotice,
} from '../conversations/thread-notice.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import { randomId } from '../platform/ids.ts';
import { type SweepContext, type SweepReport, sweepEach } from '../platform/sweep/sweep-each.ts';
import { sentences } from './sentences/index.ts';

/** So long after its end a proposal is somebody else's to end: its own task, or the turn of a late YES. */
const graceMs = 60_000;
const maxShown = 200;

/** What the person was asked, in one line. */
function askedIn({ summary }: PendingAction): string {
  const line = summary.split('\n').find((one) => one.trim() !== '') ?? '';
  return [...line.trim()].slice(0, maxShown).join('');
}

/** True if no turn is about to answer the person anyway, and what they were asked has run out. */
function hasLapsed({ pendingAction, unprocessed, lease }: Thread, now: Date): boolean {
  const isBusy = unprocessed || (lease !== null && lease.until > now);
  return !isBusy && pendingAction !== null && pendingAction.expiresAt <= now;
}

/**
 * Ends one proposal that nobody answered in time, of whatever kind, and says so once. What it holds ends by itself: a hold by
 * its own worker (`letHoldGo`), which then tells; an order by its merchant's or its own time. Nothing is said to who has
 * written something else since, or may not be written to. A late YES is answered by the gate.
 */
async function letProposalGo(documents: Documents, threadId: string, now: Date): Promise<boolean> {
  return documents.db.runTransaction(async (tx) => {
    const [thread] = await readTogether(tx, documents.thread(threadId));
    const action = thread?.pendingAction ?? null;
    if (thread === undefined || action === null || !hasLapsed(thread, now)) return false;
    const [, businessId = '', , txId = ''] = action.ref.split('/');
    if (action.kind === 'confirm_transaction') {
      const [held] = await readTogether(tx, documents.transaction(businessId, txId));
      if (held?.state === 'hold') return false;
    }
    const ended = withoutQuestion(thread, now);
    const hasGoneOn = thread.lastInboundSeq > action.createdBySeq;
    // Asked by a merchant's answer, not by a message of theirs: that request's own end is told by whoever ends it.
    const isAskedByOther = action.kind === 'confirm_order' && action.args['do'] === 'take_less';
    if (hasGoneOn || isAskedByOther || !mayBeTold(thread, now)) {
      tx.set(documents.thread(threadId), ended);
      return true;
    }
    const lapsed = sentences(thread.language).proposalLapsed(askedIn(action));
    const text = lapsedWords(lapsed, action, thread.language);
    const notice = threadNotice(ended, { text, traceId: randomId(), now });
    writeThreadNotice(tx, documents, notice);
    for (const intent of notice.intents) tx.create(documents.intent(intent.intentId), intent);
    return true;
  });
}

/** Every proposal that has run out unanswered, the longest first: those of all kinds, holds too where their worker has passed. */
export function sweepLapsedProposals(context: SweepContext): Promise<SweepReport> {
  const { documents, now } = context;
  return sweepEach(context, {
    name: 'lapsed-proposals',
    due: documents.threads
      .where('state', '==', 'awaiting_confirmation')
      .where('pendingAction.expiresAt', '<=', new Date(now.getTime() - graceMs))
      .orderBy('pendingAction.expiresAt'),
    occasion: ['state', 'updatedAt'],
    settle: (thread) => letProposalGo(documents, thread.threadId, now),
  });
}
