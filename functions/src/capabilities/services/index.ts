import type { Catalogue } from '../../catalogue/index.ts';
import { formatMoney } from '../../language/format.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import {
  cancelRequestTool,
  type RequestRefusal,
  type RequestScheduler,
  type RequestShape,
  requestHandler,
} from '../../requests/index.ts';
import type { CommitHandler } from '../../tools/commit-handler.ts';
import type { Tool } from '../../tools/define-tool.ts';
import { bookServiceTool } from './book-service.ts';

export interface ServicesNeeds {
  readonly documents: Documents;
  readonly catalogue: Pick<Catalogue, 'of'>;
  readonly scheduler: RequestScheduler;
}

const cancelDescription = `Asks the person whether their service request is to be cancelled. It does not cancel: only the person's own YES does, \
and once the business has accepted it also needs their leave. For bookings, use cancelBooking; for food, cancelOrder.`;

/** Services, to the room of requests. */
function services(documents: Documents): RequestShape {
  return {
    kind: 'service',
    pendingKind: 'confirm_service',
    actionType: 'book_service',
    async changeSinceShown(tx, { details, listingId, total }, { language }): Promise<RequestRefusal | null> {
      if (details.kind !== 'service') return { code: 'INTERNAL', details: {} };
      const [service] = await readTogether(tx, documents.service(listingId, details.serviceId));
      if (!service?.available) return { code: 'ITEM_UNAVAILABLE', details: { item: details.name } };
      const { price } = service;
      if (price?.minorUnits === total?.minorUnits && price?.currency === total?.currency) return null;
      return {
        code: 'PRICE_CHANGED',
        details: {
          ...(total === null ? {} : { oldPrice: formatMoney(total, language) }),
          ...(price === null ? {} : { newPrice: formatMoney(price, language) }),
        },
      };
    },
  };
}

/** Services without fixed slots: asked for, answered by the business, cancelled. */
export function servicesCapability(needs: ServicesNeeds): {
  readonly tools: readonly Tool[];
  readonly handlers: readonly CommitHandler[];
} {
  const shape = services(needs.documents);
  return {
    tools: [
      bookServiceTool(needs),
      cancelRequestTool(needs, {
        ...shape,
        name: 'cancelService',
        label: 'Cancel a service',
        group: 'Orders, services and viewings',
        does: 'Asks whether a service request is to be cancelled; the guest confirms.',
        description: cancelDescription,
      }),
    ],
    handlers: [requestHandler(needs.documents, needs.scheduler, shape)],
  };
}
