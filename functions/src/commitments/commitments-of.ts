import type { Commitment } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { isOpen } from './commitment-of.ts';

/** A person who is one actor, and others they have become one with. */
interface Person {
  readonly actorId: string;
  readonly alsoActorIds?: readonly string[];
}

/** What a person has. `open` by when it begins, what is wanted now first; `lately` is what has ended, the last to end first. */
export interface OwnCommitments {
  readonly open: readonly Commitment[];
  readonly lately: readonly Commitment[];
}

/** What has ended is still spoken of for so long. */
const spokenOfMs = 24 * 3_600_000;

const begins = ({ startsAt, changedAt }: Commitment) => (startsAt ?? changedAt).getTime();

/**
 * Everything that is open for a person, of all actors they are. One round trip, one document an actor.
 * @param now decides what is over by itself, whether or not that was written down.
 */
export async function commitmentsOf(
  documents: Documents,
  { actorId, alsoActorIds = [] }: Person,
  now: Date,
): Promise<OwnCommitments> {
  const references = [actorId, ...alsoActorIds].map((each) => documents.openCommitments(each));
  const found = await Promise.all(references.map((reference) => reference.get()));
  const all = found.flatMap((snapshot) => Object.values(snapshot.data()?.commitments ?? {}));
  const since = now.getTime() - spokenOfMs;
  return {
    open: all
      .filter((commitment) => isOpen(commitment, now))
      .toSorted((one, other) => begins(one) - begins(other)),
    lately: all
      .filter((commitment) => !isOpen(commitment, now) && commitment.changedAt.getTime() >= since)
      .toSorted((one, other) => other.changedAt.getTime() - one.changedAt.getTime()),
  };
}
