import { maxOutingMembers, type Outing, type SharedMember } from '@merve/contract';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { findLink, noSuchLink } from '../sharing/links.ts';
import { membersIn, prepareJoining, subjectOf } from '../sharing/members.ts';

export interface JoiningByLink {
  readonly token: string;
  readonly actorIds: readonly [string, ...string[]];
  readonly name: string | null;
  readonly channel: SharedMember['channel'];
  readonly now: Date;
}

/**
 * Somebody comes by a link. The organiser stays the organiser; who is in already, stays in. A link of a trip, or of an outing that was
 * deleted, is answered like one that never was.
 * @throws MerveError `NOT_FOUND` for a link that opens nothing; `GROUP_FULL`.
 */
export async function joinOuting(
  documents: Documents,
  joining: JoiningByLink,
): Promise<{ readonly outing: Outing; readonly isNew: boolean }> {
  const takesCodes = joining.channel === 'whatsapp';
  const link = await findLink(documents, joining.token, joining.now, { takesCodes });
  const subject = subjectOf(link);
  if (!subject.startsWith('outings/')) throw noSuchLink();
  const outingId = subject.slice('outings/'.length);
  return documents.db.runTransaction(
    async (tx) => {
      const outing = (await tx.get(documents.outing(outingId))).data();
      if (outing === undefined) throw noSuchLink();
      if (joining.actorIds.includes(outing.actorId)) return { outing, isNew: false };
      const [{ isNew, write }, inside] = await Promise.all([
        prepareJoining(tx, documents, { ...joining, link }),
        // Of those who come in one instant, too, nobody passes the limit. The organiser is one of them.
        tx.get(membersIn(documents, subject).limit(maxOutingMembers - 1)),
      ]);
      if (isNew && inside.size >= maxOutingMembers - 1)
        throw new MerveError('GROUP_FULL', 'The group is full');
      write();
      return { outing, isNew };
    },
    // Who comes at the same time is one behind another.
    { maxAttempts: 20 },
  );
}
