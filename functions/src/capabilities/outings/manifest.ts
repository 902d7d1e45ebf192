import type { CapabilityManifest } from '../../manifest/capability-manifest.ts';

/** What a group may do together: found, weighed and explained. Nothing is held or written. */
export const outingsManifest: CapabilityManifest = {
  name: 'outings',
  async load(needs) {
    const { planOutingTool } = await import('./plan-outing-tool.ts');
    return { tools: [planOutingTool(needs)] };
  },
  planning: async () => (await import('./planning/plan-outings.ts')).outingsPlanning,
  routes: async () => (await import('./plan-routes.ts')).planRoutes,
};
