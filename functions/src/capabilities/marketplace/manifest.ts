import type { CapabilityManifest } from '../../manifest/capability-manifest.ts';

export const marketplaceJobs = {
  'listing-import': {
    mayBeCancelled: true,
    load: async () => (await import('../../catalogue/editing/import-listings.ts')).listingImport,
  },
} satisfies CapabilityManifest['jobs'];

/** Finding what can be booked, ordered or visited in a market. */
export const marketplaceManifest: CapabilityManifest = {
  name: 'marketplace',
  async load({ catalogue, searchIndex }) {
    const { marketplaceCapability } = await import('./index.ts');
    return marketplaceCapability({ catalogue, searchIndex });
  },
  planning: async () => (await import('./planning/plan-search.ts')).marketplacePlanning,
  jobs: marketplaceJobs,
};
