import { randomBytes } from 'node:crypto';
import { authorOf } from '../access/principal.ts';
import type { CommitGuard, CommitOutcome, Database } from '../engine/database.ts';
import { FirestoreError, invalidArgument, toFirestoreError } from '../errors.ts';
import { checkTransformCounts } from '../limits/request-limits.ts';
import type { RpcMessages } from '../protocol/rpc-messages.ts';
import type { WireWrite } from '../protocol/wire.ts';
import { encodeDocument, parseMask } from '../store/document.ts';
import {
  checkId,
  documentKey,
  documentName,
  parseDatabase,
  parseDocumentName,
  parseParent,
  parseResourceName,
} from '../store/path.ts';
import { writeTarget } from '../store/stage-writes.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { encodeMicros } from '../values/wire-values.ts';
import { authorize, type CallContext, type Service } from './context.ts';
import { beginTransaction } from './read-point.ts';

type Request<R extends keyof RpcMessages> = RpcMessages[R]['request'];
type Response<R extends keyof RpcMessages> = RpcMessages[R]['response'];

/** Commits for whoever asks: a client's writes pass the policy first. */
export async function commitWrites(
  service: Service,
  context: CallContext,
  database: Database,
  writes: readonly WireWrite[],
  transaction?: Transaction,
): Promise<CommitOutcome> {
  checkTransformCounts(writes);
  if (context.principal.kind === 'administrator') {
    return database.commit(writes, authorOf(context.principal), transaction);
  }
  const guard: CommitGuard = async ({ found, steps: all }, time) => {
    // A `verify` writes nothing, but its answer tells whether the document is there, and as of when: that is reading.
    const verified = new Set(
      writes.flatMap((write) => (write.verify === undefined ? [] : writeTarget(write, database.name).path)),
    );
    const documents = [...verified].map((path) => ({ key: documentKey(path), document: found.get(path) }));
    const steps = all.filter((_step, index) => writes[index]?.verify === undefined);
    const read =
      documents.length === 0
        ? []
        : await authorize(service, context, database, { kind: 'get', documents }, time);
    return new Map([
      ...read,
      ...(await authorize(service, context, database, { kind: 'write', steps }, time)),
    ]);
  };
  return database.commit(writes, authorOf(context.principal), transaction, guard);
}

export async function beginTransactionRpc(
  service: Service,
  request: Request<'BeginTransaction'>,
  context: CallContext,
): Promise<Response<'BeginTransaction'>> {
  const database = service.engine.database(parseDatabase(request.database));
  const transaction = beginTransaction(database, request.options ?? {}, context);
  return { transaction: Buffer.from(transaction.id, 'hex') };
}

export async function commit(
  service: Service,
  request: Request<'Commit'>,
  context: CallContext,
): Promise<Response<'Commit'>> {
  const database = service.engine.database(parseDatabase(request.database));
  const id = request.transaction;
  const transaction = id && id.length > 0 ? database.transactions.use(id, context.connection) : undefined;
  const outcome = await commitWrites(service, context, database, request.writes ?? [], transaction);
  return { writeResults: [...outcome.results], commitTime: encodeMicros(outcome.commitTime) };
}

export async function rollback(
  service: Service,
  request: Request<'Rollback'>,
): Promise<Response<'Rollback'>> {
  const database = service.engine.database(parseDatabase(request.database));
  database.transactions.rollback(request.transaction ?? new Uint8Array());
  return {};
}

/** Each write on its own; a failure is reported in its place and hinders no other. */
export async function batchWrite(
  service: Service,
  request: Request<'BatchWrite'>,
  context: CallContext,
): Promise<Response<'BatchWrite'>> {
  const database = service.engine.database(parseDatabase(request.database));
  const writes = request.writes ?? [];
  const paths = writes.map((write) => writeTarget(write, database.name).path);
  if (new Set(paths).size !== paths.length) {
    throw invalidArgument('The same document cannot be written more than once in a batch write.');
  }
  const outcomes = await Promise.all(
    writes.map(async (write) => {
      try {
        // A delete has no update time: the SDK's BulkWriter then reports the epoch, as it does in production.
        const { results } = await commitWrites(service, context, database, [write]);
        return { result: results[0] ?? {}, status: { code: 0, message: '' } };
      } catch (error) {
        const failure = toFirestoreError(error);
        return { result: {}, status: { code: failure.code, message: failure.message } };
      }
    }),
  );
  return {
    writeResults: outcomes.map(({ result }) => result),
    status: outcomes.map(({ status }) => status),
  };
}

export async function createDocument(
  service: Service,
  request: Request<'CreateDocument'>,
  context: CallContext,
): Promise<Response<'CreateDocument'>> {
  const parent = parseParent(request.parent ?? '');
  const collectionId = request.collectionId ?? '';
  checkId(collectionId);
  const id = request.documentId || randomBytes(15).toString('base64url');
  const path = [parent.path, collectionId, id].filter((part) => part !== '').join('/');
  const write: WireWrite = {
    update: { name: documentName(parent.database, path), fields: request.document?.fields ?? {} },
    currentDocument: { exists: false },
  };
  return writeOne(service, context, parent.database, write, request.mask);
}

export async function updateDocument(
  service: Service,
  request: Request<'UpdateDocument'>,
  context: CallContext,
): Promise<Response<'UpdateDocument'>> {
  const name = request.document?.name ?? '';
  const write: WireWrite = { update: { name, fields: request.document?.fields ?? {} } };
  if (request.updateMask) write.updateMask = request.updateMask;
  if (request.currentDocument) write.currentDocument = request.currentDocument;
  return writeOne(service, context, parseResourceName(name).database, write, request.mask);
}

export async function deleteDocument(
  service: Service,
  request: Request<'DeleteDocument'>,
  context: CallContext,
): Promise<Response<'DeleteDocument'>> {
  const name = request.name ?? '';
  const database = service.engine.database(parseResourceName(name).database);
  const write: WireWrite = { delete: name };
  if (request.currentDocument) write.currentDocument = request.currentDocument;
  await commitWrites(service, context, database, [write]);
  return {};
}

async function writeOne(
  service: Service,
  context: CallContext,
  databaseName: string,
  write: WireWrite,
  mask: { fieldPaths?: string[] } | undefined,
): Promise<Response<'UpdateDocument'>> {
  const database = service.engine.database(databaseName);
  const key = parseDocumentName(write.update?.name ?? '', databaseName);
  await commitWrites(service, context, database, [write]);
  const document = database.store.get(key.path);
  if (!document)
    throw new FirestoreError('NOT_FOUND', `Document "${write.update?.name}" was deleted meanwhile.`);
  return encodeDocument(databaseName, document, parseMask(mask));
}
