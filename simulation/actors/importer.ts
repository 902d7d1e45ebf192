import { beginImport, putImportPart } from '../../functions/src/catalogue/editing/import-listings.ts';
import { jobRows } from '../../functions/src/entrypoints/capabilities.ts';
import { cancelJob, resumeJob } from '../../functions/src/platform/jobs/change-job.ts';
import { isThere } from '../world/focus.ts';
import { marketId } from '../world/market.ts';
import type { Casting } from './actor.ts';

/** An operator of some worlds who imports tables: new places that are switched off and old ones' addresses, stops an import and goes on with it. */
export const importers: Casting = (world, random) => {
  if (!isThere(world.focus, 'importer', false)) return [];
  let actions = 0;
  return [
    {
      name: 'importer',
      act() {
        if (!random.chance(0.4)) return false;
        const begun = [...world.oracle.picture.documents.jobs.values()];
        const doing = begun.length === 0 ? 'begin' : random.weighted({ begin: 1, cancel: 0.5, resume: 2 });
        actions += 1;
        const action = { by: 'importer', reason: 'the simulation', actionId: `importer-${actions}` };
        if (doing === 'begin') {
          const jobId = `import-${actions}`;
          const { listing } = random.pick(world.places);
          const {
            listingId: _id,
            businessId: _business,
            marketId: _market,
            merve: _merve,
            ...words
          } = listing;
          const parts = Array.from({ length: 2 + random.below(4) }, (_, index) =>
            Array.from({ length: 1 + random.below(3) }, (_row, place) => ({
              line: 2 + 3 * index + place,
              listingId: `${jobId}-${index}-${place}`,
              listing: { ...words, active: false },
              business: {},
            })),
          );
          world.operatorDoes(`import ${jobId}`, async ({ deps: { documents }, now, wakeups }) => {
            for (const [index, rows] of parts.entries())
              await putImportPart(documents, { marketId, jobId, index, rows }, now());
            const table = { marketId, jobId, title: 'a table', parts: parts.length };
            await beginImport(documents, table, { ...action, now: now() });
            await wakeups.at('job', { jobId }, now());
          });
          return true;
        }
        const { jobId } = random.pick(begun);
        world.operatorDoes(`${doing} ${jobId}`, async ({ deps: { documents }, now, wakeups }) => {
          const at = { ...action, now: now() };
          if (doing === 'cancel') await cancelJob(documents, jobRows, jobId, at);
          else {
            await resumeJob(documents, jobId, at);
            await wakeups.at('job', { jobId }, at.now);
          }
        });
        return true;
      },
    },
  ];
};
