import type { CapabilityManifest } from '../../manifest/capability-manifest.ts';

/** The business line: what staff see and do at their own business. */
export const operationsManifest: CapabilityManifest = {
  name: 'operations',
  async load({ documents, paymentScheduler }) {
    const { operationsCapability } = await import('./index.ts');
    return operationsCapability({ documents, paymentScheduler });
  },
  lines: async () => [(await import('./staff-line.ts')).staffLine],
};
