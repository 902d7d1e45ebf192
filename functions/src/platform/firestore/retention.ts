import { outingToldDays } from '@merve/contract';

/**
 * How long each kind of document is kept. `kept`: for good, or until somebody is erased, and why. `days`: deleted by Firestore
 * within a day after that many days since the date in `since`; every write sets `expireAt` to it. `expires`: it says itself,
 * in `expiresAt`. `forgets`: a part goes earlier than the document; a write sets `forgetAt` while the part is there
 * (`conversations/forget-locations.ts`).
 */
export type Retention = { readonly forgets?: Forgetting } & (
  | { readonly kept: string }
  | { readonly collectionGroup: string; readonly days: number; readonly since: string }
  | { readonly collectionGroup: string; readonly expires: 'expiresAt' }
);

/** Fields by their path, parts joined by dots. */
interface Forgetting {
  readonly days: number;
  readonly since: string;
  /** Only where this is set. */
  readonly where: string;
}

/** What was said and sent. */
const conversationDays = 400;
const locationDays = 30;
const logDays = 30;

const published = 'what a business publishes, or the market itself';
const work = 'what operators and businesses are answerable for';
const ledger = "the ledger: somebody else's books need it; an erasure leaves it under a pseudonym";
const ofPerson = 'needed for as long as somebody writes; goes with an erasure';
const earlier = 'the earlier application’s, which keeps it itself; goes with an erasure';

/** Every kind of document there is, by its converter's name: one that is not here does not compile. */
export const retention = {
  message: {
    collectionGroup: 'messages',
    days: conversationDays,
    since: 'createdAt',
    forgets: { days: locationDays, since: 'createdAt', where: 'location' },
  },
  threadTail: { collectionGroup: 'tail', days: conversationDays, since: 'oldestAt' },
  turn: { collectionGroup: 'turns', days: conversationDays, since: 'startedAt' },
  messageIdempotency: { collectionGroup: 'messageIdempotency', days: conversationDays, since: 'createdAt' },
  idempotency: { collectionGroup: 'idempotency', days: conversationDays, since: 'createdAt' },
  intent: { collectionGroup: 'outbox', days: conversationDays, since: 'createdAt' },
  attempt: { collectionGroup: 'attempts', days: conversationDays, since: 'at' },
  usageDay: { collectionGroup: 'usage', days: conversationDays, since: 'updatedAt' },
  job: { collectionGroup: 'jobs', days: conversationDays, since: 'createdAt' },
  jobPart: { collectionGroup: 'parts', days: logDays, since: 'createdAt' },
  diningInteraction: { collectionGroup: 'diningInteractions', days: conversationDays, since: 'createdAt' },
  keptFeed: { collectionGroup: 'keptFeeds', expires: 'expiresAt' },
  occupancy: { collectionGroup: 'occupancy', days: logDays, since: 'slotStartsAt' },
  // Closed, resolved or healed; an open one waits for somebody.
  systemAlert: { collectionGroup: 'systemAlerts', days: logDays, since: 'resolvedAt' },
  linkCode: { collectionGroup: 'linkCodes', expires: 'expiresAt' },
  // A way to Google and back.
  googleConsent: { collectionGroup: 'googleConsents', expires: 'expiresAt' },
  // What was sent to whom; its addresses go as soon as all is done.
  googleAction: { collectionGroup: 'googleActions', days: logDays, since: 'createdAt' },
  // What was told for one outing alone; a vote ends before (`maxVoteDays`).
  outingMember: { collectionGroup: 'members', days: outingToldDays, since: 'createdAt' },
  outingBallot: { collectionGroup: 'ballots', days: outingToldDays, since: 'createdAt' },
  // 180 days, and nothing of who asked.
  venueRiskEvent: { collectionGroup: 'venueRiskEvents', expires: 'expiresAt' },
  // What an outside source answered, for as long as it may be told again.
  sharedAnswer: { collectionGroup: 'sharedAnswers', expires: 'expiresAt' },
  // Ended links open nothing; a trip or an outing that is deleted takes its links and members along.
  sharedLink: { collectionGroup: 'sharedLinks', expires: 'expiresAt' },
  linkQuota: { collectionGroup: 'linkQuotas', expires: 'expiresAt' },
  rateLimit: { collectionGroup: 'rateLimits', expires: 'expiresAt' },
  placeSearchSession: { collectionGroup: 'placeSearchSessions', expires: 'expiresAt' },
  sweepFailure: { collectionGroup: 'sweepFailures', expires: 'expiresAt' },
  thread: {
    kept: ofPerson,
    forgets: { days: locationDays, since: 'context.lastLocation.at', where: 'context.lastLocation' },
  },
  person: { kept: 'allergies, which must never be forgotten; goes with an erasure' },
  openCommitments: { kept: 'what is open for somebody; rewritten with each change' },
  session: { kept: ofPerson },
  webIdentity: { kept: ofPerson },
  actorMerge: { kept: ofPerson },
  googleAccount: { kept: 'until it is given up; goes with an erasure, and is taken back at Google' },
  correspondence: { kept: ofPerson },
  transaction: { kept: ledger },
  event: { kept: ledger },
  lock: { kept: ledger },
  merchantRequest: { kept: ledger },
  requestEvent: { kept: ledger },
  ride: { kept: ledger },
  payment: { kept: ledger },
  storedPicture: { kept: 'which pictures a market has, each once' },
  catalogueChange: { kept: 'which documents of the catalogue changed, each once' },
  adminAction: { kept: work },
  policyChange: { kept: work },
  dutyRosterChange: { kept: work },
  taxiDriver: { kept: 'people who work here, registered and removed by an operator' },
  businessStaff: { kept: 'derived from businesses, by a keyed hash of the number' },
  erasure: { kept: 'says that somebody was erased; names nobody once done' },
  auditWatermark: { kept: 'how far auditors have come' },
  auditSealing: { kept: 'which days auditors are done with' },
  auditSeal: { kept: 'how many documents a day had, and their digest; names nobody' },
  auditSealPart: { kept: 'digests of documents, which lead back to nobody' },
  vibeHeat: { kept: 'four documents a market, made anew with its catalogue' },
  providerSpend: { kept: 'one document a market and provider, with each day written anew' },
  marketSpend: { kept: 'one document a market, with each measurement written anew' },
  business: { kept: published },
  offering: { kept: published },
  listing: { kept: published },
  menuItem: { kept: published },
  service: { kept: published },
  bookableChoice: { kept: published },
  market: { kept: published },
  merveConfig: { kept: published },
  dutyRoster: { kept: published },
  place: { kept: published },
  restaurant: { kept: published },
  restaurantReview: { kept: 'what guests published elsewhere about a restaurant, without their names' },
  trip: { kept: ofPerson },
  itineraryDay: { kept: ofPerson },
  outing: { kept: ofPerson },
  sharedMember: {
    kept: 'who takes part, for as long as what they take part in; goes with it, or with an erasure',
  },
  legacySession: { kept: earlier },
  legacyMessage: { kept: earlier },
  legacyBooking: { kept: earlier },
  legacyImport: { kept: earlier },
} as const satisfies Record<string, Retention>;

const dayMs = 86_400_000;

/** Is a document of this age due to be deleted, so that its absence says nothing? */
export function isPastRetention({ days }: { readonly days: number }, since: Date, now: Date): boolean {
  return since.getTime() + days * dayMs <= now.getTime();
}

/** The oldest date that is surely still there. */
export function retainedSince({ days }: { readonly days: number }, now: Date): Date {
  return new Date(now.getTime() - days * dayMs);
}

/** When a document goes, and when a part of it does: the fields that every write of it carries. Pure. */
export function retentionFields(model: object, rules: Retention): { expireAt?: Date; forgetAt?: Date } {
  const { forgets } = rules;
  const expireAt = 'days' in rules ? dateAfter(model, rules) : undefined;
  const forgetAt =
    forgets === undefined || valueAt(model, forgets.where) === null ? undefined : dateAfter(model, forgets);
  return { ...(expireAt && { expireAt }), ...(forgetAt && { forgetAt }) };
}

function dateAfter(model: object, { since, days }: { since: string; days: number }): Date | undefined {
  const from = valueAt(model, since);
  return from instanceof Date ? new Date(from.getTime() + days * dayMs) : undefined;
}

function valueAt(model: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? (Reflect.get(value, name) ?? null) : null,
      model,
    );
}
