import type { ChatMessageResponse } from '@merve/contract';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { CancelDialog } from '../cards/cancel-dialog.tsx';
import { Button } from '../design/button.tsx';
import { Receipt } from './receipt.tsx';

/** Seconds between two looks at what changes soon, and at what stands and may still be called off. */
const secondsOf = { changing: 15, standing: 30, over: null } as const;

/** Loads again every so many seconds while something may change and somebody looks; at once when they look again. */
function useRefresh(seconds: number | null, reload: () => void): void {
  useEffect(() => {
    if (seconds === null) return;
    const look = () => {
      if (document.visibilityState === 'visible') reload();
    };
    const timer = setInterval(look, seconds * 1_000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [seconds, reload]);
}

/** A receipt of something that may still change: by itself, which is looked for, or because its person cancels it. */
export function LiveReceipt({
  stands,
  reload,
  cancellable,
  cancelLabel,
  askToCancel,
  cancelNote,
  actions,
  children,
  ...shown
}: ComponentProps<typeof Receipt> & {
  /** How likely it is to change by itself: so often it is looked at again. */
  readonly stands: keyof typeof secondsOf;
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
  useRefresh(cancels ? null : secondsOf[stands], reload);
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
