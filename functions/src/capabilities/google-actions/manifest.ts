import type { CapabilityManifest } from '../../manifest/capability-manifest.ts';

export const googleActionsDue = {
  googleAction: { load: async () => (await import('./due.ts')).googleActionDue },
} satisfies CapabilityManifest['due'];

/** What a person has done with their own Google account: a plan sent by mail, an entry in their calendar. */
export const googleActionsManifest: CapabilityManifest = {
  name: 'google-actions',
  async load(needs) {
    const { googleActions } = await import('./index.ts');
    return googleActions(needs);
  },
  planning: async () => (await import('./planning/plan-google-actions.ts')).googleActionsPlanning,
  due: googleActionsDue,
  routes: async () => (await import('./google-routes.ts')).googleRoutes,
  keeps: async () => (await import('./kept-of-google.ts')).keptOfGoogle,
};
