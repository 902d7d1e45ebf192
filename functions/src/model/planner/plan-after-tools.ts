/** The planner's second half of a tool round: results become sentences, or the next call of the same wish. */
import type { DateTime } from 'luxon';
import { localNow } from '../../reading/moment/moment.ts';
import type { CatalogueMentions, ModelRequest, ModelTurn, ToolResponse } from '../language-model.ts';
import { offeredTimes } from './asked-before.ts';
import { isBookingUnderWay } from './booking-thread.ts';
import { type Plan, voiceOf } from './plan.ts';
import { askedMessage, type Planning } from './planning.ts';
import { refusalOf } from './recorded-calls.ts';
import { renderResult } from './render-results.ts';

export async function planAfterTools(
  request: ModelRequest,
  results: readonly ToolResponse[],
  catalogue: CatalogueMentions,
  { after, find }: Required<Planning>,
): Promise<Plan> {
  const voice = voiceOf(request);
  const { language, say, can } = voice;
  const { situation, turns } = request;
  const newest = turns.findLastIndex((turn) => turn.role === 'user');
  const asked = askedMessage(request, newest, voice, catalogue, find);
  for (const next of after) {
    const made = await next(asked, results);
    if (made !== null) return made;
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
