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

/** On a phone a row is a card: its first cell is what it is about, and each other one has its column's title before it. */
const rowAsCard = 'max-sm:block max-sm:px-3 max-sm:py-2.5';
const cellAsLine = [
  'max-sm:relative max-sm:block max-sm:min-h-5 max-sm:px-0 max-sm:py-0.5 max-sm:text-start max-sm:whitespace-normal max-sm:wrap-break-word',
  'max-sm:not-first:ps-30 max-sm:empty:hidden',
  'max-sm:not-first:before:absolute max-sm:not-first:before:start-0 max-sm:not-first:before:w-28',
  'max-sm:not-first:before:text-muted max-sm:not-first:before:content-[attr(data-title)]',
].join(' ');

/**
 * A table of rows. On a narrow screen it scrolls sideways by itself, so that the page does not; the region can be
 * reached by keyboard for that. On a phone nothing scrolls sideways: each row is a card.
 */
export function Table<Row>({ caption, columns, rows, keyOf, empty }: TableProps<Row>): ReactNode {
  if (rows.length === 0) return <p className="rounded-2xl border border-line p-6 text-muted">{empty}</p>;
  return (
    <ScrollRegion aria-label={caption} className="overflow-x-auto rounded-2xl border border-line bg-surface">
      <table className="w-full border-collapse text-start text-sm max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-muted max-sm:sr-only">
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
        <tbody className="max-sm:block">
          {rows.map((row) => (
            <tr key={keyOf(row)} className={`border-b border-line align-top last:border-0 ${rowAsCard}`}>
              {columns.map(({ title, cell, numeric }) => (
                <td
                  key={title}
                  data-title={title}
                  className={`px-3 py-2.5 ${numeric ? 'text-end whitespace-nowrap tabular-nums' : 'text-start'} ${cellAsLine}`}
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

/** A link in a cell or among facts, on the line of what stands beside it; an id that is too long for its place is broken. */
export const cellLink = 'inline-block max-w-full -my-1 py-1 font-medium break-words text-accent underline';
