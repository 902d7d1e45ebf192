import type { JsonObject, Listing, Offering, PendingAction, Transaction } from '@merve/contract';
import { createCatalogue } from '../../../catalogue/index.ts';
import { businessOf, offeringOf, sampleListing } from '../../../catalogue/testing/sample-listings.ts';
import { type LocalFirestore, startLocalFirestore } from '../../../platform/testing/local-firestore.ts';
import type { CommitContext, CommitEffect } from '../../../tools/commit-handler.ts';
import type { Proposal, ToolContext, ToolResult } from '../../../tools/define-tool.ts';
import { executeTool, toolRegistry } from '../../../tools/index.ts';
import { testConfig, testContext, testMarket } from '../../../tools/testing/tool-context.ts';
import { bookingsCapability } from '../index.ts';
import { sampleAction, sampleCommitContext } from './samples.ts';

/** The bookings capability over a firestore-local of its own, driven the way the orchestrator drives it. */
export class BookingDesk {
  /** The restaurant of the current test: tables for 1 to 8, every half hour for an hour, one at a time. */
  listing: Listing = sampleListing({ listingId: 'none', name: 'None' });
  /** Expiries asked for since the restaurant opened. */
  scheduled: { txId: string; at: Date }[] = [];
  private readonly firestore: LocalFirestore;
  private restaurants = 0;
  private calls = 0;

  constructor(firestore: LocalFirestore) {
    this.firestore = firestore;
  }

  get documents() {
    return this.firestore.documents;
  }

  close(): Promise<void> {
    return this.firestore.stop();
  }

  /** A restaurant of its own for each test, so that no test sees another's bookings. */
  async newRestaurant(): Promise<void> {
    this.restaurants += 1;
    this.scheduled = [];
    const listingId = `lantern-${this.restaurants}`;
    this.listing = sampleListing({ listingId, name: `Carob Lantern ${this.restaurants}` });
    await this.write({});
  }

  async write(changes: Partial<Offering>, ofListing: Partial<Listing> = {}): Promise<void> {
    const { documents, listing } = this;
    const offering = offeringOf(listing, changes);
    const batch = documents.db.batch();
    batch.set(documents.listing(listing.listingId), { ...listing, ...ofListing });
    batch.set(documents.business(listing.businessId), businessOf(listing));
    batch.set(documents.offering(offering.businessId, offering.offeringId), offering);
    await batch.commit();
  }

  capability(schedule?: () => Promise<void>) {
    const keep = async (_businessId: string, txId: string, at: Date) => {
      this.scheduled.push({ txId, at });
    };
    return bookingsCapability({
      documents: this.documents,
      catalogue: createCatalogue(this.documents),
      scheduler: { schedule: schedule ?? keep },
    });
  }

  /** Calls a tool through the policy door; each call has an idempotency key of its own unless given one. */
  async call(
    name: string,
    args: JsonObject,
    inContext: Partial<ToolContext> = {},
    made = this.capability(),
  ): Promise<ToolResult> {
    this.calls += 1;
    const market = { ...testMarket, catalogueVersion: this.restaurants };
    const idempotencyKey = `thread-1:${this.calls}:1`;
    const context = testContext(testConfig(made.tools), { market, idempotencyKey, ...inContext });
    const registry = toolRegistry(made.tools);
    return (await executeTool({ registry, name, args, context, calledBy: 'model' })).result;
  }

  /** The arguments of `initiateBooking` at the current restaurant. */
  at(startsAtLocal: string, party = 4) {
    return { listing: this.listing.listingId, startsAtLocal, party };
  }

  async propose(
    args: JsonObject,
    inContext: Partial<ToolContext> = {},
    name = 'initiateBooking',
  ): Promise<Proposal> {
    const result = await this.call(name, args, inContext);
    if (result.status !== 'proposal') throw new Error(`Not a proposal: ${JSON.stringify(result)}`);
    return result.proposal;
  }

  /** The pending action the orchestrator makes of a proposal. */
  async pendingOf(proposal: Proposal, tool = 'initiateBooking'): Promise<PendingAction> {
    const { kind, args, price, expiresAt } = proposal;
    return sampleAction(await this.transactionOf(proposal.ref), { tool, kind, args, price, expiresAt });
  }

  async transactionOf(ref: string): Promise<Transaction> {
    const [, businessId = '', , txId = ''] = ref.split('/');
    const transaction = (await this.documents.transaction(businessId, txId).get()).data();
    if (transaction === undefined) throw new Error(`There is no transaction at ${ref}`);
    return transaction;
  }

  /** Answers a pending action in a transaction that has read before, as the gate's does. */
  async answer(
    action: PendingAction,
    reply: 'yes' | 'no' | 'replaced',
    changes: Partial<CommitContext> = {},
  ): Promise<CommitEffect> {
    const { tools, handlers } = this.capability();
    const handler = handlers.find((candidate) => candidate.kind === action.kind);
    if (handler === undefined) throw new Error(`Nobody handles ${action.kind}`);
    this.calls += 1;
    const context = sampleCommitContext(tools, { idempotencyKey: `thread-1:${this.calls}`, ...changes });
    return this.documents.db.runTransaction(async (tx) => {
      await tx.get(this.documents.thread('thread-1'));
      const effect =
        reply === 'yes'
          ? await handler.commit(tx, action, context)
          : await handler.release(tx, action, reply === 'no' ? 'declined' : 'replaced', context);
      effect.write();
      return effect;
    });
  }

  /** How many locks the current restaurant has. */
  async locks(): Promise<number> {
    return (await this.documents.lock(this.listing.businessId, 'any').parent.get()).size;
  }

  /** Sequential round trips of `work`. */
  async roundTrips(work: () => Promise<unknown>): Promise<number> {
    return (await this.firestore.server.cost.measure(work)).cost.roundTrips;
  }
}

export async function openBookingDesk(): Promise<BookingDesk> {
  return new BookingDesk(await startLocalFirestore());
}
