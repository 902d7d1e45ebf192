import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

/** A row that opens into a form. Once opened, the form stays, shut or not: what is typed in it is not lost. */
export function Disclosure({
  title,
  open = false,
  children,
}: {
  readonly title: ReactNode;
  readonly open?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const [shown, setShown] = useState(open);
  const [opened, setOpened] = useState(open);
  const panel = useId();
  return (
    <div className="rounded-2xl border border-line bg-surface">
      <button
        type="button"
        aria-expanded={shown}
        aria-controls={panel}
        onClick={() => {
          setShown(!shown);
          setOpened(true);
        }}
        className="flex min-h-12 w-full items-center gap-3 rounded-2xl px-4 py-2 text-start hover:bg-raised"
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-2">{title}</span>
        <ChevronDown aria-hidden className={`size-5 shrink-0 transition ${shown ? 'rotate-180' : ''}`} />
      </button>
      <div id={panel} hidden={!shown} className="border-t border-line p-4">
        <div className="flex flex-col gap-4">{opened && children}</div>
      </div>
    </div>
  );
}
