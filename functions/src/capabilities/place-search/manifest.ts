import type { CapabilityManifest } from '../../manifest/capability-manifest.ts';

/** Searching the world's places, in words or by a schema. */
export const placeSearchManifest: CapabilityManifest = {
  name: 'place-search',
  async load(needs) {
    const { searchPlacesTool } = await import('./search-places-tool.ts');
    return { tools: [searchPlacesTool(needs)] };
  },
  planning: async () => (await import('./planning/plan-world.ts')).worldPlanning,
  routes: async () => (await import('./place-search-routes.ts')).placeSearchRoutes,
  keeps: async () => (await import('./search-sessions.ts')).keptOfSearches,
};
