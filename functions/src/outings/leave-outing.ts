import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { endMembership } from '../sharing/members.ts';
import { type OutingCaller, subjectOfOuting } from './group-members.ts';
import { withChange } from './outing-news.ts';

/**
 * A member leaves: what they told goes, and their ballot while the vote is open. A vote that is over stays as it was counted.
 * @throws MerveError `FORBIDDEN` for the organiser, who deletes the outing instead
 */
export async function leaveOuting(
  documents: Documents,
  { outing, member, memberId }: Pick<OutingCaller, 'outing' | 'member' | 'memberId'>,
  now: Date,
): Promise<void> {
  if (member === null) throw new MerveError('FORBIDDEN', 'The organiser deletes the outing');
  const { outingId, state } = outing;
  await endMembership(documents, { subject: subjectOfOuting(outingId), memberId, how: 'left', now });
  const batch = documents.db.batch();
  batch.delete(documents.outingMember(outingId, memberId));
  if (state === 'open') batch.delete(documents.outingBallot(outingId, memberId));
  const changed = withChange(outing, now);
  if (changed !== null) batch.update(documents.outing(outingId), { newsAt: now });
  await batch.commit();
}
