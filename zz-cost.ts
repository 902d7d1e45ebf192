import { costTable } from './bench/cost-table.ts';
import { roundTripRows } from './bench/round-trips.ts';
import { writeFileSync } from 'node:fs';
const rows = await roundTripRows();
writeFileSync('/tmp/cost.md', costTable(rows));
process.exit(0);
