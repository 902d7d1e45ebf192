import type { PolicyProblem } from '@merve/contract';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Notice } from '../../design/notice.tsx';
import { failureWords } from '../design/action-dialog.tsx';
import { ReasonField, reasonIn } from '../design/reason-field.tsx';
import { ChangeList } from './change-list.tsx';
import { problemWords } from './editor-context.ts';
import type { SaveAction, SaveOutcome } from './save-outcome.ts';
import type { DraftState } from './use-draft.ts';
import type { Words } from './words.ts';

/** What will change, what is wrong with it, and why it is done; then it is done. */
export function ReviewDialog({
  save,
  draft,
  problems,
  words,
  onRefused,
  onSaved,
  onClose,
}: {
  readonly save: SaveAction;
  readonly draft: DraftState;
  readonly problems: readonly PolicyProblem[];
  readonly words: Words;
  readonly onRefused: (problems: readonly PolicyProblem[]) => void;
  /** @param next the page to go on to, if there is one */
  readonly onSaved: (next: string | undefined) => void;
  readonly onClose: () => void;
}): ReactNode {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  function show(outcome: SaveOutcome): void {
    switch (outcome.kind) {
      case 'saved':
        draft.discard();
        onSaved(outcome.next);
        return;
      case 'outdated':
        onClose();
        return;
      case 'invalid':
        onRefused(outcome.problems);
        return;
      case 'refused':
        setFailure(outcome.words);
    }
  }
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const reason = reasonIn(new FormData(event.currentTarget));
    setBusy(true);
    setFailure(null);
    try {
      show(await save.run(draft.value, draft.version, reason));
    } catch (thrown) {
      setFailure(failureWords(thrown));
    }
    setBusy(false);
  }
  return (
    <Dialog title={save.title} closeLabel="Close" onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <p className="text-sm text-muted">{save.explanation}</p>
        <div className="max-h-[45dvh] overflow-y-auto">
          <ChangeList differences={draft.differences} words={words} onUndo={draft.undo} />
        </div>
        {problems.length > 0 && (
          <Notice tone="danger">
            <p>Not yet:</p>
            <ul className="list-disc ps-5">
              {problems.map((problem) => (
                <li key={`${problem.path} ${problem.code}`}>
                  {words.labelOf(problem.path.split('.'))}: {problemWords(problem)}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <ReasonField />
        {draft.newer !== null && (
          <Notice tone="warning">
            Somebody else has just saved a newer version. Close this to see what they changed.
          </Notice>
        )}
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Leave it</Button>
          <Button
            type="submit"
            look="primary"
            busy={busy}
            disabled={problems.length > 0 || draft.differences.length === 0 || draft.newer !== null}
          >
            {save.act}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
