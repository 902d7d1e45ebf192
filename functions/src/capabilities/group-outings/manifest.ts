import type { CapabilityManifest } from '../../manifest/capability-manifest.ts';

export const groupOutingsDue = {
  outingVote: { load: async () => (await import('./due.ts')).outingVoteDue },
  outingNews: { load: async () => (await import('./due.ts')).outingNewsDue },
} satisfies CapabilityManifest['due'];

/** Several people who choose one place: links, members, their vote. */
export const groupOutingsManifest: CapabilityManifest = {
  name: 'group-outings',
  async load(needs) {
    const { votes } = await import('./votes.ts');
    return votes(needs);
  },
  planning: async () => (await import('./planning/plan-votes.ts')).votesPlanning,
  due: groupOutingsDue,
  routes: async () => (await import('./group-routes.ts')).groupRoutes,
  keeps: async () => (await import('./kept-of-outings.ts')).keptOfOutings,
};
