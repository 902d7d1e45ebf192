import { FirestoreError, invalidArgument } from '../errors.ts';
import type { RpcMessages } from '../protocol/rpc-messages.ts';
import { compileQuery } from '../query/compile.ts';
import { runQuery } from '../query/run-query.ts';
import { encodeDocument, parseMask } from '../store/document.ts';
import {
  checkId,
  compareIds,
  documentName,
  parseDatabase,
  parseDocumentName,
  parseParent,
  parseResourceName,
} from '../store/path.ts';
import { encodeMicros } from '../values/wire-values.ts';
import { authorize, type CallContext, type Service } from './context.ts';
import { childIds } from './list-collections.ts';
import { decodePageToken, encodePageToken } from './page-token.ts';
import { documentAt, reportedTime, withReadPoint } from './read-point.ts';

type Request<R extends keyof RpcMessages> = RpcMessages[R]['request'];
type Response<R extends keyof RpcMessages> = RpcMessages[R]['response'];

export async function getDocument(
  service: Service,
  request: Request<'GetDocument'>,
  context: CallContext,
): Promise<Response<'GetDocument'>> {
  const name = request.name ?? '';
  const database = service.engine.database(parseResourceName(name).database);
  const key = parseDocumentName(name, database.name);
  const mask = parseMask(request.mask);
  return withReadPoint(database, request, context, async (point) => {
    if (point.transaction) await database.lockDocuments(point.transaction, [key.path]);
    const document = documentAt(database, key.path, point);
    const time = reportedTime(database, point);
    await authorize(service, context, database, { kind: 'get', documents: [{ key, document }] }, time);
    if (!document) throw new FirestoreError('NOT_FOUND', `Document "${name}" not found.`);
    return encodeDocument(database.name, document, mask);
  });
}

/** One answer per distinct name, in the order asked. */
export async function batchGetDocuments(
  service: Service,
  request: Request<'BatchGetDocuments'>,
  context: CallContext,
): Promise<Response<'BatchGetDocuments'>[]> {
  const database = service.engine.database(parseDatabase(request.database));
  const names = [...new Set(request.documents ?? [])];
  const keys = names.map((name) => parseDocumentName(name, database.name));
  const mask = parseMask(request.mask);
  return withReadPoint(database, request, context, async (point) => {
    if (point.transaction) {
      await database.lockDocuments(
        point.transaction,
        keys.map((key) => key.path),
      );
    }
    const time = reportedTime(database, point);
    const readTime = encodeMicros(time);
    const found = keys.map((key) => ({ key, document: documentAt(database, key.path, point) }));
    await authorize(service, context, database, { kind: 'get', documents: found }, time);
    const answers: Response<'BatchGetDocuments'>[] = found.map(({ key, document }) =>
      document
        ? { found: encodeDocument(database.name, document, mask), readTime }
        : { missing: documentName(database.name, key.path), readTime },
    );
    if (!point.begun) return answers;
    const [first, ...rest] = answers;
    return first
      ? [{ ...first, transaction: point.begun }, ...rest]
      : [{ transaction: point.begun, readTime }];
  });
}

const MAX_PAGE = 300;

export async function listDocuments(
  service: Service,
  request: Request<'ListDocuments'>,
  context: CallContext,
): Promise<Response<'ListDocuments'>> {
  const parent = parseParent(request.parent ?? '');
  const database = service.engine.database(parent.database);
  const collectionId = request.collectionId ?? '';
  checkId(collectionId);
  if ((request.pageSize ?? 0) < 0) throw invalidArgument('page_size is negative.');
  if (request.showMissing && request.orderBy) {
    throw invalidArgument('Requests with show_missing may not specify order_by.');
  }
  const size = request.pageSize || MAX_PAGE;
  const mask = parseMask(request.mask);
  const after = request.pageToken ? decodePageToken(request.pageToken) : undefined;
  const orderBy = request.orderBy ? parseOrderBy(request.orderBy) : [];
  const query = compileQuery(request.parent ?? '', { from: [{ collectionId }], orderBy });
  service.indexes?.check(query);
  return withReadPoint(database, request, context, async (point) => {
    if (point.transaction) {
      await database.lockQuery(point.transaction, `list ${parent.path} ${collectionId}`, query);
    }
    const documents = runQuery(database.store, query, point.past).documents;
    await authorize(
      service,
      context,
      database,
      { kind: 'list', query, documents },
      reportedTime(database, point),
    );
    const answers = documents.map((document) => ({
      id: document.key.id,
      answer: encodeDocument(database.name, document, mask),
    }));
    if (request.showMissing) {
      const collectionPath = parent.path === '' ? collectionId : `${parent.path}/${collectionId}`;
      const present = new Set(answers.map(({ id }) => id));
      for (const id of childIds(database.store, collectionPath)) {
        if (!present.has(id))
          answers.push({ id, answer: { name: documentName(database.name, `${collectionPath}/${id}`) } });
      }
      answers.sort((left, right) => compareIds(left.id, right.id));
    }
    const start = after === undefined ? 0 : positionAfter(answers, after, orderBy.length === 0);
    const page = answers.slice(start, start + size);
    const more = start + size < answers.length;
    return {
      documents: page.map(({ answer }) => answer),
      nextPageToken: more ? encodePageToken(page[page.length - 1]?.id ?? '') : '',
    };
  });
}

/** Where the next page begins. In name order also when the last document of the page before is gone by now. */
function positionAfter(answers: readonly { id: string }[], last: string, inNameOrder: boolean): number {
  if (inNameOrder) return answers.filter(({ id }) => compareIds(id, last) <= 0).length;
  return answers.findIndex(({ id }) => id === last) + 1;
}

function parseOrderBy(text: string): { field: { fieldPath: string }; direction: string }[] {
  return text.split(',').map((part) => {
    const [fieldPath = '', direction = 'asc'] = part.trim().split(/\s+/);
    return {
      field: { fieldPath },
      direction: direction.toLowerCase() === 'desc' ? 'DESCENDING' : 'ASCENDING',
    };
  });
}
