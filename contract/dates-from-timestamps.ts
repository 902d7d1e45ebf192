/** Firestore's Timestamp, by shape: importing the class would load the whole SDK, at a cold start as in a browser. */
function isTimestamp(value: object): value is { toDate(): Date } {
  return 'toDate' in value && typeof value.toDate === 'function';
}

/** Timestamps become `Date` at any depth; everything else is left for the schema to judge. */
export function datesFromTimestamps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(datesFromTimestamps);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  if (isTimestamp(value)) return value.toDate();
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, datesFromTimestamps(item)]));
}
