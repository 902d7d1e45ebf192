import type { CapabilityManifest } from '../../manifest/capability-manifest.ts';

export const messagesLines: NonNullable<CapabilityManifest['lines']> = async () => [
  (await import('./counterpart-line.ts')).counterpartLine,
];

/** What customers and businesses write to each other about a commitment. */
export const messagesManifest: CapabilityManifest = {
  name: 'messages',
  async load({ documents }) {
    const { messagesCapability } = await import('./index.ts');
    return messagesCapability({ documents });
  },
  planning: async () => (await import('./planning/plan-pass-on.ts')).messagesPlanning,
  lines: messagesLines,
  async keeps() {
    const { byActor } = await import('../../manifest/kept-of-person.ts');
    return [
      {
        collection: 'correspondences',
        erasure: 'deleted',
        queries: ({ correspondences }, person) => byActor(correspondences, person),
      },
    ];
  },
};
