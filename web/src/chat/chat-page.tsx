import { type ReactNode, useEffect } from 'react';
import { Link, useSearchParams } from 'wouter';
import { Waiting } from '../design/waiting.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { openThread, useChat } from './chat.ts';
import { ChatNotices } from './chat-notices.tsx';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { chatSentences } from './sentences/index.ts';
import { Welcome } from './welcome.tsx';

/** The conversation with Merve; `?thread={threadId}` shows another one of the account's, if it is theirs. */
export function ChatPage(): ReactNode {
  const say = useSentences(chatSentences);
  const chat = useChat();
  const [search] = useSearchParams();
  const wanted = search.get('thread');
  useEffect(() => openThread(wanted), [wanted]);
  const { said, outgoing, drafts } = chat.conversation;
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
  return (
    <div className="flex h-full flex-col">
      <h1 className="sr-only">{say.title}</h1>
      {!empty && <MessageList chat={chat} say={say} />}
      {empty && chat.history === 'ready' && <Welcome say={say} />}
      {empty && chat.history !== 'ready' && (
        <div className="flex flex-1 items-center justify-center">
          {chat.history === 'loading' && <Waiting label="…" />}
        </div>
      )}
      <ChatNotices chat={chat} say={say} />
      {!chat.readOnly && <Composer say={say} />}
    </div>
  );
}
