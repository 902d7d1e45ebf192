import type { Ask, JsonObject } from '@merve/contract';
import type { CardType } from '@merve/contract/cards';

/**
 * Says something in the conversation for the person. With an `ask`, a control asks for one tool that proposes, and `words`
 * are what the message reads like; without one, `words` are read like anything a person writes.
 */
export type OnAsk = (ask: Ask | null, words: string) => void;

/** The newest card of each ride, booking, order and payment, by `keyOf`: an older message shows how things stand now. */
export type LiveCards = ReadonlyMap<string, JsonObject>;

/** The types there is a renderer for, known before any of the renderers is loaded. */
const shownTypes: Readonly<Record<Exclude<CardType, 'operation_proposal'>, true>> = {
  listings: true,
  listing: true,
  menu: true,
  places: true,
  booking_proposal: true,
  booking: true,
  cancel_proposal: true,
  move_proposal: true,
  bookings: true,
  payment: true,
  order_proposal: true,
  service_proposal: true,
  viewing_proposal: true,
  order_status: true,
  order_cancel_proposal: true,
  order_less_proposal: true,
  order_change_proposal: true,
  orders: true,
  taxi_proposal: true,
  taxi_status: true,
  taxi_cancel_proposal: true,
  message_proposal: true,
  message_sent: true,
  business_message: true,
  place: true,
  itinerary_preview: true,
  restaurant_list: true,
  radar_comparison: true,
  map_view: true,
  text: true,
};

/** Whether a card of this type is drawn; a message with any other one shows its text alone. */
export function isShown(ui: JsonObject | null): ui is JsonObject {
  const type = ui?.['type'];
  return typeof type === 'string' && Object.hasOwn(shownTypes, type);
}
