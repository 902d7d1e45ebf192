import type { OutboxIntent, Outing, Thread } from '@merve/contract';
import { type PreparedNotice, prepareThreadNotice } from '../conversations/thread-notice.ts';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readable } from '../platform/firestore/readable.ts';
import { noSuchOuting, organiserIdOf, subjectOfOuting } from './group-members.ts';
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
  /** What the organiser is told; null for nothing. */
  readonly say: (outing: Outing, language: Thread['language']) => string;
  readonly isTold: boolean;
}

/**
 * Ends a vote: reads all ballots, all that was told and who is in, counts, and writes the outing, in one transaction. What came before
 * it counts. Ballots of who left or was struck do not. Ended twice it is ended once.
 * @returns the outing as it is, whether this call ended it, and what is to be sent
 * @throws MerveError `TOO_FEW_BALLOTS` where the organiser closes with fewer than two and did not say "all the same"; `NOT_FOUND`.
 */
export async function closeVote(
  documents: Documents,
  closing: Closing,
): Promise<{ readonly outing: Outing; readonly intents: readonly OutboxIntent[] }> {
  const { outingId, now, by, anyway } = closing;
  const reference = documents.outing(outingId);
  return documents.db.runTransaction(
    async (tx) => {
      const outing = (await tx.get(reference)).data();
      if (outing === undefined) throw noSuchOuting();
      const isTooEarly = by === 'due' && (outing.closesAt === null || outing.closesAt > now);
      if (outing.state === 'closed' || isTooEarly) return { outing, intents: [] };
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
        return written({ ...next, askedAt: now });
      }
      const result = resultOf({
        ...{ outing, ballots: counted, organiserId, isClosed: closing.isClosed },
        told: readable(told.docs).filter(({ memberId }) => isIn.has(memberId)),
      });
      return written({ ...next, askedAt: null, state: 'closed', closedAt: now, result });

      async function written(ended: Outing) {
        const notice = closing.isTold ? await noticeOf(ended) : { intents: [], write: () => {} };
        notice.write();
        tx.set(reference, ended);
        for (const intent of notice.intents) tx.create(documents.intent(intent.intentId), intent);
        return { outing: ended, intents: notice.intents };
      }
      function noticeOf(ended: Outing): Promise<PreparedNotice> {
        const { threadId, actorId } = ended;
        return prepareThreadNotice(tx, documents, {
          ...{ threadId, actorId, ui: null, traceId: closing.traceId, now },
          say: (language) => closing.say(ended, language),
        });
      }
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
    const next: Outing = { ...outing, closesAt, askedAt: null, updatedAt: now };
    tx.set(reference, next);
    return next;
  });
}
