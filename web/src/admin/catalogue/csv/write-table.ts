import type { Business, Listing } from '@merve/contract';
import Papa from 'papaparse';
import { columns } from './columns.ts';

/**
 * Cells a spreadsheet would take for a formula: they get an apostrophe before them, so that opening the table runs nothing
 * (OWASP, CSV injection). A plain number is none, and `-33.3` stays one.
 */
const formula = /^(?!-?\d+(?:\.\d+)?$)[=+\-@\t\r]/;

/** Rows as CSV that spreadsheets open as UTF-8: with a byte order mark, and nothing in it that they would run. Pure. */
export function tableText(fields: readonly string[], rows: readonly (readonly string[])[]): string {
  const data = rows.map((row) => [...row]);
  return `\ufeff${Papa.unparse({ fields: [...fields], data }, { escapeFormulae: formula, newline: '\r\n' })}\r\n`;
}

/** Listings as a table that can be imported again. Pure. */
export function listingsTable(
  listings: readonly Listing[],
  businessOf: (businessId: string) => Business | undefined,
): string {
  return tableText(
    columns.map(({ name }) => name),
    listings.map((listing) => columns.map((column) => column.of(listing, businessOf(listing.businessId)))),
  );
}

/** A table with the names of the columns and one example. Pure. */
export function templateTable(): string {
  return tableText(
    columns.map(({ name }) => name),
    [columns.map(({ example }) => example)],
  );
}
