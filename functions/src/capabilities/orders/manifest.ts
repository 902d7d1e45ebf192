import type { CapabilityManifest } from '../../manifest/capability-manifest.ts';

export const ordersDue = {
  request: { load: async () => (await import('./request-due.ts')).requestDue },
} satisfies CapabilityManifest['due'];

/** Food: menus, orders, their change and their cancellation. */
export const ordersManifest: CapabilityManifest = {
  name: 'orders',
  async load({ documents, catalogue, wakeups }) {
    const { ordersCapability } = await import('./index.ts');
    return ordersCapability({
      documents,
      catalogue,
      scheduler: {
        schedule: (requestKind, requestId, at) => wakeups.at('request', { requestKind, requestId }, at),
      },
    });
  },
  planning: async () => (await import('./planning/plan-order.ts')).ordersPlanning,
  due: ordersDue,
};
