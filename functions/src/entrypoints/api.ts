import './global-options.ts';
import { onRequest } from 'firebase-functions/v2/https';
import { turnSecrets } from './secrets.ts';

/** The HTTP API of the web client; see `api-routes.ts`. Called directly, not through Hosting: Hosting buffers streams. */
export const api = onRequest(
  {
    secrets: [...turnSecrets, 'ACTOR_KEY'],
    timeoutSeconds: 300,
    cors: false,
  },
  async (request, response) => {
    const { apiListener } = await import('./api-routes.ts');
    await apiListener(request, response);
  },
);
