import type { CatalogueMentions, ModelRequest, ToolResponse } from '../language-model.ts';
import { saidBefore } from './booking-thread.ts';
import { referenceIn } from './cancellation.ts';
import { foldText } from './fold-text.ts';
import { asksWhereTo, comesForIt, type OrderWish, readOrderWish } from './order-request.ts';
import { callOr, type Plan, type Voice } from './plan.ts';
import { refusalOf } from './recorded-calls.ts';
import { textAt } from './text-at.ts';

interface FoundWish extends OrderWish {
  readonly listing: string | null;
}

async function wishIn(
  request: ModelRequest,
  text: string,
  catalogue: CatalogueMentions,
): Promise<FoundWish | null> {
  if (text.trim() === '') return null;
  const { marketId, lastListings } = request.situation;
  const [mention] = await catalogue.mentionsIn(text, marketId);
  const wish = readOrderWish(text, mention?.matched ?? null);
  if (wish === null) return null;
  const [shown, more] = lastListings;
  const inView = shown !== undefined && more === undefined ? shown.listingId : null;
  return { ...wish, listing: mention?.listingId ?? inView };
}

/** The wish in the newest message, or the earlier one that the newest message completes with a place. */
async function wishAt(
  request: ModelRequest,
  newest: number,
  catalogue: CatalogueMentions,
): Promise<FoundWish | null> {
  const text = textAt(request, newest);
  const wish = await wishIn(request, text, catalogue);
  if (wish !== null || !asksWhereTo(saidBefore(request.turns, newest))) return wish;
  const before = request.turns.slice(0, newest).findLastIndex((turn) => turn.role === 'user');
  const earlier = before < 0 ? null : await wishIn(request, textAt(request, before), catalogue);
  if (earlier === null) return null;
  return comesForIt(text)
    ? { ...earlier, collect: true }
    : { ...earlier, address: text.replace(/\s+/g, ' ').trim().slice(0, 200) };
}

/** "cancel my order": with its code if it was given. */
function planCancelOrder(text: string): Plan | null {
  const folded = foldText(text);
  if (!/\b(?:cancel\w*|iptal\w*)\b/.test(folded) || !/\b(?:orders?|siparis\w*)\b/.test(folded)) return null;
  const reference = referenceIn(text);
  return { call: { name: 'cancelOrder', args: reference === null ? {} : { reference } } };
}

/** The next step for a food order; null if the message is about none, or orders are switched off here. */
export async function planOrder(
  request: ModelRequest,
  newest: number,
  voice: Voice,
  catalogue: CatalogueMentions,
): Promise<Plan | null> {
  if (!request.tools.some((tool) => tool.name === 'orderFood')) return null;
  const cancelled = planCancelOrder(textAt(request, newest));
  if (cancelled !== null) return cancelled;
  const wish = await wishAt(request, newest, catalogue);
  if (wish === null) return null;
  const { listing, items, address, collect } = wish;
  if (listing === null) {
    const query = items.map(({ item }) => item).join(' ');
    if (query === '') return { text: voice.say.askOrderPlace() };
    return callOr(request, 'searchMarketplace', { query }, voice.say.cannotSearchHere());
  }
  // Without a dish there is the menu to be seen.
  if (items.length === 0) return callOr(request, 'showMenu', { listing }, voice.say.cannotSearchHere());
  const args = {
    listing,
    items: items.map((item) => ({ ...item })),
    ...(address === null ? {} : { address }),
    ...(collect ? { collect } : {}),
  };
  return { call: { name: 'orderFood', args } };
}

/** A code that is no booking's may be an order's, a service's or a viewing's. */
export function planAfterUnknownReference(
  request: ModelRequest,
  results: readonly ToolResponse[],
  newest: number,
): Plan | null {
  const reference = referenceIn(textAt(request, newest));
  if (reference === null) return null;
  const refused = (name: string, code: string) =>
    results.some((result) => result.name === name && refusalOf(result.response)?.code === code);
  const kinds = ['cancelBooking', 'cancelOrder', 'cancelService', 'cancelViewing'];
  const unknown = kinds.findLastIndex(
    (name) => refused(name, 'TRANSACTION_NOT_FOUND') || refused(name, 'REQUEST_NOT_FOUND'),
  );
  if (unknown < 0) return null;
  const next = kinds.slice(unknown + 1).find((kind) => request.tools.some(({ name }) => name === kind));
  return next === undefined ? null : { call: { name: next, args: { reference } } };
}
