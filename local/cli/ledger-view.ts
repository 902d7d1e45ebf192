import type { Firestore } from '@google-cloud/firestore';
import { z } from 'zod';

const instant = z.custom<{ toDate(): Date }>(
  (value) => typeof value === 'object' && value !== null && 'toDate' in value,
);
const date = instant.transform((value) => value.toDate());

const transactionView = z.object({
  txId: z.string(),
  reference: z.string(),
  businessId: z.string(),
  businessName: z.string(),
  title: z.string(),
  state: z.string(),
  party: z.number(),
  startsAt: date,
  timeZone: z.string(),
  threadId: z.string(),
  actorId: z.string(),
  lockKeys: z.array(z.string()),
  createdAt: date,
});
const eventView = z.object({
  eventId: z.string(),
  transition: z.string(),
  from: z.string().nullable(),
  to: z.string(),
  at: date,
});
const lockView = z.object({ lockKey: z.string(), state: z.string(), txId: z.string() });

export type TransactionView = z.infer<typeof transactionView>;
export type EventView = z.infer<typeof eventView>;
export type LockView = z.infer<typeof lockView>;

export interface LedgerView {
  transaction: TransactionView;
  /** In the order they happened. */
  events: EventView[];
  locks: LockView[];
}

/** Every transaction made since an instant, with its events and the locks it names, oldest first. */
export async function readLedgerSince(db: Firestore, since: Date): Promise<LedgerView[]> {
  const businesses = await db.collection('businesses').listDocuments();
  const found = await Promise.all(
    businesses.map((business) => business.collection('transactions').where('createdAt', '>=', since).get()),
  );
  const views = found
    .flatMap((snapshot) => snapshot.docs)
    .map(async (document): Promise<LedgerView> => {
      const transaction = transactionView.parse(document.data());
      const events = (await document.ref.collection('events').get()).docs.map((event) =>
        eventView.parse(event.data()),
      );
      const locks = await Promise.all(
        transaction.lockKeys.map((key) =>
          db.doc(`businesses/${transaction.businessId}/resourceLocks/${key}`).get(),
        ),
      );
      return {
        transaction,
        events: events.sort((left, right) => left.at.getTime() - right.at.getTime()),
        locks: locks.filter((lock) => lock.exists).map((lock) => lockView.parse(lock.data())),
      };
    });
  return (await Promise.all(views)).sort(
    (left, right) => left.transaction.createdAt.getTime() - right.transaction.createdAt.getTime(),
  );
}
