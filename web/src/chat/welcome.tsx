import type { ReactNode } from 'react';
import { useLanguage } from '../shell/preferences.ts';
import { say as send } from './chat.ts';
import type { ChatSentences } from './sentences/en.ts';

/** What an empty conversation shows: who Merve is, and what one could say to her. */
export function Welcome({ say }: { readonly say: ChatSentences }): ReactNode {
  const language = useLanguage();
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto p-4">
      <section className="m-auto flex w-full max-w-xl flex-col gap-6 py-6">
        <header className="flex flex-col items-center gap-3 text-center">
          <img src="/icon.svg" alt="" className="size-16" />
          <h1 className="text-2xl font-semibold">{say.welcome}</h1>
          <p className="text-balance text-lg text-muted">{say.welcomeText}</p>
        </header>
        <div>
          <h2 id="examples" className="mb-2 px-1 text-sm font-medium text-muted">
            {say.examplesTitle}
          </h2>
          <ul aria-labelledby="examples" className="flex flex-col gap-2">
            {say.examples.map((example) => (
              <li key={example}>
                <button
                  type="button"
                  dir="auto"
                  onClick={() => void send({ text: example, language })}
                  className="min-h-11 w-full rounded-2xl border border-line bg-surface px-4 py-3 text-start transition hover:border-accent hover:bg-accent-soft"
                >
                  {example}
                </button>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </div>
  );
}
