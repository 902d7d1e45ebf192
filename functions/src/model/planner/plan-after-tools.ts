/** The planner's second half of a tool round: results become sentences, or the next call of the same wish. */
import type { DateTime } from 'luxon';
import { localNow } from '../../reading/moment/moment.ts';
import type { CatalogueMentions, ModelRequest, ModelTurn, ToolResponse } from '../language-model.ts';
import { offeredTimes } from './asked-before.ts';
import { bookingToCancel, cancellingCall } from './cancellation.ts';
import { readOwnWish } from './own-things/read-own-wish.ts';
import { callOr, type Plan, voiceOf } from './plan.ts';
import { planAfterNoMenu } from './plan-listing-question.ts';
import { isBookingUnderWay, isCancelling } from './plan-message.ts';
import { changesWhatWasBooked, planMoveOf, wantsToMove } from './plan-move.ts';
import { planAfterUnknownReference } from './plan-order.ts';
import { planAfterServiceSearch } from './plan-service.ts';
import { readMessage } from './read-message.ts';
import { refusalOf } from './recorded-calls.ts';
import { bookingsIn, renderBookings, renderResult } from './render-results.ts';
import { textAt } from './text-at.ts';

export async function planAfterTools(
  request: ModelRequest,
  results: readonly ToolResponse[],
  catalogue: CatalogueMentions,
): Promise<Plan> {
  const voice = voiceOf(request);
  const { language, say, can } = voice;
  const { situation, turns } = request;
  const newest = turns.findLastIndex((turn) => turn.role === 'user');
  const message = textAt(request, newest);

  const elsewhere = planAfterUnknownReference(request, results, newest);
  if (elsewhere !== null) return elsewhere;
  const noMenu = planAfterNoMenu(request, results);
  if (noMenu !== null) return noMenu;
  const service = await planAfterServiceSearch(request, results, newest, voice, catalogue);
  if (service !== null) return service;

  const looked = results.find(
    (result) => result.name === 'myBookings' && refusalOf(result.response) === null,
  );
  const bookings = looked === undefined ? null : bookingsIn(looked.response);
  if (bookings !== null && isCancelling(request, newest)) {
    const local = localNow(situation.now, situation.timeZone);
    const reading = await readMessage(message, language, local, situation.marketId, catalogue);
    const kind = readOwnWish(message)?.kind ?? null;
    const ofKind = bookings.filter((booking) => booking.kind === kind);
    const meant = ofKind.length === 0 ? bookings : ofKind;
    const choice = bookingToCancel(meant, reading, situation.timeZone);
    if ('among' in choice) return { text: renderBookings(choice.among, language, true) };
    const { name, args } = cancellingCall(choice.only);
    return callOr(request, name, args, say.cannotCancelHere());
  }

  if (bookings !== null) {
    const local = localNow(situation.now, situation.timeZone);
    const reading = await readMessage(message, language, local, situation.marketId, catalogue);
    const isMove = wantsToMove(message) || readOwnWish(message)?.aim === 'move';
    if (isMove || changesWhatWasBooked(request, newest, reading))
      return planMoveOf(request, bookings, reading, local, voice);
  }

  const isBooking = isBookingUnderWay(request, newest);
  const told = [...foundBefore(turns, results), ...results];
  const text = told.map((result) => renderResult(result, language, isBooking)).join('\n\n');
  if (text === '') return { text: say.unknown(can) };
  return { text, choices: timesToTap(text, localNow(situation.now, situation.timeZone)) };
}

/** What was found on the way to a call that was refused: without it nobody knows whom the refusal is about. */
function foundBefore(turns: readonly ModelTurn[], results: readonly ToolResponse[]): readonly ToolResponse[] {
  if (!results.every(({ response }) => refusalOf(response) !== null)) return [];
  const asked = turns.findLastIndex((turn) => turn.role === 'user');
  const before = turns.slice(asked + 1, -1).flatMap((turn) => (turn.role === 'tool' ? turn.results : []));
  return before.filter(({ name, response }) => name === 'searchMarketplace' && refusalOf(response) === null);
}

const mostToTap = 3;

/** The times that a text offers, where they are of one day and a tap can say which. */
function timesToTap(text: string, local: DateTime): readonly string[] {
  const offered = offeredTimes(text, local);
  const days = new Set(offered.map(({ day }) => JSON.stringify(day)));
  return offered.length > mostToTap || days.size > 1 ? [] : offered.map(({ clock }) => clock);
}
