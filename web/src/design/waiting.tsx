import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';

/** Something is being loaded; `label` is for those who do not see it turn. */
export function Waiting({ label }: { readonly label: string }): ReactNode {
  return (
    <div role="status" className="flex items-center justify-center gap-2 p-8 text-muted">
      <LoaderCircle aria-hidden className="size-5 animate-spin" />
      <span>{label}</span>
    </div>
  );
}

/** Shown while a page or its language is fetched: there are no sentences yet, so it has none. */
export function PageWaiting(): ReactNode {
  return <Waiting label="…" />;
}
