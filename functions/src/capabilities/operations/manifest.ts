import type { CapabilityManifest } from '../../manifest/capability-manifest.ts';

export const operationsLines: NonNullable<CapabilityManifest['lines']> = async () => [
  (await import('./staff-line.ts')).staffLine,
];

/** The business line: what staff see and do at their own business. */
export const operationsManifest: CapabilityManifest = {
  name: 'operations',
  async load({ documents, wakeups, takesPayments }) {
    const { operationsCapability } = await import('./index.ts');
    return operationsCapability({
      documents,
      paymentScheduler: takesPayments
        ? { schedule: (paymentId, at) => wakeups.at('payment', { paymentId }, at) }
        : null,
    });
  },
  lines: operationsLines,
  routes: async () => (await import('./operator-action-routes.ts')).operatorActionRoutes,
};
