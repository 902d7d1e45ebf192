import { Firestore, type WriteBatch } from '@google-cloud/firestore';
import { documentsIn } from '../../firestore/documents.ts';
import { auditorOfChanges } from '../make-auditor.ts';

/**
 * An instance that seals the days of `records` at `SEALS_AT`, and that says so when a day's seal is about to be stored: then it
 * waits to be killed.
 */
const db = new Firestore({ projectId: 'demo-test', ignoreUndefinedProperties: true });
const batch = db.batch.bind(db);
db.batch = (): WriteBatch =>
  Object.assign(batch(), {
    commit: () => {
      process.stdout.write('about to record\n');
      return new Promise<never>(() => {
        setInterval(() => {}, 60_000);
      });
    },
  });
const now = new Date(process.env['SEALS_AT'] ?? '');
const auditor = auditorOfChanges({
  name: 'records',
  kinds: [],
  query: (documents) => documents.allIdempotency,
  changedBy: 'createdAt',
  judge: async () => ({ findings: [] }),
});
const until = new Date(now.getTime() + 60_000);
void auditor.auditRolling({ documents: documentsIn(db), clock: { now: () => now } }, until);
