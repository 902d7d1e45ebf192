import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Notice } from '../../design/notice.tsx';
import { ApiFailure } from '../../platform/api-client.ts';
import { ReasonField, reasonIn } from './reason-field.tsx';

/** A failed request in words an operator can act on. */
export function failureWords(thrown: unknown): string {
  if (!(thrown instanceof ApiFailure)) return `That did not work. ${String(thrown)}`;
  if (thrown.status === 0) return 'No answer came. Check the connection and try again.';
  if (thrown.code === 'UNAUTHENTICATED') return 'You are signed out. Sign in again and repeat this.';
  if (thrown.code === 'FORBIDDEN') return 'Only operators may do this.';
  const trace = thrown.traceId === null || thrown.traceId === '' ? '' : ` (trace ${thrown.traceId})`;
  return `${thrown.message}${trace}`;
}

/**
 * Asks before something is done that others notice, and why it is done: the reason is on record. Closed once it is done;
 * what went wrong is shown in it, and can be tried again.
 */
export function ActionDialog({
  title,
  explanation,
  act,
  isFinal = false,
  children,
  onDo,
  onClose,
}: {
  readonly title: string;
  readonly explanation: ReactNode;
  /** What the button says. */
  readonly act: string;
  /** True for what cannot be taken back. */
  readonly isFinal?: boolean;
  /** Further fields; their values come with the form. */
  readonly children?: ReactNode;
  readonly onDo: (reason: string, form: FormData) => Promise<unknown>;
  readonly onClose: () => void;
}): ReactNode {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setProblem(null);
    try {
      await onDo(reasonIn(form), form);
      onClose();
    } catch (thrown) {
      setProblem(failureWords(thrown));
      setBusy(false);
    }
  }
  return (
    <Dialog title={title} closeLabel="Close" onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <div className="text-sm text-muted">{explanation}</div>
        {children}
        <ReasonField />
        {problem !== null && <Notice tone="danger">{problem}</Notice>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Leave it</Button>
          <Button type="submit" look={isFinal ? 'danger' : 'primary'} busy={busy}>
            {act}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
