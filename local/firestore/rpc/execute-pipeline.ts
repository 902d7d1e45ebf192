import type { Database } from '../engine/database.ts';
import { invalidArgument } from '../errors.ts';
import { collectionPathOf, evaluate, type Row, type Scope } from '../pipeline/evaluate.ts';
import { runStage } from '../pipeline/stages.ts';
import type { RpcMessages } from '../protocol/rpc-messages.ts';
import type { WireStage } from '../protocol/wire.ts';
import { compileQuery } from '../query/compile.ts';
import type { Query } from '../query/query.ts';
import { runQuery } from '../query/run-query.ts';
import type { StoredDocument } from '../store/document.ts';
import { documentKey, documentName, parseDatabase, parseResourceName } from '../store/path.ts';
import { Reference } from '../values/value.ts';
import { encodeFields, encodeMicros } from '../values/wire-values.ts';
import { authorize, type CallContext, type Service } from './context.ts';
import { documentAt, type ReadPoint, reportedTime, withReadPoint } from './read-point.ts';

type Response = RpcMessages['ExecutePipeline']['response'];

/** A pipeline as the Enterprise edition runs it; here every database does. The results come in one message. */
export async function executePipeline(
  service: Service,
  request: RpcMessages['ExecutePipeline']['request'],
  context: CallContext,
): Promise<Response[]> {
  const database = service.engine.database(parseDatabase(request.database));
  const stages = request.structuredPipeline?.pipeline?.stages ?? [];
  return withReadPoint(database, request, context, async (point) => {
    const time = reportedTime(database, point);
    const scope: Scope = { database: database.name, now: time };
    const run = async (all: readonly WireStage[]): Promise<Row[]> => {
      const [source, ...rest] = all;
      if (!source) throw invalidArgument('A pipeline needs a source and stages.');
      let rows = await readSource(service, context, database, point, source, scope);
      for (const stage of rest) rows = await runStage(rows, stage, scope, run);
      return rows;
    };
    const results = (await run(stages)).map(({ document, fields }) => ({
      ...(document && {
        name: documentName(database.name, document.key.path),
        createTime: encodeMicros(document.createTime),
        updateTime: encodeMicros(document.updateTime),
      }),
      fields: encodeFields(fields),
    }));
    const answer: Response = { results, executionTime: encodeMicros(time) };
    return [point.begun ? { ...answer, transaction: point.begun } : answer];
  });
}

const rowOf = (document: StoredDocument): Row => ({ document, fields: document.fields });

async function readSource(
  service: Service,
  context: CallContext,
  database: Database,
  point: ReadPoint,
  source: WireStage,
  scope: Scope,
): Promise<Row[]> {
  if (source.name === 'documents') return readDocuments(service, context, database, point, source, scope);
  const query = sourceQuery(source, scope);
  if (point.transaction) await database.lockQuery(point.transaction, JSON.stringify(source), query);
  const { documents } = runQuery(database.store, query, point.past);
  await authorize(service, context, database, { kind: 'list', query, documents }, scope.now);
  if (context.scan) context.scan.documents += documents.length;
  return documents.map(rowOf);
}

async function readDocuments(
  service: Service,
  context: CallContext,
  database: Database,
  point: ReadPoint,
  { args = [] }: WireStage,
  scope: Scope,
): Promise<Row[]> {
  const keys = args.map((arg) => {
    const reference = evaluate(arg, { document: undefined, fields: new Map() }, scope);
    if (!(reference instanceof Reference)) throw invalidArgument('The stage documents takes references.');
    return documentKey(parseResourceName(reference.name).path);
  });
  const paths = keys.map(({ path }) => path);
  if (point.transaction) await database.lockDocuments(point.transaction, paths);
  const asked = keys.map((key) => ({ key, document: documentAt(database, key.path, point) }));
  await authorize(service, context, database, { kind: 'get', documents: asked }, scope.now);
  if (context.scan) context.scan.documents += asked.length;
  return asked.flatMap(({ document }) => (document ? [rowOf(document)] : []));
}

/** The query that finds everything that a source has. */
function sourceQuery({ name, args = [] }: WireStage, scope: Scope): Query {
  const root = `${scope.database}/documents`;
  if (name === 'database') return compileQuery(root, { from: [{ allDescendants: true, collectionId: '' }] });
  if (name === 'collection_group') {
    return compileQuery(root, { from: [{ allDescendants: true, collectionId: args[1]?.stringValue ?? '' }] });
  }
  if (name !== 'collection') throw invalidArgument(`A pipeline cannot begin with the stage ${name}.`);
  const segments = collectionPathOf(args[0]?.referenceValue ?? '', scope).split('/');
  const collectionId = segments.pop() ?? '';
  return compileQuery([root, ...segments].join('/'), { from: [{ collectionId }] });
}
