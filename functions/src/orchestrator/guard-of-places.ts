import type { JsonObject, PendingAction, Restaurant } from '@merve/contract';
import type { CardType } from '@merve/contract/cards';
import { z } from 'zod';
import { heldStatements } from '../allergies/safety.ts';
import { type Guarded, type GuardedRestaurant, guardRestaurants } from '../dining/allergy-guard.ts';
import {
  kitchenInWords,
  kitchensInWords,
  kitchenWarningSentences,
  untoldWarnings,
} from '../dining/kitchen-warnings.ts';
import { restaurantsOfListings } from '../restaurants/restaurants-of-listings.ts';
import { withNotice } from './beside-reply.ts';
import type { OrchestratorDependencies } from './dependencies.ts';
import { showProposal } from './pending-action.ts';
import type { ReplyDraft, RunningTurn, TurnDecision } from './turn.ts';

/** What a card shows of places where people eat. */
interface Places {
  readonly listingIds: readonly string[];
  /** One place that something is done at, or several that were found. */
  readonly as: 'one' | 'several';
}
type Reader = (ui: JsonObject) => Places | null;

const oneSchema = z.object({ listingId: z.string() });
const one: Reader = (ui) => {
  const read = oneSchema.safeParse(ui);
  return read.success ? { listingIds: [read.data.listingId], as: 'one' } : null;
};
const manySchema = z.object({ items: z.array(oneSchema) });
const several: Reader = (ui) => {
  const read = manySchema.safeParse(ui);
  return read.success
    ? { listingIds: read.data.items.map(({ listingId }) => listingId), as: 'several' }
    : null;
};
const foundSchema = z.object({ count: z.number().positive() });
/** Places of the world, of whose kitchens we know nothing. */
const strangers: Reader = (ui) =>
  foundSchema.safeParse(ui).success ? { listingIds: [], as: 'several' } : null;

/** It is made of guarded restaurants alone. */
const isGuarded = null;
/** Each dish is judged where it is made: a menu, an order. */
const byDish = null;
/** Nobody is shown a kitchen by it, or one that they chose and were warned of before. */
const noKitchen = null;

/** How each card is guarded. A new card says it here, or nothing compiles. */
const placesOn: Readonly<Record<CardType, Reader | null>> = {
  ...{ listings: several, listing: one, free_times: one, found_places: strangers },
  ...{ booking_proposal: one, move_proposal: one, booking: one },
  ...{ restaurant_list: isGuarded, radar_comparison: isGuarded, map_view: isGuarded, text: isGuarded },
  ...{ menu: byDish, order_proposal: byDish, order_change_proposal: byDish, order_less_proposal: byDish },
  ...{ order_status: byDish, orders: byDish, order_cancel_proposal: byDish },
  ...{ bookings: noKitchen, cancel_proposal: noKitchen, payment: noKitchen, places: noKitchen },
  ...{ service_proposal: noKitchen, viewing_proposal: noKitchen, location_request: noKitchen },
  ...{ taxi_proposal: noKitchen, taxi_status: noKitchen, taxi_cancel_proposal: noKitchen },
  ...{ message_proposal: noKitchen, message_sent: noKitchen, business_message: noKitchen },
  ...{ action_proposal: noKitchen },
  ...{ operation_proposal: noKitchen, place: noKitchen, itinerary_preview: noKitchen },
};

function placesIn(ui: JsonObject | null): Places | null {
  const type = ui?.['type'];
  if (ui === null || typeof type !== 'string' || !Object.hasOwn(placesOn, type)) return null;
  return Object.entries(placesOn).find(([known]) => known === type)?.[1]?.(ui) ?? null;
}

/** Who told of nothing that must not be eaten pays nothing for the guard. */
const hasAllergies = ({ thread, allergies }: RunningTurn): boolean =>
  thread.threadType === 'merve' && heldStatements(allergies.safety).length > 0;

/** Judges some of the kitchens that were read: the guard is pure, and costs nothing. */
const judging =
  (kitchens: readonly Restaurant[], { allergies, market }: RunningTurn, now: Date) =>
  (listingIds: readonly string[]): Guarded =>
    guardRestaurants(
      kitchens
        .filter(({ restaurantId }) => listingIds.includes(restaurantId))
        .map((restaurant) => ({ restaurant, scores: null, fit: null, review: null, texts: [] })),
      { safety: [allergies.safety], profileVersion: allergies.person?.profileVersion ?? 0 },
      now,
      market.timeZone,
    );

/** The one place of a guarded list, flagged or not; undefined where nobody eats there. */
const only = ({ restaurants, flagged }: Guarded): GuardedRestaurant | undefined =>
  restaurants[0] ?? flagged[0];

/** Of one place; nobody has so many allergies. One that fell out would be asked about again and again. */
const maxTold = 400;
type Kitchen = NonNullable<PendingAction['kitchen']>;

/** With all that is told of its place by now. */
const withTold = (kitchen: Kitchen, place: GuardedRestaurant): Kitchen => ({
  ...kitchen,
  told: [...kitchen.told, ...untoldWarnings(place, kitchen.told)].slice(-maxTold),
});

/** What waits newly for a YES knows where it is, whoever was warned of that place or not. Pure. */
function withKitchen({
  pendingAction,
  replies,
}: Pick<TurnDecision, 'pendingAction' | 'replies'>): PendingAction | null {
  if (pendingAction === null || pendingAction.kitchen !== undefined) return pendingAction;
  const card = replies.find(({ offer }) => offer?.actionId === pendingAction.actionId)?.ui ?? null;
  const places = placesIn(card);
  const [listingId] = places?.as === 'one' ? places.listingIds : [];
  return listingId === undefined ? pendingAction : { ...pendingAction, kitchen: { listingId, told: [] } };
}

/**
 * The replies of a turn, with what the places in them mean for what their person must not eat; and what waits for a YES, with what was told of its
 * place. Whatever made a reply, a tool of today or of tomorrow, its card passes here. Who told of an allergy only now is warned of what waits already. One round
 * trip for who told of any, two where a place is no restaurant yet; none for others.
 */
export async function guardPlaces(
  { documents }: Pick<OrchestratorDependencies, 'documents'>,
  turn: RunningTurn,
  decision: Pick<TurnDecision, 'replies' | 'pendingAction' | 'isUrgent'>,
  now: Date,
): Promise<Pick<TurnDecision, 'replies' | 'pendingAction'>> {
  const { replies } = decision;
  const action = withKitchen(decision);
  const shown = replies.map(({ ui }) => placesIn(ui));
  const waiting = action?.kitchen;
  const isNothing = waiting === undefined && shown.every((places) => places === null);
  if (isNothing || decision.isUrgent || !hasAllergies(turn)) return { replies, pendingAction: action };

  const asked = [
    ...shown.flatMap((places) => places?.listingIds ?? []),
    ...(waiting === undefined ? [] : [waiting.listingId]),
  ];
  const judge = judging(await restaurantsOfListings(documents, asked, now), turn, now);
  const earlier = turn.thread.pendingAction;
  const isNew = action !== null && action.actionId !== earlier?.actionId;
  const noted = replies.map((reply, index) => {
    const places = shown[index] ?? null;
    const asksNow = isNew && reply.offer?.actionId === action.actionId;
    const notice = noticeOf(places, judge, asksNow ? undefined : earlier?.kitchen, turn.language);
    return notice === '' ? reply : withNotice(reply, notice);
  });
  const place = waiting === undefined ? undefined : only(judge([waiting.listingId]));
  if (action === null || waiting === undefined || place === undefined || noted.length === 0)
    return { replies: noted, pendingAction: action };
  const isShown = shown.some(
    (places) => places?.as === 'one' && places.listingIds.includes(waiting.listingId),
  );
  const isUntold = !isNew && !isShown && untoldWarnings(place, waiting.told).length > 0;
  return {
    replies: isUntold ? withFirst(noted, kitchenInWords(place, true, turn.language)) : noted,
    pendingAction: { ...action, kitchen: withTold(waiting, place) },
  };
}

/** What is said of the places of one card; empty where it is all known from what waited, or nobody eats there. */
function noticeOf(
  places: Places | null,
  judge: (listingIds: readonly string[]) => Guarded,
  known: Kitchen | undefined,
  language: RunningTurn['language'],
): string {
  if (places === null) return '';
  const all = judge(places.listingIds);
  if (places.as === 'several') {
    const isEmpty = places.listingIds.length > 0 && only(all) === undefined;
    return isEmpty ? '' : kitchensInWords(all, language);
  }
  const place = only(all);
  if (place === undefined) return '';
  const isKnown =
    known !== undefined &&
    places.listingIds.includes(known.listingId) &&
    known.told.length > 0 &&
    untoldWarnings(place, known.told).length === 0;
  return isKnown ? '' : kitchenInWords(place, all.allergiesKnown, language);
}

function withFirst(replies: readonly ReplyDraft[], notice: string): readonly ReplyDraft[] {
  const [first, ...others] = replies;
  return first === undefined || notice === '' ? replies : [withNotice(first, notice), ...others];
}

/**
 * A YES of somebody who was not told what is in the food there: what a YES does was shown without it, since they told of an allergy in the same message or
 * elsewhere, or the place has declared something since. It is asked for once more, with the warning, and nothing is done. What is only not known is told with
 * what was done. One round trip for who told of allergies, beside what the YES reads.
 * @returns null where the YES counts
 */
export async function yesWithoutWarning(
  { documents }: Pick<OrchestratorDependencies, 'documents'>,
  turn: RunningTurn,
  action: PendingAction,
  now: Date,
): Promise<Pick<TurnDecision, 'replies' | 'pendingAction'> | null> {
  const { kitchen } = action;
  if (kitchen === undefined || !hasAllergies(turn)) return null;
  const judge = judging(await restaurantsOfListings(documents, [kitchen.listingId], now), turn, now);
  const place = only(judge([kitchen.listingId]));
  if (place === undefined) return null;
  const news = untoldWarnings(place, kitchen.told).filter(({ presence }) => presence !== 'unknown');
  if (news.length === 0) return null;
  const waiting = { ...action, kitchen: withTold(kitchen, place) };
  const { language } = turn;
  const notice = [kitchenWarningSentences(language).askedAnew(), kitchenInWords(place, true, language)].join(
    '\n',
  );
  return {
    replies: [withNotice({ ...showProposal(waiting, { ui: {} }, turn), ui: null }, notice)],
    pendingAction: waiting,
  };
}
