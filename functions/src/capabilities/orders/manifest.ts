import type { CapabilityManifest } from '../../manifest/capability-manifest.ts';

/** Food: menus, orders, their change and their cancellation. */
export const ordersManifest: CapabilityManifest = {
  name: 'orders',
  async load({ documents, catalogue, requestScheduler: scheduler }) {
    const { ordersCapability } = await import('./index.ts');
    return ordersCapability({ documents, catalogue, scheduler });
  },
};
