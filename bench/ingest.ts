import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '../local/firestore/faults/seeded-random.ts';
import { repositoryRoot } from '../local/stack/repository-root.ts';
import { bangaloreLine, bangaloreTable, reviewsCell } from '../scripts/ingest/testing/bangalore-table.ts';
import { startDatabaseProcess } from './database-process.ts';
import type { Row } from './row.ts';

const rows = 12_000;
const reviewWords =
  'the food was lovely and we stayed until late because nobody hurried us out of that room'.split(' ');

/** A table as large as the source's data has restaurants: each row another one, with some reviews of a few lines. */
async function writeTable(file: string): Promise<void> {
  const random = seededRandom(7);
  const stream = createWriteStream(file);
  stream.write(bangaloreTable([]));
  for (let number = 0; number < rows; number += 1) {
    const reviews = Array.from({ length: 6 }, () =>
      Array.from({ length: 40 }, () => reviewWords[Math.floor(random() * reviewWords.length)]).join(' '),
    );
    const line = bangaloreLine({
      name: `Kitchen ${number}`,
      address: `${number} Church Street, Bengaluru`,
      reviews_list: reviewsCell(reviews),
    });
    if (!stream.write(line)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'close');
}

/** The command as people type it, in a process of its own; the database is in another. */
async function ingest(csv: string): Promise<{ readonly rate: number; readonly megabytes: number }> {
  const child = spawn(
    process.execPath,
    [
      join(repositoryRoot(), 'scripts/ingest/run.ts'),
      ...['--csv', csv, '--project', 'demo-bench', '--market', 'bench', '--currency', 'INR', '--yes'],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  const [code] = await once(child, 'close');
  const figures = /\(([\d,]+) a second, ([\d,]+) MB/.exec(output);
  if (code !== 0 || figures === null) throw new Error(`The table was not taken in: ${output}`);
  const [rate, megabytes] = figures.slice(1).map((figure) => Number(figure.replaceAll(',', '')));
  return { rate: rate ?? 0, megabytes: megabytes ?? 0 };
}

/** One GiB, as a spreadsheet of a whole city may be: 60,000 rows of 12,000 restaurants, each listed five times with some ninety reviews. */
const gigabyte = 2 ** 30;
const listingsEach = 5;

async function writeGigabyte(file: string): Promise<void> {
  const random = seededRandom(11);
  const texts = Array.from({ length: 400 }, () =>
    Array.from({ length: 40 }, () => reviewWords[Math.floor(random() * reviewWords.length)]).join(' '),
  );
  const stream = createWriteStream(file);
  let written = 0;
  const write = async (text: string) => {
    written += Buffer.byteLength(text);
    if (!stream.write(text)) await once(stream, 'drain');
  };
  await write(bangaloreTable([]));
  const least = Math.ceil(gigabyte / (rows * listingsEach));
  for (let number = 0; written < gigabyte; number += 1) {
    const kitchen = number % rows;
    const reviews: string[] = [];
    for (let letters = 0; letters < least; ) {
      const text = `${texts[(kitchen * 31 + reviews.length * 7) % texts.length] ?? ''} ${kitchen}`;
      reviews.push(text);
      letters += text.length + 28;
    }
    const place = { name: `Kitchen ${kitchen}`, address: `${kitchen} Church Street, Bengaluru` };
    await write(bangaloreLine({ ...place, reviews_list: reviewsCell(reviews) }));
  }
  stream.end();
  await once(stream, 'close');
}

/** A table of one GiB: what it takes of memory does not grow with it. Minutes, and a gigabyte of the temporary folder: measured where it is named. */
export const gigabyteRows = (): Promise<Row[]> =>
  measured(writeGigabyte, async (csv) => {
    const { rate, megabytes } = await ingest(csv);
    return [
      { name: 'gigabyte.bytes', value: statSync(csv).size, unit: 'bytes', target: `≥ ${gigabyte}` },
      { name: 'gigabyte.rowsPerSecond', value: rate, unit: 'rows/s', target: null },
      { name: 'gigabyte.peakMemory', value: megabytes, unit: 'MB', target: '≤ 1024' },
    ];
  });

/** Taking in a table of restaurants, and the same table again. */
export const ingestRows = (): Promise<Row[]> =>
  measured(writeTable, async (csv) => {
    const first = await ingest(csv);
    const again = await ingest(csv);
    return [
      { name: 'ingest.rowsPerSecond', value: first.rate, unit: 'rows/s', target: null },
      { name: 'ingest.rowsPerSecondAgain', value: again.rate, unit: 'rows/s', target: null },
      {
        name: 'ingest.peakMemory',
        value: Math.max(first.megabytes, again.megabytes),
        unit: 'MB',
        target: '≤ 1024',
      },
    ];
  });

/** A database with a market to take a table into, and the table. */
async function measured(
  write: (file: string) => Promise<void>,
  measure: (csv: string) => Promise<Row[]>,
): Promise<Row[]> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-ingest-'));
  const database = await startDatabaseProcess();
  try {
    const csv = join(directory, 'table.csv');
    await write(csv);
    await database.db.doc('markets/bench').set({
      ...{
        marketId: 'bench',
        name: 'Bench',
        currency: 'INR',
        timeZone: 'Asia/Kolkata',
        defaultLanguage: 'en',
      },
      ...{ emergencyNumber: '112', catalogueVersion: 1 },
      boundingBox: { west: 77, south: 12, east: 78, north: 13.5 },
    });
    return await measure(csv);
  } finally {
    await database.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
