import { type ImportedRow, importedRowSchema } from '@merve/contract/api';
import Papa from 'papaparse';
import { issueWords } from '../../editing/issue-words.ts';
import { columnOfField, columns } from './columns.ts';
import { type Cells, rowOf, type UploadedPictures } from './row-of.ts';

/** What is wrong with a cell, or with its row where no column is named. */
export interface CellProblem {
  readonly column: string;
  readonly message: string;
}

/** One row of the file: `line` is its number in a spreadsheet, the names of the columns being line 1. */
export type ReadRow = { readonly line: number; readonly listingId: string } & (
  | { readonly row: ImportedRow }
  | { readonly problems: readonly CellProblem[] }
);

export type ReadTable =
  | { readonly ok: true; readonly rows: readonly ReadRow[]; readonly columns: readonly string[] }
  /** Nothing of it can be imported. */
  | { readonly ok: false; readonly problems: readonly string[] };

/** Rows of one file: more are imported in several. */
const maxRows = 5000;

/** The bytes of a file as text. @throws Error in words, for what is not UTF-8. */
export function decodeTable(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('The file is not UTF-8. In a spreadsheet, save it as “CSV UTF-8”.');
  }
}

/**
 * Reads a table of listings: commas, semicolons or tabs; with or without a byte order mark; columns in any order. What is wrong with a
 * row is the row's own affair; what is wrong with the names of the columns concerns them all. Pure.
 * @param uploaded pictures that rows may name by their files
 */
export function readTable(text: string, uploaded: UploadedPictures = new Map()): ReadTable {
  const plain = text.replace(/^\ufeff/, '');
  const { data, errors } = Papa.parse<string[]>(plain, { delimiter: delimiterOf(plain) });
  const [names = [], ...lines] = data.map((cells) => cells.map(plainCell));
  const header = names.map((name) => name.toLowerCase().replaceAll(/[\s-]+/g, '_'));
  const problems = [
    ...headerProblems(header),
    ...errors
      .filter(({ type }) => type === 'Quotes')
      .map(
        ({ row = 0 }) => `A quotation mark on line ${row + 1} is not closed, so rows run into one another.`,
      ),
    ...(lines.length > maxRows ? [`The file has more than ${maxRows} rows. Import it in several.`] : []),
  ];
  if (problems.length > 0) return { ok: false, problems };
  const filled = lines.flatMap((cells, index) =>
    cells.every((cell) => cell === '') ? [] : [{ cells, line: index + 2 }],
  );
  if (filled.length === 0) return { ok: false, problems: ['The file has no rows.'] };
  const seen = new Map<string, number>();
  const rows = filled.map(({ cells, line }) => {
    const read = readRow({ header, uploaded }, cells, line);
    const first = seen.get(read.listingId);
    if (first === undefined) seen.set(read.listingId, line);
    if (first === undefined || read.listingId === '') return read;
    return refused(read, [{ column: 'listing_id', message: `Line ${first} is of the same listing.` }]);
  });
  return { ok: true, rows, columns: header };
}

/** What sets the columns apart, by the line of their names: none of those has any of it in it. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/[\r\n]/, 1);
  const [most] = [',', ';', '\t'].toSorted(
    (one, other) => first.split(other).length - first.split(one).length,
  );
  return most ?? ',';
}

/** A cell without the apostrophe that keeps a spreadsheet from running it, and without space around it. */
function plainCell(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r])/, '').trim();
}

function headerProblems(header: readonly string[]): string[] {
  const known = columns.map(({ name }) => name);
  const unknown = header.filter((name) => !known.includes(name));
  const twice = header.filter((name, index) => header.indexOf(name) < index);
  const half = header.includes('latitude') !== header.includes('longitude');
  return [
    ...(header.includes('listing_id') ? [] : ['There is no column listing_id.']),
    ...unknown.map((name) => `There is no column “${name}”. Known are: ${known.join(', ')}.`),
    ...[...new Set(twice)].map((name) => `The column ${name} is there twice.`),
    ...(half ? ['latitude and longitude go together.'] : []),
  ];
}

function refused({ line, listingId }: ReadRow, problems: readonly CellProblem[]): ReadRow {
  return { line, listingId, problems };
}

function readRow(
  { header, uploaded }: { readonly header: readonly string[]; readonly uploaded: UploadedPictures },
  values: readonly string[],
  line: number,
): ReadRow {
  const cells: Cells = new Map(header.map((name, index) => [name, values[index] ?? '']));
  const listingId = cells.get('listing_id') ?? '';
  const at = { line, listingId };
  if (values.slice(header.length).some((value) => value !== '')) {
    const message = 'The row has more cells than there are columns. Is a cell with a comma in it not quoted?';
    return { ...at, problems: [{ column: '', message }] };
  }
  if (listingId === '') return { ...at, problems: [{ column: 'listing_id', message: 'It is empty.' }] };
  const { given, problems } = rowOf(cells, uploaded);
  const parsed = importedRowSchema.safeParse({ line, ...given });
  const found = [
    ...problems,
    ...(parsed.error?.issues ?? []).map((issue) => ({
      column: columnOfField(
        issue.path
          .map(String)
          .join('.')
          .replace(/^listing\./, ''),
      ),
      message: issueWords(issue),
    })),
  ];
  // What could not be read is missing from the row as well: the first reason is the one to tell.
  const byColumn = [...new Map(found.toReversed().map((problem) => [problem.column, problem])).values()];
  return parsed.success && problems.length === 0
    ? { ...at, row: parsed.data }
    : { ...at, problems: byColumn.toReversed() };
}
