import type { CapabilityManifest } from '../../manifest/capability-manifest.ts';

/** Finding what nobody books: points on the map, places worth an outing, pharmacies on duty. */
export const placesManifest: CapabilityManifest = {
  name: 'places',
  async load({ documents, catalogue, map }) {
    const { placesCapability } = await import('./index.ts');
    return placesCapability({ documents, catalogue, points: map, geocoder: map });
  },
  planning: async () => (await import('./planning/plan-places.ts')).placesPlanning,
};
