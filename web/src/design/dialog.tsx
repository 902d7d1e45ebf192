import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button.tsx';

/**
 * A dialog over the page: the browser's own, so focus stays in it, Escape closes it and the rest is inert. On a phone it
 * is a sheet at the bottom.
 */
export function Dialog({
  title,
  closeLabel,
  onClose,
  children,
}: {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Closed before it leaves the page, not after: only so does the browser give the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      onKeyDown={() => {}}
      className="m-auto w-full max-w-md rounded-2xl border border-line bg-surface p-0 text-ink shadow-xl backdrop:bg-black/50 max-sm:mb-0 max-sm:max-w-none max-sm:rounded-b-none"
    >
      <div className="p-5">
        <header className="mb-3 flex items-start justify-between gap-3">
          <h2 id={heading} className="pt-2 text-lg font-semibold">
            {title}
          </h2>
          <IconButton label={closeLabel} onClick={onClose}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </header>
        {children}
      </div>
    </dialog>
  );
}
