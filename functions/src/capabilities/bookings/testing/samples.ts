import type { PendingAction, Transaction } from '@merve/contract';
import { defaultMerveConfig } from '../../../markets/index.ts';
import type { CommitContext } from '../../../tools/commit-handler.ts';
import type { Tool } from '../../../tools/define-tool.ts';
import { testMarket } from '../../../tools/testing/tool-context.ts';
import { pendingArguments, transactionPath } from '../pending-arguments.ts';

/** A table for four at the Carob Lantern, held, 22 November 2026 at 20:00 in Famagusta. */
export function sampleTransaction(changes: Partial<Transaction> = {}): Transaction {
  return {
    txId: 'tx_1',
    reference: 'K7QF2M',
    businessId: 'biz-lantern',
    offeringId: 'table',
    listingId: 'lantern',
    marketId: 'north-cyprus',
    actorId: 'act_1',
    threadId: 'thread-1',
    state: 'hold',
    party: 4,
    startsAt: new Date('2026-11-22T18:00:00Z'),
    endsAt: new Date('2026-11-22T19:00:00Z'),
    timeZone: 'Asia/Famagusta',
    lockKeys: [],
    holdExpiresAt: new Date('2026-11-21T10:10:00Z'),
    price: null,
    title: 'Table',
    businessName: 'Carob Lantern',
    customerName: 'Ayla',
    cancelReason: null,
    createdAt: new Date('2026-11-21T10:00:00Z'),
    updatedAt: new Date('2026-11-21T10:00:00Z'),
    confirmedAt: null,
    endedAt: null,
    ...changes,
  };
}

export function sampleAction(transaction: Transaction, changes: Partial<PendingAction> = {}): PendingAction {
  return {
    actionId: 'action-1',
    kind: 'confirm_transaction',
    tool: 'initiateBooking',
    args: pendingArguments(transaction),
    argsHash: '',
    policyVersion: 1,
    ref: transactionPath(transaction),
    summary: '',
    price: transaction.price,
    expiresAt: transaction.holdExpiresAt ?? transaction.startsAt,
    ownerActorId: transaction.actorId,
    createdBySeq: 1,
    ...changes,
  };
}

/** The message that says YES or NO, two minutes after the hold, with every one of `tools` enabled. */
export function sampleCommitContext(
  tools: readonly Tool[],
  changes: Partial<CommitContext> = {},
): CommitContext {
  return {
    now: new Date('2026-11-21T10:02:00Z'),
    language: 'en',
    market: testMarket,
    config: defaultMerveConfig(testMarket, tools),
    traceId: 'trace-1',
    threadId: 'thread-1',
    idempotencyKey: 'thread-1:3',
    ...changes,
  };
}
