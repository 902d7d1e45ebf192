import type { DocumentData, Query } from '@google-cloud/firestore';
import type { Documents } from '../platform/firestore/documents.ts';
import { removeSharing } from '../sharing/remove-sharing.ts';
import { subjectOfOuting } from './group-members.ts';

const pageSize = 200;

/**
 * Deletes an outing with all that was told for it. The outing goes first: from then on a ballot or a link finds nothing. May be repeated.
 */
export async function removeOuting(documents: Documents, outingId: string): Promise<void> {
  await documents.outing(outingId).delete();
  await removeUnderOuting(documents, outingId);
}

/** What is left of an outing that is gone. */
export async function removeUnderOuting(documents: Documents, outingId: string): Promise<void> {
  const parts: Query<unknown, DocumentData>[] = [
    documents.outingBallots(outingId).withConverter(null),
    documents.outingMembers(outingId).withConverter(null),
  ];
  for (const part of parts) {
    for (;;) {
      const page = await part.limit(pageSize).get();
      if (page.empty) break;
      const batch = documents.db.batch();
      for (const { ref } of page.docs) batch.delete(ref);
      await batch.commit();
    }
  }
  await removeSharing(documents, subjectOfOuting(outingId));
}
