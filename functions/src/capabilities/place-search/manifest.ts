import type { CapabilityManifest } from '../../manifest/capability-manifest.ts';

/** Searching the world's places, in words or by a schema. */
export const placeSearchManifest: CapabilityManifest = {
  name: 'place-search',
  load: async () => ({}),
  routes: async () => (await import('./place-search-routes.ts')).placeSearchRoutes,
  keeps: async () => (await import('./search-sessions.ts')).keptOfSearches,
};
