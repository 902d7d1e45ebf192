import type { CapabilityManifest } from '../../manifest/capability-manifest.ts';

export const diningDue = {
  diningProfile: { load: async () => (await import('./profiler.ts')).diningProfileDue },
} satisfies CapabilityManifest['due'];

/** Where to eat: found, scored, guarded for allergies, and told why. */
export const diningManifest: CapabilityManifest = {
  name: 'dining',
  async load(needs) {
    const { recommendRestaurantsTool } = await import('./recommend-restaurants.ts');
    return { tools: [recommendRestaurantsTool(needs)] };
  },
  planning: async () => (await import('./planning/plan-dining.ts')).diningPlanning,
  due: diningDue,
  routes: async () => (await import('./feed-routes.ts')).feedRoutes,
  keeps: async () => (await import('./kept-of-diner.ts')).keptOfDiner,
};
