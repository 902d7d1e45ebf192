/**
 * `npm run -s audit -- --from YYYY-MM-DD`: every auditor over all that has changed since that day (UTC) began, sealed or not, held
 * against the seals (docs/decisions: sealed days). Without `--from`, over everything there is, by path. Prints what each auditor
 * found; ends with 1 if anything was. Reads the project (GOOGLE_CLOUD_PROJECT, or FIRESTORE_EMULATOR_HOST with any project), raises
 * the same alerts as the scheduled audits, and heals what they heal. What it costs: docs/cost.md, "What an audit costs".
 */
import { parseArgs } from 'node:util';
import { Firestore } from '@google-cloud/firestore';
import { z } from 'zod';
import { auditEverything, auditFrom } from '../functions/src/entrypoints/audits.ts';
import { systemClock } from '../functions/src/platform/clock.ts';
import { documentsIn } from '../functions/src/platform/firestore/documents.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  const from = z.iso.date().optional().parse(values.from);
  const db = new Firestore({ ignoreUndefinedProperties: true });
  try {
    const context = { documents: documentsIn(db), clock: systemClock };
    const reports =
      from === undefined ? await auditEverything(context) : await auditFrom(context, new Date(from));
    for (const { auditor, scanned, found } of reports)
      if (scanned + found > 0) say(`${auditor}: ${scanned} judged, ${found} faults`);
    const findings = reports.flatMap((report) => report.findings);
    for (const { kind, subject, message } of findings) say(`  ${kind} ${subject}: ${message}`);
    return findings.length === 0 ? 0 : 1;
  } finally {
    await db.terminate();
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (thrown: unknown) => {
    say(`Not done; run it again: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
    process.exitCode = 2;
  },
);
