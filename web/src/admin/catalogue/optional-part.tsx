import type { JsonValue } from '@merve/contract';
import type { ReactNode } from 'react';
import { useField } from '../editing/editor-context.ts';
import type { Path } from '../editing/json-path.ts';
import { AmountField } from '../editing/number-field.tsx';

/** A part of a form that is there or not: null, or left out, while it is not. */
export function OptionalPart({
  path,
  label,
  fresh,
  children,
}: {
  readonly path: Path;
  readonly label: string;
  /** What it begins with. */
  readonly fresh: JsonValue;
  readonly children: ReactNode;
}): ReactNode {
  const field = useField(path);
  const there = field.value !== null && field.value !== undefined;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">{label}</legend>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-accent"
          checked={there}
          onChange={({ target }) => field.set(target.checked ? fresh : null)}
        />
        <span className="text-[0.95rem] font-medium">{label}</span>
      </label>
      {there && <div className="flex flex-col gap-3 ps-8">{children}</div>}
      {!there && field.problem !== null && <p className="ps-8 text-sm text-danger">{field.problem}</p>}
    </fieldset>
  );
}

/** A price that may be left open. */
export function OptionalPrice({
  path,
  label,
  amount,
  currency,
}: {
  readonly path: Path;
  readonly label: string;
  /** What the amount itself is called. */
  readonly amount: string;
  readonly currency: string;
}): ReactNode {
  return (
    <OptionalPart path={path} label={label} fresh={{ minorUnits: 0, currency }}>
      <AmountField path={[...path, 'minorUnits']} label={amount} currency={currency} />
    </OptionalPart>
  );
}
