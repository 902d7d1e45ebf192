import { getRequestListener } from '@hono/node-server';
import { apiFrame } from './api-frame.ts';

/** The answer to who asks whether the API is up, without its other routes. */
export const healthListener = getRequestListener(apiFrame().fetch, { overrideGlobalObjects: false });
