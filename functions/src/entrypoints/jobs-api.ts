import './global-options.ts';
import { onRequest } from 'firebase-functions/v2/https';

/** Jobs that a service starts over HTTP; see `create-jobs-api.ts`. Not for browsers. */
export const jobsApi = onRequest(
  {
    secrets: [
      'SERVICE_TOKEN',
      'ACTOR_KEY',
      'TWILIO_AUTH_TOKEN',
      'GEMINI_API_KEY',
      'TYPESENSE_API_KEY',
      'MAPBOX_TOKEN',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
    ],
    timeoutSeconds: 540,
    cors: false,
  },
  async (request, response) => {
    const { jobsListener } = await import('./jobs-routes.ts');
    await jobsListener(request, response);
  },
);
