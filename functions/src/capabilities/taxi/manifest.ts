import type { CapabilityManifest } from '../../manifest/capability-manifest.ts';

export const taxiLines: NonNullable<CapabilityManifest['lines']> = async () => [
  (await import('./dispatch-line.ts')).dispatchLine,
];

export const taxiDue = {
  ride: { load: async () => (await import('./ride-due.ts')).rideDue },
} satisfies CapabilityManifest['due'];

/** Taxis, from the call to the end of the ride. */
export const taxiManifest: CapabilityManifest = {
  name: 'taxi',
  async load({ documents, catalogue, map, wakeups }) {
    const { taxiCapability } = await import('./index.ts');
    return taxiCapability({
      documents,
      catalogue,
      travel: map,
      scheduler: { schedule: (rideId, marketId, at) => wakeups.at('ride', { rideId, marketId }, at) },
    });
  },
  planning: async () => (await import('./planning/plan-taxi.ts')).taxiPlanning,
  due: taxiDue,
  lines: taxiLines,
  keeps: async () => (await import('./kept-of-rider.ts')).keptOfRider,
  routes: async () => (await import('./driver-routes.ts')).driverRoutes,
  auditors: async () => (await import('./audit-rides.ts')).taxiAuditors,
};
