/**
 * One process of a simulation: takes plans from its parent, runs them one after another, and sends back what came of
 * them. Its whole surroundings are replaced before any code of the product is loaded.
 *
 *     node simulation/worker.ts
 */

import { flushCompileCache } from 'node:module';
import type { Job, Report } from './jobs.ts';
import { planting } from './planted/plant.ts';
import { installVirtualChance } from './surroundings/virtual-chance.ts';
import { installVirtualTime } from './surroundings/virtual-time.ts';

process.env['LOG_LEVEL'] ??= 'SILENT';
// Ways into a vote are made with it.
process.env['ACTOR_KEY'] ??= 'the actor key of the simulation';
// Errors are made by the thousand here (lost races, injected faults), and their stacks cost more than all the rest.
Error.stackTraceLimit = Number(process.env['SIMULATION_STACKS'] ?? 0);
installVirtualTime();
installVirtualChance();

/** The simulation of the product as it is, or with a bug in it. */
async function simulationWith(bug: string | null): Promise<typeof import('./simulate.ts')> {
  return bug === null ? import('./simulate.ts') : import(planting(bug)('./simulate.ts'));
}

const send = (report: Report) => void process.send?.(report);
let isFirst = true;
let busy: Promise<void> = Promise.resolve();
process.on('message', (job: Job) => {
  busy = busy.then(async () => {
    const { simulate } = await simulationWith(job.bug);
    send({ outcome: await simulate(job.plan, job) });
    // Not left to the end: whoever is done with a worker kills it.
    if (isFirst) flushCompileCache();
    isFirst = false;
  });
  busy.catch((thrown: unknown) => {
    process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
    process.exit(1);
  });
});
// The parent is gone: nobody wants to know any more.
process.on('disconnect', () => process.exit(0));
