import type { BallotChoice, OutingBallot } from '@merve/contract';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import { noSuchOuting } from './group-members.ts';

/**
 * Casts a ballot, or changes it. The transaction reads the outing and this ballot and writes this ballot alone, so no voter waits for
 * another; the close writes the outing, so each ballot is either before it, and counted, or after it, and told so.
 * @throws MerveError `VOTE_CLOSED` for a ballot that comes after the close; `NOT_FOUND` for an outing that was deleted; `BAD_REQUEST` for
 *   a venue that is no candidate, or stands twice.
 */
export async function castBallot(
  documents: Documents,
  {
    outingId,
    memberId,
    actorId,
    choice,
    now,
  }: {
    readonly outingId: string;
    readonly memberId: string;
    readonly actorId: string;
    readonly choice: BallotChoice;
    readonly now: Date;
  },
): Promise<OutingBallot> {
  return documents.db.runTransaction(
    async (tx) => {
      const reference = documents.outingBallot(outingId, memberId);
      const [outing, known] = await readTogether(tx, documents.outing(outingId), reference);
      if (outing === undefined) throw noSuchOuting();
      if (outing.state === 'closed') throw new MerveError('VOTE_CLOSED', 'The vote is over');
      const venues = new Set(outing.candidates.map(({ venueId }) => venueId));
      const { choices, veto } = choice;
      const isOdd =
        new Set(choices).size !== choices.length || choices.some((venueId) => !venues.has(venueId));
      if (isOdd || (veto !== null && (!venues.has(veto.venueId) || choices.includes(veto.venueId))))
        throw new MerveError('BAD_REQUEST', 'No such choice', { details: { fields: 'choices' } });
      const ballot: OutingBallot = {
        ...{ outingId, memberId, actorId, choices, veto },
        ...{ createdAt: known?.createdAt ?? now, updatedAt: now },
      };
      tx.set(reference, ballot);
      return ballot;
    },
    { maxAttempts: 10 },
  );
}
