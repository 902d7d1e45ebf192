import type { ChatMessageResponse } from '@merve/contract';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../design/button.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { Receipt } from './receipt.tsx';

const everyMs = 15_000;

/** Loads again every few seconds while something is under way and somebody looks. */
function useRefresh(underWay: boolean, reload: () => void): void {
  useEffect(() => {
    if (!underWay) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') reload();
    }, everyMs);
    return () => clearInterval(timer);
  }, [underWay, reload]);
}

/** A receipt of something that may still change: by itself, which is looked for, or because its person cancels it. */
export function LiveReceipt({
  underWay,
  reload,
  cancellable,
  cancelLabel,
  askToCancel,
  cancelNote,
  actions,
  children,
  ...shown
}: ComponentProps<typeof Receipt> & {
  /** While true it is loaded again every few seconds. */
  readonly underWay: boolean;
  readonly reload: () => void;
  readonly cancellable: boolean;
  readonly cancelLabel: string;
  /** Puts the question whether it is to be cancelled; the same id is the same question. */
  readonly askToCancel: (clientMessageId: string) => Promise<ChatMessageResponse>;
  /** What would be cancelled in a line, and what it means to cancel it. */
  readonly cancelNote: ReactNode;
}): ReactNode {
  const [cancels, setCancels] = useState(false);
  // What somebody is being asked about does not change under the question.
  useRefresh(underWay && !cancels, reload);
  return (
    <Receipt
      {...shown}
      actions={
        <>
          {actions}
          {cancellable && (
            <Button look="danger" onClick={() => setCancels(true)}>
              {cancelLabel}
            </Button>
          )}
        </>
      }
    >
      {children}
      {cancels && (
        <CancelDialog
          ask={askToCancel}
          onClose={(changed) => {
            setCancels(false);
            if (changed) reload();
          }}
        >
          <p className="font-medium">
            <bdi>{shown.title}</bdi>
          </p>
          {cancelNote}
        </CancelDialog>
      )}
    </Receipt>
  );
}
