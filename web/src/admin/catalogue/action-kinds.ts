import type { DataKind, JsonValue, ListingAction } from '@merve/contract';

/** A kind of action of a listing. */
interface ActionKind {
  readonly type: ListingAction['actionType'];
  /** Which tool writes to the business about it: its variables may stand in the text. */
  readonly tool: string;
  /** What may be chosen from. */
  readonly dataKinds: readonly DataKind[];
}

export const actionKinds: readonly ActionKind[] = [
  { type: 'book', tool: 'initiateBooking', dataKinds: ['tickets', 'roomTypes'] },
  { type: 'order_food', tool: 'orderFood', dataKinds: ['menuItems'] },
  { type: 'book_service', tool: 'bookService', dataKinds: ['services'] },
  { type: 'schedule_viewing', tool: 'scheduleViewing', dataKinds: [] },
];

/** An action as it begins: switched on, told to the business in the market's words. Pure. */
export function freshAction({ type, dataKinds }: ActionKind): JsonValue {
  const [only, ...others] = dataKinds;
  return {
    actionType: type,
    enabled: true,
    offeringId: null,
    ...(only !== undefined && others.length === 0 ? { dataKind: only } : {}),
    dispatch: { toE164: null, template: null },
    ...(type === 'book' ? {} : { ordering: { openingHours: [], minimum: null, delivery: null } }),
    tags: [],
  };
}
