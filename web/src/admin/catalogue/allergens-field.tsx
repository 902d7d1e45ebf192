import { allergenSchema, type JsonValue } from '@merve/contract';
import type { ReactNode } from 'react';
import { useField } from '../editing/editor-context.ts';
import { isRecord, type Path } from '../editing/json-path.ts';

type Declared = 'unknown' | 'contains' | 'mayContain';

const listOf = (value: JsonValue | undefined, key: string): string[] => {
  const list = isRecord(value) ? value[key] : undefined;
  return Array.isArray(list) ? list.map(String) : [];
};

/** What the merchant declares of the fourteen allergens. There is no "free of": what is not declared is not known. */
export function AllergensField({
  path,
  label = 'Allergens the merchant declares',
}: {
  readonly path: Path;
  readonly label?: string;
}): ReactNode {
  const field = useField(path);
  const contains = listOf(field.value, 'contains');
  const mayContain = listOf(field.value, 'mayContain');
  const declare = (allergen: string, declared: Declared) => {
    const others = (list: readonly string[]) => list.filter((one) => one !== allergen);
    field.set({
      contains: declared === 'contains' ? [...others(contains), allergen] : others(contains),
      mayContain: declared === 'mayContain' ? [...others(mayContain), allergen] : others(mayContain),
    });
  };
  return (
    <details className="rounded-xl border border-line">
      <summary className="min-h-11 cursor-pointer px-3 py-2.5 text-sm font-medium">
        {label}: {contains.length + mayContain.length === 0 ? 'none declared' : summary(contains, mayContain)}
      </summary>
      <div className="grid grid-cols-2 gap-3 border-t border-line p-3 sm:grid-cols-4">
        {allergenSchema.options.map((allergen) => (
          <label key={allergen} className="flex flex-col gap-1 text-sm">
            {allergen}
            <select
              className="min-h-11 rounded-xl border border-line bg-surface px-2"
              value={
                contains.includes(allergen)
                  ? 'contains'
                  : mayContain.includes(allergen)
                    ? 'mayContain'
                    : 'unknown'
              }
              onChange={({ target: { value } }) => {
                if (value === 'contains' || value === 'mayContain' || value === 'unknown')
                  declare(allergen, value);
              }}
            >
              <option value="unknown">not declared</option>
              <option value="contains">contains</option>
              <option value="mayContain">may contain</option>
            </select>
          </label>
        ))}
      </div>
    </details>
  );
}

function summary(contains: readonly string[], mayContain: readonly string[]): string {
  return [...contains, ...mayContain.map((allergen) => `perhaps ${allergen}`)].join(', ');
}
