import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { CsvError, type Info, parse } from 'csv-parse';

export type Encoding = 'utf8' | 'latin1';

/** One line of a table. A cell that holds line breaks makes a row of several lines. */
export interface TableRow {
  /** From 1, without the heading. */
  readonly number: number;
  /** The line of the file it ends on. */
  readonly line: number;
  readonly cells: readonly string[];
  /** How much of the file has been read, in bytes. */
  readonly bytes: number;
}

/** A table that cannot be read, or not beyond a line, in words for who chose it. */
export class TableError extends Error {
  override readonly name = 'TableError';
}

/** A row that is larger is none: a quote was opened and never closed, or it is another file. Reviews of one place make 400 kB at most. */
const maxCharactersOfRow = 4_000_000;

/**
 * A file's rows, one after the other, the heading first with number 0: nothing but the row at hand is held in memory, whatever the file's size.
 * Quotes, commas and line breaks inside fields are read as RFC 4180 has them; a stray quote inside a field is a letter.
 * @throws TableError where the file is none, or a row does not end
 */
export async function* tableRows(file: string, encoding: Encoding): AsyncGenerator<TableRow> {
  await refuseOtherFiles(file);
  const source = createReadStream(file);
  const parser = source.pipe(
    parse({
      bom: encoding === 'utf8',
      encoding,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: maxCharactersOfRow,
    }),
  );
  source.on('error', (error) => parser.destroy(error));
  let number = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      yield { number, line: info.lines, cells: record, bytes: source.bytesRead };
      number += 1;
    }
  } catch (thrown) {
    if (!(thrown instanceof CsvError)) throw thrown;
    throw new TableError(
      `${file} cannot be read beyond row ${number}: a quotation mark is opened there and not closed. Close it, and run this again.`,
    );
  } finally {
    source.destroy();
  }
}

/** What begins otherwise than a table of text: say what it is, rather than nonsense about its columns. */
async function refuseOtherFiles(file: string): Promise<void> {
  const handle = await open(file).catch((thrown: unknown) => {
    throw new TableError(`${file} cannot be opened: ${thrown instanceof Error ? thrown.message : thrown}`);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(512), 0, 512, 0);
    const begin = buffer.subarray(0, bytesRead);
    if (bytesRead === 0) throw new TableError(`${file} is empty.`);
    if (begin.subarray(0, 2).equals(Buffer.from('PK'))) {
      throw new TableError(`${file} is a spreadsheet or a ZIP file. Save the table as CSV.`);
    }
    const isUtf16 = (begin[0] === 0xff && begin[1] === 0xfe) || (begin[0] === 0xfe && begin[1] === 0xff);
    if (isUtf16) throw new TableError(`${file} is UTF-16. Save it as UTF-8.`);
    if (begin.includes(0)) throw new TableError(`${file} is no table of text.`);
  } finally {
    await handle.close();
  }
}
