import { type ReactNode, Suspense, useEffect } from 'react';
import { Link, useSearchParams } from 'wouter';
import { AnsweringContext } from '../cards/answering-context.ts';
import { Waiting } from '../design/waiting.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { useLanguage } from '../shell/preferences.ts';
import { BesideOrNothing } from './beside-or-nothing.tsx';
import { openThread, say as send, useChat } from './chat.ts';
import { ChatNotices } from './chat-notices.tsx';
import { Composer } from './composer.tsx';
import { listingInView } from './listing-in-view.ts';
import { MessageList } from './message-list.tsx';
import { PinnedQuestion } from './pinned-question.tsx';
import type { ChatSentences } from './sentences/en.ts';
import { chatSentences } from './sentences/index.ts';
import { useHasRoomBeside } from './use-has-room-beside.ts';

/** What an empty conversation shows: who Merve is, and what one could say to her. */
function Welcome({ say }: { readonly say: ChatSentences }): ReactNode {
  const language = useLanguage();
  return (
    <div className="relative flex min-h-0 flex-1 flex-col overflow-y-auto p-4">
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

/** The conversation with Merve; `?thread={threadId}` shows another one of the account's, if it is theirs. */
export function ChatPage({
  beside,
}: {
  /** Draws the place it is about, or what is coming up while it is about none, where the window has room for both. */
  readonly beside: (listingId: string | null) => ReactNode;
}): ReactNode {
  const say = useSentences(chatSentences);
  const chat = useChat();
  const [search] = useSearchParams();
  const wanted = search.get('thread');
  useEffect(() => openThread(wanted), [wanted]);
  const { said, outgoing, drafts } = chat.conversation;
  const isAnswering = drafts.size > 0 || [...outgoing.values()].some(({ refusal }) => refusal === null);
  const hasRoom = useHasRoomBeside();
  const empty = said.length === 0 && outgoing.size === 0 && drafts.size === 0;

  if (chat.history === 'not-found')
    return (
      <div className="flex h-full flex-col items-center justify-center gap-4 p-6 text-center">
        <h1 className="text-lg font-medium">{say.notFound}</h1>
        <Link href="/" className="font-medium text-accent underline">
          {say.toOwn}
        </Link>
      </div>
    );
  const conversation = (
    <div className="flex h-full min-w-0 flex-1 flex-col">
      <h1 className="sr-only">{say.title}</h1>
      {!empty && (
        <AnsweringContext value={isAnswering}>
          <MessageList chat={chat} say={say} />
        </AnsweringContext>
      )}
      {empty && chat.history === 'ready' && <Welcome say={say} />}
      {empty && chat.history !== 'ready' && (
        <div className="flex flex-1 items-center justify-center">
          {chat.history === 'loading' && <Waiting label="…" />}
        </div>
      )}
      <ChatNotices chat={chat} say={say} />
      <PinnedQuestion chat={chat} say={say} />
      {!chat.readOnly && <Composer say={say} />}
    </div>
  );
  return (
    <div className="flex h-full">
      {conversation}
      {/* Its room is there from the first message on: a place that is shown moves nothing in the conversation. */}
      {hasRoom && !empty && (
        <div className="w-96 shrink-0 border-s border-line xl:w-md">
          {/* Not while the first answer is awaited: nothing may keep it waiting. */}
          {said.some(({ author }) => author !== 'person') && (
            <BesideOrNothing>
              <Suspense fallback={null}>{beside(listingInView(said))}</Suspense>
            </BesideOrNothing>
          )}
        </div>
      )}
    </div>
  );
}
