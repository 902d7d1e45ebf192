import './global-options.ts';
import { onRequest } from 'firebase-functions/v2/https';

/** The HTTP API of the web client; see `api-routes.ts`. Called directly, not through Hosting: Hosting buffers streams. */
export const api = onRequest(
  {
    secrets: [
      'TWILIO_AUTH_TOKEN',
      'ACTOR_KEY',
      'GEMINI_API_KEY',
      'TYPESENSE_API_KEY',
      'MAPBOX_TOKEN',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
    ],
    timeoutSeconds: 300,
    cors: false,
  },
  async (request, response) => {
    const { apiListener } = await import('./api-routes.ts');
    await apiListener(request, response);
  },
);
