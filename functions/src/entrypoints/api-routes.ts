import { getRequestListener } from '@hono/node-server';
import { createApi } from './create-api.ts';
import { pictureStore } from './picture-runtime.ts';
import { orchestratorDependencies } from './runtime.ts';
import { restaurantEmbedders, searchService } from './search-runtime.ts';
import { verifyIdToken } from './verify-id-token.ts';

const app = createApi({
  dependencies: orchestratorDependencies,
  verify: verifyIdToken,
  pictures: pictureStore,
  // One model embeds listings and restaurants; behind it, restaurants' words answer without any.
  async embedder() {
    const [first, ...others] = await restaurantEmbedders();
    return (await searchService())?.embedder ?? (others.length > 0 ? first : null) ?? null;
  },
  restaurantEmbedder: async () => (await restaurantEmbedders()).at(-1) ?? null,
});

/** The API as a Node request listener, wired to the real world. */
export const apiListener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
