import { type ReactNode, useId, useState } from 'react';
import { Field } from '../../design/field.tsx';
import { Labelled } from '../../design/labelled.tsx';
import { useField } from './editor-context.ts';
import type { Path } from './json-path.ts';

interface FieldProps {
  readonly path: Path;
  readonly hint?: string;
  /** In place of the name the editor has for it. */
  readonly label?: string;
}

/** A line of text. With `optional`, nothing typed is null. */
export function TextField({
  path,
  hint,
  label,
  optional = false,
  suggestions = [],
  type = 'text',
}: FieldProps & {
  readonly optional?: boolean;
  readonly suggestions?: readonly string[];
  readonly type?: 'text' | 'tel' | 'date';
}): ReactNode {
  const field = useField(path);
  const list = useId();
  return (
    <>
      <Field
        label={label ?? field.label}
        name={field.name}
        type={type}
        dir={type === 'tel' ? 'ltr' : 'auto'}
        value={typeof field.value === 'string' ? field.value : ''}
        list={suggestions.length > 0 ? list : undefined}
        problem={field.problem}
        {...(hint === undefined ? {} : { hint })}
        onChange={({ target }) => field.set(optional && target.value === '' ? null : target.value)}
      />
      {suggestions.length > 0 && (
        <datalist id={list}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** Text of several lines. */
export function LongTextField({
  path,
  hint,
  label,
  rows = 4,
  optional = false,
  leftOut = false,
}: FieldProps & {
  readonly rows?: number;
  readonly optional?: boolean;
  /** Nothing typed takes the field away. */
  readonly leftOut?: boolean;
}): ReactNode {
  const field = useField(path);
  return (
    <Labelled label={label ?? field.label} hint={hint} problem={field.problem}>
      {(tied) => (
        <textarea
          {...tied}
          name={field.name}
          rows={rows}
          dir="auto"
          value={typeof field.value === 'string' ? field.value : ''}
          onChange={({ target }) =>
            field.set(target.value !== '' ? target.value : leftOut ? undefined : optional ? null : '')
          }
          className="rounded-xl border border-line bg-surface px-3 py-2 text-base text-ink aria-invalid:border-danger"
        />
      )}
    </Labelled>
  );
}

/** A switch: its knob stands at the end of its track when it is on. Where a browser sets all colours, it is the browser's own box. */
const switchLook = [
  'relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full bg-muted transition checked:bg-accent forced-colors:appearance-auto',
  'before:absolute before:inset-y-0.5 before:start-0.5 before:size-5 before:rounded-full before:bg-surface before:transition-all',
  'checked:before:start-5.5 forced-colors:before:hidden',
].join(' ');

/** On or off. */
export function SwitchField({
  path,
  hint,
  label,
  spoken,
}: FieldProps & {
  /** What a screen reader says where the label alone does not tell it; begins with the label. */
  readonly spoken?: string;
}): ReactNode {
  const field = useField(path);
  const id = useId();
  return (
    <div className="flex flex-col">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          role="switch"
          name={field.name}
          checked={field.value === true}
          aria-checked={field.value === true}
          aria-label={spoken}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={({ target }) => field.set(target.checked)}
          className={switchLook}
        />
        <span className="text-[0.95rem] font-medium">{label ?? field.label}</span>
      </label>
      {hint !== undefined && (
        <p id={id} className="ps-14 text-sm text-muted">
          {hint}
        </p>
      )}
      {field.problem !== null && <p className="ps-8 text-sm text-danger">{field.problem}</p>}
    </div>
  );
}

/** One of a few values; null and numbers are values like others, and `undefined` leaves the field out. */
export function ChoiceField({
  path,
  hint,
  label,
  options,
}: FieldProps & {
  readonly options: readonly (readonly [
    value: string | number | boolean | null | undefined,
    label: string,
  ])[];
}): ReactNode {
  const field = useField(path);
  const at = options.findIndex(([value]) => (value ?? null) === (field.value ?? null));
  return (
    <Labelled label={label ?? field.label} hint={hint} problem={field.problem}>
      {(tied) => (
        <select
          {...tied}
          name={field.name}
          value={String(at)}
          onChange={({ target }) => field.set(options[Number(target.value)]?.[0])}
          className="min-h-11 rounded-xl border border-line bg-surface px-3 text-base aria-invalid:border-danger"
        >
          {at === -1 && <option value="-1">{String(field.value ?? 'Choose')}</option>}
          {options.map(([value, words], index) => (
            <option key={String(value)} value={String(index)}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

/** Words, one after the other, each set apart by a comma or Enter. */
export function WordsField({
  path,
  hint,
  label,
  suggestions = [],
  optional = false,
}: FieldProps & {
  readonly suggestions?: readonly string[];
  /** None is the same as leaving the field out. */
  readonly optional?: boolean;
}): ReactNode {
  const field = useField(path);
  const [typed, setTyped] = useState('');
  const id = useId();
  const words = Array.isArray(field.value) ? field.value.map(String) : [];
  const put = (next: readonly string[]) => field.set(optional && next.length === 0 ? undefined : [...next]);
  const add = (text: string) => {
    const fresh = text.split(',').map((word) => word.trim());
    put([...new Set([...words, ...fresh.filter((word) => word !== '')])]);
    setTyped('');
  };
  return (
    <div className="flex flex-col gap-1">
      <Field
        label={label ?? field.label}
        name={field.name}
        dir="auto"
        value={typed}
        list={suggestions.length > 0 ? id : undefined}
        problem={field.problem}
        hint={hint ?? 'Enter or a comma adds it.'}
        onChange={({ target }) =>
          target.value.includes(',') || suggestions.includes(target.value)
            ? add(target.value)
            : setTyped(target.value)
        }
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add(typed);
        }}
        onBlur={() => typed.trim() !== '' && add(typed)}
      />
      <datalist id={id}>
        {suggestions.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      {words.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {words.map((word) => (
            <li key={word}>
              <button
                type="button"
                aria-label={`Take away ${word}`}
                onClick={() => put(words.filter((one) => one !== word))}
                className="min-h-8 rounded-full bg-raised px-3 text-sm hover:bg-danger-soft hover:text-danger"
              >
                <bdi>{word}</bdi> <span aria-hidden>×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
