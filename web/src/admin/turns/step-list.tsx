import type { ToolDecision, Turn, TurnStep } from '@merve/contract';
import type { ReactNode } from 'react';
import { Badge, type Tone } from '../design/badge.tsx';
import { formatCount, formatDuration, words } from '../design/format.ts';
import { JsonView } from '../design/json-view.tsx';
import { Card } from '../design/page-heading.tsx';

/** Steps with a key each: a log only grows at its end, so the place of a step is its name. Pure. */
function keyedSteps(steps: readonly TurnStep[]): { readonly key: string; readonly step: TurnStep }[] {
  return steps.map((step, index) => ({ key: `${index} ${step.type}`, step }));
}

const verdictTones: Readonly<Record<string, Tone>> = { yes: 'good', no: 'bad', expired: 'waiting' };

function Gate({ step }: { readonly step: Extract<TurnStep, { type: 'gate' }> }): ReactNode {
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <strong>The gate</strong>
        <Badge tone={verdictTones[step.verdict] ?? 'plain'}>{step.verdict}</Badge>
        <span className="text-muted">because of: {words(step.reason)}</span>
      </p>
      {step.refused !== undefined && (
        <p className="text-danger">The YES was refused: {words(step.refused).toLowerCase()}</p>
      )}
      {step.rest !== null && (
        <p>
          What followed goes on as a message of its own: <q dir="auto">{step.rest}</q>
        </p>
      )}
      {step.actionId !== null && <code className="text-xs text-muted">{step.actionId}</code>}
    </div>
  );
}

function Model({ step }: { readonly step: Extract<TurnStep, { type: 'model' }> }): ReactNode {
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <strong>{step.modelId}</strong>
        <span className="text-muted">
          {formatDuration(step.tookMs)} · {formatCount(step.inputTokens)} tokens in,{' '}
          {formatCount(step.outputTokens)} out
        </span>
      </p>
      {step.text !== '' && (
        <p dir="auto" className="rounded-xl bg-raised p-3 whitespace-pre-line">
          {step.text}
        </p>
      )}
      <JsonView title="The answer as it came" text={step.rawParts} />
    </div>
  );
}

/** How a tool came to its answer: each of its steps, what it decided and why, and its time. */
function Decisions({ decisions }: { readonly decisions: readonly ToolDecision[] }): ReactNode {
  return (
    <table className="w-full text-start">
      <caption className="sr-only">How it came to its answer</caption>
      <thead className="text-muted">
        <tr>
          {['Step', 'Decided', 'Because', 'Time'].map((title) => (
            <th key={title} scope="col" className="pe-3 text-start font-medium">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {decisions.map(({ step, decided, why, tookMs }, index) => (
          <tr key={`${index} ${step}`} className="border-t border-line align-top">
            <th scope="row" className="pe-3 text-start font-medium">
              {step}
            </th>
            <td className="pe-3">{decided}</td>
            <td className="pe-3 text-muted">{why}</td>
            <td className="whitespace-nowrap">{formatDuration(tookMs)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Tool({ step }: { readonly step: Extract<TurnStep, { type: 'tool' }> }): ReactNode {
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <strong>{step.name}</strong>
        <span className="text-muted">
          call {step.step} · {formatDuration(step.tookMs)}
        </span>
      </p>
      {step.progress !== undefined && (
        <p className="text-muted">
          On the way:{' '}
          {step.progress
            .map(({ doing, done, of, afterMs }) =>
              [
                doing,
                done === undefined || of === undefined ? '' : ` ${done}/${of}`,
                ` (${formatDuration(afterMs)})`,
              ].join(''),
            )
            .join(', ')}
        </p>
      )}
      {step.decisions !== undefined && <Decisions decisions={step.decisions} />}
      <JsonView title="Arguments" text={JSON.stringify(step.args)} open />
      <JsonView title="Result" text={step.result} open />
    </div>
  );
}

/** What one step of a turn did, as the log has it. */
export function StepDetail({ step }: { readonly step: TurnStep }): ReactNode {
  switch (step.type) {
    case 'gate':
      return <Gate step={step} />;
    case 'model':
      return <Model step={step} />;
    case 'tool':
      return <Tool step={step} />;
  }
}

/** What a run decided, step by step. */
export function StepList({ turn }: { readonly turn: Pick<Turn, 'steps'> }): ReactNode {
  const gated = turn.steps.some(({ type }) => type === 'gate');
  return (
    <ol className="flex flex-col gap-3">
      {!gated && (
        <li className="text-sm text-muted">
          The gate let it pass: nothing waited for an answer, or this was none.
        </li>
      )}
      {keyedSteps(turn.steps).map(({ key, step }) => (
        <li key={key}>
          <Card>
            <StepDetail step={step} />
          </Card>
        </li>
      ))}
      {turn.steps.length === 0 && (
        <li className="text-sm text-muted">No model was asked and no tool was called: code answered.</li>
      )}
    </ol>
  );
}
