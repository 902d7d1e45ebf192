import { outingKinds, type PlaceKind } from '@merve/contract';
import { placeKindName } from '@merve/contract/words';
import { listingAspectsIn } from '../../../language/listing-aspects.ts';
import { searchIn } from '../../../language/search-words.ts';
import { seeksBed } from '../../../language/stay-words.ts';
import type { ModelRequest } from '../../../model/language-model.ts';
import { isBookingUnderWay, placeSpokenOf, saidBefore } from '../../../model/planner/booking-thread.ts';
import { foldMessageText } from '../../../model/planner/fold-message.ts';
import { intentOf, namesKindOfPlace } from '../../../model/planner/intent.ts';
import type { Plan, Voice } from '../../../model/planner/plan.ts';
import type { AskedMessage, Planning } from '../../../model/planner/planning.ts';
import type { MessageReading } from '../../../model/planner/read-message.ts';
import { textAt } from '../../../model/planner/text-at.ts';
import { asksWhere, type PlaceWish, readPlaceWish } from './place-request.ts';

/** What people go to see our own list knows best; the map is asked for everything else. */
const outings: ReadonlySet<PlaceKind> = new Set(outingKinds);
/** "What is near me?" of somebody who is hungry is a question for the catalogue. */
const hungry =
  /\b(?:hungry|eat\w*|food|drinks?|lunch|dinner|breakfast|coffee|acim|aciktim|karnim|yemek\w*|yiye\w*|icecek|kahve\w*)\b/;
/** A longer message with such a word in it, and no question, is about something else. */
const fewWords = 4;

/** The wish in the newest message, or the earlier one that the newest message completes with a place. */
function wishAt(request: ModelRequest, newest: number): PlaceWish | null {
  const text = textAt(request, newest);
  if (asksWhere(saidBefore(request.turns, newest)) && text.trim() !== '') {
    const before = request.turns.slice(0, newest).findLastIndex((turn) => turn.role === 'user');
    const earlier = before < 0 ? null : readPlaceWish(textAt(request, before));
    const isAnswer =
      earlier !== null && readPlaceWish(text) === null && intentOf(foldMessageText(text)) === null;
    if (isAnswer) return { ...earlier, near: text.replace(/\s+/gu, ' ').trim().slice(0, 120) };
  }
  return readPlaceWish(text);
}

/** True if the words are a question for places, and no part of a booking, an order or a cancellation. */
function isAbout(wish: PlaceWish, text: string): boolean {
  const folded = foldMessageText(text);
  const intent = intentOf(folded);
  if (intent !== null && intent !== 'search' && intent !== 'question' && intent !== 'greeting') return false;
  if (wish.kind === 'pharmacy') return true;
  // Restaurants, stays and the like are in the catalogue, with whatever view or garden they have.
  if (searchIn(text).namesKind || seeksBed(text)) return false;
  if (wish.kind === null) return !namesKindOfPlace(folded) && !hungry.test(folded);
  return wish.nearby || intent !== null || folded.split(' ').length <= fewWords;
}

function callFor(
  { kind, near, tonight }: PlaceWish,
  { reads }: Voice,
  { tools }: Pick<ModelRequest, 'tools'>,
): Required<Pick<Plan, 'call'>>['call'] {
  const around: Readonly<Record<string, string>> = near === null ? {} : { near };
  if (kind === 'pharmacy') {
    return { name: 'findPharmacy', args: { ...(tonight ? { when: 'tonight' } : {}), ...around } };
  }
  if (kind === null || outings.has(kind)) {
    return { name: 'getNearbyPlaces', args: { ...(kind === null ? {} : { kind }), ...around } };
  }
  const query = placeKindName(kind, reads);
  if (!tools.some(({ name }) => name === 'searchPlaces'))
    return { name: 'searchLocalPlaces', args: { query, ...around } };
  const type = typeOfKind[kind];
  const subject: Readonly<Record<string, string>> = type === undefined ? { keyword: query } : { type };
  const mode = 'nearbysearch';
  const args =
    near === null
      ? { text: query, mode, targetKind: 'me', ...subject }
      : { text: `${query}, ${near}`, mode, targetKind: 'place', targetWords: near, ...subject };
  return { name: 'searchPlaces', args };
}

/** What the world calls a kind of place of ours. */
const typeOfKind: Readonly<Partial<Record<PlaceKind, string>>> = {
  hospital: 'hospital',
  cash: 'atm',
  fuel: 'gas_station',
  supermarket: 'supermarket',
  police: 'police',
  post: 'post_office',
  parking: 'parking',
};

/** Whether the words for the place may as well say how another one is to be: by the beach, near the sea. */
const isQualityOf = ({ kind }: PlaceWish, text: string): boolean =>
  kind === 'beach' || (kind === null && searchIn(text).query !== '');

/** "Four nights from Friday, near the beach" is of a place to stay at, and "sahilde romantik bir yer, 2 kişi" of a table. */
const saysWhereElse = (text: string, { when, party }: MessageReading): boolean =>
  when.nights !== null || (party.party !== null && searchIn(text).query.split(' ').length > 1);

/** The next step for a place on the map; null if the message is about none, or the tool for it is switched off here. */
async function planPlaces({
  request,
  newest,
  text,
  voice,
  catalogue,
  gathered,
}: AskedMessage): Promise<Plan | null> {
  const wish = wishAt(request, newest);
  // On the way to a booking "the one in the park" describes the table. Medicine does not wait for one.
  if (wish === null || (wish.kind !== 'pharmacy' && isBookingUnderWay(request, newest))) return null;
  if (!isAbout(wish, text)) return null;
  if (isQualityOf(wish, text) && saysWhereElse(text, (await gathered()).reading)) return null;
  // "Is there parking?", of the one place in view.
  if (wish.kind === 'parking' && wish.near === null && !wish.nearby) {
    if (request.situation.lastListings.length === 1 || (await placeInView(request, newest, catalogue)))
      return null;
  }
  // "Is the museum open on Monday?" is of one of them: which is asked, and where the person is would not tell.
  const isOfOne = outings.has(wish.kind ?? 'beach') && listingAspectsIn(text).includes('hours');
  if (isOfOne && wish.near === null && !wish.nearby) return null;
  const call = callFor(wish, voice, request);
  if (!request.tools.some(({ name }) => name === call.name)) return null;
  // "Copper Beach Grill" is a listing, whatever its name says. A pharmacy is none.
  const named = wish.kind === 'pharmacy' ? [] : await catalogue.mentionsIn(text, request.situation.marketId);
  return named.length > 0 ? null : { call };
}

/** Whether one place was spoken of just before: "is there parking?" is of that. */
async function placeInView(
  request: ModelRequest,
  newest: number,
  catalogue: AskedMessage['catalogue'],
): Promise<boolean> {
  return (await placeSpokenOf(request, newest, catalogue)).length === 1;
}

export const placesPlanning: Planning = { steps: [{ wish: 'map', plan: planPlaces }] };
