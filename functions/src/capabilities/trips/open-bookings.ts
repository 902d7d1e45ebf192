import type { Commitment } from '@merve/contract';
import type { Documents } from '../../platform/firestore/documents.ts';
import type { ToolContext } from '../../tools/define-tool.ts';

/** What is open for a person, by all of their names: one read a name. */
export async function openBookings(
  documents: Documents,
  { actorId, alsoActorIds = [] }: Pick<ToolContext, 'actorId' | 'alsoActorIds'>,
): Promise<Commitment[]> {
  const found = await Promise.all(
    [actorId, ...alsoActorIds].map((id) => documents.openCommitments(id).get()),
  );
  return found.flatMap((document) => Object.values(document.data()?.commitments ?? {}));
}
