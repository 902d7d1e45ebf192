import type { StoredDocument } from '../../store/document.ts';
import { type Fields, Reference, type Value } from '../../values/value.ts';
import { type RulesMap, RulesPath, type RulesValue } from './rules-value.ts';

/** A stored value as rules see it: references become paths. */
export function fromStored(value: Value): RulesValue {
  if (value instanceof Reference) return pathOfName(value.name);
  if (Array.isArray(value)) return value.map(fromStored);
  if (value instanceof Map) return fromFields(value);
  return value;
}

export function fromFields(fields: Fields): RulesMap {
  const map = new Map<string, RulesValue>();
  for (const [name, value] of fields) map.set(name, fromStored(value));
  return map;
}

/** `projects/p/databases/d/documents/a/b` as `/databases/d/documents/a/b`. */
export function pathOfName(name: string): RulesPath {
  const segments = name.split('/');
  return new RulesPath(segments[0] === 'projects' ? segments.slice(2) : segments);
}

/** The path of a document in a database `projects/p/databases/d`. */
export const pathOfDocument = (database: string, path: string): RulesPath =>
  pathOfName(`${database}/documents/${path}`);

/** `resource`, `request.resource` and what `get()` gives: `data`, `id` and `__name__`. */
export const resourceOf = (database: string, document: StoredDocument): RulesMap =>
  new Map<string, RulesValue>([
    ['data', fromFields(document.fields)],
    ['id', document.key.id],
    ['__name__', pathOfDocument(database, document.key.path)],
  ]);

/** JSON, of a token's claims: whole numbers are ints, as production reads them. */
export function fromJson(json: unknown): RulesValue {
  if (json === null || json === undefined) return null;
  if (typeof json === 'boolean' || typeof json === 'string') return json;
  if (typeof json === 'number') return Number.isSafeInteger(json) ? BigInt(json) : json;
  if (Array.isArray(json)) return json.map(fromJson);
  if (typeof json === 'object') {
    return new Map(Object.entries(json).map(([key, value]) => [key, fromJson(value)]));
  }
  return null;
}
