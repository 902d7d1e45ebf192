import type { CapabilityManifest } from '../../manifest/capability-manifest.ts';

/** Days planned out of places that are there, and saved with a YES. */
export const tripsManifest: CapabilityManifest = {
  name: 'trips',
  async load({ documents, catalogue }) {
    const [{ generateItineraryTool }, { myTripsTool }, { confirmItineraryHandler }] = await Promise.all([
      import('./generate-itinerary.ts'),
      import('./my-trips.ts'),
      import('./confirm-itinerary.ts'),
    ]);
    return {
      tools: [generateItineraryTool({ documents, catalogue }), myTripsTool(documents)],
      handlers: [confirmItineraryHandler(documents)],
    };
  },
  planning: async () => (await import('./planning/plan-trips.ts')).tripsPlanning,
  routes: async () => (await import('./trip-routes.ts')).tripRoutesAnswered,
  keeps: async () => (await import('./kept-of-trips.ts')).keptOfTrips,
};
