/**
 * `npm run ingest -- --csv FILE`: restaurants and reviews out of a table, into the running stack or a named project. Nothing is deleted, the same
 * table again changes nothing, and a run that was broken off is gone on with by running it again. docs/operations/restaurants.md.
 */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Firestore } from '@google-cloud/firestore';
import { restaurantEmbedders } from '../../functions/src/entrypoints/search-runtime.ts';
import { type Documents, documentsIn } from '../../functions/src/platform/firestore/documents.ts';
import { embedReviews } from '../../functions/src/restaurants/embedding/embed-reviews.ts';
import { demoMarketId } from '../../local/seed/demo-people.ts';
import { connectFirestore } from '../../local/stack/firestore-client.ts';
import { isPortFree, portsAtOffset } from '../../local/stack/ports.ts';
import { embeddingPrice } from './embedding-price.ts';
import { type IngestOptions, readIngestOptions, usage } from './ingest-options.ts';
import { type Ingested, type Ingesting, ingestTable, type RowLeftOut } from './ingest-table.ts';
import { listingsByName } from './listings-by-name.ts';
import { TableError, tableRows } from './read-table.ts';

process.env['LOG_LEVEL'] ??= 'WARNING';
const say = (text: string) => void process.stdout.write(`${text}\n`);
const numbers = new Intl.NumberFormat('en');
const count = (value: number) => numbers.format(Math.round(value));

/** What stands in the way, in words for who typed the command. */
class Refusal extends Error {
  override readonly name = 'Refusal';
}

async function connect({ project, portOffset }: IngestOptions): Promise<Firestore> {
  if (project !== null) {
    return new Firestore({ projectId: project, ignoreUndefinedProperties: true });
  }
  const port = portsAtOffset(portOffset).firestore;
  if (await isPortFree(port)) {
    throw new Refusal(
      `No stack is running here: nothing listens on port ${port}. Run npm start in another terminal, or name a project with --project.`,
    );
  }
  return connectFirestore(port);
}

async function readingFor(documents: Documents, options: IngestOptions) {
  const market = (await documents.market(options.market).get()).data();
  if (market === undefined) {
    const there = (await documents.markets.select().get()).docs.map(({ id }) => id);
    throw new Refusal(
      `There is no market ${options.market}. ${there.length === 0 ? 'There is none at all.' : `There are: ${there.join(', ')}.`}`,
    );
  }
  const currency = options.currency ?? market.currency;
  say(
    `Costs that name no currency are read as ${currency}${options.currency === null ? ', the market’s: --currency says otherwise' : ''}.`,
  );
  return {
    marketId: options.market,
    currency,
    origin: basename(options.csv).slice(0, 80),
    maxReviews: options.maxReviews,
    listingOf: await listingsByName(documents, options.market),
    limit: options.limit,
    now: new Date(),
  };
}

/** Whether something is asked before it is done: what costs money, and what others see. Null: it is not. */
function questionFor(options: IngestOptions, planned: Ingested): string | null {
  const modelId = process.env['SEARCH_EMBEDDING_MODEL'];
  const paid = modelId === undefined || process.env['GEMINI_API_KEY'] === undefined ? null : modelId;
  const price = paid === null ? 0 : embeddingPrice(planned.reviewCharacters, paid);
  say(
    paid === null
      ? `Embedding ${count(planned.reviews)} reviews costs nothing: no model with a key is set, and they are embedded by common words.`
      : `Embedding ${count(planned.reviews)} reviews with ${paid} costs $${price.toFixed(2)} at most, once.`,
  );
  if (options.project !== null) return `Write to the project ${options.project}`;
  return price > 0 ? `Go on` : null;
}

async function isAgreed(question: string): Promise<boolean> {
  if (process.stdin.isTTY !== true) {
    say('Nothing was written. Add --yes to do it.');
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question}? Type yes: `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

/** A line every two seconds, on stderr: what is asked for on stdout stays readable. The table was read once before, to say what it will cost: that is not counted. */
function progressLine(size: number): (ingested: Ingested) => void {
  const startedAt = performance.now();
  let last = startedAt;
  return ({ rows, bytes, created, changed, unchanged }) => {
    const now = performance.now();
    if (now - last < 2_000) return;
    last = now;
    const share = size === 0 ? 100 : Math.min(100, Math.floor((bytes / size) * 100));
    const rate = rows / ((now - startedAt) / 1000);
    process.stderr.write(
      `${share} % read: ${count(rows)} rows, ${count(created)} restaurants new, ${count(changed)} changed, ${count(unchanged)} as they were; ${count(rate)} rows a second\n`,
    );
  };
}

function summary(ingested: Ingested, seconds: number): string {
  const peak = process.resourceUsage().maxRSS / 1024;
  return [
    `${count(ingested.rows)} rows in ${seconds.toFixed(1)} s (${count(ingested.rows / seconds)} a second, ${count(peak)} MB of memory at most)`,
    `  restaurants: ${count(ingested.created)} new, ${count(ingested.changed)} changed, ${count(ingested.unchanged)} as they were; ${count(ingested.listed)} are listings of the market`,
    `  reviews: ${count(ingested.reviewsCreated)} new, ${count(ingested.reviewsChanged)} changed`,
    `  rows that said nothing new of a restaurant: ${count(ingested.again)}; that added something: ${count(ingested.added)}`,
    `  rows left out: ${count(ingested.leftOut)}`,
  ].join('\n');
}

/** Rows left out: by reason on the terminal, each in the file that was named. JSON, so that no spreadsheet takes a name for a formula. */
function leftOutReport(file: string | null) {
  const by = new Map<string, { rows: number; first: RowLeftOut }>();
  const stream = file === null ? null : createWriteStream(file, { flags: 'w' });
  return {
    add(row: RowLeftOut) {
      const known = by.get(row.why);
      by.set(row.why, { rows: (known?.rows ?? 0) + 1, first: known?.first ?? row });
      stream?.write(`${JSON.stringify(row)}\n`);
    },
    async end() {
      for (const [why, { rows, first }] of by)
        say(`    ${why}: ${count(rows)}, the first is row ${first.row} (line ${first.line})`);
      if (stream === null) return;
      stream.end();
      await once(stream, 'close');
      say(`    each of them: ${file}`);
    },
  };
}

/** The vectors that reviews are found by what they mean with: what has its own is passed over, so a run that was broken off goes on here, too. */
async function embed(documents: Documents, marketId: string): Promise<void> {
  for (const embedder of await restaurantEmbedders()) {
    const onProgress = ({ embedded }: { readonly embedded: number }) =>
      void process.stderr.write(`${embedder.modelId}: ${count(embedded)} reviews embedded\n`);
    const { embedded, kept } = await embedReviews({ documents, embedder, marketId, onProgress });
    say(`${embedder.modelId}: ${count(embedded)} reviews embedded, ${count(kept)} were.`);
  }
}

async function ingest(options: IngestOptions): Promise<number> {
  /** npm runs us in the checkout: what the person types is relative to where they are. */
  const given = (path: string) => resolve(process.env['MERVE_CALLED_FROM'] ?? '.', path);
  const csv = given(options.csv);
  const db = await connect(options);
  try {
    const documents = documentsIn(db);
    const reading = await readingFor(documents, options);
    const table = () => tableRows(csv, options.encoding);
    const tellColumns: Ingesting['onColumns'] = (missing) => {
      if (missing.length > 0) say(`The table has no column for: ${missing.join(', ')}. The rest is read.`);
    };
    const startedAt = performance.now();
    const planned = await ingestTable({ ...reading, rows: table(), documents: null, onColumns: tellColumns });
    const restaurants = planned.rows - planned.leftOut - planned.again - planned.added;
    say(
      `${count(planned.rows)} rows tell of ${count(restaurants)} restaurants and ${count(planned.reviews)} reviews; ${count(planned.leftOut)} rows are left out.`,
    );
    const question = questionFor(options, planned);
    if (options.isDryRun) return 0;
    if (question !== null && !options.isConfirmed && !(await isAgreed(question))) return 1;

    const { size } = await stat(csv);
    const report = leftOutReport(options.leftOut === null ? null : given(options.leftOut));
    const failures: string[] = [];
    const ingested = await ingestTable({
      ...reading,
      rows: table(),
      documents,
      onProgress: progressLine(size),
      onLeftOut: report.add,
      onFailure: (thrown) => failures.push(thrown instanceof Error ? thrown.message : String(thrown)),
    });
    say(summary(ingested, (performance.now() - startedAt) / 1000));
    await report.end();
    if (ingested.reviewsCreated + ingested.reviewsChanged > 0) await embed(documents, options.market);
    if (failures.length > 0)
      say(`Not all was written: ${failures[0]}\nRun it again: what is there stays as it is.`);
    return failures.length > 0 ? 1 : 0;
  } finally {
    await db.terminate();
  }
}

async function main(): Promise<number> {
  let options: IngestOptions | 'help';
  try {
    options = readIngestOptions(process.argv.slice(2), demoMarketId);
  } catch (thrown) {
    say(`${thrown instanceof Error ? thrown.message : String(thrown)}\n${usage}`);
    return 2;
  }
  if (options !== 'help') return ingest(options);
  say(usage);
  return 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (thrown: unknown) => {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    const isBeforeWriting = thrown instanceof Refusal || thrown instanceof TableError;
    say(
      isBeforeWriting
        ? message
        : `Not done; what was written stays, and running it again goes on: ${message}`,
    );
    process.exitCode = 1;
  },
);
