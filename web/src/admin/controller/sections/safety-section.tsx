import type { PolicyTool } from '@merve/contract';
import type { ReactNode } from 'react';
import { Card, Section } from '../../design/page-heading.tsx';
import { ToolName } from '../../design/tool-name.tsx';
import { useField } from '../../editing/editor-context.ts';
import { NumberField } from '../../editing/number-field.tsx';

/** How far one message may go, and what is never done without a YES. */
export function SafetySection({ tools }: { readonly tools: readonly PolicyTool[] }): ReactNode {
  return (
    <Section title="Safety">
      <Card>
        <div className="flex flex-col gap-4">
          <div className="grid items-start gap-4 sm:grid-cols-3">
            <NumberField path={['safety', 'modelRoundsPerTurn']} hint="1 to 12." />
            <NumberField
              path={['safety', 'maxOutboundPerInbound']}
              hint="1 to 20, to the person and to others."
            />
            <NumberField path={['safety', 'turnDeadlineSeconds']} hint="5 to 120." />
          </div>
          <ConfirmedTools tools={tools.filter(({ effect }) => effect === 'propose')} />
        </div>
      </Card>
    </Section>
  );
}

function ConfirmedTools({ tools }: { readonly tools: readonly PolicyTool[] }): ReactNode {
  const field = useField(['safety', 'requireConfirmFor']);
  const listed = Array.isArray(field.value) ? field.value.map(String) : [];
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="text-sm font-medium">{field.label}</legend>
      <p className="text-sm text-muted">
        What a tool proposes is carried out by a YES alone: the list names each such tool that is on, and no
        other, or it is not saved.
      </p>
      <div className="grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
        {tools.map(({ name, label }) => (
          <label key={name} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-accent"
              checked={listed.includes(name)}
              onChange={({ target }) =>
                field.set(target.checked ? [...listed, name] : listed.filter((one) => one !== name))
              }
            />
            <span className="min-w-0 break-words">
              <ToolName name={name} label={label} />
            </span>
          </label>
        ))}
      </div>
      {field.problem !== null && <p className="text-sm text-danger">{field.problem}</p>}
    </fieldset>
  );
}
