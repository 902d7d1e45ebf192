import type { ImportOutcome } from '@merve/contract/api';
import { columnOfField } from './columns.ts';
import type { CellProblem, ReadRow } from './read-table.ts';
import { tableText } from './write-table.ts';

export type ReportResult = ImportOutcome['result'] | 'waiting';

/** One row of the file, and what became of it. */
export interface ReportLine {
  readonly line: number;
  readonly listingId: string;
  readonly result: ReportResult;
  /** The columns that differ. */
  readonly changed: readonly string[];
  readonly problems: readonly CellProblem[];
}

/** What was refused here, what the API answered, and what waits for its answer, in the order of the file. Pure. */
export function reportLines(
  rows: readonly ReadRow[],
  outcomes: ReadonlyMap<number, ImportOutcome>,
): ReportLine[] {
  return rows.map((read): ReportLine => {
    const { line, listingId } = read;
    if ('problems' in read)
      return { line, listingId, result: 'refused', changed: [], problems: read.problems };
    const outcome = outcomes.get(line);
    if (outcome === undefined) return { line, listingId, result: 'waiting', changed: [], problems: [] };
    return {
      ...{ line, listingId, result: outcome.result },
      // Of a new listing it is everything.
      changed: outcome.result === 'created' ? [] : [...new Set(outcome.changed.map(columnOfField))],
      problems: outcome.problems.map(({ path, message }) => ({ column: columnOfField(path), message })),
    };
  });
}

/** How many of each. Pure. */
export function countByResult(lines: readonly ReportLine[]): Readonly<Record<ReportResult, number>> {
  const counts = { created: 0, changed: 0, unchanged: 0, refused: 0, waiting: 0 };
  for (const { result } of lines) counts[result] += 1;
  return counts;
}

/** The report as a table of its own. Pure. */
export function reportTable(lines: readonly ReportLine[]): string {
  return tableText(
    ['line', 'listing_id', 'result', 'changed', 'column', 'problem'],
    lines.flatMap(({ line, listingId, result, changed, problems }) => {
      const row = [String(line), listingId, result, changed.join('|')];
      if (problems.length === 0) return [[...row, '', '']];
      return problems.map(({ column, message }) => [...row, column, message]);
    }),
  );
}
