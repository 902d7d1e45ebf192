import type { Documents } from '../../functions/src/platform/firestore/documents.ts';
import { hashId } from '../../functions/src/platform/ids.ts';
import {
  type LeftOut,
  type RowReading,
  readRow,
  type WritingRead,
  withLanguages,
} from '../../functions/src/restaurants/ingest/read-row.ts';
import { type ColumnMeaning, columnsOf } from '../../functions/src/restaurants/ingest/table-columns.ts';
import {
  maxRestaurantsAtOnce,
  type RestaurantsWritten,
  writeRestaurants,
} from '../../functions/src/restaurants/write-restaurants.ts';
import { TableError, type TableRow } from './read-table.ts';

/** A row that is not there afterwards, and why. Its number counts from 1 without the heading, its line from 1 with it. */
export interface RowLeftOut {
  readonly row: number;
  readonly line: number;
  readonly name: string;
  readonly why: LeftOut | 'not written';
}

/** How far a table has been read, and what came of it. */
export interface Ingested extends RestaurantsWritten {
  readonly rows: number;
  readonly bytes: number;
  /** Rows that tell of a restaurant which an earlier row told of in the same words. */
  readonly again: number;
  /** Rows that add something to a restaurant of an earlier one. */
  readonly added: number;
  readonly leftOut: number;
  /** Restaurants that are listings of the market as well. */
  readonly listed: number;
  /** Of the reviews kept of the rows that were read; what is embedded costs by it. */
  readonly reviews: number;
  readonly reviewCharacters: number;
}

export interface Ingesting extends Omit<RowReading, 'columns'> {
  readonly rows: AsyncIterable<TableRow>;
  /** Rows to read at most; infinite for all. */
  readonly limit: number;
  readonly now: Date;
  /** Null: the table is read to the end and nothing is written. */
  readonly documents: Documents | null;
  onColumns?(missing: readonly ColumnMeaning[]): void;
  onLeftOut?(row: RowLeftOut): void;
  /** A batch could not be written; its rows are told as left out. */
  onFailure?(thrown: unknown): void;
  /** After each batch, and each row that says nothing new: where those follow each other, it goes on all the same. */
  onProgress?(ingested: Ingested): void;
}

/** Transactions on their way at most. */
const batchesAtOnce = 4;
/** Batches that fail one after the other before it is the database that is away, and not a batch that is wrong. */
const maxFailures = 4;

type Counts = { -readonly [Key in keyof Ingested]: Ingested[Key] };
interface RowToWrite {
  readonly row: TableRow;
  readonly writing: WritingRead;
}

/**
 * Reads a table of restaurants and writes them, thirty at a time, four times at once; what is held in memory is those rows, and for each
 * restaurant seen its id and a digest. Nothing is deleted. The same table again writes nothing, so a run that was broken off is gone on with by
 * running it again. A batch that cannot be written is left out and told; the others go on.
 * @throws what the database says, where four batches in a row could not be written
 * @throws TableError for a table that is none of restaurants, or that ends within a field; what came before it has been written
 */
export async function ingestTable(ingesting: Ingesting): Promise<Ingested> {
  const { documents, now, limit } = ingesting;
  const counts = nothingIngested();
  const seen = new Map<string, Set<string>>();
  const writes = new Writes(documents, now, counts, ingesting);
  let reading: RowReading | null = null;
  try {
    for await (const row of ingesting.rows) {
      if (reading === null) {
        const columns = columnsOf(row.cells);
        if (columns === null) throw noRestaurants(row.cells);
        ingesting.onColumns?.(columns.missing);
        reading = { ...ingesting, columns };
        continue;
      }
      if (counts.rows >= limit) break;
      counts.rows += 1;
      counts.bytes = row.bytes;
      const read = readRow(row.cells, reading, now);
      if (read.writing === null) {
        writes.leaveOut(row, read.name, read.leftOut);
        continue;
      }
      const { writing } = read;
      const { restaurantId, listingId } = writing.content;
      const known = seen.get(restaurantId);
      const digest = digestOf(writing);
      if (known?.has(digest) === true) {
        counts.again += 1;
        if (documents !== null) ingesting.onProgress?.(counts);
        continue;
      }
      if (known === undefined) {
        seen.set(restaurantId, new Set([digest]));
        counts.listed += listingId === null ? 0 : 1;
      } else {
        known.add(digest);
        counts.added += 1;
      }
      counts.reviews += writing.reviews.length;
      counts.reviewCharacters += writing.reviews.reduce((sum, { text }) => sum + text.length, 0);
      await writes.put({ row, writing: { ...writing, adds: known !== undefined } });
    }
  } finally {
    await writes.finish();
  }
  if (reading === null) throw new TableError('The table is empty.');
  return counts;
}

function nothingIngested(): Counts {
  const written = { created: 0, changed: 0, unchanged: 0, reviewsCreated: 0, reviewsChanged: 0 };
  const read = { rows: 0, bytes: 0, again: 0, added: 0, leftOut: 0, listed: 0 };
  return { ...written, ...read, reviews: 0, reviewCharacters: 0 };
}

function noRestaurants(heading: readonly string[]): TableError {
  const found = heading.slice(0, 20).map((cell) => cell.slice(0, 40));
  return new TableError(
    `This is no table of restaurants: no column is headed "name". Its columns are ${found.join(', ')}.`,
  );
}

/** What a row says beside what is worked out of it, in few bytes: of every restaurant seen one or two are kept. */
function digestOf({ content, reviews }: WritingRead): string {
  const { url: _differsByRow, votes: _grows, ...same } = content;
  return hashId([JSON.stringify(same), ...reviews.map(({ text }) => text)], 16);
}

/** Batches on their way, never two with one restaurant: what a later row adds must come after the row it adds to. */
class Writes {
  private waiting: RowToWrite[] = [];
  private failures = 0;
  private away: unknown = null;
  private readonly onTheirWay = new Map<Promise<void>, ReadonlySet<string>>();
  private readonly documents: Documents | null;
  private readonly now: Date;
  private readonly counts: Counts;
  private readonly told: Pick<Ingesting, 'onLeftOut' | 'onProgress' | 'onFailure'>;

  constructor(
    documents: Documents | null,
    now: Date,
    counts: Counts,
    told: Pick<Ingesting, 'onLeftOut' | 'onProgress' | 'onFailure'>,
  ) {
    this.documents = documents;
    this.now = now;
    this.counts = counts;
    this.told = told;
  }

  leaveOut({ number, line }: TableRow, name: string, why: RowLeftOut['why']): void {
    this.counts.leftOut += 1;
    this.told.onLeftOut?.({ row: number, line, name, why });
  }

  async put(one: RowToWrite): Promise<void> {
    const id = one.writing.content.restaurantId;
    if (this.waiting.some(({ writing }) => writing.content.restaurantId === id)) await this.send();
    this.waiting.push(one);
    if (this.waiting.length >= maxRestaurantsAtOnce) await this.send();
  }

  /** When all that is on its way has ended; what still waited is sent unless the table could not be read. */
  async finish(): Promise<void> {
    if (this.away === null) await this.send();
    await Promise.all(this.onTheirWay.keys());
  }

  private async send(): Promise<void> {
    const batch = this.waiting;
    this.waiting = [];
    if (batch.length === 0) return;
    if (this.documents === null) return this.told.onProgress?.(this.counts);
    const ids = new Set(batch.map(({ writing }) => writing.content.restaurantId));
    const before = [...this.onTheirWay].filter(([, others]) => [...ids].some((id) => others.has(id)));
    await Promise.all(before.map(([promise]) => promise));
    while (this.onTheirWay.size >= batchesAtOnce) await Promise.race(this.onTheirWay.keys());
    if (this.away !== null) throw this.away;
    const work = this.write(this.documents, batch).finally(() => this.onTheirWay.delete(work));
    this.onTheirWay.set(work, ids);
  }

  private async write(documents: Documents, batch: readonly RowToWrite[]): Promise<void> {
    try {
      const written = await writeRestaurants(
        documents,
        batch.map(({ writing }) => withLanguages(writing)),
        this.now,
      );
      this.counts.created += written.created;
      this.counts.changed += written.changed;
      this.counts.unchanged += written.unchanged;
      this.counts.reviewsCreated += written.reviewsCreated;
      this.counts.reviewsChanged += written.reviewsChanged;
      this.failures = 0;
    } catch (thrown) {
      // The SDK has tried it five times. What is left out is told by row; the next run writes it.
      for (const { row, writing } of batch) this.leaveOut(row, writing.content.name, 'not written');
      this.told.onFailure?.(thrown);
      this.failures += 1;
      if (this.failures >= maxFailures) this.away = thrown;
    }
    this.told.onProgress?.(this.counts);
  }
}
