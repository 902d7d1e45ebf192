import './global-options.ts';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { log } from '../platform/log.ts';
import { firestoreDocuments } from './firestore-client.ts';
import { orchestratorDependencies } from './runtime.ts';

/**
 * Repairs, every minute, what a lost task, trigger or worker left behind: expired holds, messages without their turn,
 * intents nobody is sending. Each part is independent; a failure of one is logged and does not stop the others.
 */
export const sweepEveryMinute = onSchedule(
  { schedule: 'every 1 minutes', secrets: ['TWILIO_AUTH_TOKEN', 'GEMINI_API_KEY'], timeoutSeconds: 300 },
  async () => {
    const deps = await orchestratorDependencies();
    const [{ sweepExpiredHolds }, { sweepOutbox }, { findUnprocessed }, { processInbound }] =
      await Promise.all([
        import('../ledger/index.ts'),
        import('../outbox/index.ts'),
        import('../conversations/sweep-unprocessed.ts'),
        import('../orchestrator/process-inbound.ts'),
      ]);
    await independently({
      'expired holds': () => sweepExpiredHolds(deps.documents, { now: deps.clock.now() }),
      'unprocessed messages': async () => {
        for (const waiting of await findUnprocessed(deps.documents, deps.clock.now())) {
          await processInbound(deps, waiting);
        }
      },
      outbox: () => sweepOutbox(deps.documents, deps.sender, deps),
    });
  },
);

/** What changed within this time is looked at by the quarter-hourly audit: four runs see every change. */
const auditWindowMs = 60 * 60_000;

/** Looks for broken invariants in what has changed lately; every finding becomes one alert, however often it is found. */
export const auditEveryQuarterHour = onSchedule({ schedule: 'every 15 minutes', timeoutSeconds: 540 }, () =>
  audit((now) => new Date(now.getTime() - auditWindowMs)),
);

/** The same over everything that exists: finds what changed unseen, for example while no audit ran. */
export const auditEveryDay = onSchedule({ schedule: 'every day 03:30', timeoutSeconds: 1800 }, () =>
  audit(() => null),
);

async function audit(since: (now: Date) => Date | null): Promise<void> {
  const documents = await firestoreDocuments();
  const [{ auditLedger }, { auditOutbox }] = await Promise.all([
    import('../ledger/index.ts'),
    import('../outbox/index.ts'),
  ]);
  const now = new Date();
  await independently({
    ledger: () => auditLedger(documents, { now, since: since(now) }),
    outbox: () => auditOutbox(documents, { now }),
  });
}

/**
 * Runs the parts one after another.
 * @throws AggregateError of what failed, after all have run: the scheduler shows the run as failed.
 */
async function independently(parts: Record<string, () => Promise<unknown>>): Promise<void> {
  const failures: unknown[] = [];
  for (const [part, run] of Object.entries(parts)) {
    try {
      await run();
    } catch (thrown) {
      log.error('scheduled part failed', { part }, thrown);
      failures.push(thrown);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some parts of the schedule failed');
}
