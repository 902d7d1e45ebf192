import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { useField } from '../editing/editor-context.ts';
import { TextField } from '../editing/fields.tsx';
import { isRecord } from '../editing/json-path.ts';
import { nextTimes } from './roster-draft.ts';
import type { Pharmacies } from './use-pharmacies.ts';

/** Who is on duty with their hours, and a choice of who else is to be. */
export function DutyFields({ pharmacies }: { readonly pharmacies: Pharmacies }): ReactNode {
  const field = useField(['duties']);
  const duties = isRecord(field.value) ? Object.keys(field.value) : [];
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">
        As the clock shows there, 24 hours. An end that is not after the beginning is on the next day.
      </p>
      {duties.length === 0 && (
        <p className="rounded-2xl border border-line p-6 text-muted">
          Nobody: this night is not known, and whoever asks is told so.
        </p>
      )}
      <ul className="flex flex-col gap-2">
        {duties.map((placeId) => (
          <Duty key={placeId} placeId={placeId} pharmacies={pharmacies} />
        ))}
      </ul>
      <AddDuty onDuty={duties} pharmacies={pharmacies} />
    </div>
  );
}

function Duty({
  placeId,
  pharmacies,
}: {
  readonly placeId: string;
  readonly pharmacies: Pharmacies;
}): ReactNode {
  const path = ['duties', placeId] as const;
  const field = useField(path);
  const id = useId();
  const name = pharmacies.nameOf(placeId);
  return (
    <li>
      <fieldset
        aria-labelledby={id}
        className="grid grid-cols-2 items-end gap-2 rounded-2xl border border-line bg-surface px-4 py-3 sm:grid-cols-[1fr_6rem_6rem_auto]"
      >
        <p id={id} className="col-span-2 sm:col-span-1 sm:self-center">
          <bdi className="font-medium">{name}</bdi>
          <span className="block text-sm text-muted">{pharmacies.districtOf(placeId)}</span>
          {field.problem !== null && <span className="block text-sm text-danger">{field.problem}</span>}
        </p>
        <TextField path={[...path, 'starts']} label="From" />
        <TextField path={[...path, 'ends']} label="Until" />
        <Button onClick={() => field.set(undefined)}>
          Take off<span className="sr-only"> duty: {name}</span>
        </Button>
      </fieldset>
    </li>
  );
}

function AddDuty({
  onDuty,
  pharmacies: { all },
}: {
  readonly onDuty: readonly string[];
  readonly pharmacies: Pharmacies;
}): ReactNode {
  const field = useField(['duties']);
  const [chosen, choose] = useState('');
  const id = useId();
  const free = all.filter(({ placeId, active }) => active && !onDuty.includes(placeId));
  const byDistrict = Map.groupBy(free, ({ district }) => district);
  const picked = free.some(({ placeId }) => placeId === chosen) ? chosen : '';
  function add(): void {
    const known = isRecord(field.value) ? field.value : {};
    const times = Object.entries(known).flatMap(([placeId, times]) =>
      isRecord(times) ? [{ placeId, starts: String(times['starts']), ends: String(times['ends']) }] : [],
    );
    field.set({ ...known, [picked]: nextTimes(times) });
    choose('');
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="flex min-w-0 flex-col gap-1">
        <label htmlFor={id} className="text-sm font-medium">
          Put on duty
        </label>
        <select
          id={id}
          value={picked}
          onChange={({ target }) => choose(target.value)}
          className="min-h-11 max-w-full rounded-xl border border-line bg-surface px-3 text-base"
        >
          <option value="">Choose a pharmacy</option>
          {[...byDistrict].map(([district, ones]) => (
            <optgroup key={district} label={district}>
              {ones.map(({ placeId, name }) => (
                <option key={placeId} value={placeId}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <Button disabled={picked === ''} onClick={add}>
        Add
      </Button>
    </div>
  );
}
