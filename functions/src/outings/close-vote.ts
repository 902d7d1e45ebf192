import type { Transaction } from '@google-cloud/firestore';
import type { OutboxIntent, Outing, Thread } from '@merve/contract';
import { type PreparedNotice, prepareThreadNotice } from '../conversations/thread-notice.ts';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readable } from '../platform/firestore/readable.ts';
import { noSuchOuting, organiserIdOf, subjectOfOuting } from './group-members.ts';
import { nudgeAt } from './outing-news.ts';
import { resultOf } from './vote-result.ts';

/** Votes with fewer ballots decide nothing by themselves. */
const fewestBallots = 2;

export interface Closing {
  readonly outingId: string;
  readonly traceId: string;
  readonly now: Date;
  /** Of the organiser: whether so few as there are may decide. Of the due job always false: it asks. */
  readonly anyway: boolean;
  /** `due`: only if its time has come; too few ballots make a question. */
  readonly by: 'organiser' | 'due';
  /** From `closedAtDates`, read before: opening hours need not be those of the very moment. */
  readonly isClosed: (venueId: string, startsAtLocal: string) => boolean;
  /** What the organiser is asked where too few have voted; how it ended is told by itself. */
  readonly say: (outing: Outing, language: Thread['language']) => string;
  readonly isTold: boolean;
}

/** What becomes of a vote, as a step of the caller's transaction: `write` once all reads are done. */
export interface PreparedClose {
  /** The outing as it is then. */
  readonly outing: Outing;
  readonly intents: readonly OutboxIntent[];
  write(): void;
}

/**
 * Ends a vote: reads all ballots, all that was told and who is in, counts, and writes the outing, in one transaction. What came before
 * it counts. Ballots of who left or was struck do not. Ended twice it is ended once.
 * @param outing as this transaction has read it
 * @throws MerveError `TOO_FEW_BALLOTS` where the organiser closes with fewer than two and did not say "all the same".
 */
export async function prepareCloseVote(
  tx: Transaction,
  documents: Documents,
  outing: Outing,
  closing: Closing,
): Promise<PreparedClose> {
  const { outingId, now, by, anyway } = closing;
  const isTooEarly = by === 'due' && (outing.closesAt === null || outing.closesAt > now);
  if (outing.state === 'closed' || isTooEarly) return { outing, intents: [], write: () => {} };
  const [ballots, told, members] = await Promise.all([
    tx.get(documents.outingBallots(outingId)),
    tx.get(documents.outingMembers(outingId)),
    tx.get(documents.sharedMembers.where('subject', '==', subjectOfOuting(outingId))),
  ]);
  const organiserId = organiserIdOf(outing);
  const isIn = new Set([
    organiserId,
    ...readable(members.docs).flatMap(({ state, memberId }) => (state === 'in' ? [memberId] : [])),
  ]);
  const counted = readable(ballots.docs).filter(({ memberId }) => isIn.has(memberId));
  const next = { ...outing, closesAt: null, updatedAt: now };
  if (counted.length < fewestBallots && !anyway) {
    if (by === 'organiser') throw new MerveError('TOO_FEW_BALLOTS', 'Fewer than two have voted');
    return ending({ ...next, askedAt: now });
  }
  const result = resultOf({
    ...{ outing, ballots: counted, organiserId, isClosed: closing.isClosed },
    told: readable(told.docs).filter(({ memberId }) => isIn.has(memberId)),
  });
  return ending({ ...next, askedAt: null, state: 'closed', closedAt: now, newsAt: now, result });

  async function ending(ended: Outing): Promise<PreparedClose> {
    const isAsked = closing.isTold && ended.state === 'open';
    const notice = isAsked ? await noticeOf(ended) : { intents: [], write: () => {} };
    return {
      ...{ outing: ended, intents: notice.intents },
      write() {
        notice.write();
        tx.set(documents.outing(outingId), ended);
      },
    };
  }
  function noticeOf(ended: Outing): Promise<PreparedNotice> {
    const { threadId, actorId } = ended;
    return prepareThreadNotice(tx, documents, {
      ...{ threadId, actorId, ui: null, traceId: closing.traceId, now },
      say: (language) => closing.say(ended, language),
    });
  }
}

/**
 * `prepareCloseVote` in a transaction of its own.
 * @returns the outing as it is, and what is to be sent
 * @throws MerveError as that, and `NOT_FOUND`.
 */
export async function closeVote(
  documents: Documents,
  closing: Closing,
): Promise<{ readonly outing: Outing; readonly intents: readonly OutboxIntent[] }> {
  return documents.db.runTransaction(
    async (tx) => {
      const outing = (await tx.get(documents.outing(closing.outingId))).data();
      if (outing === undefined) throw noSuchOuting();
      const { write, intents, ...closed } = await prepareCloseVote(tx, documents, outing, closing);
      write();
      for (const intent of intents) tx.create(documents.intent(intent.intentId), intent);
      return { ...closed, intents };
    },
    { maxAttempts: 10 },
  );
}

/** Gives a vote another deadline; one that the organiser was asked about goes on. @throws MerveError `VOTE_CLOSED`, `NOT_FOUND` */
export async function putOffClose(
  documents: Documents,
  { outingId, closesAt, now }: { readonly outingId: string; readonly closesAt: Date; readonly now: Date },
): Promise<Outing> {
  return documents.db.runTransaction(async (tx) => {
    const reference = documents.outing(outingId);
    const outing = (await tx.get(reference)).data();
    if (outing === undefined) throw noSuchOuting();
    if (outing.state === 'closed') throw new MerveError('VOTE_CLOSED', 'The vote is over');
    const isNudged = outing.newsDone?.includes('nudge') === true;
    const newsAt = isNudged ? null : nudgeAt(now, closesAt);
    const next: Outing = { ...outing, closesAt, newsAt, askedAt: null, updatedAt: now };
    tx.set(reference, next);
    return next;
  });
}
