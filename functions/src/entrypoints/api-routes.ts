import { getRequestListener } from '@hono/node-server';
import { createApi } from './create-api.ts';
import { orchestratorDependencies } from './runtime.ts';
import { searchService } from './search-runtime.ts';
import { verifyIdToken } from './verify-id-token.ts';

const app = createApi({
  dependencies: orchestratorDependencies,
  verify: verifyIdToken,
  embedder: async () => (await searchService())?.embedder ?? null,
});

/** The API as a Node request listener, wired to the real world. */
export const apiListener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
