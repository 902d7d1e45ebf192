import { collectionPathOf, type Query } from '../../query/query.ts';
import type { DocumentChange, StoredDocument } from '../../store/document.ts';
import type { DocumentKey } from '../../store/path.ts';
import { Reference } from '../../values/value.ts';
import { PartialMap } from '../list/constraint.ts';
import { knownData } from '../list/known-data.ts';
import { documentNamedIn, type Way, waysOf } from '../list/ways.ts';
import { pathOfDocument, resourceOf } from '../values/from-stored.ts';
import type { RulesMap, RulesValue } from '../values/rules-value.ts';
import type { Question } from './decide.ts';
import { knownTarget, type Target } from './match-path.ts';
import { queryValue, requestValue } from './request-value.ts';

type Lookup = (path: string) => StoredDocument | undefined;

/** `databases/(default)/documents`, where all match paths begin. */
const rootOf = (database: string): string[] => ['databases', database.split('/')[3] ?? '', 'documents'];

const targetOf = (database: string, path: string): Target =>
  knownTarget([...rootOf(database), ...path.split('/')]);

const resourceOrNull = (database: string, document: StoredDocument | undefined): RulesValue =>
  document ? resourceOf(database, document) : null;

/** A get; `resource` is null if the document does not exist. */
export const questionOfRead = (
  database: string,
  { path }: DocumentKey,
  document: StoredDocument | undefined,
  base: RulesMap,
): Question => ({
  method: 'get',
  target: targetOf(database, path),
  subject: path,
  globals: new Map<string, RulesValue>([
    ['request', requestValue(base, 'get', [['path', pathOfDocument(database, path)]])],
    ['resource', resourceOrNull(database, document)],
  ]),
});

/** One question per write, in order: `resource` is what the writes before it have left, `request.resource` what it leaves. */
export const questionsOfWrite = (
  database: string,
  steps: readonly DocumentChange[],
  base: RulesMap,
): Question[] =>
  steps.map(({ key: { path }, before, after }) => {
    const method = after === undefined ? 'delete' : before === undefined ? 'create' : 'update';
    const request = requestValue(base, method, [
      ['path', pathOfDocument(database, path)],
      ['resource', resourceOrNull(database, after)],
    ]);
    return {
      method,
      target: targetOf(database, path),
      subject: path,
      globals: new Map<string, RulesValue>([
        ['request', request],
        ['resource', resourceOrNull(database, before)],
      ]),
    };
  });

/**
 * Rules are not filters: a query is allowed only if every document that it could find is, whatever is stored now. One
 * question per way in which a document can satisfy the filter; all must be answered with yes. A way that names its document
 * (`__name__ ==`) is asked about that document as it is stored.
 */
export function questionsOfQuery(database: string, query: Query, lookup: Lookup, base: RulesMap): Question[] {
  const collection = query.collectionId === undefined ? 'every collection' : collectionPathOf(query);
  const subject = `a query on ${query.allDescendants ? 'the group ' : ''}${collection}`;
  const details = [['query', queryValue(query)]] as const;
  return waysOf(query.filter).map((way) => {
    const named = documentNamedIn(way);
    if (named instanceof Reference) {
      const path = named.name.split('/').slice(5).join('/');
      const request = requestValue(base, 'list', [['path', pathOfDocument(database, path)], ...details]);
      return {
        method: 'list',
        target: targetOf(database, path),
        subject: `${subject} (${path})`,
        globals: new Map<string, RulesValue>([
          ['request', request],
          ['resource', resourceOrNull(database, lookup(path))],
        ]),
      };
    }
    return {
      method: 'list',
      target: targetOfQuery(database, query),
      subject,
      globals: new Map<string, RulesValue>([
        ['request', requestValue(base, 'list', details)],
        ['resource', possibleResource(way, query)],
      ]),
    };
  });
}

const possibleResource = (way: Way, query: Query): PartialMap =>
  new PartialMap('resource', new Map([['data', knownData(way, query.orders)]]));

/** The paths of all documents that a query could find: their ids are unknown, in a group their ancestors too. */
function targetOfQuery(database: string, query: Query): Target {
  const parent = query.parentPath === '' ? [] : query.parentPath.split('/');
  const known = [...rootOf(database), ...parent].map((text) => ({ text, many: false }));
  const ancestors = query.allDescendants ? [{ text: undefined, many: true }] : [];
  const id = { text: undefined, many: false };
  if (query.collectionId === undefined) return { segments: [...known, ...ancestors] };
  return { segments: [...known, ...ancestors, { text: query.collectionId, many: false }, id] };
}
