import type { JsonValue } from '@merve/contract';

/** The way to a value in JSON: keys of objects and places in lists. */
export type Path = readonly (string | number)[];

type JsonRecord = { [key: string]: JsonValue };

export function isRecord(value: JsonValue | undefined): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path; undefined where there is none. Pure. */
export function valueAt(json: JsonValue | undefined, path: Path): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>((value, key) => {
    if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined;
    return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }, json);
}

/**
 * The same JSON with another value at a path; `undefined` takes the key, or the place in a list, away. What is missing on
 * the way is made, as an object. Pure.
 */
export function withValueAt(
  json: JsonValue | undefined,
  path: Path,
  value: JsonValue | undefined,
): JsonValue {
  const [key, ...rest] = path;
  if (value === undefined && valueAt(json, path) === undefined) return json ?? null;
  if (key === undefined) return value ?? null;
  if (Array.isArray(json) && typeof key === 'number') {
    if (rest.length === 0 && value === undefined) return json.filter((_, index) => index !== key);
    const changed = withValueAt(json[key], rest, value);
    return key < json.length
      ? json.map((item, index) => (index === key ? changed : item))
      : [...json, changed];
  }
  const record = isRecord(json) ? json : {};
  if (rest.length === 0 && value === undefined) {
    return Object.fromEntries(Object.entries(record).filter(([name]) => name !== String(key)));
  }
  return { ...record, [key]: withValueAt(record[key], rest, value) };
}

/**
 * The same JSON with a value set or taken away, where an object that was made only for what is taken away goes with it.
 * @param base what the object is compared with: what it has stays, empty or not
 */
export function withChange(
  base: JsonValue,
  json: JsonValue,
  path: Path,
  value: JsonValue | undefined,
): JsonValue {
  const changed = withValueAt(json, path, value);
  const parent = path.slice(0, -1);
  const left = valueAt(changed, parent);
  const isLeftOver = value === undefined && isRecord(left) && Object.keys(left).length === 0;
  return isLeftOver && parent.length > 0 && valueAt(base, parent) === undefined
    ? withValueAt(changed, parent, undefined)
    : changed;
}

/** What is plain data as JSON: dates as text, what is undefined left out. */
export function asJson(value: unknown): JsonValue {
  const json: JsonValue = JSON.parse(JSON.stringify(value));
  return json;
}
