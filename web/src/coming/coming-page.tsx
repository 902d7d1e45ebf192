import { Luggage, MessageCircle, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSentences } from '../language/define-sentences.ts';
import { shellSentences } from '../shell/sentences/index.ts';
import { comingSentences } from './sentences/index.ts';

const kinds = {
  trip: { Icon: Luggage, to: '/mine' },
  group: { Icon: UsersRound, to: '/' },
} as const;

/** The frame of a page that is not built yet: what will be here, that it is not, and where to go instead. */
export default function ComingPage({ kind }: { readonly kind: keyof typeof kinds }): ReactNode {
  const say = useSentences(comingSentences);
  const shell = useSentences(shellSentences);
  const { Icon, to } = kinds[kind];
  const ways = { '/mine': shell.trips, '/': null } as const;
  const way = ways[to];
  const look =
    'inline-flex min-h-11 items-center gap-2 rounded-xl border border-line bg-surface px-4 font-medium hover:bg-raised';
  return (
    <section className="mx-auto flex h-full max-w-md flex-col items-center justify-center gap-4 p-6 text-center">
      <span aria-hidden className="grid size-16 place-items-center rounded-2xl bg-accent-soft text-accent">
        <Icon className="size-8" />
      </span>
      <h1 className="text-xl font-semibold">{say.title}</h1>
      <p className="text-muted">{say[kind]}</p>
      <div className="flex flex-wrap justify-center gap-2">
        {way !== null && (
          <Link href={to} className={look}>
            {way}
          </Link>
        )}
        <Link href="/" className={look}>
          <MessageCircle aria-hidden className="size-4" />
          {say.toChat}
        </Link>
      </div>
    </section>
  );
}
