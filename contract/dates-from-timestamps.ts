/** Firestore's Timestamp, by shape: importing the class would load the whole SDK, at a cold start as in a browser. */
function isTimestamp(value: object): value is { toDate(): Date } {
  return 'toDate' in value && typeof value.toDate === 'function';
}

/** Timestamps become `Date` at any depth; everything else is left for the schema to judge. What has none within is given back as it is. */
export function datesFromTimestamps(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  if (Array.isArray(value)) {
    const items = value.map(datesFromTimestamps);
    return items.some((item, at) => item !== value[at]) ? items : value;
  }
  if (isTimestamp(value)) return value.toDate();
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value);
  let isChanged = false;
  for (const entry of entries) {
    const item = datesFromTimestamps(entry[1]);
    isChanged ||= item !== entry[1];
    entry[1] = item;
  }
  return isChanged ? Object.fromEntries(entries) : value;
}

/** Told by its prototype being the first of its line, and not by whose: a value may come from another realm. */
function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || (typeof prototype === 'object' && Object.getPrototypeOf(prototype) === null);
}
