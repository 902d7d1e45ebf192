/**
 * Folders whose integration tests `npm test` runs together, a group in one jest file (`run-together.ts`); folders inside them are folders of
 * their own. Their tests leave nothing behind in the modules they share. A folder is added where all of its files were seen to hold beside
 * each other: `jest --selectProjects together`. Each file can be run by itself.
 */
export const togetherRooms = {
  conversation: [
    'functions/src/orchestrator',
    'functions/src/orchestrator/claims',
    'functions/src/orchestrator/emergency',
    'functions/src/orchestrator/linking',
  ],
  doors: ['functions/src/entrypoints'],
  errands: [
    'functions/src/capabilities/bookings',
    'functions/src/capabilities/bookings/availability',
    'functions/src/capabilities/bookings/deposits',
    'functions/src/capabilities/bookings/move',
    'functions/src/capabilities/dining',
    'functions/src/capabilities/group-outings',
    'functions/src/capabilities/messages',
    'functions/src/capabilities/orders',
    'functions/src/capabilities/outings',
    'functions/src/capabilities/place-search',
    'functions/src/capabilities/places',
    'functions/src/capabilities/taxi',
    'functions/src/capabilities/trips',
    'functions/src/capabilities/trips/changing',
    'functions/src/capabilities/trips/on-the-way',
    'functions/src/capabilities/trips/places-of-trip',
    'functions/src/capabilities/trips/saving',
    'functions/src/capabilities/viewings',
  ],
  rooms: [
    'functions/src/catalogue',
    'functions/src/channels/web',
    'functions/src/channels/whatsapp',
    'functions/src/conversations',
    'functions/src/ledger',
    'functions/src/ledger/auditors',
    'functions/src/markets',
    'functions/src/model',
    'functions/src/outbox',
    'functions/src/people',
    'functions/src/platform/audit',
    'functions/src/platform/firestore',
    'functions/src/platform/jobs',
    'functions/src/requests',
    'functions/src/restaurants',
    'functions/src/restaurants/search',
    'functions/src/sharing',
    'functions/src/usage',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/**
 * Files of these rooms that run by themselves all the same: they load what a process has once (`onceAProcess`), and each means another; or they
 * compile a copy of the project in processes of their own.
 */
export const byThemselves: readonly string[] = [
  'functions/src/entrypoints/adding-a-tool.integration.test.ts',
  'functions/src/entrypoints/every-function.integration.test.ts',
  'functions/src/entrypoints/every-tool.integration.test.ts',
  'functions/src/entrypoints/no-search-service.integration.test.ts',
  'functions/src/entrypoints/on-catalogue-written.integration.test.ts',
  'functions/src/entrypoints/wake.integration.test.ts',
];

/** Modules that keep a client, a connection or a setting for the life of a process. What runs together must not load them. */
export const onceAProcess: readonly string[] = [
  'functions/src/entrypoints/firestore-client.ts',
  'functions/src/entrypoints/outbox-runtime.ts',
  'functions/src/entrypoints/payment-runtime.ts',
  'functions/src/entrypoints/runtime.ts',
  'functions/src/entrypoints/search-runtime.ts',
];

export type TogetherGroup = keyof typeof togetherRooms;

export const togetherGroups: readonly TogetherGroup[] = ['conversation', 'doors', 'errands', 'rooms'];
