import { documentsIn } from '../../functions/src/platform/firestore/documents.ts';
import { connectFirestore } from './firestore-client.ts';

/** A little more than WhatsApp's 24-hour window. */
const silentForMs = 25 * 60 * 60 * 1000;

/**
 * Makes Merve's own record say that this phone last wrote 25 hours ago: the next message to it must be an approved template.
 * A phone that never wrote has no record, and no window either.
 */
export async function forgetWhenTheyWrote(firestorePort: number, phone: string): Promise<void> {
  const db = connectFirestore(firestorePort);
  try {
    const session = documentsIn(db).session(`whatsapp:${phone}`);
    if (!(await session.get()).exists) return;
    await session.update({ lastInboundAt: new Date(Date.now() - silentForMs) });
  } finally {
    await db.terminate();
  }
}
