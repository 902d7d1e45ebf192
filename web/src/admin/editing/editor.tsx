import type { PolicyProblem } from '@merve/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { z } from 'zod';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { ChangeList } from './change-list.tsx';
import { EditingContext } from './editor-context.ts';
import { ReviewDialog } from './review-dialog.tsx';
import type { SaveAction } from './save-outcome.ts';
import { type Stored, useDraft } from './use-draft.ts';
import type { Words } from './words.ts';

/**
 * A form over a stored document. It keeps the draft, shows what will change before it is saved, asks why, and where
 * somebody else was faster, what they changed and how to go on.
 */
export function Editor({
  name,
  stored,
  schema,
  words,
  saves,
  children,
}: {
  /** Under which the draft is kept. */
  readonly name: string;
  readonly stored: Stored;
  readonly schema: z.ZodType;
  readonly words: Words;
  /** What can be done with the draft; the first one is what one mostly wants. */
  readonly saves: readonly SaveAction[];
  readonly children: ReactNode;
}): ReactNode {
  const draft = useDraft(name, stored, schema);
  const [refused, setRefused] = useState<{
    readonly of: unknown;
    readonly problems: readonly PolicyProblem[];
  }>();
  const [save, setSave] = useState<SaveAction | null>(null);
  const [next, setNext] = useState<string>();
  const [, go] = useLocation();
  const count = draft.differences.length;
  // Only once the draft is gone: before that, leaving would be warned about.
  useEffect(() => {
    if (next !== undefined && count === 0) go(next);
  }, [next, count, go]);
  // A form nobody has touched yet has nothing wrong with it that they could have done.
  const own = count === 0 ? [] : draft.problems;
  const problems = [...own, ...(refused?.of === draft.value ? refused.problems : [])];
  return (
    <EditingContext
      value={{ value: draft.value, problems, set: draft.set, update: draft.update, labelOf: words.labelOf }}
    >
      {draft.restored && draft.newer === null && (
        <Notice tone="info">
          Your changes from before the page was loaded again are still here, not saved.
        </Notice>
      )}
      {draft.newer !== null && <Newer draft={draft} words={words} />}
      {/* A field that gets the focus is scrolled clear of the bar below (WCAG 2.2, 2.4.11). */}
      <div className="contents [&_:is(input,select,textarea,button)]:scroll-mb-28">{children}</div>
      {count > 0 && (
        <section
          aria-label="Changes that are not saved"
          className="sticky bottom-3 z-10 flex flex-wrap items-center gap-3 rounded-2xl border border-line bg-surface p-3 shadow-lg"
        >
          <p role="status" className="flex-1 text-sm">
            {count === 1 ? 'One change is not saved.' : `${count} changes are not saved.`}
            {problems.length > 0 && (
              <span className="text-danger">
                {' '}
                {problems.length === 1 ? 'One thing is' : `${problems.length} things are`} wrong.
              </span>
            )}
          </p>
          <Button look="quiet" onClick={draft.discard}>
            Discard
          </Button>
          {saves.toReversed().map((one) => (
            <Button
              key={one.label}
              look={one === saves[0] ? 'primary' : 'secondary'}
              disabled={draft.newer !== null}
              onClick={() => setSave(one)}
            >
              {one.label}…
            </Button>
          ))}
        </section>
      )}
      {save !== null && (
        <ReviewDialog
          save={save}
          draft={draft}
          problems={problems}
          words={words}
          onRefused={(found) => setRefused({ of: draft.value, problems: found })}
          onSaved={(page) => {
            setSave(null);
            setNext(page);
          }}
          onClose={() => setSave(null)}
        />
      )}
    </EditingContext>
  );
}

function Newer({
  draft,
  words,
}: {
  readonly draft: ReturnType<typeof useDraft>;
  readonly words: Words;
}): ReactNode {
  if (draft.newer === null) return null;
  const { theirs, collisions } = draft.newer;
  return (
    <section
      aria-label="Somebody else has changed this"
      className="flex flex-col gap-3 rounded-2xl border border-line bg-surface p-4"
    >
      <Notice tone="warning">
        Somebody else has saved a newer version while you were changing this one. Nothing of yours is lost,
        and nothing of it is saved.
      </Notice>
      <h2 className="font-semibold">What they changed</h2>
      <ChangeList differences={theirs} words={words} />
      {collisions.length > 0 && (
        <p className="text-sm text-danger">
          You both changed: {collisions.map(({ path }) => words.labelOf(path)).join(', ')}. Yours would be
          kept.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={draft.takeOver}>
          Put my changes on top of theirs
        </Button>
        <Button onClick={draft.discard}>Drop mine, keep theirs</Button>
      </div>
    </section>
  );
}
