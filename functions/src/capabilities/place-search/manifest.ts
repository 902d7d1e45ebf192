import type { CapabilityManifest } from '../../manifest/capability-manifest.ts';

/** Searching the world's places, in words or by a schema. */
export const placeSearchManifest: CapabilityManifest = {
  name: 'place-search',
  async load(needs) {
    const [{ searchPlacesTool }, { seeksAroundHere }] = await Promise.all([
      import('./search-places-tool.ts'),
      import('../../reading/search/seeks-around-here.ts'),
    ]);
    return { tools: [searchPlacesTool(needs)], asksAboutHere: seeksAroundHere };
  },
  planning: async () => (await import('./planning/plan-world.ts')).worldPlanning,
  routes: async () => (await import('./place-search-routes.ts')).placeSearchRoutes,
  keeps: async () => (await import('./search-sessions.ts')).keptOfSearches,
};
