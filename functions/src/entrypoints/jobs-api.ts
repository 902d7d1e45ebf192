import './global-options.ts';
import { onRequest } from 'firebase-functions/v2/https';
import { turnSecrets } from './secrets.ts';

/** Jobs that a service starts over HTTP; see `create-jobs-api.ts`. Not for browsers. */
export const jobsApi = onRequest(
  {
    secrets: [...turnSecrets, 'SERVICE_TOKEN'],
    timeoutSeconds: 540,
    cors: false,
  },
  async (request, response) => {
    const { jobsListener } = await import('./jobs-routes.ts');
    await jobsListener(request, response);
  },
);
