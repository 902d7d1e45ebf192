import type { Firestore } from '@google-cloud/firestore';
import {
  actorMergeSchema,
  adminActionSchema,
  auditWatermarkSchema,
  type BookableKind,
  bookableChoiceSchema,
  businessSchema,
  businessStaffSchema,
  correspondenceSchema,
  deliveryAttemptSchema,
  dutyRosterChangeSchema,
  dutyRosterSchema,
  idempotencyRecordSchema,
  legacyBookingSchema,
  legacyImportSchema,
  legacyMessageSchema,
  legacySessionSchema,
  linkCodeSchema,
  linkQuotaSchema,
  marketSchema,
  marketSpendSchema,
  menuItemSchema,
  merchantRequestSchema,
  merveConfigSchema,
  messageIdempotencySchema,
  messageSchema,
  offeringSchema,
  outboxIntentSchema,
  paymentSchema,
  placeSchema,
  policyChangeSchema,
  rateLimitSchema,
  requestEventSchema,
  resourceLockSchema,
  rideSchema,
  serviceSchema,
  storedListingSchema,
  systemAlertSchema,
  taxiDriverSchema,
  threadSchema,
  transactionEventSchema,
  transactionSchema,
  turnSchema,
  usageDaySchema,
  webIdentitySchema,
  whatsappSessionSchema,
} from '@merve/contract';
import { converterFor } from './converter.ts';

const converters = {
  actorMerge: converterFor(actorMergeSchema),
  adminAction: converterFor(adminActionSchema),
  attempt: converterFor(deliveryAttemptSchema),
  auditWatermark: converterFor(auditWatermarkSchema),
  bookableChoice: converterFor(bookableChoiceSchema),
  business: converterFor(businessSchema),
  businessStaff: converterFor(businessStaffSchema),
  correspondence: converterFor(correspondenceSchema),
  dutyRoster: converterFor(dutyRosterSchema),
  dutyRosterChange: converterFor(dutyRosterChangeSchema),
  event: converterFor(transactionEventSchema),
  idempotency: converterFor(idempotencyRecordSchema),
  intent: converterFor(outboxIntentSchema),
  legacyBooking: converterFor(legacyBookingSchema),
  legacyImport: converterFor(legacyImportSchema),
  legacyMessage: converterFor(legacyMessageSchema),
  legacySession: converterFor(legacySessionSchema),
  linkCode: converterFor(linkCodeSchema),
  linkQuota: converterFor(linkQuotaSchema),
  listing: converterFor(storedListingSchema),
  lock: converterFor(resourceLockSchema),
  market: converterFor(marketSchema),
  marketSpend: converterFor(marketSpendSchema),
  menuItem: converterFor(menuItemSchema),
  merchantRequest: converterFor(merchantRequestSchema),
  merveConfig: converterFor(merveConfigSchema),
  message: converterFor(messageSchema),
  messageIdempotency: converterFor(messageIdempotencySchema),
  offering: converterFor(offeringSchema),
  payment: converterFor(paymentSchema),
  place: converterFor(placeSchema),
  policyChange: converterFor(policyChangeSchema),
  rateLimit: converterFor(rateLimitSchema),
  requestEvent: converterFor(requestEventSchema),
  service: converterFor(serviceSchema),
  session: converterFor(whatsappSessionSchema),
  ride: converterFor(rideSchema),
  systemAlert: converterFor(systemAlertSchema),
  taxiDriver: converterFor(taxiDriverSchema),
  thread: converterFor(threadSchema),
  transaction: converterFor(transactionSchema),
  turn: converterFor(turnSchema),
  usageDay: converterFor(usageDaySchema),
  webIdentity: converterFor(webIdentitySchema),
};

/** Sequence numbers as document ids sort as numbers do: twelve digits, zero-padded. */
function sequenceId(seq: number): string {
  return String(seq).padStart(12, '0');
}

/** An id that came from outside (a key, an address) as a legal document id: no slash, no reserved form. */
export function safeDocumentId(id: string): string {
  return encodeURIComponent(id).replace(/\./g, '%2E').replace(/^__/, '%5F%5F');
}

/** A merchant's requests live in a collection for each kind; everything else about them is the same. */
const requestCollections = {
  food: 'food_orders',
  service: 'service_requests',
  viewing: 'viewingRequests',
} as const;
type RequestKind = keyof typeof requestCollections;

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
    allTurns: db.collectionGroup('turns').withConverter(converters.turn),
    turn: (threadId: string, seq: number) =>
      db.collection(`threads/${threadId}/turns`).withConverter(converters.turn).doc(sequenceId(seq)),
    allMessageIdempotency: db.collection('messageIdempotency').withConverter(converters.messageIdempotency),
    messageIdempotency: (hash: string) =>
      db.collection('messageIdempotency').withConverter(converters.messageIdempotency).doc(hash),
    session: (address: string) =>
      db
        .collection('whatsappSessions')
        .withConverter(converters.session)
        .doc(`wa:${safeDocumentId(address.replace(/^whatsapp:/, ''))}`),
    sessions: db.collection('whatsappSessions').withConverter(converters.session),
    webIdentity: (uid: string) =>
      db
        .collection('identities')
        .withConverter(converters.webIdentity)
        .doc(`web:${safeDocumentId(uid)}`),
    linkCode: (uid: string) =>
      db.collection('linkCodes').withConverter(converters.linkCode).doc(safeDocumentId(uid)),
    linkQuota: (subject: string) =>
      db.collection('linkQuotas').withConverter(converters.linkQuota).doc(safeDocumentId(subject)),
    actorMerges: db.collection('actorMerges').withConverter(converters.actorMerge),
    actorMerge: (fromActorId: string) =>
      db.collection('actorMerges').withConverter(converters.actorMerge).doc(safeDocumentId(fromActorId)),
    /** The businesses of a WhatsApp number, by the number's hash. */
    businessStaff: (staffId: string) =>
      db.collection('businessStaff').withConverter(converters.businessStaff).doc(staffId),
    correspondence: (correspondenceId: string) =>
      db.collection('correspondences').withConverter(converters.correspondence).doc(correspondenceId),
    businesses: db.collection('businesses').withConverter(converters.business),
    business,
    offerings: (businessId: string) =>
      db.collection(`businesses/${businessId}/offerings`).withConverter(converters.offering),
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
    allIdempotency: db.collection('idempotency').withConverter(converters.idempotency),
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
    menuItems: (listingId: string) =>
      db.collection(`listings/${listingId}/menuItems`).withConverter(converters.menuItem),
    menuItem: (listingId: string, itemId: string) =>
      db.collection(`listings/${listingId}/menuItems`).withConverter(converters.menuItem).doc(itemId),
    services: (listingId: string) =>
      db.collection(`listings/${listingId}/services`).withConverter(converters.service),
    service: (listingId: string, serviceId: string) =>
      db.collection(`listings/${listingId}/services`).withConverter(converters.service).doc(serviceId),
    /** What can be chosen from at a listing: kinds of ticket, or of room. */
    bookableChoices: (listingId: string, dataKind: BookableKind) =>
      db.collection(`listings/${listingId}/${dataKind}`).withConverter(converters.bookableChoice),
    bookableChoice: (listingId: string, dataKind: BookableKind, choiceId: string) =>
      db
        .collection(`listings/${listingId}/${dataKind}`)
        .withConverter(converters.bookableChoice)
        .doc(choiceId),
    /** `food_orders`, `service_requests` or `viewingRequests`. */
    requests: (kind: RequestKind) =>
      db.collection(requestCollections[kind]).withConverter(converters.merchantRequest),
    request: (kind: RequestKind, requestId: string) =>
      db.collection(requestCollections[kind]).withConverter(converters.merchantRequest).doc(requestId),
    requestEvents: (kind: RequestKind, requestId: string) =>
      db.collection(`${requestCollections[kind]}/${requestId}/events`).withConverter(converters.requestEvent),
    requestEvent: (kind: RequestKind, requestId: string, eventId: string) =>
      db
        .collection(`${requestCollections[kind]}/${requestId}/events`)
        .withConverter(converters.requestEvent)
        .doc(eventId),
    market: (marketId: string) => db.collection('markets').withConverter(converters.market).doc(marketId),
    merveConfig: (marketId: string) =>
      db.collection(`markets/${marketId}/merve`).withConverter(converters.merveConfig).doc('config'),
    policyChanges: (marketId: string) =>
      db.collection(`markets/${marketId}/merve/config/history`).withConverter(converters.policyChange),
    policyChange: (marketId: string, policyVersion: number) =>
      db
        .collection(`markets/${marketId}/merve/config/history`)
        .withConverter(converters.policyChange)
        .doc(String(policyVersion)),
    auditWatermark: (auditor: string, pass: 'changes' | 'everything') =>
      db.collection('auditWatermarks').withConverter(converters.auditWatermark).doc(`${auditor}:${pass}`),
    marketSpend: (marketId: string) =>
      db.collection(`markets/${marketId}/merve`).withConverter(converters.marketSpend).doc('spend'),
    markets: db.collection('markets').withConverter(converters.market),
    /** An internet address's limiter; a person's own is in the thread. */
    rateLimit: (subjectId: string) =>
      db.collection('rateLimits').withConverter(converters.rateLimit).doc(subjectId),
    usageDays: db.collection('usage').withConverter(converters.usageDay),
    usageDay: (threadId: string, date: string) =>
      db.collection('usage').withConverter(converters.usageDay).doc(`${threadId}:${date}`),
    rides: db.collection('taxi_requests').withConverter(converters.ride),
    ride: (rideId: string) => db.collection('taxi_requests').withConverter(converters.ride).doc(rideId),
    taxiDrivers: db.collection('taxi_drivers').withConverter(converters.taxiDriver),
    taxiDriver: (driverId: string) =>
      db.collection('taxi_drivers').withConverter(converters.taxiDriver).doc(driverId),
    places: db.collection('places').withConverter(converters.place),
    place: (placeId: string) => db.collection('places').withConverter(converters.place).doc(placeId),
    /** The pharmacies on duty in the night that begins on a local date. */
    dutyRoster: (marketId: string, date: string) =>
      db.collection(`markets/${marketId}/dutyRosters`).withConverter(converters.dutyRoster).doc(date),
    dutyRosterChanges: (marketId: string, date: string) =>
      db
        .collection(`markets/${marketId}/dutyRosters/${date}/history`)
        .withConverter(converters.dutyRosterChange),
    dutyRosterChange: (marketId: string, date: string, version: number) =>
      db
        .collection(`markets/${marketId}/dutyRosters/${date}/history`)
        .withConverter(converters.dutyRosterChange)
        .doc(String(version)),
    payments: db.collection('payments').withConverter(converters.payment),
    payment: (paymentId: string) =>
      db.collection('payments').withConverter(converters.payment).doc(paymentId),
    /** What the earlier application left; read when it is imported. */
    legacySessions: db.collection('chatSessions').withConverter(converters.legacySession),
    legacyMessages: (sessionId: string) =>
      db.collection(`chatSessions/${sessionId}/messages`).withConverter(converters.legacyMessage),
    legacyBookings: db.collection('bookings').withConverter(converters.legacyBooking),
    legacyImport: (uid: string) =>
      db.collection('legacyImports').withConverter(converters.legacyImport).doc(safeDocumentId(uid)),
    adminAction: (actionId: string) =>
      db.collection('adminActions').withConverter(converters.adminAction).doc(actionId),
    systemAlerts: db.collection('systemAlerts').withConverter(converters.systemAlert),
    systemAlert: (alertId: string) =>
      db.collection('systemAlerts').withConverter(converters.systemAlert).doc(safeDocumentId(alertId)),
  };
}
export type Documents = ReturnType<typeof documentsIn>;
