import type { Cost } from './cost-account.ts';

const COLUMNS: readonly (readonly [title: string, of: (cost: Cost) => number])[] = [
  ['round trips', ({ roundTrips }) => roundTrips],
  ['RPCs', ({ rpcs }) => Object.values(rpcs).reduce((sum, count) => sum + count, 0)],
  ['reads', ({ documentReads }) => documentReads],
  ['writes', ({ writes }) => writes],
  ['deletes', ({ deletes }) => deletes],
  ['index entries +', ({ indexEntriesWritten }) => indexEntriesWritten],
  ['−', ({ indexEntriesRemoved }) => indexEntriesRemoved],
  ['bytes in', ({ bytesIn }) => bytesIn],
  ['bytes out', ({ bytesOut }) => bytesOut],
];

/** The account as a table for a terminal: a row per label. */
export function costTable(costs: Readonly<Record<string, Cost>>): string {
  const rows = [
    ['label', ...COLUMNS.map(([title]) => title)],
    ...Object.entries(costs).map(([label, cost]) => [label, ...COLUMNS.map(([, of]) => String(of(cost)))]),
  ];
  const width = (column: number): number => Math.max(...rows.map((row) => (row[column] ?? '').length));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(width(0)) : cell.padStart(width(column))))
      .join('  ');
  return `${rows.map(line).join('\n')}\n`;
}
