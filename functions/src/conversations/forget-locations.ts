import { FieldValue } from '@google-cloud/firestore';
import type { Message, Thread } from '@merve/contract';
import { readTogether } from '../platform/firestore/read-together.ts';
import { isPastRetention, retention } from '../platform/firestore/retention.ts';
import { type SweepContext, sweepEach } from '../platform/sweep/sweep-each.ts';

/**
 * Takes the places that people have shared out of their messages and threads, which are kept longer than those are
 * (`retention.ts`). Firestore's time-to-live deletes whole documents; this is for what goes earlier than its document.
 * Safe to repeat, and to run beside itself.
 */
export async function forgetLocations(context: SweepContext): Promise<void> {
  const { documents, now } = context;
  await sweepEach<Message>(context, {
    name: 'locations of messages',
    due: documents.allMessages.where('forgetAt', '<=', now).orderBy('forgetAt'),
    occasion: ['forgetAt'],
    // Past the converter: of a document broken by hand, this goes too.
    settle: (_message, reference) =>
      reference.withConverter(null).update({ location: null, forgetAt: FieldValue.delete() }),
  });
  await sweepEach<Thread>(context, {
    name: 'locations of threads',
    due: documents.threads.where('forgetAt', '<=', now).orderBy('forgetAt'),
    occasion: ['forgetAt'],
    settle: (_thread, reference) =>
      documents.db.runTransaction(async (tx) => {
        const [thread] = await readTogether(tx, reference);
        const since = thread?.context.lastLocation?.at ?? now;
        // Shared anew meanwhile, it stays for as long again.
        if (!thread || !isPastRetention(retention.thread.forgets, since, now)) return false;
        const context = { ...thread.context, lastLocation: null };
        tx.set(reference, { ...thread, context, updatedAt: now });
        return true;
      }),
  });
}
