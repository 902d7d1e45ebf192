import type { CatalogueMentions, ModelRequest, ToolResponse } from '../../../model/language-model.ts';
import { asksWhereTo } from '../../../model/planner/address.ts';
import { saidBefore } from '../../../model/planner/booking-thread.ts';
import { foldText } from '../../../model/planner/fold-text.ts';
import { callOr, type Plan, type Voice } from '../../../model/planner/plan.ts';
import type { Planning } from '../../../model/planner/planning.ts';
import { callsIn, refusalOf } from '../../../model/planner/recorded-calls.ts';
import { referenceIn } from '../../../model/planner/reference.ts';
import { textAt } from '../../../model/planner/text-at.ts';
import { comesForIt, type OrderWish, readOrderWish } from './order-request.ts';
import { planOrderChange } from './plan-order-change.ts';

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
async function planOrder(
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

/** What takes no orders has no menu that is known of: where a menu was refused, the entry is asked for it, and for whom to ask. */
function planAfterNoMenu({ turns, tools }: ModelRequest, results: readonly ToolResponse[]): Plan | null {
  const refused = results.some(
    ({ name, response }) => name === 'showMenu' && refusalOf(response)?.code === 'NOT_BOOKABLE',
  );
  if (!refused || !tools.some(({ name }) => name === 'getListingDetails')) return null;
  const made = turns.findLast((turn) => turn.role === 'model');
  const call =
    made?.role === 'model' ? callsIn(made.rawParts).find(({ name }) => name === 'showMenu') : undefined;
  const listing = call?.args['listing'];
  return typeof listing === 'string'
    ? { call: { name: 'getListingDetails', args: { listing, about: ['menu'] } } }
    : null;
}

export const ordersPlanning: Planning = {
  steps: [
    { wish: 'change', plan: ({ request, newest, voice }) => planOrderChange(request, newest, voice) },
    {
      wish: 'delivery',
      plan: ({ request, newest, voice, catalogue }) => planOrder(request, newest, voice, catalogue),
    },
  ],
  after: [({ request }, results) => planAfterNoMenu(request, results)],
};
