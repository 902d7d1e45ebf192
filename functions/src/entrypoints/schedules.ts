import './global-options.ts';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import type { AuditContext } from '../platform/audit/auditor.ts';
import { systemClock } from '../platform/clock.ts';
import { firestoreDocuments } from './firestore-client.ts';
import { sweepEverything } from './repairs.ts';
import { orchestratorDependencies } from './runtime.ts';
import { turnSecrets } from './secrets.ts';

/** Repairs, every minute, what a lost task, trigger or worker left behind. */
export const sweepEveryMinute = onSchedule(
  {
    schedule: 'every 1 minutes',
    secrets: turnSecrets,
    timeoutSeconds: 300,
  },
  async () => sweepEverything(await orchestratorDependencies()),
);

/**
 * Looks for broken invariants in what has changed, for what is overdue, and at the search index; a fault alerts once,
 * however often it is found.
 */
export const auditEveryQuarterHour = onSchedule(
  {
    schedule: 'every 15 minutes',
    secrets: ['GEMINI_API_KEY', 'TYPESENSE_API_KEY'],
    timeoutSeconds: 540,
  },
  async () => {
    const { auditChanges } = await import('./audits.ts');
    const context = { documents: await firestoreDocuments(), clock: systemClock };
    const ended = await Promise.allSettled([auditChanges(context), auditSearch(context)]);
    const failures = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    if (failures.length > 0) throw new AggregateError(failures, 'Some audits failed');
  },
);

/** Nothing to look at while search stays in process. */
async function auditSearch(context: AuditContext): Promise<void> {
  const { searchService } = await import('./search-runtime.ts');
  const service = await searchService();
  if (service === null) return;
  const { auditSearchIndex } = await import('../catalogue/audit-search-index.ts');
  await auditSearchIndex({ ...context, ...service });
}

/** Takes away what was uploaded and no listing shows, a week and a day after that was first seen. Nothing to do where no bucket is named. */
export const sweepPicturesDaily = onSchedule(
  { schedule: 'every 24 hours', timeoutSeconds: 540 },
  async () => {
    const { pictureStore } = await import('./picture-runtime.ts');
    const store = await pictureStore();
    if (store === null) return;
    const { sweepPictures } = await import('../catalogue/pictures/sweep-pictures.ts');
    await sweepPictures({ documents: await firestoreDocuments(), store, now: systemClock.now() });
  },
);

/**
 * Seals what days have left once they are over, and looks again at a hundredth of what is sealed, drawn anew each week:
 * finds what no change leads to.
 */
export const auditAroundTheClock = onSchedule(
  { schedule: 'every 15 minutes', timeoutSeconds: 540 },
  async () => {
    const { auditRolling } = await import('./audits.ts');
    await auditRolling({ documents: await firestoreDocuments(), clock: systemClock });
  },
);
