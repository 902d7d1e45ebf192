import type { ItineraryDay, Language } from '@merve/contract';
import type { ErrorCode } from '../../../platform/errors.ts';
import type { MeantTrip } from '../trip-meant.ts';
import { changingSentences } from './sentences.ts';

/** Which day somebody names: by its number in the trip, or by its date. */
export interface NamedDay {
  readonly dayNumber?: number | undefined;
  readonly date?: string | undefined;
}

type Meant =
  | { readonly day: ItineraryDay }
  | { readonly code: Extract<ErrorCode, 'TIME_INVALID' | 'TIME_PAST'>; readonly message: string };

/**
 * The day of a trip that is meant, one that is not over; the only one where none is named. Else why there is none, or the question
 * which. Pure.
 */
export function dayMeant(
  { days, trip, date: today }: Pick<MeantTrip, 'days' | 'trip' | 'date'>,
  { dayNumber, date }: NamedDay,
  language: Language,
): Meant {
  const say = changingSentences(language);
  const count = String(trip.days);
  const isNamed = dayNumber !== undefined || date !== undefined;
  const found = days.filter(
    (day) => (dayNumber === undefined || day.day === dayNumber) && (date === undefined || day.date === date),
  );
  const [only, another] = isNamed ? found : days.filter((day) => day.date >= today);
  if (only === undefined)
    return isNamed
      ? { code: 'TIME_INVALID', message: say.noSuchDay(count) }
      : { code: 'TIME_PAST', message: say.past() };
  if (another !== undefined) return { code: 'TIME_INVALID', message: say.askDay(count) };
  return only.date < today ? { code: 'TIME_PAST', message: say.past() } : { day: only };
}
