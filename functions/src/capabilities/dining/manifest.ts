import type { CapabilityManifest } from '../../manifest/capability-manifest.ts';

/** Where to eat: found, scored, guarded for allergies, and told why. */
export const diningManifest: CapabilityManifest = {
  name: 'dining',
  load: async () => ({}),
};
