import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import type { Parted } from './in-order.ts';
import { KeptNotice } from './kept-notice.tsx';
import type { Section } from './sections.ts';
import { mineSentences } from './sentences/index.ts';
import type { Pages } from './use-pages.ts';

/** A list in two parts, with all the states it can be in. */
export function ThingList<Item>({
  section,
  pages,
  parted,
  row,
}: {
  readonly section: Section;
  readonly pages: Pages<Item>;
  readonly parted: Parted<Item>;
  readonly row: (item: Item) => ReactNode;
}): ReactNode {
  const say = useSentences(mineSentences);
  const { items, state, more, reload, keptAt } = pages;
  const headings = { ahead: section === 'bookings' ? say.upcoming : say.open, past: say.past };
  if (items.length === 0) {
    if (state === 'loading') return <Skeleton label={say.loading} />;
    if (state === 'ready') return <Nothing section={section} />;
  }
  return (
    <div className="space-y-6" aria-busy={state === 'loading'}>
      <KeptNotice keptAt={keptAt} />
      {(['ahead', 'past'] as const).map(
        (part) =>
          parted[part].length > 0 && (
            <section key={part}>
              <h2 className="mb-2 text-sm font-medium text-muted">{headings[part]}</h2>
              <ul className="space-y-2">{parted[part].map(row)}</ul>
            </section>
          ),
      )}
      {state === 'failed' && (
        <div className="space-y-3">
          <Notice tone="danger">{say.failed}</Notice>
          <Button onClick={reload}>{say.retry}</Button>
        </div>
      )}
      {more !== null && state !== 'failed' && (
        <Button className="w-full" busy={state === 'loading'} onClick={more}>
          {say.more}
        </Button>
      )}
    </div>
  );
}

function Nothing({ section }: { readonly section: Section }): ReactNode {
  const say = useSentences(mineSentences);
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-14 text-center">
      <p className="text-lg font-semibold">{say.empty[section]}</p>
      <p className="max-w-sm text-muted">{say.emptyHint}</p>
      <TalkLink label={say.talk} />
    </div>
  );
}

/** The way to the conversation, where everything begins. */
export function TalkLink({ label }: { readonly label: string }): ReactNode {
  return (
    <Link
      href="/"
      className="inline-flex min-h-11 items-center gap-2 rounded-xl bg-accent px-4 font-medium text-on-accent hover:brightness-110"
    >
      <MessageCircle aria-hidden className="size-5" />
      {label}
    </Link>
  );
}

/** The shape of what is coming. */
export function Skeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <div role="status" className="space-y-2">
      <span className="sr-only">{label}</span>
      {[1, 2, 3].map((row) => (
        <div key={row} aria-hidden className="h-24 animate-pulse rounded-2xl bg-raised" />
      ))}
    </div>
  );
}
