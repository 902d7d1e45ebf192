import type { Change } from '../picture.ts';
import type { Court, Rule } from '../rule.ts';
import type { TransactionView } from '../views.ts';

const lawful: Record<string, readonly string[]> = {
  'nothing>hold': ['drafted', 'held'],
  'nothing>block': ['drafted', 'held', 'confirmed'],
  'hold>confirmed': ['confirmed'],
  'hold>cancelled': ['cancelled'],
  'hold>expired': ['expired'],
  'confirmed>cancelled': ['cancelled'],
};
/** Two servers' clocks may differ by so much here. */
const skewMs = 500;
const minuteMs = 60_000;

/**
 * The ledger, kept a second time: which transitions there may be, each with its event, and how many bookings a slot
 * can hold. It counts the people at the tables; of locks it knows nothing but that they must agree with the count.
 */
export function ledgerRules(court: Court): Rule {
  const { picture } = court;
  /** Transactions that stand or stood on a slot, by offering and slot. */
  const onSlot = new Map<string, Set<string>>();

  function checkTransition(
    { path, before, after }: Change<TransactionView>,
    events: readonly string[],
  ): void {
    if (after === undefined) {
      court.violated('transaction-deleted', path);
      return;
    }
    const from = before?.state ?? 'nothing';
    if (from === after.state) return;
    const isNewBlock = before === undefined && after.kind === 'block';
    const wanted = lawful[`${from}>${isNewBlock ? 'block' : after.state}`];
    court.lookedAt('unlawful-transition');
    if (wanted === undefined) {
      court.violated('unlawful-transition', `${after.reference}: ${from} → ${after.state}`);
      return;
    }
    const missing = wanted.filter((transition) => !events.includes(`${after.txId}:${transition}`));
    court.never(
      'transition-without-event',
      missing.length > 0,
      () => `${after.reference}: ${missing.join(', ')}`,
    );
    if (before !== undefined) checkUnchanged(before, after);
    if (after.state === 'expired')
      court.never(
        'expired-too-early',
        (before?.holdExpiresAt?.getTime() ?? 0) > court.now() + skewMs,
        () => after.reference,
      );
  }

  function checkUnchanged(before: TransactionView, after: TransactionView): void {
    for (const field of ['actorId', 'threadId', 'offeringId', 'party', 'reference'] as const) {
      court.never('booking-changed', before[field] !== after[field], () => `${after.reference}: ${field}`);
    }
    court.never(
      'booking-changed',
      before.startsAt.getTime() !== after.startsAt.getTime(),
      () => `${after.reference}: startsAt`,
    );
  }

  function isLive(transaction: TransactionView): boolean {
    if (transaction.state === 'confirmed') return true;
    const until = transaction.holdExpiresAt?.getTime() ?? 0;
    return transaction.state === 'hold' && until > court.now() + skewMs;
  }

  function checkCapacity(path: string, after: TransactionView): void {
    const offering = picture.documents.offerings.get(
      `businesses/${after.businessId}/offerings/${after.offeringId}`,
    );
    if (offering === undefined) return;
    const step = offering.slotMinutes * minuteMs;
    for (let at = after.startsAt.getTime(); at < after.endsAt.getTime(); at += step) {
      const slot = `${after.offeringId}@${at}`;
      const standing = onSlot.get(slot) ?? new Set();
      onSlot.set(slot, standing.add(path));
      const live = [...standing]
        .flatMap((other) => picture.documents.transactions.get(other) ?? [])
        .filter(isLive);
      court.lookedAt('sold-beyond-capacity');
      if (placesTaken(live, at) > offering.capacity) {
        const who = live.map(({ reference, state }) => `${reference} ${state}`).join(', ');
        court.violated(
          'sold-beyond-capacity',
          `${slot.replace(String(at), new Date(at).toISOString())}: ${who}`,
        );
        return;
      }
    }
  }

  /** A block keeps the places that were free of each slot: its locks name them. */
  function placesTaken(live: readonly TransactionView[], at: number): number {
    const locks = [...picture.documents.resourceLocks.values()];
    return live.reduce((sum, { kind, txId }) => {
      if (kind !== 'block') return sum + 1;
      return sum + locks.filter((lock) => lock.txId === txId && lock.slotStartsAt.getTime() === at).length;
    }, 0);
  }

  return {
    committed({ transactions, events }) {
      for (const { path, before, after } of events) {
        court.never('event-changed', before !== undefined || after === undefined, () => path);
      }
      const created = events.flatMap(({ after }) => after?.eventId ?? []);
      for (const change of transactions) {
        checkTransition(change, created);
        if (change.after && isLive(change.after)) checkCapacity(change.path, change.after);
      }
    },
    atTheEnd() {
      const { transactions, resourceLocks } = picture.documents;
      const needed = new Set<string>();
      for (const [path, transaction] of transactions) {
        court.never(
          'hold-never-ended',
          transaction.state === 'hold' || transaction.state === 'draft',
          () => `${path} is ${transaction.state}`,
        );
        if (transaction.state !== 'confirmed') continue;
        for (const key of transaction.lockKeys) {
          needed.add(key);
          const owner = resourceLocks.get(`businesses/${transaction.businessId}/resourceLocks/${key}`);
          court.never(
            'confirmed-without-lock',
            owner?.txId !== transaction.txId,
            () => `${transaction.reference} does not own ${key}`,
          );
        }
      }
      for (const { lockKey } of resourceLocks.values()) {
        court.never('lock-of-nobody', !needed.has(lockKey), () => lockKey);
      }
    },
  };
}
