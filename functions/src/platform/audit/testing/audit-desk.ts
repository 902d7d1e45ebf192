import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { IdempotencyRecord } from '@merve/contract';
import { type LocalFirestore, startLocalFirestore } from '../../testing/local-firestore.ts';
import { ManualClock } from '../../testing/manual-clock.ts';
import type { Auditor, Judgement } from '../auditor.ts';
import { auditorOfChanges } from '../make-auditor.ts';

export const minute = 60_000;
export const start = '2026-11-21T10:00:00Z';

/** As the client library fails when Firestore does not answer. */
export const down = (): never => {
  throw Object.assign(new Error('down'), { code: 14 });
};
export const fault = (record: IdempotencyRecord) => ({
  kind: 'locks-owned' as const,
  subject: `idempotency/${record.key}`,
  message: 'wrong',
});

/** An empty database and an auditor of records for each test of a file: what it judges is kept, and how is the test's to say. */
export function auditDesk() {
  let local: LocalFirestore;
  let clock: ManualClock;
  let judged: string[];
  let verdict: (record: IdempotencyRecord) => Judgement;
  beforeAll(async () => {
    local = await startLocalFirestore();
  });
  beforeEach(async () => {
    await fetch(
      `http://127.0.0.1:${local.server.port}/emulator/v1/projects/demo-test/databases/(default)/documents`,
      { method: 'DELETE' },
    );
    clock = new ManualClock(start);
    judged = [];
    verdict = () => ({ findings: [] });
  });
  afterAll(() => local.stop());

  const auditor: Auditor = auditorOfChanges<IdempotencyRecord>({
    name: 'records',
    kinds: ['locks-owned'],
    query: (documents) => documents.allIdempotency,
    changedBy: 'createdAt',
    judge: async (_context, record) => {
      judged.push(record.key);
      return verdict(record);
    },
  });

  return {
    auditor,
    get local() {
      return local;
    },
    get clock() {
      return clock;
    },
    /** Keys of the records that were judged, in order. */
    get judged(): readonly string[] {
      return judged;
    },
    judgesBy(judge: (record: IdempotencyRecord) => Judgement): void {
      verdict = judge;
    },
    context: () => ({ documents: local.documents, clock }),
    noLimit: () => new Date(clock.now().getTime() + 60 * minute),
    timeIsUp: () => clock.now(),
    alerts: async () => (await local.documents.systemAlerts.get()).docs.map((document) => document.data()),
    async store(prefix: string, count: number, createdAt = clock.now()): Promise<void> {
      const writer = local.documents.db.bulkWriter({ throttling: false });
      for (let index = 0; index < count; index += 1) {
        const key = `${prefix}${String(index).padStart(3, '0')}`;
        const record: IdempotencyRecord = { key, requestHash: '', outcome: {}, createdAt };
        void writer.set(local.documents.idempotency(key), record);
      }
      await writer.close();
    },
    /** How many records were judged by it. */
    async judgedBy(run: () => Promise<unknown>): Promise<number> {
      judged = [];
      await run();
      return new Set(judged).size;
    },
  };
}
