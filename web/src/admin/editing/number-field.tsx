import type { JsonValue } from '@merve/contract';
import { type ReactNode, useState } from 'react';
import { Field } from '../../design/field.tsx';
import { decimalsOf, microsDecimals, readAmount, readNumber, writeAmount } from './amounts.ts';
import { useField } from './editor-context.ts';
import type { Path } from './json-path.ts';

interface NumberProps {
  readonly path: Path;
  readonly hint?: string;
  readonly label?: string;
  /** What nothing typed means; without it, a number must be typed. `undefined` takes the field away. */
  readonly empty?: null | undefined;
  readonly optional?: boolean;
}

/** A field whose text stands for a number in another unit. What is no number is kept as it was typed, and is wrong. */
function TypedNumber({
  path,
  hint,
  label,
  empty,
  optional = false,
  unit,
  read,
  write,
}: NumberProps & {
  readonly unit?: string;
  readonly read: (text: string) => number | null;
  readonly write: (value: number) => string;
}): ReactNode {
  const field = useField(path);
  const shown = (value: JsonValue | undefined) =>
    typeof value === 'number' ? write(value) : typeof value === 'string' ? value : '';
  const [state, setState] = useState(() => ({ told: field.value, text: shown(field.value) }));
  // Changed from outside: undone, taken over, another document. What is being typed stays as it was typed.
  if (state.told !== field.value) setState({ told: field.value, text: shown(field.value) });
  return (
    <Field
      label={`${label ?? field.label}${unit === undefined ? '' : ` (${unit})`}`}
      name={field.name}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={state.text}
      problem={
        field.problem !== null && typeof field.value === 'string' && field.value !== ''
          ? 'This is no such number.'
          : field.problem
      }
      {...(hint === undefined ? {} : { hint })}
      onChange={({ target: { value: text } }) => {
        const value = text.trim() === '' && optional ? empty : (read(text) ?? text);
        setState({ told: value, text });
        field.set(value);
      }}
    />
  );
}

/** A number as it is: minutes, people, degrees. */
export function NumberField(props: NumberProps & { readonly unit?: string }): ReactNode {
  return <TypedNumber {...props} read={readNumber} write={String} />;
}

/** An amount in minor units of a currency, typed in its main unit. */
export function AmountField({ currency, ...props }: NumberProps & { readonly currency: string }): ReactNode {
  const decimals = decimalsOf(currency);
  return (
    <TypedNumber
      {...props}
      unit={currency}
      read={(text) => readAmount(text, decimals)}
      write={(units) => writeAmount(units, decimals)}
    />
  );
}

/** Millionths of a US dollar, typed in dollars. */
export function DollarsField(props: NumberProps): ReactNode {
  return (
    <TypedNumber
      {...props}
      unit="US$"
      read={(text) => readAmount(text, microsDecimals)}
      write={(micros) => writeAmount(micros, microsDecimals)}
    />
  );
}
