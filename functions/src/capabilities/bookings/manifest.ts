import type { CapabilityManifest } from '../../manifest/capability-manifest.ts';

export const bookingsDue = {
  // Before holds are let go: money that is there must not come too late because nobody asked.
  payment: { asksPaymentProvider: true, load: async () => (await import('./due.ts')).paymentDue },
  hold: { load: async () => (await import('./due.ts')).holdDue },
} satisfies CapabilityManifest['due'];

export const takeDepositNews: NonNullable<CapabilityManifest['takePaymentNews']> = async (
  documents,
  news,
  moment,
) => {
  const { receivePaymentNews } = await import('./deposits/receive-payment-news.ts');
  const settled = await receivePaymentNews(documents, news, moment);
  if (!settled?.changed || settled.payment === null) return null;
  const { paymentId, nextStepAt: next, traceId } = settled.payment;
  return { due: { kind: 'payment', key: { paymentId } }, intents: settled.intents, next, traceId };
};

/** Tables, rooms, courts and sessions with slots, and their deposits. */
export const bookingsManifest: CapabilityManifest = {
  name: 'bookings',
  async load({ documents, catalogue, wakeups, takesPayments }) {
    const { bookingsCapability } = await import('./index.ts');
    return bookingsCapability({
      documents,
      catalogue,
      scheduler: { schedule: (businessId, txId, at) => wakeups.at('hold', { businessId, txId }, at) },
      paymentScheduler: takesPayments
        ? { schedule: (paymentId, at) => wakeups.at('payment', { paymentId }, at) }
        : null,
    });
  },
  planning: async () => (await import('./planning/bookings-planning.ts')).bookingsPlanning,
  routes: async () => (await import('./availability/free-times-route.ts')).freeTimesRoutes,
  due: bookingsDue,
  takePaymentNews: takeDepositNews,
  auditors: async () => (await import('./deposits/audit-payments.ts')).paymentAuditors,
};
