import type { CapabilityManifest } from '../../manifest/capability-manifest.ts';

/** Viewings of homes. */
export const viewingsManifest: CapabilityManifest = {
  name: 'viewings',
  async load({ documents, catalogue, wakeups }) {
    const { viewingsCapability } = await import('./index.ts');
    return viewingsCapability({
      documents,
      catalogue,
      scheduler: {
        schedule: (requestKind, requestId, at) => wakeups.at('request', { requestKind, requestId }, at),
      },
    });
  },
  planning: async () => (await import('./plan-viewing.ts')).viewingsPlanning,
};
