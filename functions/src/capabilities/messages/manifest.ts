import type { CapabilityManifest } from '../../manifest/capability-manifest.ts';

/** What customers and businesses write to each other about a commitment. */
export const messagesManifest: CapabilityManifest = {
  name: 'messages',
  async load({ documents }) {
    const { messagesCapability } = await import('./index.ts');
    return messagesCapability({ documents });
  },
  lines: async () => [(await import('./counterpart-line.ts')).counterpartLine],
};
