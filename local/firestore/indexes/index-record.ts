import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

const MISSING = z.object({
  list: z.enum(['indexes', 'fieldOverrides']),
  definition: z.record(z.string(), z.unknown()),
});

const LINE = z.object({
  /** The file of index definitions that the server went by; '' for definitions given as an object. */
  source: z.string(),
  /** The query's shape. */
  query: z.string(),
  count: z.int().positive(),
  /** Descriptions of the indexes that served it; empty if it reads documents by name. */
  used: z.array(z.string()),
  /** What would have to be defined; empty if the query was served. */
  missing: z.array(MISSING),
});

/** One query shape, what served it or was missing, and how often it was asked. */
export type RecordedQuery = z.infer<typeof LINE>;

/** Appends to a file that other servers append to at the same time: one short write per line. */
export function appendToRecord(path: string, queries: readonly RecordedQuery[]): void {
  if (queries.length === 0) return;
  mkdirSync(dirname(path), { recursive: true });
  for (const query of queries) appendFileSync(path, `${JSON.stringify(query)}\n`);
}

/** All that was recorded under one source, equal shapes added up. A line torn by a killed process is passed over. */
export function readRecord(path: string, source: string): RecordedQuery[] {
  if (!existsSync(path)) return [];
  const found: RecordedQuery[] = [];
  for (const text of readFileSync(path, 'utf8').split('\n')) {
    const parsed = LINE.safeParse(parsedOrUndefined(text));
    if (parsed.success && parsed.data.source === source) found.push(parsed.data);
  }
  return addUp(found);
}

/** Joins equal shapes; the latest outcome counts, since indexes may have been added between two runs. */
export function addUp(queries: readonly RecordedQuery[]): RecordedQuery[] {
  const sums = new Map<string, RecordedQuery>();
  for (const one of queries) {
    const known = sums.get(one.query);
    sums.set(one.query, { ...one, count: one.count + (known?.count ?? 0) });
  }
  return [...sums.values()];
}

function parsedOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
