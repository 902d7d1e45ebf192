import type { CapabilityManifest } from '../../manifest/capability-manifest.ts';

/** Days planned out of places that are there, and saved with a YES. */
export const tripsManifest: CapabilityManifest = {
  name: 'trips',
  async load(needs) {
    const { trips } = await import('./trips.ts');
    return trips(needs);
  },
  planning: async () => (await import('./planning/plan-trips.ts')).tripsPlanning,
  async routes() {
    const [
      { tripRoutesAnswered },
      { sharingRoutesAnswered },
      { projectRoutesAnswered },
      { placeRoutesAnswered },
      { weatherRoutesAnswered },
    ] = await Promise.all([
      import('./trip-routes.ts'),
      import('./sharing-routes.ts'),
      import('./project-routes.ts'),
      import('./place-routes.ts'),
      import('./weather-routes.ts'),
    ]);
    return [
      ...tripRoutesAnswered,
      ...sharingRoutesAnswered,
      ...projectRoutesAnswered,
      ...placeRoutesAnswered,
      ...weatherRoutesAnswered,
    ];
  },
  keeps: async () => (await import('./kept-of-trips.ts')).keptOfTrips,
};
