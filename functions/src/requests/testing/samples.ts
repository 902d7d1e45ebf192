import type { MerchantRequest } from '@merve/contract';

/** Two margheritas, placed at 10:00 UTC on 21 November 2026; late at 10:05, over at 10:15. */
export function sampleRequest(changes: Partial<MerchantRequest> = {}): MerchantRequest {
  const createdAt = new Date('2026-11-21T10:00:00Z');
  const lateAt = new Date('2026-11-21T10:05:00Z');
  return {
    requestId: 'req_000000000000000000000001',
    reference: 'K7QF2M',
    marketId: 'north-cyprus',
    businessId: 'biz-oven',
    listingId: 'oven',
    businessName: 'Carob Oven',
    actorId: 'act_1',
    threadId: 'thread-1',
    customerName: 'Ayla',
    timeZone: 'Asia/Famagusta',
    merchantAddress: 'whatsapp:+905330009999',
    merchantLanguage: 'en',
    state: 'placed',
    open: true,
    revision: 1,
    version: 1,
    details: {
      kind: 'food',
      lines: [
        {
          itemId: 'margherita',
          number: 1,
          name: 'Margherita pizza',
          quantity: 2,
          choices: [],
          totalMinor: 44_000,
        },
      ],
      deliveryMinor: 0,
      deliverTo: null,
      wishedAt: null,
      allergies: [],
      allergensUnknownIn: [],
      note: null,
    },
    total: { minorUnits: 44_000, currency: 'TRY' },
    less: null,
    readyAt: null,
    reason: null,
    cancelledBy: null,
    cancelAskedAt: null,
    lateAt,
    answerBy: new Date('2026-11-21T10:15:00Z'),
    lateTold: false,
    dueAt: lateAt,
    createdAt,
    updatedAt: createdAt,
    endedAt: null,
    ...changes,
  };
}
