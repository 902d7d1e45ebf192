import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSentences } from '../language/define-sentences.ts';
import { usePageTitle } from '../platform/page-title.ts';
import { shellSentences } from './sentences/index.ts';

/** Stands where an address leads to nothing: whoever followed a broken link is told so, and is not put into the conversation without a word. */
export default function NoSuchPage(): ReactNode {
  const say = useSentences(shellSentences);
  usePageTitle(say.noSuchPage);
  return (
    <section className="mx-auto flex h-full max-w-md flex-col items-center justify-center gap-4 p-6 text-center">
      <h1 className="text-xl font-semibold">{say.noSuchPage}</h1>
      <Link
        href="/"
        className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-2"
      >
        {say.toChat}
      </Link>
    </section>
  );
}
