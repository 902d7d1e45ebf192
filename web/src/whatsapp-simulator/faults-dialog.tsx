import { type ReactNode, useId } from 'react';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { arrivals, faults, wordsOf } from './fault-words.ts';
import type { Arrives, PlannedFault } from './sandbox-client.ts';

/** What is to go wrong with the next message of one phone, in either direction. */
export function FaultsDialog({
  name,
  arrives,
  planned,
  onArrives,
  onPlan,
  onTakeBack,
  onClose,
}: {
  readonly name: string;
  readonly arrives: Arrives;
  /** What is planned for this phone. */
  readonly planned: readonly PlannedFault[];
  readonly onArrives: (arrives: Arrives) => void;
  readonly onPlan: (kind: string) => void;
  readonly onTakeBack: (fault: PlannedFault) => void;
  readonly onClose: () => void;
}): ReactNode {
  const group = useId();
  return (
    <Dialog title={`What goes wrong for ${name}`} closeLabel="Close" onClose={onClose}>
      <div className="flex max-h-[70dvh] flex-col gap-5 overflow-y-auto pe-1">
        <fieldset>
          <legend className="mb-1 font-medium">The next message from {name}</legend>
          {arrivals.map((arrival) => (
            <label key={arrival.arrives} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name={group}
                checked={arrives === arrival.arrives}
                onChange={() => onArrives(arrival.arrives)}
                className="size-4 accent-accent"
              />
              {arrival.words}
            </label>
          ))}
        </fieldset>
        <section>
          <h3 className="mb-1 font-medium">The next message from Merve to {name}</h3>
          {planned.length > 0 && (
            <ul className="mb-2 flex flex-col gap-1 rounded-xl bg-warning-soft p-3 text-sm text-warning">
              {planned.map((fault) => (
                <li key={fault.kind} className="flex items-center justify-between gap-2">
                  <span>
                    {wordsOf(fault.kind)}
                    {fault.times > 1 && `, ${fault.times} times`}
                  </span>
                  <Button look="quiet" onClick={() => onTakeBack(fault)}>
                    Take back
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <ul className="flex flex-col gap-1">
            {faults.map(({ kind, words, expected }) => (
              <li key={kind}>
                <button
                  type="button"
                  onClick={() => onPlan(kind)}
                  className="min-h-11 w-full rounded-xl px-3 py-2 text-start hover:bg-raised"
                >
                  <span className="block">{words}</span>
                  <span className="text-sm text-muted">{expected}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}
