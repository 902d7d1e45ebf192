import type { Firestore } from '@google-cloud/firestore';
import {
  businessSchema,
  deliveryAttemptSchema,
  idempotencyRecordSchema,
  listingSchema,
  marketSchema,
  merveConfigSchema,
  messageIdempotencySchema,
  messageSchema,
  offeringSchema,
  outboxIntentSchema,
  resourceLockSchema,
  systemAlertSchema,
  threadSchema,
  transactionEventSchema,
  transactionSchema,
  turnSchema,
  whatsappSessionSchema,
} from '@merve/contract';
import { converterFor } from './converter.ts';

const converters = {
  attempt: converterFor(deliveryAttemptSchema),
  business: converterFor(businessSchema),
  event: converterFor(transactionEventSchema),
  idempotency: converterFor(idempotencyRecordSchema),
  intent: converterFor(outboxIntentSchema),
  listing: converterFor(listingSchema),
  lock: converterFor(resourceLockSchema),
  market: converterFor(marketSchema),
  merveConfig: converterFor(merveConfigSchema),
  message: converterFor(messageSchema),
  messageIdempotency: converterFor(messageIdempotencySchema),
  offering: converterFor(offeringSchema),
  session: converterFor(whatsappSessionSchema),
  systemAlert: converterFor(systemAlertSchema),
  thread: converterFor(threadSchema),
  transaction: converterFor(transactionSchema),
  turn: converterFor(turnSchema),
};

/** Sequence numbers as document ids sort as numbers do: twelve digits, zero-padded. */
export function sequenceId(seq: number): string {
  return String(seq).padStart(12, '0');
}

/** An id that came from outside (a key, an address) as a legal document id: no slash, no reserved form. */
export function safeDocumentId(id: string): string {
  return encodeURIComponent(id).replace(/\./g, '%2E').replace(/^__/, '%5F%5F');
}

/**
 * Every path of the data model (docs/architecture.md, Data), as typed references. Nothing else in the backend
 * spells a collection's name.
 */
export function documentsIn(db: Firestore) {
  const thread = (threadId: string) =>
    db.collection('threads').withConverter(converters.thread).doc(threadId);
  const business = (businessId: string) =>
    db.collection('businesses').withConverter(converters.business).doc(businessId);
  const transactionPath = (businessId: string, txId: string) =>
    `businesses/${businessId}/transactions/${txId}`;
  return {
    db,
    threads: db.collection('threads').withConverter(converters.thread),
    thread,
    messages: (threadId: string) =>
      db.collection(`threads/${threadId}/messages`).withConverter(converters.message),
    message: (threadId: string, seq: number) =>
      db.collection(`threads/${threadId}/messages`).withConverter(converters.message).doc(sequenceId(seq)),
    turns: (threadId: string) => db.collection(`threads/${threadId}/turns`).withConverter(converters.turn),
    turn: (threadId: string, seq: number) =>
      db.collection(`threads/${threadId}/turns`).withConverter(converters.turn).doc(sequenceId(seq)),
    messageIdempotency: (hash: string) =>
      db.collection('messageIdempotency').withConverter(converters.messageIdempotency).doc(hash),
    session: (address: string) =>
      db
        .collection('whatsappSessions')
        .withConverter(converters.session)
        .doc(`wa:${safeDocumentId(address.replace(/^whatsapp:/, ''))}`),
    businesses: db.collection('businesses').withConverter(converters.business),
    business,
    offering: (businessId: string, offeringId: string) =>
      db.collection(`businesses/${businessId}/offerings`).withConverter(converters.offering).doc(offeringId),
    allOfferings: db.collectionGroup('offerings').withConverter(converters.offering),
    transaction: (businessId: string, txId: string) =>
      db.collection(`businesses/${businessId}/transactions`).withConverter(converters.transaction).doc(txId),
    allTransactions: db.collectionGroup('transactions').withConverter(converters.transaction),
    event: (businessId: string, txId: string, eventId: string) =>
      db
        .collection(`${transactionPath(businessId, txId)}/events`)
        .withConverter(converters.event)
        .doc(eventId),
    events: (businessId: string, txId: string) =>
      db.collection(`${transactionPath(businessId, txId)}/events`).withConverter(converters.event),
    lock: (businessId: string, lockKey: string) =>
      db.collection(`businesses/${businessId}/resourceLocks`).withConverter(converters.lock).doc(lockKey),
    allLocks: db.collectionGroup('resourceLocks').withConverter(converters.lock),
    idempotency: (key: string) =>
      db.collection('idempotency').withConverter(converters.idempotency).doc(safeDocumentId(key)),
    intents: db.collection('outbox').withConverter(converters.intent),
    intent: (intentId: string) =>
      db.collection('outbox').withConverter(converters.intent).doc(safeDocumentId(intentId)),
    /** How attempt n of an intent ended. */
    attempt: (intentId: string, n: number) =>
      db
        .collection(`outbox/${safeDocumentId(intentId)}/attempts`)
        .withConverter(converters.attempt)
        .doc(String(n)),
    listings: db.collection('listings').withConverter(converters.listing),
    listing: (listingId: string) =>
      db.collection('listings').withConverter(converters.listing).doc(listingId),
    market: (marketId: string) => db.collection('markets').withConverter(converters.market).doc(marketId),
    merveConfig: (marketId: string) =>
      db.collection(`markets/${marketId}/merve`).withConverter(converters.merveConfig).doc('config'),
    systemAlerts: db.collection('systemAlerts').withConverter(converters.systemAlert),
    systemAlert: (alertId: string) =>
      db.collection('systemAlerts').withConverter(converters.systemAlert).doc(safeDocumentId(alertId)),
  };
}
export type Documents = ReturnType<typeof documentsIn>;
