import type { Database } from '../engine/database.ts';
import { invalidArgument } from '../errors.ts';
import { checkQueryLimits } from '../limits/query-limits.ts';
import type { RpcMessages } from '../protocol/rpc-messages.ts';
import type { WireStructuredQuery, WireValue } from '../protocol/wire.ts';
import { aggregate, aggregatedFields, parseAggregations } from '../query/aggregate.ts';
import { compileQuery } from '../query/compile.ts';
import { explainQuery } from '../query/explain-query.ts';
import type { FieldPath, Query } from '../query/query.ts';
import { type QueryResult, runQuery } from '../query/run-query.ts';
import { encodeDocument } from '../store/document.ts';
import { documentName, parseParent } from '../store/path.ts';
import { decodeTimestamp, encodeMicros, encodeValue } from '../values/wire-values.ts';
import { authorize, type CallContext, type Service } from './context.ts';
import { type ReadPoint, reportedTime, withReadPoint } from './read-point.ts';

type Request<R extends keyof RpcMessages> = RpcMessages[R]['request'];
type Response<R extends keyof RpcMessages> = RpcMessages[R]['response'];

export async function runQueryRpc(
  service: Service,
  request: Request<'RunQuery'>,
  context: CallContext,
): Promise<Response<'RunQuery'>[]> {
  const { database, query } = open(service, request.parent, request.structuredQuery);
  const { explainOptions } = request;
  if (explainOptions && !explainOptions.analyze) return [{ explainMetrics: explainQuery(query, undefined) }];
  return withReadPoint(database, request, context, async (point) => {
    const startedAt = performance.now();
    const result = await read(service, context, database, query, point, [
      request.parent,
      request.structuredQuery,
    ]);
    const readTime = encodeMicros(reportedTime(database, point));
    const mask = projection(query);
    const answers: Response<'RunQuery'>[] = result.documents.map((document) => ({
      document: encodeDocument(database.name, document, mask),
      readTime,
    }));
    const head: Response<'RunQuery'> = { readTime };
    if (point.begun) head.transaction = point.begun;
    if (result.skipped > 0) head.skippedResults = result.skipped;
    // Always one message without a document: the SDK takes the read time of an empty result from it.
    if (answers.length === 0 || point.begun || result.skipped > 0) answers.unshift(head);
    const last = answers[answers.length - 1];
    if (explainOptions && last) {
      last.explainMetrics = explainQuery(query, {
        documents: result.documents.length + result.skipped,
        results: result.documents.length,
        milliseconds: performance.now() - startedAt,
      });
    }
    return answers;
  });
}

export async function runAggregationQuery(
  service: Service,
  request: Request<'RunAggregationQuery'>,
  context: CallContext,
): Promise<Response<'RunAggregationQuery'>[]> {
  const { structuredAggregationQuery: wire, explainOptions } = request;
  if (!wire) throw invalidArgument('The request has no structured aggregation query.');
  const aggregations = parseAggregations(wire.aggregations ?? []);
  const aggregated = aggregatedFields(aggregations);
  const { database, query } = open(service, request.parent, wire.structuredQuery, aggregated);
  if (explainOptions && !explainOptions.analyze) {
    return [{ explainMetrics: explainQuery(query, undefined, aggregated) }];
  }
  return withReadPoint(database, request, context, async (point) => {
    const startedAt = performance.now();
    const counted = { ...query, present: aggregated };
    const { documents } = await read(service, context, database, counted, point, [request.parent, wire]);
    if (context.scan) context.scan.indexEntries += documents.length;
    const aggregateFields: Record<string, WireValue> = {};
    for (const { alias, value } of aggregate(documents, aggregations))
      aggregateFields[alias] = encodeValue(value);
    const answer: Response<'RunAggregationQuery'> = {
      result: { aggregateFields },
      readTime: encodeMicros(reportedTime(database, point)),
    };
    if (point.begun) answer.transaction = point.begun;
    if (explainOptions) {
      const milliseconds = performance.now() - startedAt;
      const execution = { documents: documents.length, results: 1, milliseconds };
      answer.explainMetrics = explainQuery(query, execution, aggregated);
    }
    return [answer];
  });
}

/** Cursors that cut a collection group, ordered by name, into about equal parts. */
export async function partitionQuery(
  service: Service,
  request: Request<'PartitionQuery'>,
  context: CallContext,
): Promise<Response<'PartitionQuery'>> {
  const { database, query } = open(service, request.parent, request.structuredQuery);
  const count = Number(request.partitionCount ?? 0);
  if (!(count > 0)) throw invalidArgument('partition_count must be positive.');
  if (!query.allDescendants) throw invalidArgument('Only collection group queries can be partitioned.');
  const past = request.readTime ? decodeTimestamp(request.readTime).toMicros() : undefined;
  const { documents } = runQuery(database.store, query, past);
  await authorize(service, context, database, { kind: 'list', query, documents }, database.clock.micros());
  const parts = Math.min(count + 1, documents.length);
  const partitions = [];
  for (let part = 1; part < parts; part++) {
    const document = documents[Math.floor((part * documents.length) / parts)];
    if (!document) continue;
    partitions.push({
      values: [{ referenceValue: documentName(database.name, document.key.path) }],
      before: true,
    });
  }
  return { partitions, nextPageToken: '' };
}

function open(
  service: Service,
  parent: string | undefined,
  wire: WireStructuredQuery | undefined,
  aggregated: readonly FieldPath[] = [],
): { database: Database; query: Query } {
  if (!wire) throw invalidArgument('The request has no structured query.');
  const query = compileQuery(parent ?? '', wire);
  checkQueryLimits(query, aggregated);
  service.indexes?.check(query, aggregated);
  return { database: service.engine.database(parseParent(parent ?? '').database), query };
}

async function read(
  service: Service,
  context: CallContext,
  database: Database,
  query: Query,
  point: ReadPoint,
  /** Tells this read from others, for the locks of its transaction. */
  identity: readonly unknown[],
): Promise<QueryResult> {
  if (point.transaction) await database.lockQuery(point.transaction, JSON.stringify(identity), query);
  const result = runQuery(database.store, query, point.past);
  const { documents } = result;
  await authorize(
    service,
    context,
    database,
    { kind: 'list', query, documents },
    reportedTime(database, point),
  );
  return result;
}

function projection(query: Query): Query['select'] {
  const resultField = query.findNearest?.resultField;
  return query.select && resultField ? [...query.select, resultField] : query.select;
}
