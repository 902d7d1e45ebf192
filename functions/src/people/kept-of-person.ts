import { FieldPath, FieldValue } from '@google-cloud/firestore';
import { deleteThread, erasedOutcome } from '../conversations/delete-thread.ts';
import {
  byActor,
  erasedThread,
  type KeptOfPerson,
  type Person,
  type RawQuery,
  raw,
} from '../manifest/kept-of-person.ts';

const byThread = (query: Parameters<typeof raw>[0], { threadIds }: Person): RawQuery[] =>
  threadIds.map((threadId) => raw(query).where('threadId', '==', threadId));
const beginningWith = (
  query: Parameters<typeof raw>[0],
  field: string | FieldPath,
  prefixes: readonly string[],
): RawQuery[] =>
  prefixes.map((prefix) => raw(query).where(field, '>=', prefix).where(field, '<', `${prefix}\uf8ff`));
const beginningWithId = (query: Parameters<typeof raw>[0], prefixes: readonly string[]) =>
  beginningWith(
    query,
    FieldPath.documentId(),
    prefixes.map((prefix) => encodeURIComponent(prefix)),
  );

const requestDetails = {
  'details.note': null,
  customerName: null,
  reason: null,
};

/** How the keys of a person's operations begin: what was done to one of theirs, or asked for in one of their threads. */
function idempotencyKeysOf({ threadIds, actorIds, commitmentIds, businessIds }: Person): string[] {
  const ofBooking = ['tx_hold', 'tx_confirm', 'tx_cancel', 'tx_move', 'tx_agree'];
  return [
    ...threadIds,
    ...actorIds,
    ...commitmentIds.flatMap((id) => ofBooking.map((operation) => `${operation}:${id}:`)),
    ...businessIds.flatMap((id) => threadIds.map((threadId) => `tx_draft:${id}:${threadId}:`)),
  ];
}

/**
 * Every collection of a room that keeps something of a person; a capability's own stand in its manifest. The conversation goes
 * first: without it, no turn can end any more.
 */
export const keptByRooms: readonly KeptOfPerson[] = [
  {
    collection: 'threads',
    erasure: 'deleted',
    queries: () => [],
    references: (documents, { threadIds }) => threadIds.map((id) => documents.thread(id).withConverter(null)),
    remove: (documents, { id }, { requestedAt }) => deleteThread(documents, id, requestedAt),
  },
  {
    collection: 'threads/*/messages',
    erasure: 'deleted',
    queries: (documents, { threadIds }) => threadIds.map((threadId) => raw(documents.messages(threadId))),
  },
  {
    // Some of those messages once more, for the next turn.
    collection: 'threads/*/tail',
    erasure: 'deleted',
    queries: () => [],
    references: (documents, { threadIds }) =>
      threadIds.map((threadId) => documents.threadTail(threadId).withConverter(null)),
    isInternal: true,
  },
  {
    collection: 'threads/*/turns',
    erasure: 'deleted',
    queries: (documents, { threadIds }) => threadIds.map((threadId) => raw(documents.turns(threadId))),
    // What keeps a turn under way from writing its log names nobody.
    isInUse: ({ outcome }) => outcome === erasedOutcome,
  },
  {
    // What they wrote to a business stands in its conversation, too.
    collection: 'threads/*/messages',
    erasure: 'pseudonymous',
    queries: (documents, { traceIds }) =>
      traceIds.map((traceId) => raw(documents.allMessages).where('traceId', '==', traceId)),
    cleared: { text: '…', location: null, ui: null },
  },
  {
    collection: 'messageIdempotency',
    erasure: 'deleted',
    queries: (documents, person) => byThread(documents.allMessageIdempotency, person),
    isInternal: true,
  },
  {
    collection: 'whatsappSessions',
    erasure: 'deleted',
    queries: (documents, person) => byActor(documents.sessions, person),
  },
  {
    collection: 'identities',
    erasure: 'deleted',
    queries: (documents, person) => byActor(documents.webIdentities, person),
  },
  {
    collection: 'users',
    erasure: 'deleted',
    queries: () => [],
    references: (documents, { actorIds }) =>
      actorIds.map((actorId) => documents.person(actorId).withConverter(null)),
  },
  {
    collection: 'linkCodes',
    erasure: 'deleted',
    queries: () => [],
    references: (documents, { uids }) => uids.map((uid) => documents.linkCode(uid).withConverter(null)),
    isInternal: true,
  },
  {
    collection: 'linkQuotas',
    erasure: 'deleted',
    queries: () => [],
    references: (documents, { uids, actorIds }) =>
      [
        ...uids.map((uid) => `uid:${uid}`),
        // A phone's quota goes by the actor its number makes.
        ...actorIds.map((actorId) => `phone:${actorId}`),
      ].map((subject) => documents.linkQuota(subject).withConverter(null)),
    isInternal: true,
  },
  {
    // Ways into what was theirs. Whose it becomes makes new ones.
    collection: 'sharedLinks',
    erasure: 'deleted',
    queries: (documents, person) => byActor(documents.sharedLinks, person),
    isInternal: true,
  },
  {
    collection: 'sharedMembers',
    erasure: 'deleted',
    queries: (documents, person) => byActor(documents.sharedMembers, person),
  },
  {
    collection: 'actorMerges',
    erasure: 'deleted',
    queries: (documents, { actorIds }) =>
      actorIds.flatMap((actorId) =>
        ['fromActorId', 'intoActorId'].map((field) => raw(documents.actorMerges).where(field, '==', actorId)),
      ),
    isInternal: true,
  },
  {
    collection: 'outbox',
    erasure: 'deleted',
    queries: (documents, person) => [
      ...byThread(documents.intents, person),
      ...person.addresses.map((address) => raw(documents.intents).where('to', '==', address)),
      ...beginningWithId(documents.intents, person.commitmentIds),
    ],
    under: ['attempts'],
    isInUse: ({ state }) => ['queued', 'sending', 'unknown'].some((one) => one === state),
  },
  {
    collection: 'idempotency',
    erasure: 'deleted',
    queries: (documents, person) => [
      ...byThread(documents.allIdempotency, person),
      ...beginningWithId(documents.allIdempotency, idempotencyKeysOf(person)),
    ],
    isInternal: true,
  },
  {
    collection: 'usage',
    erasure: 'deleted',
    queries: (documents, person) => byActor(documents.usageDays, person),
  },
  {
    collection: 'openCommitments',
    erasure: 'deleted',
    queries: () => [],
    references: (documents, { actorIds }) =>
      actorIds.map((actorId) => documents.openCommitments(actorId).withConverter(null)),
    isInternal: true,
  },
  {
    collection: 'systemAlerts',
    erasure: 'deleted',
    queries: (documents, { threadIds }) =>
      threadIds.map((threadId) => raw(documents.systemAlerts).where('subject', '==', `threads/${threadId}`)),
    isInternal: true,
  },
  {
    collection: 'sweepFailures',
    erasure: 'deleted',
    queries: (documents, { threadIds }) =>
      beginningWith(
        documents.sweepFailures,
        'subject',
        threadIds.map((threadId) => `threads/${threadId}`),
      ),
    isInternal: true,
  },
  {
    collection: 'chatSessions',
    erasure: 'deleted',
    queries: (documents, { uids }) =>
      uids.map((uid) => raw(documents.legacySessions).where('userId', '==', uid)),
    under: ['messages'],
  },
  {
    collection: 'bookings',
    erasure: 'deleted',
    queries: (documents, { uids }) =>
      uids.map((uid) => raw(documents.legacyBookings).where('userId', '==', uid)),
  },
  {
    collection: 'legacyImports',
    erasure: 'deleted',
    queries: () => [],
    references: (documents, { uids }) => uids.map((uid) => documents.legacyImport(uid).withConverter(null)),
    isInternal: true,
  },
  {
    collection: 'adminActions',
    erasure: 'pseudonymous',
    queries: (documents, person) => byThread(documents.adminActions, person),
    cleared: { threadId: erasedThread, reason: null },
    isInternal: true,
  },
  {
    collection: 'businesses/*/transactions',
    erasure: 'pseudonymous',
    queries: (documents, person) => byActor(documents.allTransactions, person),
    cleared: {
      customerName: null,
      cancelReason: null,
      threadId: erasedThread,
      note: FieldValue.delete(),
      allergies: FieldValue.delete(),
      companyAllergies: FieldValue.delete(),
      traceId: FieldValue.delete(),
    },
    under: ['events'],
    withheld: ['companyAllergies'],
  },
  ...(['food', 'service', 'viewing'] as const).map(
    (kind): KeptOfPerson => ({
      collection: { food: 'food_orders', service: 'service_requests', viewing: 'viewingRequests' }[kind],
      erasure: 'pseudonymous',
      queries: (documents, person) => byActor(documents.requests(kind), person),
      cleared: {
        ...requestDetails,
        'details.allergies': [],
        'details.deliverTo': { address: '', location: null },
        'details.onSite': { address: '', location: null },
        threadId: erasedThread,
        traceId: FieldValue.delete(),
      },
      under: ['events'],
    }),
  ),
  {
    collection: 'payments',
    erasure: 'pseudonymous',
    queries: (documents, person) => byActor(documents.payments, person),
    cleared: { threadId: erasedThread },
  },
];

/** Collections that erasure leaves alone, and why. */
export const notOfPerson: Readonly<Record<string, string>> = {
  listings: 'what businesses publish',
  'listings/*/menuItems': 'what businesses publish',
  'listings/*/services': 'what businesses publish',
  'listings/*/tickets': 'what businesses publish',
  'listings/*/roomTypes': 'what businesses publish',
  businesses: 'a business and its staff, which the business keeps itself',
  'businesses/*/offerings': 'what businesses publish',
  'markets/*/pictures': 'which pictures a market has, and which operator uploaded each',
  'markets/*/catalogueChanges': 'which documents of the catalogue changed',
  'businesses/*/occupancy': 'which places of a slot are taken',
  'businesses/*/resourceLocks': 'a slot and the id of its booking; names nobody',
  'businesses/*/transactions/*/events': 'goes with its transaction',
  'food_orders/*/events': 'goes with its request',
  'service_requests/*/events': 'goes with its request',
  'viewingRequests/*/events': 'goes with its request',
  'outbox/*/attempts': 'goes with its intent',
  'chatSessions/*/messages': 'goes with its session',
  venueRiskEvents: 'what spoke against a venue at an hour; nothing of who asked',
  sharedAnswers: 'what an outside source answered about a place and a time; nothing of who asked',
  businessStaff: 'derived from businesses, by a keyed hash of the number',
  jobs: 'what operators had done to the catalogue, and which of them',
  'jobs/*/parts': 'what businesses publish',
  markets: 'the market itself',
  'markets/*/merve': 'policy and spend',
  'markets/*/merve/config/history': 'who of the operators changed the policy',
  'markets/*/dutyRosters': 'pharmacies on duty',
  'markets/*/dutyRosters/*/history': 'who of the operators changed a roster',
  auditWatermarks: 'how far auditors have come',
  auditSeals: 'which days auditors are done with',
  'auditSeals/*/days': 'how many documents a day had, and their digest',
  'auditSeals/*/days/*/digests': 'digests of documents, which lead back to nobody',
  'markets/*/vibeHeat': 'what businesses publish, in cells of the map',
  'markets/*/providerSpend': 'what outside providers cost',
  rateLimits: 'internet addresses and accounts by keyed hash, and how much they asked, for two days',
  taxi_drivers: 'people who work here, registered and removed by an operator',
  places: 'chosen by hand',
  restaurants: 'what businesses publish, or a table had of them',
  restaurantReviews: 'what guests published elsewhere, without their names',
  erasures: 'says that somebody was erased; names nobody once done',
};
