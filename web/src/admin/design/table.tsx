import type { ReactNode } from 'react';
import { ScrollRegion } from '../../design/scroll-region.tsx';

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand flush right, under each other. */
  readonly numeric?: boolean;
}

interface TableProps<Row> {
  /** Says what the table is; for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Shown in place of a table without rows. */
  readonly empty: string;
}

/** What a table whose columns are settled still takes. */
export type RowsProps<Row> = Pick<TableProps<Row>, 'caption' | 'rows' | 'empty'>;

/**
 * A table of rows. On a narrow screen it scrolls sideways by itself, so that the page does not; the region can be
 * reached by keyboard for that.
 */
export function Table<Row>({ caption, columns, rows, keyOf, empty }: TableProps<Row>): ReactNode {
  if (rows.length === 0) return <p className="rounded-2xl border border-line p-6 text-muted">{empty}</p>;
  return (
    <ScrollRegion aria-label={caption} className="overflow-x-auto rounded-2xl border border-line bg-surface">
      <table className="w-full border-collapse text-start text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-muted">
          <tr className="border-b border-line">
            {columns.map(({ title, numeric }) => (
              <th
                key={title}
                scope="col"
                className={`px-3 py-2 font-medium whitespace-nowrap ${numeric ? 'text-end' : 'text-start'}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-b border-line align-top last:border-0">
              {columns.map(({ title, cell, numeric }) => (
                <td
                  key={title}
                  className={`px-3 py-2.5 ${numeric ? 'text-end whitespace-nowrap tabular-nums' : 'text-start'}`}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** A link in a cell or among facts; an id that is too long for its place is broken. */
export const cellLink = 'inline-block max-w-full py-0.5 font-medium break-words text-accent underline';
