import { DateTime } from 'luxon';
import type { ToolContext, ToolResult } from '../../tools/define-tool.ts';
import { clockOf } from '../../trips/trip-wish.ts';
import { tripSentences } from './sentences.ts';

/** So many days are planned in one go. */
export const maxDaysAtOnce = 7;
/** Who sets out today needs a moment to get ready. */
const readyMinutes = 30;
const maxDaysAhead = 365;

type Refused = Extract<ToolResult, { status: 'refused' }>;
const refused = (code: Refused['code'], message: string): Refused => ({ status: 'refused', code, message });

/** Whoever asks, and by which clock the trip goes. */
type Asked = Pick<ToolContext, 'language' | 'now'> & { readonly timeZone: string };

/** The first day of the trip, or why it cannot be one. */
export function firstDay(
  startDate: string | undefined,
  { timeZone, language, now }: Asked,
): DateTime | Refused {
  const say = tripSentences(language);
  if (startDate === undefined) return refused('TIME_INVALID', say.askDay());
  const today = DateTime.fromJSDate(now, { zone: timeZone }).startOf('day');
  const day = DateTime.fromISO(startDate, { zone: timeZone });
  if (day < today) return refused('TIME_PAST', say.past());
  return day.diff(today, 'days').days > maxDaysAhead ? refused('TIME_TOO_FAR', say.askDay()) : day;
}

/** Whoever sets out today does so from now on; the next quarter of an hour. */
export function setsOut(first: DateTime, { timeZone, now }: Pick<Asked, 'timeZone' | 'now'>): string | null {
  const local = DateTime.fromJSDate(now, { zone: timeZone }).plus({ minutes: readyMinutes });
  if (!local.hasSame(first, 'day')) return null;
  const minutes = Math.ceil((local.hour * 60 + local.minute) / 15) * 15;
  return clockOf(Math.min(minutes, 24 * 60 - 1));
}
