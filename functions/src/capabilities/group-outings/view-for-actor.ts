import type { Outing, OutingView } from '@merve/contract';
import { outingFor } from '../../outings/group-members.ts';
import { seeOuting } from '../../outings/see-outing.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import type { ToolContext } from '../../tools/define-tool.ts';

/** An outing as the person of a turn may see it. @throws MerveError `NOT_FOUND` */
export async function viewForActor(
  documents: Documents,
  { outingId }: Pick<Outing, 'outingId'>,
  { actorId, alsoActorIds = [], now }: Pick<ToolContext, 'actorId' | 'alsoActorIds' | 'now'>,
): Promise<OutingView> {
  const caller = await outingFor(documents, { outingId, actorIds: [actorId, ...alsoActorIds] }, 'see');
  return seeOuting(documents, caller, now);
}
