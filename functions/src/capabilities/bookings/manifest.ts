import type { CapabilityManifest } from '../../manifest/capability-manifest.ts';

/** Tables, rooms, courts and sessions with slots, and their deposits. */
export const bookingsManifest: CapabilityManifest = {
  name: 'bookings',
  async load({ documents, catalogue, holdScheduler: scheduler, paymentScheduler }) {
    const { bookingsCapability } = await import('./index.ts');
    return bookingsCapability({ documents, catalogue, scheduler, paymentScheduler });
  },
  auditors: async () => (await import('./deposits/audit-payments.ts')).paymentAuditors,
};
