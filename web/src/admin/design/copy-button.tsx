import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '../../design/button.tsx';

/** Puts a text on the clipboard, and says so. */
function CopyButton({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <>
      <IconButton
        label={label}
        onClick={() => {
          navigator.clipboard.writeText(text).then(
            () => setCopied(true),
            () => {},
          );
        }}
      >
        {copied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
      </IconButton>
      <span aria-live="polite" className="sr-only">
        {copied ? 'Copied' : ''}
      </span>
    </>
  );
}

/** An id, in a type that tells I from l, that can be copied whole. */
export function Id({ id, label }: { readonly id: string; readonly label: string }): ReactNode {
  return (
    <span className="inline-flex min-w-0 max-w-full items-center gap-1">
      <code className="min-w-0 truncate text-xs" title={id}>
        {id}
      </code>
      <CopyButton text={id} label={`Copy the ${label}`} />
    </span>
  );
}
