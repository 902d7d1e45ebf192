import type { ReactNode } from 'react';
import { Button } from '../../design/button.tsx';
import { useField } from '../editing/editor-context.ts';
import { TextField } from '../editing/fields.tsx';
import { isRecord, type Path } from '../editing/json-path.ts';
import { AmountField, NumberField } from '../editing/number-field.tsx';
import { AllergensField } from './allergens-field.tsx';

const freshId = () => crypto.randomUUID().slice(0, 8);
const freshChoice = () => ({
  choiceId: freshId(),
  name: '',
  extraMinor: 0,
  allergens: { contains: [], mayContain: [] },
});

/** What is chosen with a dish: a size, toppings; each choice with what it adds to the price. */
export function OptionsField({
  path,
  currency,
}: {
  readonly path: Path;
  readonly currency: string;
}): ReactNode {
  const field = useField(path);
  const options = Array.isArray(field.value) ? field.value : [];
  const idOf = (value: unknown, index: number) =>
    typeof value === 'object' && value !== null && 'optionId' in value
      ? String(value.optionId)
      : String(index);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="text-sm font-medium">{field.label}</legend>
      {options.map((option, index) => (
        <div key={idOf(option, index)} className="flex flex-col gap-3 rounded-xl border border-line p-3">
          <div className="grid items-start gap-3 sm:grid-cols-[2fr_1fr_1fr_auto]">
            <TextField path={[...path, index, 'name']} label={`Option ${index + 1}`} />
            <NumberField path={[...path, index, 'atLeast']} label="At least" />
            <NumberField path={[...path, index, 'atMost']} label="At most" />
            <Button
              className="sm:mt-6"
              aria-label={`Take away option ${index + 1}`}
              onClick={() => field.set(options.filter((_one, at) => at !== index))}
            >
              Take away
            </Button>
          </div>
          <Choices path={[...path, index, 'choices']} currency={currency} />
        </div>
      ))}
      <Button
        className="self-start"
        onClick={() =>
          field.set([
            ...options,
            { optionId: freshId(), name: '', atLeast: 0, atMost: 1, choices: [freshChoice()] },
          ])
        }
      >
        Add an option
      </Button>
    </fieldset>
  );
}

function Choices({ path, currency }: { readonly path: Path; readonly currency: string }): ReactNode {
  const field = useField(path);
  const choices = Array.isArray(field.value) ? field.value : [];
  return (
    <div className="flex flex-col gap-3 border-s-2 border-line ps-3">
      {choices.map((choice, index) => (
        <div
          key={isRecord(choice) ? String(choice['choiceId']) : String(index)}
          className="flex flex-col gap-2"
        >
          <div className="grid items-start gap-3 sm:grid-cols-[2fr_1fr_auto]">
            <TextField path={[...path, index, 'name']} label={`Choice ${index + 1}`} />
            <AmountField path={[...path, index, 'extraMinor']} label="More" currency={currency} />
            <Button
              className="sm:mt-6"
              aria-label={`Take away choice ${index + 1}`}
              disabled={choices.length === 1}
              onClick={() => field.set(choices.filter((_one, at) => at !== index))}
            >
              Take away
            </Button>
          </div>
          <AllergensField path={[...path, index, 'allergens']} label={`Allergens of choice ${index + 1}`} />
        </div>
      ))}
      <Button className="self-start" onClick={() => field.set([...choices, freshChoice()])}>
        Add a choice
      </Button>
    </div>
  );
}
