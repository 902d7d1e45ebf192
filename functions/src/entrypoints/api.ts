import './global-options.ts';
import { onRequest } from 'firebase-functions/v2/https';
import { turnSecrets } from './secrets.ts';

/** The HTTP API of the web client; see `api-routes.ts`. Called directly, not through Hosting: Hosting buffers streams. */
export const api = onRequest(
  {
    secrets: [...turnSecrets, 'ELEVENLABS_API_KEY'],
    timeoutSeconds: 300,
    cors: false,
  },
  async (request, response) => {
    // Asked every minute or so, and often of an instance that has just begun: it loads no other route.
    if (request.path === '/health') {
      const { healthListener } = await import('./health-route.ts');
      await healthListener(request, response);
      return;
    }
    const { apiListener } = await import('./api-routes.ts');
    await apiListener(request, response);
  },
);
