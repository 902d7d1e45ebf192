import './global-options.ts';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { systemClock } from '../platform/clock.ts';
import { firestoreDocuments } from './firestore-client.ts';
import { sweepEverything } from './repairs.ts';
import { orchestratorDependencies } from './runtime.ts';

/** Repairs, every minute, what a lost task, trigger or worker left behind. */
export const sweepEveryMinute = onSchedule(
  { schedule: 'every 1 minutes', secrets: ['TWILIO_AUTH_TOKEN', 'GEMINI_API_KEY'], timeoutSeconds: 300 },
  async () => sweepEverything(await orchestratorDependencies()),
);

/** Looks for broken invariants in what has changed and for what is overdue; a fault alerts once, however often it is found. */
export const auditEveryQuarterHour = onSchedule(
  { schedule: 'every 15 minutes', timeoutSeconds: 540 },
  async () => {
    const { auditChanges } = await import('./audits.ts');
    await auditChanges({ documents: await firestoreDocuments(), clock: systemClock });
  },
);

/**
 * The pass over everything there is, begun once a day and gone on with at every run until it is through: finds what no
 * change leads to.
 */
export const auditAroundTheClock = onSchedule(
  { schedule: 'every 15 minutes', timeoutSeconds: 540 },
  async () => {
    const { auditRolling } = await import('./audits.ts');
    await auditRolling({ documents: await firestoreDocuments(), clock: systemClock });
  },
);
