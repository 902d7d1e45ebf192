import { getRequestListener } from '@hono/node-server';
import { readConfig, serviceSection } from '../platform/config.ts';
import { auditChanges } from './audits.ts';
import { createJobsApi } from './create-jobs-api.ts';
import { sweepEverything } from './repairs.ts';
import { orchestratorDependencies } from './runtime.ts';

const app = createJobsApi({
  secret: () => readConfig(serviceSection).SERVICE_TOKEN,
  jobs: async () => {
    const deps = await orchestratorDependencies();
    return { sweep: () => sweepEverything(deps), audit: () => auditChanges(deps) };
  },
});

/** The jobs as a Node request listener, wired to the real world. */
export const jobsListener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
