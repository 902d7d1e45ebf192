import type { CapabilityManifest } from '../../manifest/capability-manifest.ts';

/** Where to eat: found, scored, guarded for allergies, and told why. */
export const diningManifest: CapabilityManifest = {
  name: 'dining',
  async load(needs) {
    const { recommendRestaurantsTool } = await import('./recommend-restaurants.ts');
    return { tools: [recommendRestaurantsTool(needs)] };
  },
  planning: async () => (await import('./planning/plan-dining.ts')).diningPlanning,
};
