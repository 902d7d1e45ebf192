/** The planner's second half of a tool round: results become sentences, or the next call of the same wish. */

import type { Language } from '@merve/contract';
import type { DateTime } from 'luxon';
import { localNow } from '../../reading/moment/moment.ts';
import { readMoment } from '../../reading/moment/read-moment.ts';
import type { CatalogueMentions, ModelRequest, ModelTurn, ToolResponse } from '../language-model.ts';
import { offeredTimes } from './asked-before.ts';
import { isBookingUnderWay } from './booking-thread.ts';
import { withAnswers } from './doubt-of-plan.ts';
import { type Plan, voiceOf } from './plan.ts';
import { type AskedMessage, askedMessage, type Planning } from './planning.ts';
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

  const isBooking = isBookingUnderWay(request, newest) || (hasFound(results) && (await lacksPlace(asked)));
  const told = [...foundBefore(turns, results), ...results];
  const text = told.map((result) => renderResult(result, language, isBooking)).join('\n\n');
  if (text === '') return { text: say.unknown(can) };
  const local = localNow(situation.now, situation.timeZone);
  const stays = staysToTap(text, language, local);
  const choices = stays.length > 0 ? stays : timesToTap(text, local);
  return withAnswers(choices.length > 0 ? { text, choices } : { text }, asked);
}

const hasFound = (results: readonly ToolResponse[]): boolean =>
  results.some(({ name }) => name === 'searchMarketplace');

/** Whether all of a booking is said but where: then nobody is asked once more for when and for how many. */
async function lacksPlace({ gathered }: AskedMessage): Promise<boolean> {
  const { slots } = await gathered();
  return slots.when.day !== null && slots.when.clock !== null && slots.party !== null;
}

/** What was found on the way to a call that was refused: without it nobody knows whom the refusal is about. */
function foundBefore(turns: readonly ModelTurn[], results: readonly ToolResponse[]): readonly ToolResponse[] {
  if (!results.every(({ response }) => refusalOf(response) !== null)) return [];
  const asked = turns.findLastIndex((turn) => turn.role === 'user');
  const before = turns.slice(asked + 1, -1).flatMap((turn) => (turn.role === 'tool' ? turn.results : []));
  return before.filter(({ name, response }) => name === 'searchMarketplace' && refusalOf(response) === null);
}

const maxButtons = 3;
/** Letters on a button. */
const maxButtonLetters = 20;

/** The stays that a text offers, each on a line of its own from a date to a date. */
function staysToTap(text: string, language: Language, local: DateTime): readonly string[] {
  const lines = text.split('\n').map((line) => line.replace(/[\u2068\u2069]/gu, ''));
  const isStay = (line: string) =>
    [...line].length <= maxButtonLetters && readMoment(line, { language, local }).nights !== null;
  return lines.filter(isStay).slice(0, maxButtons);
}

/** The times that a text offers, where they are of one day and a tap can say which. */
function timesToTap(text: string, local: DateTime): readonly string[] {
  const offered = offeredTimes(text, local);
  const days = new Set(offered.map(({ day }) => JSON.stringify(day)));
  return offered.length > maxButtons || days.size > 1 ? [] : offered.map(({ clock }) => clock);
}
