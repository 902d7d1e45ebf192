import type { JsonValue, OpeningHours } from '@merve/contract';
import type { ReactNode } from 'react';
import { Button } from '../../design/button.tsx';
import { useField } from '../editing/editor-context.ts';
import { TextField } from '../editing/fields.tsx';
import { isRecord, type Path } from '../editing/json-path.ts';
import { barOf, daysOf, withDayCopied, withPeriodAdded } from './week-hours.ts';

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const workingDays = [1, 2, 3, 4, 5];

/** As they are typed: a time that is none yet is a text like another. */
function periodsOf(value: JsonValue | undefined): OpeningHours {
  if (!Array.isArray(value)) return [];
  return value.map((period) => {
    const { weekday = 1, opens = '', closes = '' } = isRecord(period) ? period : {};
    return { weekday: Number(weekday), opens: String(opens), closes: String(closes) };
  });
}

/** Opening hours as a week, in the business's zone; a day may have several times, and is copied to others. */
export function HoursField({ path }: { readonly path: Path }): ReactNode {
  const field = useField(path);
  const periods = periodsOf(field.value);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="text-sm font-medium">{field.label}</legend>
      <p className="text-sm text-muted">
        As the clock shows there, 24 hours: 18:00 to 02:00 runs past midnight, 24:00 is the end of the day.
      </p>
      <ul className="divide-y divide-line rounded-xl border border-line">
        {daysOf(periods).map(({ weekday, places }) => {
          const day = dayNames[weekday - 1] ?? '';
          return (
            <li key={weekday} className="grid gap-x-4 gap-y-2 p-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
              <div className="flex flex-col gap-1.5 pt-2">
                <span className="font-medium">{day}</span>
                <DayLine periods={places.flatMap((place) => periods[place] ?? [])} />
              </div>
              <div className="flex flex-col gap-2">
                {places.length === 0 && <p className="py-2.5 text-muted">Closed</p>}
                {places.map((place, at) => {
                  const which = places.length > 1 ? ` ${at + 1}` : '';
                  return (
                    <div
                      key={place}
                      className="grid grid-cols-2 items-end gap-2 sm:max-w-lg sm:grid-cols-[1fr_1fr_auto]"
                    >
                      <TextField path={[...path, place, 'opens']} label={`${day}${which} from`} />
                      <TextField path={[...path, place, 'closes']} label={`${day}${which} to`} />
                      <Button
                        aria-label={`Take away: ${day}${which}`}
                        onClick={() => field.set(periods.filter((_one, other) => other !== place))}
                      >
                        Take away
                      </Button>
                    </div>
                  );
                })}
              </div>
              <div className="flex flex-wrap gap-2 sm:col-start-2">
                <Button
                  aria-label={`Add a time: ${day}`}
                  onClick={() => field.set(withPeriodAdded(periods, weekday))}
                >
                  Add a time
                </Button>
                {places.length > 0 && (
                  <>
                    <Button
                      look="quiet"
                      aria-label={`Copy to all days: ${day}`}
                      onClick={() => field.set(withDayCopied(periods, weekday, everyDay))}
                    >
                      Copy to all days
                    </Button>
                    <Button
                      look="quiet"
                      aria-label={`To Mon–Fri: ${day}`}
                      onClick={() => field.set(withDayCopied(periods, weekday, workingDays))}
                    >
                      To Mon–Fri
                    </Button>
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {field.problem !== null && <p className="text-sm text-danger">{field.problem}</p>}
    </fieldset>
  );
}

/** The day from midnight to midnight, with what of it is open. For the eye alone. */
function DayLine({ periods }: { readonly periods: OpeningHours }): ReactNode {
  return (
    <span aria-hidden dir="ltr" className="relative block h-2 overflow-hidden rounded-full bg-raised">
      {periods.map((period) => {
        const bar = barOf(period);
        if (bar === null) return null;
        return (
          <span
            key={`${period.opens} ${period.closes}`}
            className="absolute inset-y-0 bg-accent"
            style={{ left: `${bar.start}%`, width: `${bar.width}%` }}
          />
        );
      })}
    </span>
  );
}
