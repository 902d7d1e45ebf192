import type { DocumentData, FirestoreDataConverter, QueryDocumentSnapshot } from '@google-cloud/firestore';
import {
  actorMergeSchema,
  adminActionSchema,
  auditSealingSchema,
  auditSealPartSchema,
  auditSealSchema,
  auditWatermarkSchema,
  bookableChoiceSchema,
  businessSchema,
  businessStaffSchema,
  catalogueChangeSchema,
  correspondenceSchema,
  datesFromTimestamps,
  deliveryAttemptSchema,
  diningInteractionSchema,
  dutyRosterChangeSchema,
  dutyRosterSchema,
  erasureSchema,
  idempotencyRecordSchema,
  itineraryDaySchema,
  jobPartSchema,
  jobSchema,
  keptFeedSchema,
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
  occupancySchema,
  offeringSchema,
  openCommitmentsSchema,
  outboxIntentSchema,
  paymentSchema,
  personSchema,
  placeSchema,
  placeSearchSessionSchema,
  policyChangeSchema,
  providerSpendSchema,
  rateLimitSchema,
  requestEventSchema,
  resourceLockSchema,
  restaurantReviewSchema,
  restaurantSchema,
  rideSchema,
  serviceSchema,
  sharedLinkSchema,
  sharedMemberSchema,
  storedListingSchema,
  sweepFailureSchema,
  systemAlertSchema,
  taxiDriverSchema,
  threadSchema,
  threadTailSchema,
  transactionEventSchema,
  transactionSchema,
  tripSchema,
  turnSchema,
  usageDaySchema,
  webIdentitySchema,
  whatsappSessionSchema,
} from '@merve/contract';
import type { z } from 'zod';
import { MerveError } from '../errors.ts';
import { noteRead, noteWritten } from './document-count.ts';
import { type Retention, retention, retentionFields } from './retention.ts';

/**
 * The one converter of a document type: every read and every write passes its schema, so a raw map can neither
 * enter nor leave; and every write carries when the document goes (`retention.ts`), which no reader sees. Dates are stored as
 * Firestore timestamps (millisecond precision, UTC).
 * @throws MerveError `INTERNAL` naming the document's path if what is stored does not fit the schema.
 */
function converterFor<Schema extends z.ZodType<object>>(
  schema: Schema,
  rules: Retention,
): FirestoreDataConverter<z.output<Schema>, DocumentData> {
  return {
    toFirestore(model) {
      noteWritten();
      const stored = schema.parse(model);
      return { ...stored, ...retentionFields(stored, rules) };
    },
    fromFirestore(snapshot: QueryDocumentSnapshot) {
      noteRead(snapshot.ref.path, snapshot.readTime.valueOf());
      const parsed = schema.safeParse(datesFromTimestamps(snapshot.data()));
      if (parsed.success) return parsed.data;
      const where = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
      throw new MerveError(
        'INTERNAL',
        `The document ${snapshot.ref.path} does not fit its schema at: ${where}`,
      );
    },
  };
}

/** The converter of every document type there is. */
export const converters = {
  actorMerge: converterFor(actorMergeSchema, retention.actorMerge),
  adminAction: converterFor(adminActionSchema, retention.adminAction),
  attempt: converterFor(deliveryAttemptSchema, retention.attempt),
  auditSeal: converterFor(auditSealSchema, retention.auditSeal),
  auditSealing: converterFor(auditSealingSchema, retention.auditSealing),
  auditSealPart: converterFor(auditSealPartSchema, retention.auditSealPart),
  auditWatermark: converterFor(auditWatermarkSchema, retention.auditWatermark),
  bookableChoice: converterFor(bookableChoiceSchema, retention.bookableChoice),
  business: converterFor(businessSchema, retention.business),
  businessStaff: converterFor(businessStaffSchema, retention.businessStaff),
  catalogueChange: converterFor(catalogueChangeSchema, retention.catalogueChange),
  correspondence: converterFor(correspondenceSchema, retention.correspondence),
  diningInteraction: converterFor(diningInteractionSchema, retention.diningInteraction),
  dutyRoster: converterFor(dutyRosterSchema, retention.dutyRoster),
  dutyRosterChange: converterFor(dutyRosterChangeSchema, retention.dutyRosterChange),
  erasure: converterFor(erasureSchema, retention.erasure),
  event: converterFor(transactionEventSchema, retention.event),
  idempotency: converterFor(idempotencyRecordSchema, retention.idempotency),
  intent: converterFor(outboxIntentSchema, retention.intent),
  job: converterFor(jobSchema, retention.job),
  jobPart: converterFor(jobPartSchema, retention.jobPart),
  keptFeed: converterFor(keptFeedSchema, retention.keptFeed),
  legacyBooking: converterFor(legacyBookingSchema, retention.legacyBooking),
  legacyImport: converterFor(legacyImportSchema, retention.legacyImport),
  legacyMessage: converterFor(legacyMessageSchema, retention.legacyMessage),
  legacySession: converterFor(legacySessionSchema, retention.legacySession),
  linkCode: converterFor(linkCodeSchema, retention.linkCode),
  linkQuota: converterFor(linkQuotaSchema, retention.linkQuota),
  listing: converterFor(storedListingSchema, retention.listing),
  lock: converterFor(resourceLockSchema, retention.lock),
  market: converterFor(marketSchema, retention.market),
  marketSpend: converterFor(marketSpendSchema, retention.marketSpend),
  menuItem: converterFor(menuItemSchema, retention.menuItem),
  merchantRequest: converterFor(merchantRequestSchema, retention.merchantRequest),
  merveConfig: converterFor(merveConfigSchema, retention.merveConfig),
  message: converterFor(messageSchema, retention.message),
  messageIdempotency: converterFor(messageIdempotencySchema, retention.messageIdempotency),
  occupancy: converterFor(occupancySchema, retention.occupancy),
  offering: converterFor(offeringSchema, retention.offering),
  openCommitments: converterFor(openCommitmentsSchema, retention.openCommitments),
  payment: converterFor(paymentSchema, retention.payment),
  person: converterFor(personSchema, retention.person),
  place: converterFor(placeSchema, retention.place),
  placeSearchSession: converterFor(placeSearchSessionSchema, retention.placeSearchSession),
  policyChange: converterFor(policyChangeSchema, retention.policyChange),
  providerSpend: converterFor(providerSpendSchema, retention.providerSpend),
  rateLimit: converterFor(rateLimitSchema, retention.rateLimit),
  requestEvent: converterFor(requestEventSchema, retention.requestEvent),
  restaurant: converterFor(restaurantSchema, retention.restaurant),
  restaurantReview: converterFor(restaurantReviewSchema, retention.restaurantReview),
  trip: converterFor(tripSchema, retention.trip),
  itineraryDay: converterFor(itineraryDaySchema, retention.itineraryDay),
  service: converterFor(serviceSchema, retention.service),
  sharedLink: converterFor(sharedLinkSchema, retention.sharedLink),
  sharedMember: converterFor(sharedMemberSchema, retention.sharedMember),
  session: converterFor(whatsappSessionSchema, retention.session),
  ride: converterFor(rideSchema, retention.ride),
  sweepFailure: converterFor(sweepFailureSchema, retention.sweepFailure),
  systemAlert: converterFor(systemAlertSchema, retention.systemAlert),
  taxiDriver: converterFor(taxiDriverSchema, retention.taxiDriver),
  thread: converterFor(threadSchema, retention.thread),
  threadTail: converterFor(threadTailSchema, retention.threadTail),
  transaction: converterFor(transactionSchema, retention.transaction),
  turn: converterFor(turnSchema, retention.turn),
  usageDay: converterFor(usageDaySchema, retention.usageDay),
  webIdentity: converterFor(webIdentitySchema, retention.webIdentity),
};
