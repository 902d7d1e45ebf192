import type { CapabilityManifest } from '../manifest/capability-manifest.ts';

/** What is kept of a person, and their being forgotten. */
export const peopleManifest: CapabilityManifest = {
  name: 'people',
  async load({ documents }) {
    const { erasureHandler } = await import('./erasure-handler.ts');
    return { handlers: [erasureHandler(documents)] };
  },
};
