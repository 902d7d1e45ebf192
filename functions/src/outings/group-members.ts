import type { Outing, SharedMember, SharedSubject } from '@merve/contract';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { type Action, mayDo, type Standing } from '../sharing/may-do.ts';
import { memberIdOf, membershipsOf, standingAmong } from '../sharing/members.ts';

/** An outing as something that is shared. */
export const subjectOfOuting = (outingId: string): SharedSubject => `outings/${outingId}`;

/** Who somebody is in an outing: how its documents name them, and what they may do. */
export interface OutingCaller {
  readonly outing: Outing;
  readonly standing: Exclude<Standing, null>;
  readonly memberId: string;
  readonly actorId: string;
  /** Null for the organiser. */
  readonly member: SharedMember | null;
}

/** How the organiser's own telling and ballot are named: they are no member. Pure. */
export const organiserIdOf = ({ outingId, actorId }: Pick<Outing, 'outingId' | 'actorId'>): string =>
  memberIdOf(subjectOfOuting(outingId), actorId);

/** The same answer to an outing that is not, and to one that is not theirs. */
export const noSuchOuting = (): MerveError => new MerveError('NOT_FOUND', 'No such outing');

/**
 * The outing, and what the person is to it. Two reads at once.
 * @throws MerveError `NOT_FOUND` where there is none, or none of theirs; `FORBIDDEN` for a member who may not do it.
 */
export async function outingFor(
  documents: Documents,
  { outingId, actorIds }: { readonly outingId: string; readonly actorIds: readonly string[] },
  action: Action,
): Promise<OutingCaller> {
  const subject = subjectOfOuting(outingId);
  const [found, memberships] = await Promise.all([
    documents.outing(outingId).get(),
    membershipsOf(documents, subject, actorIds),
  ]);
  const outing = found.data();
  if (outing === undefined) throw noSuchOuting();
  const { standing, member } = standingAmong(memberships, {
    ...{ actorIds, ownerActorId: outing.actorId },
  });
  if (standing === null) throw noSuchOuting();
  if (!mayDo(standing, action)) throw new MerveError('FORBIDDEN', 'Not theirs to do');
  return {
    ...{ outing, standing, member },
    memberId: member?.memberId ?? organiserIdOf(outing),
    actorId: member?.actorId ?? outing.actorId,
  };
}
