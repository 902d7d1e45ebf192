import type { JsonValue } from '@merve/contract';
import type { ReactNode } from 'react';
import { Button } from '../../design/button.tsx';
import { useField } from '../editing/editor-context.ts';
import { ChoiceField, TextField } from '../editing/fields.tsx';
import { isRecord, type Path } from '../editing/json-path.ts';

const weekdays = [
  [1, 'Monday'],
  [2, 'Tuesday'],
  [3, 'Wednesday'],
  [4, 'Thursday'],
  [5, 'Friday'],
  [6, 'Saturday'],
  [7, 'Sunday'],
] as const;

/** Periods in the order of the week. Pure. */
function inOrder(periods: readonly JsonValue[]): JsonValue[] {
  const key = (period: JsonValue) => (isRecord(period) ? `${period['weekday']} ${period['opens']}` : '');
  return periods.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}

/** Opening hours by weekday, in the business's zone; a day may have several periods. */
export function HoursField({ path }: { readonly path: Path }): ReactNode {
  const field = useField(path);
  const periods = Array.isArray(field.value) ? field.value : [];
  const last = periods.at(-1);
  const times = isRecord(last)
    ? { opens: last['opens'] ?? '09:00', closes: last['closes'] ?? '18:00' }
    : { opens: '09:00', closes: '18:00' };
  const missing = weekdays.filter(
    ([day]) => !periods.some((period) => isRecord(period) && period['weekday'] === day),
  );
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="text-sm font-medium">{field.label}</legend>
      <p className="text-sm text-muted">
        As the clock shows there, 24 hours: 18:00 to 02:00 runs past midnight, 24:00 is the end of the day.
      </p>
      {periods.map((_, index) => (
        <div
          key={String(index)}
          className="grid grid-cols-2 items-end gap-2 sm:grid-cols-[10rem_7rem_7rem_auto] sm:justify-start"
        >
          <ChoiceField path={[...path, index, 'weekday']} label="Day" options={weekdays} />
          <TextField path={[...path, index, 'opens']} label="Opens" />
          <TextField path={[...path, index, 'closes']} label="Closes" />
          <Button
            aria-label={`Take away period ${index + 1}`}
            onClick={() => field.set(periods.filter((_one, at) => at !== index))}
          >
            Take away
          </Button>
        </div>
      ))}
      {field.problem !== null && <p className="text-sm text-danger">{field.problem}</p>}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => field.set([...periods, { weekday: missing[0]?.[0] ?? 1, ...times }])}>
          Add a period
        </Button>
        {missing.length > 0 && periods.length > 0 && (
          <Button
            onClick={() =>
              field.set(inOrder([...periods, ...missing.map(([weekday]) => ({ weekday, ...times }))]))
            }
          >
            The same on the days left
          </Button>
        )}
      </div>
    </fieldset>
  );
}
