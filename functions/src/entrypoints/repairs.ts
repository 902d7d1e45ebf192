import type { OrchestratorDependencies } from '../orchestrator/dependencies.ts';
import { log } from '../platform/log.ts';

/**
 * The minute's repair of what a lost task, trigger or worker left behind: expired holds, rounds of a search for a taxi
 * that are over, requests no merchant answers, messages without their turn, intents nobody is sending. Each part is independent; a failure of one is logged and does not stop the others. May
 * overlap with itself.
 * @throws AggregateError of what failed, after all parts have run.
 */
export async function sweepEverything(deps: OrchestratorDependencies): Promise<void> {
  const [
    { sweepExpiredHolds },
    { sweepOutbox },
    { findUnprocessed },
    { letHoldGo },
    { sweepActorMerges },
    { processInbound },
    { summariseThreads },
    { measureMarketSpend },
    { sweepRounds },
    { sweepDueRequests },
    { sweepPayments },
  ] = await Promise.all([
    import('../ledger/index.ts'),
    import('../outbox/index.ts'),
    import('../conversations/sweep-unprocessed.ts'),
    import('../orchestrator/let-hold-go.ts'),
    import('../orchestrator/linking/merge-actors.ts'),
    import('../orchestrator/process-inbound.ts'),
    import('../orchestrator/summarise-threads.ts'),
    import('../usage/measure-market-spend.ts'),
    import('../capabilities/taxi/index.ts'),
    import('../requests/index.ts'),
    import('../capabilities/bookings/deposits/sweep-payments.ts'),
  ]);
  await independently({
    // Before holds are let go: money that is there must not come too late because nobody asked.
    payments: async () => {
      const gateway = deps.paymentGateway ?? null;
      if (gateway !== null) await sweepPayments({ ...deps, gateway });
    },
    // Who is told of it is written to by the outbox's part, below.
    'expired holds': () =>
      sweepExpiredHolds(deps.documents, {
        now: deps.clock.now(),
        expire: async (input) => (await letHoldGo(deps.documents, input)).outcome,
      }),
    'unanswered requests': () => sweepDueRequests(deps.documents, deps.clock.now()),
    'taxi rounds': () => sweepRounds(deps.documents, { now: deps.clock.now(), tools: deps.tools.tools }),
    'unprocessed messages': async () => {
      for (const waiting of await findUnprocessed(deps.documents, deps.clock.now())) {
        await processInbound(deps, waiting);
      }
    },
    'actor merges': () => sweepActorMerges(deps),
    'market spend': () => measureMarketSpend(deps.documents, deps.clock.now()),
    summaries: () => summariseThreads(deps),
    outbox: () => sweepOutbox(deps.documents, deps.sender, deps),
  });
}

/** Runs the parts one after another. */
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
