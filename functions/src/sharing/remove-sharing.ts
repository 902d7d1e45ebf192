import type { SharedSubject } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';

const pageSize = 200;

/** Takes away every link and member of something that is deleted: first the links, so that nobody comes meanwhile. May be repeated. */
export async function removeSharing(documents: Documents, subject: SharedSubject): Promise<void> {
  for (const collection of [documents.sharedLinks, documents.sharedMembers]) {
    for (;;) {
      const page = await collection.where('subject', '==', subject).limit(pageSize).get();
      if (page.empty) break;
      const batch = documents.db.batch();
      for (const { ref } of page.docs) batch.delete(ref);
      await batch.commit();
    }
  }
}
