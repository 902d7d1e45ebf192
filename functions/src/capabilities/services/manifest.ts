import type { CapabilityManifest } from '../../manifest/capability-manifest.ts';

/** Services without fixed slots. */
export const servicesManifest: CapabilityManifest = {
  name: 'services',
  async load({ documents, catalogue, wakeups }) {
    const { servicesCapability } = await import('./index.ts');
    return servicesCapability({
      documents,
      catalogue,
      scheduler: {
        schedule: (requestKind, requestId, at) => wakeups.at('request', { requestKind, requestId }, at),
      },
    });
  },
  planning: async () => (await import('./planning/plan-service.ts')).servicesPlanning,
};
