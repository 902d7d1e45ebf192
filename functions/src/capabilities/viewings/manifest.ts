import type { CapabilityManifest } from '../../manifest/capability-manifest.ts';

/** Viewings of homes. */
export const viewingsManifest: CapabilityManifest = {
  name: 'viewings',
  async load({ documents, catalogue, requestScheduler: scheduler }) {
    const { viewingsCapability } = await import('./index.ts');
    return viewingsCapability({ documents, catalogue, scheduler });
  },
};
