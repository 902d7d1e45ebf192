import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { usePageTitle } from '../../platform/page-title.ts';

/** The heading of a page, the way back where there is one, and what can be done with all of it. */
export function PageHeading({
  title,
  back,
  children,
}: {
  readonly title: ReactNode;
  readonly back?: { readonly href: string; readonly label: string };
  readonly children?: ReactNode;
}): ReactNode {
  usePageTitle(typeof title === 'string' ? title : null);
  return (
    <header className="flex flex-col gap-1">
      {back !== undefined && (
        <Link href={back.href} className="inline-flex min-h-11 items-center gap-1 self-start text-accent">
          <ChevronLeft aria-hidden className="size-4" />
          {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl font-semibold">{title}</h1>
        {children}
      </div>
    </header>
  );
}

/** A part of a page with a heading of its own. */
export function Section({
  title,
  children,
}: {
  readonly title: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** A surface that holds together what belongs together. */
export function Card({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className="rounded-2xl border border-line bg-surface p-4">{children}</div>;
}
