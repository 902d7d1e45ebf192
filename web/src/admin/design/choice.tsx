import type { ReactNode } from 'react';
import { Labelled } from '../../design/labelled.tsx';

/** One of a few values, chosen from a list. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly onChange: (value: Value) => void;
}): ReactNode {
  return (
    <Labelled label={label} className="max-w-full">
      {(tied) => (
        <select
          {...tied}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find(([one]) => one === target.value);
            if (chosen !== undefined) onChange(chosen[0]);
          }}
          className="min-h-11 max-w-full rounded-xl border border-line bg-surface px-3 text-base"
        >
          {options.map(([one, title]) => (
            <option key={one} value={one}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

/** What a list is narrowed down by, beside each other where there is room. */
export function Filters({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className="flex flex-wrap items-end gap-3">{children}</div>;
}
