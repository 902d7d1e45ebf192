import type { CapabilityManifest } from '../../manifest/capability-manifest.ts';

/** What people must not eat, and their taking it back. */
export const allergiesManifest: CapabilityManifest = {
  name: 'allergies',
  async load() {
    const { allergiesCapability } = await import('./index.ts');
    return allergiesCapability();
  },
};
