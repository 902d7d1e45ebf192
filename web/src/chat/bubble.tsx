import type { ReactNode } from 'react';

/** What one side says: the person's own on the end side, everybody else's on the start side. */
export function Bubble({
  own,
  failed = false,
  children,
}: {
  readonly own: boolean;
  /** It was not sent, and will not be by itself. */
  readonly failed?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const look = own ? 'bg-own text-on-own rounded-ee-md' : 'border border-line bg-surface rounded-es-md';
  return (
    <div
      className={`w-fit max-w-[85%] rounded-2xl px-4 py-2.5 ${look} ${failed ? 'outline-2 outline-danger' : ''}`}
    >
      <div dir="auto" className="whitespace-pre-wrap text-start [overflow-wrap:anywhere]">
        {children}
      </div>
    </div>
  );
}
