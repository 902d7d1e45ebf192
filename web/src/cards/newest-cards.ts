import type { JsonObject } from '@merve/contract';
import type { LiveCards } from './card-types.ts';

/** Which field names what a card tells the state of. Proposals tell of no new state, so they are not among them. */
const identities: Readonly<Record<string, string>> = {
  taxi_status: 'rideId',
  booking: 'reference',
  order_status: 'requestId',
  payment: 'reference',
};

/** What proposals ask about, so that an old question shows what became of it. */
const askedAbout: Readonly<Record<string, keyof typeof identities>> = {
  booking_proposal: 'booking',
  move_proposal: 'booking',
  cancel_proposal: 'booking',
  order_cancel_proposal: 'order_status',
  order_less_proposal: 'order_status',
  order_change_proposal: 'order_status',
  taxi_cancel_proposal: 'taxi_status',
};

function keyFor(type: string, ui: JsonObject): string | null {
  const identity = identities[type];
  const id = identity === undefined ? undefined : ui[identity];
  return typeof id === 'string' ? `${type}:${id}` : null;
}

/** What the card is about: `taxi_status:{rideId}`; null for one that has no state, like a search. */
export function keyOf(ui: JsonObject): string | null {
  const type = ui['type'];
  return typeof type === 'string' ? keyFor(askedAbout[type] ?? type, ui) : null;
}

/**
 * The newest state of everything the messages tell of.
 * @param messages oldest first
 * @param before what older messages told, if it is already known
 */
export function newestCards(
  messages: Iterable<{ readonly ui: JsonObject | null }>,
  before?: LiveCards,
): LiveCards {
  const newest = new Map(before);
  for (const { ui } of messages) {
    for (const card of statesIn(ui)) {
      const key = keyFor(String(card['type']), card);
      if (key !== null) newest.set(key, card);
    }
  }
  return newest;
}

/** The card itself, or those in a list of them. */
function statesIn(ui: JsonObject | null): JsonObject[] {
  if (ui === null) return [];
  if (ui['type'] !== 'bookings' && ui['type'] !== 'orders') return [ui];
  const items = Array.isArray(ui['items']) ? ui['items'] : [];
  return items.flatMap((item) =>
    item !== null && typeof item === 'object' && !Array.isArray(item) ? [item] : [],
  );
}
