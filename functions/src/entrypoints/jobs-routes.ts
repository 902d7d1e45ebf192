import { getRequestListener } from '@hono/node-server';
import type { ImportReport, ImportRequest } from '@merve/contract';
import { identitySection, marketSection, readConfig, serviceSection } from '../platform/config.ts';
import type { ApiDependencies } from './api-environment.ts';
import { auditChanges } from './audits.ts';
import { keptByCapabilities } from './capabilities.ts';
import { createJobsApi } from './create-jobs-api.ts';
import { sweepEverything } from './repairs.ts';
import { orchestratorDependencies } from './runtime.ts';

const app = createJobsApi({
  secret: () => readConfig(serviceSection).SERVICE_TOKEN,
  jobs: async () => {
    const deps = await orchestratorDependencies();
    return {
      sweep: () => sweepEverything(deps),
      audit: () => auditChanges(deps),
      importLegacy: (request, traceId) => importLegacy(deps, request, traceId),
      users: { ...deps, keptByCapabilities },
    };
  },
});

/** The jobs as a Node request listener, wired to the real world. */
export const jobsListener = getRequestListener(app.fetch, { overrideGlobalObjects: false });

async function importLegacy(
  { documents, catalogue, clock }: ApiDependencies,
  request: ImportRequest,
  traceId: string,
): Promise<ImportReport> {
  const { importBookings, importSessions } = await import('../legacy/index.ts');
  const marketId = readConfig(marketSection).DEFAULT_MARKET_ID;
  const key = readConfig(identitySection).ACTOR_KEY;
  const page = { ...request, marketId, key, traceId, now: clock.now() };
  if (request.what === 'sessions') return importSessions(documents, page);
  return importBookings(documents, { ...page, catalogue: await catalogue.latest(marketId) });
}
