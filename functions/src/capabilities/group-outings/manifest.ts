import type { CapabilityManifest } from '../../manifest/capability-manifest.ts';

export const groupOutingsDue = {
  outingVote: { load: async () => (await import('./due.ts')).outingVoteDue },
} satisfies CapabilityManifest['due'];

/** Several people who choose one place: links, members, their vote. */
export const groupOutingsManifest: CapabilityManifest = {
  name: 'group-outings',
  load: async () => ({ tools: [], handlers: [] }),
  due: groupOutingsDue,
  routes: async () => (await import('./group-routes.ts')).groupRoutes,
  keeps: async () => (await import('./kept-of-outings.ts')).keptOfOutings,
};
