import type { Business, Offering, ResourceLock, Transaction, TransactionEvent } from '@merve/contract';
import { type LocalFirestore, startLocalFirestore } from '../../platform/testing/local-firestore.ts';
import type { HoldSlotInput } from '../index.ts';
import { sampleBusiness, sampleOffering } from './samples.ts';

/** The moment the tests live in: a Tuesday afternoon in Famagusta. */
export const now = new Date('2027-06-15T10:00:00.000Z');
export const evening = new Date('2027-06-15T17:00:00.000Z');

export function after(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds);
}

/** A firestore-local with one business each time `open` is called, so that tests do not meet. */
export async function startLedgerWorld() {
  const local: LocalFirestore = await startLocalFirestore('grpc');
  const { documents } = local;
  let opened = 0;

  /** Opens a new business with one offering. */
  async function open(changes: { offering?: Partial<Offering>; business?: Partial<Business> } = {}) {
    opened += 1;
    const businessId = `biz${opened}`;
    const business = sampleBusiness({ businessId, ...changes.business });
    const offering = sampleOffering({ businessId, ...changes.offering });
    await documents.business(businessId).set(business);
    await documents.offering(businessId, offering.offeringId).set(offering);
    const lockCollection = documents.lock(businessId, '-').parent;
    return {
      businessId,
      business,
      offering,
      hold: (k: string, input: Partial<HoldSlotInput> = {}): HoldSlotInput => ({
        businessId,
        offering,
        business,
        listingId: 'listing',
        marketId: 'north-cyprus',
        actorId: `actor-${k}`,
        threadId: `thread-${k}`,
        customerName: 'Ayşe',
        startsAt: evening,
        party: 4,
        title: 'Table for 4',
        price: null,
        idempotencyKey: k,
        now,
        ...input,
      }),
      async transactions(): Promise<Transaction[]> {
        const found = await documents.transaction(businessId, '-').parent.get();
        return found.docs.map((document) => document.data());
      },
      async transaction(txId: string): Promise<Transaction | undefined> {
        return (await documents.transaction(businessId, txId).get()).data();
      },
      async locks(): Promise<ResourceLock[]> {
        return (await lockCollection.get()).docs.map((document) => document.data());
      },
      async events(txId: string): Promise<TransactionEvent[]> {
        return (await documents.events(businessId, txId).get()).docs.map((document) => document.data());
      },
    };
  }

  /** Every document there is, as `path` → JSON: to show that nothing was written. */
  async function everything(): Promise<Record<string, string>> {
    const found: Record<string, string> = {};
    for (const group of [
      'businesses',
      'transactions',
      'events',
      'resourceLocks',
      'idempotency',
      'systemAlerts',
    ]) {
      for (const document of (await documents.db.collectionGroup(group).get()).docs) {
        found[document.ref.path] = JSON.stringify(document.data());
      }
    }
    return found;
  }

  /** Round trips, documents read and documents written while `work` runs. */
  async function costOf(work: () => Promise<unknown>) {
    const { cost } = await local.server.cost.measure(work);
    return { roundTrips: cost.roundTrips, reads: cost.documentReads, writes: cost.writes + cost.deletes };
  }

  /** Forgets every document. */
  async function clear(): Promise<void> {
    const database = `http://127.0.0.1:${local.server.port}/emulator/v1/projects/demo-test/databases/(default)`;
    await fetch(`${database}/documents`, { method: 'DELETE' });
  }

  return { local, documents, open, everything, costOf, clear, stop: () => local.stop() };
}
export type LedgerWorld = Awaited<ReturnType<typeof startLedgerWorld>>;
