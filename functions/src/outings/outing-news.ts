import type { Outing, OutingNews } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Votes that are open for less have no time for a reminder of the vote. */
const shortestMs = 2 * hourMs;
const mostBeforeMs = 3 * hourMs;
/** Before the table itself. */
const reminderMs = 3 * hourMs;
/** Whether a proposal became a booking is looked at once it has run out. */
const graceMs = minuteMs;

/** When who has not voted is reminded: towards the end, a quarter of the time before it, three hours at the most; null for a short vote. Pure. */
export function nudgeAt(now: Date, closesAt: Date): Date | null {
  const open = closesAt.getTime() - now.getTime();
  return open < shortestMs ? null : new Date(closesAt.getTime() - Math.min(mostBeforeMs, open / 4));
}

/** When those who come are reminded of what is booked; null where that is over. Pure. */
export function reminderAt(startsAt: Date, now: Date): Date | null {
  const at = new Date(startsAt.getTime() - reminderMs);
  return at > now ? at : null;
}

export const isDone = ({ newsDone = [] }: Pick<Outing, 'newsDone'>, news: OutingNews): boolean =>
  newsDone.includes(news);

/** An outing of which this is told. Pure. */
export const withNews = (outing: Outing, news: OutingNews, newsAt: Date | null): Outing => ({
  ...outing,
  newsDone: [...new Set([...(outing.newsDone ?? []), news])],
  newsAt,
});

/**
 * Keeps what was proposed for the winner, and asks to be looked at once that has run out: then the ledger says whether it is booked, and
 * who comes is told.
 */
export async function noteProposed(
  documents: Documents,
  { outingId }: Pick<Outing, 'outingId'>,
  { ref, expiresAt }: { readonly ref: string; readonly expiresAt: Date },
): Promise<void> {
  const [businesses, businessId = '', transactions, txId = ''] = ref.split('/');
  if (businesses !== 'businesses' || transactions !== 'transactions') return;
  await documents.db.runTransaction(async (tx) => {
    const reference = documents.outing(outingId);
    const outing = (await tx.get(reference)).data();
    if (outing === undefined) return;
    const isSame = outing.booking?.txId === txId;
    const newsDone = (outing.newsDone ?? []).filter(
      (news) => isSame || (news !== 'booked' && news !== 'reminder'),
    );
    const newsAt = new Date(expiresAt.getTime() + graceMs);
    tx.set(reference, { ...outing, newsDone, newsAt, booking: { businessId, txId } });
  });
}

/** Asks for a look at what is booked for a group that has changed since; nothing where nothing is. Within the caller's transaction. Pure. */
export const withChange = (outing: Outing, now: Date): Outing | null =>
  outing.state === 'closed' && outing.booking ? { ...outing, newsAt: now } : null;
