import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../design/button.tsx';

/** A small number with one less and one more. `label` is what it counts. */
export function Stepper({
  label,
  value,
  least = 0,
  most,
  fewer,
  more,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  readonly fewer: string;
  readonly more: string;
  readonly onChange: (value: number) => void;
}): ReactNode {
  return (
    <fieldset aria-label={label} className="inline-flex items-center rounded-full border border-line">
      <IconButton label={fewer} disabled={value <= least} onClick={() => onChange(value - 1)}>
        <Minus aria-hidden className="size-4" />
      </IconButton>
      <output aria-live="polite" className="min-w-6 text-center font-medium tabular-nums">
        {value}
      </output>
      <IconButton label={more} disabled={value >= most} onClick={() => onChange(value + 1)}>
        <Plus aria-hidden className="size-4" />
      </IconButton>
    </fieldset>
  );
}
