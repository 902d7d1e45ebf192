import type { JsonObject } from '@merve/contract';

/** What a type of card tells of. */
export interface Telling<Type extends string = string> {
  /** The field that names what the card tells the state of. Left out by proposals: they tell of no new state. */
  readonly key?: string;
  /** The type of card that tells the state of what this one asks about; that one's `key` names it here too. */
  readonly about?: Type;
  /** Its `items` are cards that tell of states. */
  readonly isList?: true;
}

type Kinds = Readonly<Record<string, Telling>>;

const tellingOf = (type: unknown, kinds: Kinds): Telling =>
  typeof type === 'string' && Object.hasOwn(kinds, type) ? (kinds[type] ?? {}) : {};

/** The newest card of each ride, booking, order and payment, by `keyOf`. */
type NewestCards = ReadonlyMap<string, JsonObject>;

function keyFor(type: string, ui: JsonObject, kinds: Kinds): string | null {
  const { key } = tellingOf(type, kinds);
  const id = key === undefined ? undefined : ui[key];
  return typeof id === 'string' ? `${type}:${id}` : null;
}

/** What the card is about: `taxi_status:{rideId}`; null for one that has no state, like a search. */
export function keyOf(ui: JsonObject, kinds: Kinds): string | null {
  const type = ui['type'];
  return typeof type === 'string' ? keyFor(tellingOf(type, kinds).about ?? type, ui, kinds) : null;
}

type Messages = readonly { readonly ui: JsonObject | null }[];
const known = new WeakMap<Messages, NewestCards>();

/**
 * The newest state of everything the messages tell of, oldest first: an older message shows how things stand now. Every card of
 * a conversation asks about the same messages, so they are read once.
 */
export function newestCards(messages: Messages, kinds: Kinds): NewestCards {
  const before = known.get(messages);
  if (before !== undefined) return before;
  const newest = new Map<string, JsonObject>();
  for (const { ui } of messages) {
    for (const card of statesIn(ui, kinds)) {
      const key = keyFor(String(card['type']), card, kinds);
      if (key !== null) newest.set(key, card);
    }
  }
  known.set(messages, newest);
  return newest;
}

const shownLast = new WeakMap<Messages, NewestCards>();

/**
 * The card of the newest message that shows each of them, by `keyOf`: as its state, as a question about it, or among others in a
 * list. Those of earlier messages have become history.
 */
export function lastShown(messages: Messages, kinds: Kinds): NewestCards {
  const before = shownLast.get(messages);
  if (before !== undefined) return before;
  const last = new Map<string, JsonObject>();
  for (const { ui } of messages) {
    if (ui === null) continue;
    for (const card of statesIn(ui, kinds)) {
      const key = keyOf(card, kinds);
      if (key !== null) last.set(key, ui);
    }
  }
  shownLast.set(messages, last);
  return last;
}

/** The card itself, or those in a list of them. */
function statesIn(ui: JsonObject | null, kinds: Kinds): JsonObject[] {
  if (ui === null) return [];
  if (tellingOf(ui['type'], kinds).isList !== true) return [ui];
  const items = Array.isArray(ui['items']) ? ui['items'] : [];
  return items.flatMap((item) =>
    item !== null && typeof item === 'object' && !Array.isArray(item) ? [item] : [],
  );
}
