/**
 * `npm run indexes`: holds the queries that the last `npm test` made against firestore.indexes.json. Prints the indexes
 * that are missing and those that no query used; ends with 1 if any is missing, with 2 if nothing was recorded.
 *
 *   npm run indexes -- [--record .cache/indexes.jsonl] [--indexes firestore.indexes.json] [--used]
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseIndexDefinitions } from '../local/firestore/indexes/index-definitions.ts';
import { readRecord } from '../local/firestore/indexes/index-record.ts';
import { type IndexReport, type QueryCount, reportIndexes } from '../local/firestore/indexes/index-report.ts';
import { repositoryRoot } from '../local/stack/repository-root.ts';

const say = (text = '') => void process.stdout.write(`${text}\n`);

function sayQueries(queries: readonly QueryCount[]): void {
  for (const { query, count } of queries) say(`      ${count} × ${query}`);
}

function sayReport(report: IndexReport, withUsed: boolean): void {
  for (const list of ['indexes', 'fieldOverrides'] as const) {
    const missing = report.missing.filter((one) => one.list === list);
    if (missing.length === 0) continue;
    say(`Missing, to be added to "${list}":`);
    for (const { definition, queries } of missing) {
      say(`  ${JSON.stringify(definition)}`);
      sayQueries(queries);
    }
  }
  if (report.unused.length > 0) say('Used by no query of the tests:');
  for (const index of report.unused) say(`  ${index}`);
  if (withUsed) say('Used:');
  for (const { index, queries } of withUsed ? report.used : []) {
    say(`  ${index}`);
    sayQueries(queries);
  }
}

function main(): number {
  const { values } = parseArgs({
    options: {
      record: { type: 'string', default: resolve(repositoryRoot(), '.cache/indexes.jsonl') },
      indexes: { type: 'string', default: resolve(repositoryRoot(), 'firestore.indexes.json') },
      used: { type: 'boolean', default: false },
    },
  });
  const from = process.env['MERVE_CALLED_FROM'] ?? process.cwd();
  const record = resolve(from, values.record);
  const source = resolve(from, values.indexes);
  if (!existsSync(record)) {
    say(`There is no record at ${record}: run npm test first.`);
    return 2;
  }
  const queries = readRecord(record, source);
  const report = reportIndexes(parseIndexDefinitions(JSON.parse(readFileSync(source, 'utf8'))), queries);
  sayReport(report, values.used);
  const asked = queries.reduce((sum, { count }) => sum + count, 0);
  say(
    `indexes: ${report.missing.length} missing, ${report.unused.length} unused, ` +
      `${report.used.length} used by ${queries.length} kinds of query asked ${asked} times`,
  );
  return report.missing.length > 0 ? 1 : 0;
}

process.exitCode = main();
