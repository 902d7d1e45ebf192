import './global-options.ts';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { z } from 'zod';
import { firestoreDocuments } from './firestore-client.ts';

const taskSchema = z.object({ businessId: z.string().min(1), txId: z.string().min(1) });

/** Runs when a hold ends. The ledger decides by its own clock whether it really has; too early or twice is harmless. */
export const expireHold = onTaskDispatched(
  { retryConfig: { maxAttempts: 5, minBackoffSeconds: 2 }, rateLimits: { maxConcurrentDispatches: 50 } },
  async (request) => {
    const { businessId, txId } = taskSchema.parse(request.data);
    const ledger = await import('../ledger/index.ts');
    await ledger.expireHold(await firestoreDocuments(), { businessId, txId, now: new Date() });
  },
);
