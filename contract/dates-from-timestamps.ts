/** Firestore's Timestamp, by shape: importing the class would load the whole SDK, at a cold start as in a browser. */
function isTimestamp(value: object): value is { toDate(): Date } {
  return 'toDate' in value && typeof value.toDate === 'function';
}

/** Timestamps become `Date` at any depth; everything else is left for the schema to judge. */
export function datesFromTimestamps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(datesFromTimestamps);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  if (isTimestamp(value)) return value.toDate();
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, datesFromTimestamps(item)]));
}

/** Told by its prototype being the first of its line, and not by whose: a value may come from another realm. */
function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || (typeof prototype === 'object' && Object.getPrototypeOf(prototype) === null);
}
