import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FirestoreError, invalidArgument } from '../errors.ts';
import { checkIndexEntries } from '../limits/index-entries.ts';
import type { FieldPath, Query } from '../query/query.ts';
import type { StoredDocument } from '../store/document.ts';
import { describeIndex } from './describe-index.ts';
import { describeQuery } from './describe-query.ts';
import {
  type Index,
  type IndexDefinitions,
  type IndexDefinitionsJson,
  parseIndexDefinitions,
} from './index-definitions.ts';
import { appendToRecord, type RecordedQuery } from './index-record.ts';
import { type IndexReport, reportIndexes } from './index-report.ts';
import { definitionFor, missingIndexError } from './missing-index.ts';
import { planQuery } from './plan-query.ts';

/** A path of firestore.indexes.json, its content, or `off`. */
export type IndexesOption = string | IndexDefinitionsJson | 'off';

interface Outcome {
  readonly used: readonly string[];
  readonly missing: readonly Index[];
  count: number;
}

/** More shapes than any application has; beyond it new ones are checked but no longer remembered. */
const MOST_SHAPES = 5000;

/**
 * Stands before every query: refuses those that production would refuse for want of an index, and remembers by shape
 * what was asked.
 */
export class IndexGuard {
  readonly definitions: IndexDefinitions;
  readonly #source: string;
  readonly #recordFile: string | undefined;
  readonly #outcomes = new Map<string, Outcome>();

  /**
   * @param source the file that the definitions are from, '' if none
   * @param recordFile where {@link writeRecord} appends
   */
  constructor(definitions: IndexDefinitions, source = '', recordFile?: string) {
    this.definitions = definitions;
    this.#source = source;
    this.#recordFile = recordFile;
  }

  /**
   * @param aggregated fields of sum and average
   * Throws FAILED_PRECONDITION with the definitions to add.
   */
  check(query: Query, aggregated: readonly FieldPath[] = []): void {
    const shape = describeQuery(query, aggregated);
    const outcome = this.#outcomes.get(shape) ?? this.#plan(query, aggregated, shape);
    outcome.count++;
    if (outcome.missing.length > 0) throw missingIndexError(outcome.missing, this.definitions.overrides);
  }

  /** Throws INVALID_ARGUMENT for a document that would have too many entries in these indexes. */
  readonly checkDocument = ({ key, fields }: StoredDocument): void =>
    checkIndexEntries(key, fields, this.definitions);

  report(): IndexReport {
    return reportIndexes(this.definitions, this.#recorded());
  }

  /** Appends what was asked since the last time to the record file, if there is one. */
  writeRecord(): void {
    if (!this.#recordFile) return;
    appendToRecord(this.#recordFile, this.#recorded());
    this.#outcomes.clear();
  }

  #recorded(): RecordedQuery[] {
    return [...this.#outcomes].map(([query, { used, missing, count }]) => ({
      source: this.#source,
      query,
      count,
      used: [...used],
      missing: missing.map((index) => {
        const { list, definition } = definitionFor(index, this.definitions.overrides);
        return { list, definition: { ...definition } };
      }),
    }));
  }

  #plan(query: Query, aggregated: readonly FieldPath[], shape: string): Outcome {
    const parts = planQuery(this.definitions, query, aggregated);
    const used = new Set(parts.flatMap((part) => ('indexes' in part ? part.indexes.map(describeIndex) : [])));
    const missing = parts.flatMap((part) => ('missing' in part ? [part.missing] : []));
    const outcome = { used: [...used], missing, count: 0 };
    if (this.#outcomes.size < MOST_SHAPES) this.#outcomes.set(shape, outcome);
    return outcome;
  }
}

/**
 * The guard that an option asks for. What goes by a file is recorded in the file that MERVE_INDEX_RECORD names.
 * Throws INVALID_ARGUMENT if the file cannot be read or is not valid.
 */
export function openIndexGuard(
  chosen: IndexesOption,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): IndexGuard | undefined {
  if (chosen === 'off') return undefined;
  if (typeof chosen !== 'string') return new IndexGuard(parseIndexDefinitions(chosen));
  const source = resolve(chosen);
  try {
    const definitions = parseIndexDefinitions(JSON.parse(readFileSync(source, 'utf8')));
    return new IndexGuard(definitions, source, environment['MERVE_INDEX_RECORD'] || undefined);
  } catch (error) {
    if (error instanceof FirestoreError) throw invalidArgument(`${source}: ${error.message}`);
    throw invalidArgument(`${source} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
