import { foldName } from '../../catalogue/fold.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import {
  cancelRequestTool,
  myRequestsTool,
  type RequestScheduler,
  requestHandler,
} from '../../requests/index.ts';
import { changeOrderTool } from './change-order.ts';
import { orderFoodTool } from './order-food.ts';
import { foodOrders } from './order-shape.ts';
import { showMenuTool } from './show-menu.ts';

interface OrdersNeeds {
  readonly documents: Documents;
  readonly catalogue: Pick<Catalogue, 'of'>;
  readonly scheduler: RequestScheduler;
}

const cancelDescription = `Asks the person whether their food order is to be cancelled. It does not cancel: only the person's own YES does, and \
once the kitchen has accepted it also needs the kitchen's leave. For bookings, use cancelBooking.`;

/** Food: menus, orders, their change and their cancellation. */
export function ordersCapability(needs: OrdersNeeds) {
  const shape = foodOrders(needs.documents);
  return {
    tools: [
      showMenuTool(needs),
      orderFoodTool(needs),
      changeOrderTool(needs),
      myRequestsTool(needs.documents),
      cancelRequestTool(needs, {
        ...shape,
        name: 'cancelOrder',
        label: 'Cancel an order',
        group: 'Orders, services and viewings',
        does: 'Asks whether an order is to be cancelled; the guest confirms.',
        description: cancelDescription,
      }),
    ],
    handlers: [requestHandler(needs.documents, needs.scheduler, shape)],
    // What was missing may have been where to bring it.
    asksAboutHere: (text: string) =>
      /\b(?:order(?:ing)?|deliver\w*|siparis\w*|getir\w*)\b/.test(foldName(text)),
  };
}
