import type { CapabilityManifest } from '../../manifest/capability-manifest.ts';

/** Finding what can be booked, ordered or visited in a market. */
export const marketplaceManifest: CapabilityManifest = {
  name: 'marketplace',
  async load({ catalogue, searchIndex }) {
    const { marketplaceCapability } = await import('./index.ts');
    return marketplaceCapability({ catalogue, searchIndex });
  },
};
