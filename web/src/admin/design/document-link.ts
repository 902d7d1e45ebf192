const places: readonly (readonly [path: RegExp, href: (...parts: string[]) => string])[] = [
  [
    /^businesses\/([^/]+)\/transactions\/([^/]+)/,
    (business, tx) => `/admin/ledger/bookings/${business}/${tx}`,
  ],
  [/^food_orders\/([^/]+)/, (id) => `/admin/ledger/orders/food/${id}`],
  [/^service_requests\/([^/]+)/, (id) => `/admin/ledger/orders/service/${id}`],
  [/^viewingRequests\/([^/]+)/, (id) => `/admin/ledger/orders/viewing/${id}`],
  [/^threads\/([^/]+)\/(?:turns|messages)\/0*(\d+)$/, (thread, seq) => `/admin/turns/${thread}/${seq}`],
  [/^threads\/([^/]+)/, (thread) => `/admin/conversations/${thread}`],
  [/^taxi_(?:requests|drivers)\//, () => '/admin/taxi'],
  [/^jobs\/([^/]+)/, (id) => `/admin/jobs/${id}`],
  [/^markets\/[^/]+\/merve/, () => '/admin/merve'],
];

/** Ids of intents are stored percent-encoded (they hold colons); the pages name them as they are. */
const intentPath = /^outbox\/([^/]+)/;

/** The page of one message of the outbox. */
export function pageOfIntent(intentId: string): string {
  return `/admin/outbox/${encodeURIComponent(intentId)}`;
}

/** The page of one job. */
export function pageOfJob(jobId: string): string {
  return `/admin/jobs/${encodeURIComponent(jobId)}`;
}

/** Where an intent lies. The same encoding as the backend's `safeDocumentId`. */
export function pathOfIntent(intentId: string): string {
  return `outbox/${encodeURIComponent(intentId).replace(/\./g, '%2E').replace(/^__/, '%5F%5F')}`;
}

/** The admin page that shows a document, by its path; null where none does. Pure. */
export function pageOfDocument(path: string): string | null {
  const intent = intentPath.exec(path)?.[1];
  // An alert masks telephone numbers in ids: what is left of such an id may not decode.
  if (intent !== undefined) return intent.includes('…') ? null : pageOfIntent(decodeURIComponent(intent));
  for (const [pattern, href] of places) {
    const found = pattern.exec(path);
    if (found !== null) return href(...found.slice(1).map(encodeURIComponent));
  }
  return null;
}
