import type { Firestore } from '@google-cloud/firestore';
import type { BookableKind } from '@merve/contract';
import { converters } from './converters.ts';
import { pathSegment, safeDocumentId, sequenceId } from './path-segment.ts';
import { upkeepDocumentsIn } from './upkeep-documents.ts';

/** A merchant's requests live in a collection for each kind; everything else about them is the same. */
const requestCollections = {
  food: 'food_orders',
  service: 'service_requests',
  viewing: 'viewingRequests',
} as const;
type RequestKind = keyof typeof requestCollections;

/**
 * Every path of the data model (docs/architecture.md, Data), as typed references. Nothing else in the backend
 * spells a collection's name. No builder throws, whatever it is given (`pathSegment`).
 */
export function documentsIn(db: Firestore) {
  const thread = (threadId: string) =>
    db.collection('threads').withConverter(converters.thread).doc(pathSegment(threadId));
  const business = (businessId: string) =>
    db.collection('businesses').withConverter(converters.business).doc(pathSegment(businessId));
  const transactionPath = (businessId: string, txId: string) =>
    `businesses/${pathSegment(businessId)}/transactions/${pathSegment(txId)}`;
  return {
    ...upkeepDocumentsIn(db),
    db,
    threads: db.collection('threads').withConverter(converters.thread),
    thread,
    messages: (threadId: string) =>
      db.collection(`threads/${pathSegment(threadId)}/messages`).withConverter(converters.message),
    message: (threadId: string, seq: number) =>
      db
        .collection(`threads/${pathSegment(threadId)}/messages`)
        .withConverter(converters.message)
        .doc(sequenceId(seq)),
    turns: (threadId: string) =>
      db.collection(`threads/${pathSegment(threadId)}/turns`).withConverter(converters.turn),
    allMessages: db.collectionGroup('messages').withConverter(converters.message),
    allTurns: db.collectionGroup('turns').withConverter(converters.turn),
    turn: (threadId: string, seq: number) =>
      db
        .collection(`threads/${pathSegment(threadId)}/turns`)
        .withConverter(converters.turn)
        .doc(sequenceId(seq)),
    /** A copy of a thread's newest messages, beside the thread: whoever reads a thread does not hear of it. */
    threadTail: (threadId: string) =>
      db
        .collection(`threads/${pathSegment(threadId)}/tail`)
        .withConverter(converters.threadTail)
        .doc('newest'),
    allMessageIdempotency: db.collection('messageIdempotency').withConverter(converters.messageIdempotency),
    messageIdempotency: (hash: string) =>
      db.collection('messageIdempotency').withConverter(converters.messageIdempotency).doc(pathSegment(hash)),
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
    webIdentities: db.collection('identities').withConverter(converters.webIdentity),
    linkCode: (uid: string) =>
      db.collection('linkCodes').withConverter(converters.linkCode).doc(safeDocumentId(uid)),
    linkQuota: (subject: string) =>
      db.collection('linkQuotas').withConverter(converters.linkQuota).doc(safeDocumentId(subject)),
    /** What is known of a person for good: their allergies. */
    person: (actorId: string) =>
      db.collection('users').withConverter(converters.person).doc(safeDocumentId(actorId)),
    actorMerges: db.collection('actorMerges').withConverter(converters.actorMerge),
    actorMerge: (fromActorId: string) =>
      db.collection('actorMerges').withConverter(converters.actorMerge).doc(safeDocumentId(fromActorId)),
    /** The businesses of a WhatsApp number, by the number's hash. */
    businessStaff: (staffId: string) =>
      db.collection('businessStaff').withConverter(converters.businessStaff).doc(pathSegment(staffId)),
    correspondences: db.collection('correspondences').withConverter(converters.correspondence),
    correspondence: (correspondenceId: string) =>
      db
        .collection('correspondences')
        .withConverter(converters.correspondence)
        .doc(pathSegment(correspondenceId)),
    businesses: db.collection('businesses').withConverter(converters.business),
    business,
    offerings: (businessId: string) =>
      db.collection(`businesses/${pathSegment(businessId)}/offerings`).withConverter(converters.offering),
    offering: (businessId: string, offeringId: string) =>
      db
        .collection(`businesses/${pathSegment(businessId)}/offerings`)
        .withConverter(converters.offering)
        .doc(pathSegment(offeringId)),
    allOfferings: db.collectionGroup('offerings').withConverter(converters.offering),
    transaction: (businessId: string, txId: string) =>
      db
        .collection(`businesses/${pathSegment(businessId)}/transactions`)
        .withConverter(converters.transaction)
        .doc(pathSegment(txId)),
    allTransactions: db.collectionGroup('transactions').withConverter(converters.transaction),
    event: (businessId: string, txId: string, eventId: string) =>
      db
        .collection(`${transactionPath(businessId, txId)}/events`)
        .withConverter(converters.event)
        .doc(pathSegment(eventId)),
    events: (businessId: string, txId: string) =>
      db.collection(`${transactionPath(businessId, txId)}/events`).withConverter(converters.event),
    lock: (businessId: string, lockKey: string) =>
      db
        .collection(`businesses/${pathSegment(businessId)}/resourceLocks`)
        .withConverter(converters.lock)
        .doc(pathSegment(lockKey)),
    /** @param slot a lock's key without its token */
    occupancy: (businessId: string, slot: string) =>
      db
        .collection(`businesses/${pathSegment(businessId)}/occupancy`)
        .withConverter(converters.occupancy)
        .doc(pathSegment(slot)),
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
      db.collection('listings').withConverter(converters.listing).doc(pathSegment(listingId)),
    menuItems: (listingId: string) =>
      db.collection(`listings/${pathSegment(listingId)}/menuItems`).withConverter(converters.menuItem),
    menuItem: (listingId: string, itemId: string) =>
      db
        .collection(`listings/${pathSegment(listingId)}/menuItems`)
        .withConverter(converters.menuItem)
        .doc(pathSegment(itemId)),
    services: (listingId: string) =>
      db.collection(`listings/${pathSegment(listingId)}/services`).withConverter(converters.service),
    service: (listingId: string, serviceId: string) =>
      db
        .collection(`listings/${pathSegment(listingId)}/services`)
        .withConverter(converters.service)
        .doc(pathSegment(serviceId)),
    /** What can be chosen from at a listing: kinds of ticket, or of room. */
    bookableChoices: (listingId: string, dataKind: BookableKind) =>
      db
        .collection(`listings/${pathSegment(listingId)}/${dataKind}`)
        .withConverter(converters.bookableChoice),
    bookableChoice: (listingId: string, dataKind: BookableKind, choiceId: string) =>
      db
        .collection(`listings/${pathSegment(listingId)}/${dataKind}`)
        .withConverter(converters.bookableChoice)
        .doc(pathSegment(choiceId)),
    /** `food_orders`, `service_requests` or `viewingRequests`. */
    requests: (kind: RequestKind) =>
      db.collection(requestCollections[kind]).withConverter(converters.merchantRequest),
    request: (kind: RequestKind, requestId: string) =>
      db
        .collection(requestCollections[kind])
        .withConverter(converters.merchantRequest)
        .doc(pathSegment(requestId)),
    requestEvents: (kind: RequestKind, requestId: string) =>
      db
        .collection(`${requestCollections[kind]}/${pathSegment(requestId)}/events`)
        .withConverter(converters.requestEvent),
    requestEvent: (kind: RequestKind, requestId: string, eventId: string) =>
      db
        .collection(`${requestCollections[kind]}/${pathSegment(requestId)}/events`)
        .withConverter(converters.requestEvent)
        .doc(pathSegment(eventId)),
    market: (marketId: string) =>
      db.collection('markets').withConverter(converters.market).doc(pathSegment(marketId)),
    catalogueChanges: (marketId: string) =>
      db
        .collection(`markets/${pathSegment(marketId)}/catalogueChanges`)
        .withConverter(converters.catalogueChange),
    storedPictures: (marketId: string) =>
      db.collection(`markets/${pathSegment(marketId)}/pictures`).withConverter(converters.storedPicture),
    storedPicture: (marketId: string, pictureId: string) =>
      db
        .collection(`markets/${pathSegment(marketId)}/pictures`)
        .withConverter(converters.storedPicture)
        .doc(pathSegment(pictureId)),
    /** @param part which document of the catalogue */
    catalogueChange: (marketId: string, part: string) =>
      db
        .collection(`markets/${pathSegment(marketId)}/catalogueChanges`)
        .withConverter(converters.catalogueChange)
        .doc(pathSegment(part)),
    merveConfig: (marketId: string) =>
      db
        .collection(`markets/${pathSegment(marketId)}/merve`)
        .withConverter(converters.merveConfig)
        .doc('config'),
    policyChanges: (marketId: string) =>
      db
        .collection(`markets/${pathSegment(marketId)}/merve/config/history`)
        .withConverter(converters.policyChange),
    policyChange: (marketId: string, policyVersion: number) =>
      db
        .collection(`markets/${pathSegment(marketId)}/merve/config/history`)
        .withConverter(converters.policyChange)
        .doc(String(policyVersion)),
    marketSpend: (marketId: string) =>
      db
        .collection(`markets/${pathSegment(marketId)}/merve`)
        .withConverter(converters.marketSpend)
        .doc('spend'),
    /** How much of each mood there is in each cell of a market's map. */
    vibeHeat: (marketId: string, resolution: number) =>
      db
        .collection(`markets/${pathSegment(marketId)}/vibeHeat`)
        .withConverter(converters.vibeHeat)
        .doc(pathSegment(String(resolution))),
    /** What an outside provider's calls may still cost today. */
    providerSpend: (marketId: string, provider: string) =>
      db
        .collection(`markets/${pathSegment(marketId)}/providerSpend`)
        .withConverter(converters.providerSpend)
        .doc(pathSegment(provider)),
    markets: db.collection('markets').withConverter(converters.market),
    /** An internet address's limiter; a person's own is in the thread. */
    rateLimit: (subjectId: string) =>
      db.collection('rateLimits').withConverter(converters.rateLimit).doc(pathSegment(subjectId)),
    usageDays: db.collection('usage').withConverter(converters.usageDay),
    usageDay: (threadId: string, date: string) =>
      db
        .collection('usage')
        .withConverter(converters.usageDay)
        .doc(pathSegment(`${threadId}:${date}`)),
    /** Everything that is open for one person. */
    openCommitments: (actorId: string) =>
      db.collection('openCommitments').withConverter(converters.openCommitments).doc(safeDocumentId(actorId)),
    allOpenCommitments: db.collection('openCommitments').withConverter(converters.openCommitments),
    rides: db.collection('taxi_requests').withConverter(converters.ride),
    ride: (rideId: string) =>
      db.collection('taxi_requests').withConverter(converters.ride).doc(pathSegment(rideId)),
    taxiDrivers: db.collection('taxi_drivers').withConverter(converters.taxiDriver),
    taxiDriver: (driverId: string) =>
      db.collection('taxi_drivers').withConverter(converters.taxiDriver).doc(pathSegment(driverId)),
    places: db.collection('places').withConverter(converters.place),
    place: (placeId: string) =>
      db.collection('places').withConverter(converters.place).doc(pathSegment(placeId)),
    trips: db.collection('trips').withConverter(converters.trip),
    trip: (tripId: string) => db.collection('trips').withConverter(converters.trip).doc(pathSegment(tripId)),
    allItineraryDays: db.collectionGroup('days').withConverter(converters.itineraryDay),
    itineraryDays: (tripId: string) =>
      db.collection(`itineraries/${pathSegment(tripId)}/days`).withConverter(converters.itineraryDay),
    itineraryDay: (tripId: string, day: number) =>
      db
        .collection(`itineraries/${pathSegment(tripId)}/days`)
        .withConverter(converters.itineraryDay)
        .doc(String(day)),
    googleAccounts: db.collection('googleAccounts').withConverter(converters.googleAccount),
    googleAccount: (actorId: string) =>
      db.collection('googleAccounts').withConverter(converters.googleAccount).doc(pathSegment(actorId)),
    googleConsents: db.collection('googleConsents').withConverter(converters.googleConsent),
    googleConsent: (consentId: string) =>
      db.collection('googleConsents').withConverter(converters.googleConsent).doc(pathSegment(consentId)),
    googleActions: db.collection('googleActions').withConverter(converters.googleAction),
    googleAction: (actionId: string) =>
      db.collection('googleActions').withConverter(converters.googleAction).doc(pathSegment(actionId)),
    outings: db.collection('outings').withConverter(converters.outing),
    outing: (outingId: string) =>
      db.collection('outings').withConverter(converters.outing).doc(pathSegment(outingId)),
    allOutingMembers: db.collectionGroup('members').withConverter(converters.outingMember),
    outingMembers: (outingId: string) =>
      db.collection(`outings/${pathSegment(outingId)}/members`).withConverter(converters.outingMember),
    outingMember: (outingId: string, memberId: string) =>
      db
        .collection(`outings/${pathSegment(outingId)}/members`)
        .withConverter(converters.outingMember)
        .doc(pathSegment(memberId)),
    allOutingBallots: db.collectionGroup('ballots').withConverter(converters.outingBallot),
    outingBallots: (outingId: string) =>
      db.collection(`outings/${pathSegment(outingId)}/ballots`).withConverter(converters.outingBallot),
    outingBallot: (outingId: string, memberId: string) =>
      db
        .collection(`outings/${pathSegment(outingId)}/ballots`)
        .withConverter(converters.outingBallot)
        .doc(pathSegment(memberId)),
    /** Risks that had evidence, kept for the next plan. */
    venueRiskEvents: db.collection('venueRiskEvents').withConverter(converters.venueRiskEvent),
    venueRiskEvent: (riskEventId: string) =>
      db.collection('venueRiskEvents').withConverter(converters.venueRiskEvent).doc(pathSegment(riskEventId)),
    /** What an outside source answered (`shared-cache.ts`). */
    sharedAnswer: (answerId: string) =>
      db.collection('sharedAnswers').withConverter(converters.sharedAnswer).doc(pathSegment(answerId)),
    /** Ways into a trip or an outing, each by the hash of its secret. */
    sharedLinks: db.collection('sharedLinks').withConverter(converters.sharedLink),
    sharedLink: (linkId: string) =>
      db.collection('sharedLinks').withConverter(converters.sharedLink).doc(pathSegment(linkId)),
    sharedMembers: db.collection('sharedMembers').withConverter(converters.sharedMember),
    sharedMember: (memberId: string) =>
      db.collection('sharedMembers').withConverter(converters.sharedMember).doc(pathSegment(memberId)),
    restaurants: db.collection('restaurants').withConverter(converters.restaurant),
    restaurant: (restaurantId: string) =>
      db.collection('restaurants').withConverter(converters.restaurant).doc(pathSegment(restaurantId)),
    diningInteractions: db.collection('diningInteractions').withConverter(converters.diningInteraction),
    diningInteraction: (interactionId: string) =>
      db
        .collection('diningInteractions')
        .withConverter(converters.diningInteraction)
        .doc(pathSegment(interactionId)),
    keptFeeds: db.collection('keptFeeds').withConverter(converters.keptFeed),
    keptFeed: (feedId: string) =>
      db.collection('keptFeeds').withConverter(converters.keptFeed).doc(pathSegment(feedId)),
    restaurantReviews: db.collection('restaurantReviews').withConverter(converters.restaurantReview),
    restaurantReview: (reviewId: string) =>
      db
        .collection('restaurantReviews')
        .withConverter(converters.restaurantReview)
        .doc(pathSegment(reviewId)),
    /** What a conversation, or a named session, remembers of its searches for places. */
    placeSearchSessions: db.collection('placeSearchSessions').withConverter(converters.placeSearchSession),
    placeSearchSession: (sessionId: string) =>
      db
        .collection('placeSearchSessions')
        .withConverter(converters.placeSearchSession)
        .doc(pathSegment(sessionId)),
    /** The pharmacies on duty in the night that begins on a local date. */
    dutyRoster: (marketId: string, date: string) =>
      db
        .collection(`markets/${pathSegment(marketId)}/dutyRosters`)
        .withConverter(converters.dutyRoster)
        .doc(pathSegment(date)),
    dutyRosterChanges: (marketId: string, date: string) =>
      db
        .collection(`markets/${pathSegment(marketId)}/dutyRosters/${pathSegment(date)}/history`)
        .withConverter(converters.dutyRosterChange),
    dutyRosterChange: (marketId: string, date: string, version: number) =>
      db
        .collection(`markets/${pathSegment(marketId)}/dutyRosters/${pathSegment(date)}/history`)
        .withConverter(converters.dutyRosterChange)
        .doc(String(version)),
    payments: db.collection('payments').withConverter(converters.payment),
    payment: (paymentId: string) =>
      db.collection('payments').withConverter(converters.payment).doc(pathSegment(paymentId)),
    /** What the earlier application left; read when it is imported. */
    legacySessions: db.collection('chatSessions').withConverter(converters.legacySession),
    legacyMessages: (sessionId: string) =>
      db
        .collection(`chatSessions/${pathSegment(sessionId)}/messages`)
        .withConverter(converters.legacyMessage),
    legacyBookings: db.collection('bookings').withConverter(converters.legacyBooking),
    legacyImport: (uid: string) =>
      db.collection('legacyImports').withConverter(converters.legacyImport).doc(safeDocumentId(uid)),
  };
}
export type Documents = ReturnType<typeof documentsIn>;
