import type { CapabilityManifest } from '../../manifest/capability-manifest.ts';

/** Taxis, from the call to the end of the ride. */
export const taxiManifest: CapabilityManifest = {
  name: 'taxi',
  async load({ documents, catalogue, roundScheduler: scheduler }) {
    const { taxiCapability } = await import('./index.ts');
    return taxiCapability({ documents, catalogue, scheduler });
  },
  lines: async () => [(await import('./dispatch-line.ts')).dispatchLine],
  auditors: async () => (await import('./audit-rides.ts')).taxiAuditors,
};
