import type { OrchestratorDependencies } from '../orchestrator/dependencies.ts';
import { MerveError } from '../platform/errors.ts';
import { log } from '../platform/log.ts';

/** How long one sweep goes on beginning new work, in milliseconds: well within the schedule's five minutes. */
const sweepMs = 3 * 60_000;
/** How much longer than its share a part may take to end what it has begun, before the next part begins without it. */
const graceMs = 20_000;

/** What a part of the sweep may use: true once its share of the time is used up. */
type IsOver = () => boolean;

/**
 * The minute's repair of what a lost task, trigger or worker left behind: expired holds, proposals nobody answered, rounds of a search for a taxi
 * that are over, requests no merchant answers, messages without their turn, intents nobody is sending. Each part has its
 * share of the time, and runs whatever became of the others; within a part each document is by itself (`sweepEach`). May
 * overlap with itself.
 * @throws AggregateError of what failed, after all parts have run.
 */
export async function sweepEverything(deps: OrchestratorDependencies): Promise<void> {
  const [
    { sweepOutbox },
    { sweepUnprocessed },
    { sweepDeferred },
    { sweepLapsedProposals },
    { sweepActorMerges },
    { processInbound },
    { summariseThreads },
    { measureMarketSpend },
    { sweepErasures },
    { keptByCapabilities },
    { forgetLocations },
  ] = await Promise.all([
    import('../outbox/index.ts'),
    import('../conversations/sweep-unprocessed.ts'),
    import('../conversations/deferred-messages.ts'),
    import('../orchestrator/let-proposal-go.ts'),
    import('../orchestrator/linking/merge-actors.ts'),
    import('../orchestrator/process-inbound.ts'),
    import('../orchestrator/summarise-threads.ts'),
    import('../usage/measure-market-spend.ts'),
    import('../people/erase-person.ts'),
    import('./capabilities.ts'),
    import('../conversations/forget-locations.ts'),
  ]);
  const { documents, clock } = deps;
  await independently({
    // Who is told of it is written to by the outbox's part, below.
    ...(await sweepsOfDue(deps)),
    'lapsed proposals': (isOver) => sweepLapsedProposals({ documents, now: clock.now(), isOver }),
    'unprocessed messages': (isOver) =>
      sweepUnprocessed({ documents, now: clock.now(), isOver }, (waiting) => processInbound(deps, waiting)),
    'messages over the limit': (isOver) =>
      sweepDeferred({ documents, now: clock.now(), isOver }, (waiting) => processInbound(deps, waiting)),
    'actor merges': (isOver) => sweepActorMerges(deps, isOver),
    'market spend': (isOver) => measureMarketSpend(documents, clock.now(), isOver),
    summaries: (isOver) => summariseThreads(deps, isOver),
    // After all that may still write something of somebody, and before it is sent.
    erasures: (isOver) => sweepErasures({ ...deps, keptByCapabilities }, isOver),
    locations: (isOver) => forgetLocations({ documents, now: clock.now(), isOver }),
    outbox: (isOver) => sweepOutbox(documents, deps.sender, { ...deps, isOver }),
  });
}

/** A part for each row of the table of due times. */
async function sweepsOfDue({ documents, clock, asker, paymentGateway = null }: OrchestratorDependencies) {
  const world = { documents, clock, paymentGateway, asker };
  const { dueTable } = await import('./capabilities.ts');
  return Object.fromEntries(
    Object.entries(dueTable()).map(([kind, row]) => [
      `due: ${kind}`,
      async (isOver: IsOver) => (await row.load()).sweep(world, isOver),
    ]),
  );
}

/** Runs the parts one after another, each within its share of the time that is left. */
async function independently(parts: Record<string, (isOver: IsOver) => Promise<unknown>>): Promise<void> {
  const failures: { readonly part: string; readonly thrown: unknown }[] = [];
  const end = Date.now() + sweepMs;
  const entries = Object.entries(parts);
  for (const [index, [part, run]] of entries.entries()) {
    const shareMs = Math.max(end - Date.now(), 0) / (entries.length - index);
    try {
      await withinShare(run, shareMs);
    } catch (thrown) {
      log.error('scheduled part failed', { part }, thrown);
      failures.push({ part, thrown });
    }
  }
  if (failures.length === 0) return;
  const names = failures.map(({ part }) => part).join(', ');
  throw new AggregateError(
    failures.map(({ thrown }) => thrown),
    `Some parts of the schedule failed: ${names}`,
  );
}

/** @throws MerveError `INTERNAL` for a part that does not end: it must not keep the others from running. */
async function withinShare(run: (isOver: IsOver) => Promise<unknown>, shareMs: number): Promise<void> {
  const end = Date.now() + shareMs;
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    const error = new MerveError('INTERNAL', 'It does not end');
    timer = setTimeout(() => reject(error), shareMs + graceMs);
  });
  try {
    await Promise.race([run(() => Date.now() >= end), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
