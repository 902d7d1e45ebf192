/**
 * `npm run bench`: what Merve costs. Prints a table, or with `--json` one object on stdout and nothing else; what is
 * said on the way goes to stderr. `--only PREFIX` measures a part; `--write-cost-table` renews the figures of docs/cost.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../local/stack/repository-root.ts';
import { renewCosts } from './cost-table.ts';
import { keepsTarget, type Row } from './row.ts';

/** Each part, by the names of the rows it gives; loaded only when measured. */
const parts: readonly {
  names: readonly string[];
  /** Takes minutes and gigabytes: measured where `--only` names it. */
  isLong?: true;
  measure(): Promise<Row[]>;
}[] = [
  {
    names: ['message.', 'ack.', 'answer.', 'proposal.', 'yes.'],
    measure: async () => (await import('./round-trips.ts')).roundTripRows(),
  },
  { names: ['claims.'], measure: async () => (await import('./claims.ts')).claimRows() },
  { names: ['allergies.'], measure: async () => (await import('./allergies.ts')).allergyRows() },
  { names: ['emergencies.'], measure: async () => (await import('./emergencies.ts')).emergencyRows() },
  { names: ['gate.'], measure: async () => (await import('./gate.ts')).gateRows() },
  { names: ['catalogue.'], measure: async () => (await import('./catalogue.ts')).catalogueRows() },
  { names: ['holds.'], measure: async () => (await import('./holds.ts')).holdRows() },
  { names: ['votes.'], measure: async () => (await import('./votes.ts')).voteRows() },
  { names: ['growth.'], measure: async () => (await import('./growth.ts')).growthRows() },
  { names: ['thousand.'], measure: async () => (await import('./thousand.ts')).thousandRows() },
  { names: ['audit.'], measure: async () => (await import('./audits.ts')).auditRows() },
  { names: ['tool.'], measure: async () => (await import('./place-tools.ts')).placeToolRows() },
  { names: ['places.'], measure: async () => (await import('./place-searches.ts')).placeSearchRows() },
  { names: ['taxi.'], measure: async () => (await import('./taxi.ts')).taxiRows() },
  { names: ['outings.'], measure: async () => (await import('./outings.ts')).outingRows() },
  { names: ['trips.'], measure: async () => (await import('./trips.ts')).tripRows() },
  { names: ['deposit.'], measure: async () => (await import('./deposits.ts')).depositRows() },
  { names: ['tool.', 'feed.'], measure: async () => (await import('./guest-tools.ts')).guestToolRows() },
  { names: ['turn.cpuMs'], measure: async () => (await import('./turn-cpu.ts')).turnCpuRows() },
  { names: ['turn.twoTools.'], measure: async () => (await import('./two-tools.ts')).twoToolRows() },
  {
    names: ['dining.fit.', 'dining.guard.'],
    measure: async () => (await import('./dining-feed.ts')).diningFeedRows(),
  },
  { names: ['ingest.'], measure: async () => (await import('./ingest.ts')).ingestRows() },
  {
    names: ['gigabyte.'],
    isLong: true,
    measure: async () => (await import('./ingest.ts')).gigabyteRows(),
  },
  {
    names: ['dining.ndcg.', 'dining.search.'],
    measure: async () => (await import('./dining/search-quality.ts')).diningSearchRows(),
  },
  { names: ['search.'], measure: async () => (await import('./search.ts')).searchRows() },
  {
    names: ['webhook.', 'api.', 'trigger.'],
    measure: async () => (await import('./cold-start.ts')).coldStartRows(),
  },
  { names: ['web.'], measure: async () => (await import('./web/index.ts')).webRows() },
  { names: ['firestore.'], measure: async () => (await import('./firestore.ts')).firestoreRows() },
];

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    'write-cost-table': { type: 'boolean', default: false },
  },
});

if (options['write-cost-table'] && options.only !== '') {
  process.stderr.write(
    'The cost table is made of all measurements, so --write-cost-table does not go together with --only.\n' +
      `Leave out "--only ${options.only}" to renew docs/cost.md, or leave out --write-cost-table to look at this part.\n`,
  );
  process.exit(1);
}

const environment = { ...process.env };
/** Parts name their own Firestore in the environment: the next one must not be sent to a server that has stopped. */
function restoreEnvironment(): void {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
}

const rows: Row[] = [];
const failed: string[] = [];
for (const part of parts) {
  if (part.isLong === true && options.only === '') continue;
  if (!part.names.some((name) => name.startsWith(options.only) || options.only.startsWith(name))) continue;
  process.stderr.write(`measuring ${part.names.map((name) => `${name}*`).join(' ')}\n`);
  try {
    const measured = await part.measure();
    rows.push(...measured.filter((row) => row.name.startsWith(options.only)));
  } catch (error) {
    // One part that cannot be measured must not take the others' figures along; the exit code tells of it.
    failed.push(...part.names);
    process.stderr.write(`${part.names.join(' ')} could not be measured: ${String(error)}\n`);
  } finally {
    restoreEnvironment();
  }
}

if (options.json) process.stdout.write(`${JSON.stringify({ rows })}\n`);
else for (const row of rows) process.stdout.write(`${line(row)}\n`);
if (options['write-cost-table']) {
  const page = join(repositoryRoot(), 'docs/cost.md');
  writeFileSync(page, renewCosts(readFileSync(page, 'utf8'), rows));
}
process.exit(failed.length === 0 ? 0 : 1);

function line(row: Row): string {
  const kept = keepsTarget(row);
  const mark = kept === null ? ' ' : kept ? '✓' : '✗';
  return `${mark} ${row.name.padEnd(32)} ${String(row.value).padStart(10)} ${row.unit.padEnd(14)} ${row.target ?? ''}`;
}
