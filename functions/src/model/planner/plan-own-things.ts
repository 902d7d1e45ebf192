/** What people ask and say of what they have already: the next step for it, in any of Merve's languages. */
import type { CatalogueMentions, ModelRequest } from '../language-model.ts';
import { saidBefore } from './booking-thread.ts';
import { referenceIn } from './cancellation.ts';
import { type OwnWish, readOwnWish } from './own-things/read-own-wish.ts';
import { callOr, type Plan, type Voice } from './plan.ts';
import { asksDestination, asksPickup } from './taxi-request.ts';
import { textAt } from './text-at.ts';

const toolKinds = {
  booking: 'booking',
  food: 'order',
  service: 'service',
  viewing: 'viewing',
  ride: 'taxi',
} as const;

const has = (request: ModelRequest, name: string) => request.tools.some((tool) => tool.name === name);

function planStatus(request: ModelRequest, { kind }: OwnWish, { say }: Voice): Plan {
  if (kind === 'ride' && has(request, 'taxiStatus')) return { call: { name: 'taxiStatus', args: {} } };
  const about = kind === null ? 'it' : toolKinds[kind];
  return callOr(request, 'myBookings', { about }, say.cannotListHere());
}

function planCancel(request: ModelRequest, { kind }: OwnWish, { say }: Voice): Plan {
  if (kind === 'ride' && has(request, 'cancelTaxi')) return { call: { name: 'cancelTaxi', args: {} } };
  return has(request, 'cancelBooking')
    ? callOr(request, 'myBookings', {}, say.cannotListHere())
    : { text: say.cannotCancelHere() };
}

/** Giving up what is being asked about; a taxi that nobody is being asked about is one there is already. */
function planDrop(request: ModelRequest, newest: number, wish: OwnWish, voice: Voice): Plan | null {
  const asked = saidBefore(request.turns, newest);
  if (asksDestination(asked) || asksPickup(asked)) return { text: voice.say.noTaxi() };
  if (wish.kind !== null) return planCancel(request, wish, voice);
  return request.situation.pendingSummary === null ? { text: voice.say.allRight() } : null;
}

/** The wish about one's own things in a message; null where a code or the name of a place says more than it. */
export async function ownWishAt(
  request: ModelRequest,
  newest: number,
  catalogue: CatalogueMentions,
): Promise<OwnWish | null> {
  const text = textAt(request, newest);
  const wish = referenceIn(text) === null ? readOwnWish(text) : null;
  if (wish === null || wish.kind !== null || wish.aim === 'late') return wish;
  const named = await catalogue.mentionsIn(text, request.situation.marketId);
  return named.length === 0 ? wish : null;
}

/**
 * The next step for what is about the person's own things; null for everything else.
 * @param isUnderWay the person is on the way to a booking: "make it eight" is about that one
 */
export async function planOwnThings(
  request: ModelRequest,
  newest: number,
  voice: Voice,
  { catalogue, isUnderWay }: { readonly catalogue: CatalogueMentions; readonly isUnderWay: boolean },
): Promise<Plan | null> {
  const wish = await ownWishAt(request, newest, catalogue);
  if (wish === null) return null;
  switch (wish.aim) {
    case 'list':
      return callOr(request, 'myBookings', {}, voice.say.cannotListHere());
    case 'status':
      return planStatus(request, wish, voice);
    case 'cancel':
      return planCancel(request, wish, voice);
    case 'late':
      // In their own words: what they add for Merve does no harm to whoever waits.
      return has(request, 'sendWhatsAppMessage') && !isUnderWay
        ? { call: { name: 'sendWhatsAppMessage', args: { message: textAt(request, newest).trim() } } }
        : null;
    // What may as well be another dish or hour of what is being made is read by those first.
    case 'move':
      return null;
    case 'drop':
      return planDrop(request, newest, wish, voice);
  }
}
