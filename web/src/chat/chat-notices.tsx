import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useSession } from '../platform/session.ts';
import { SignInDialog } from '../shell/sign-in-dialog.tsx';
import { type Chat, load } from './chat.ts';
import type { ChatSentences } from './sentences/en.ts';

/** What one has to know about the conversation as a whole, above where one writes. */
export function ChatNotices({
  chat: { conversation, readOnly, history },
  say,
}: {
  readonly chat: Chat;
  readonly say: ChatSentences;
}): ReactNode {
  const session = useSession();
  const [signingIn, signIn] = useState(false);
  const { stand, said, troubled, drafts } = conversation;
  const sessionOver = session.state === 'signed-out' && session.lapsed !== null;
  const trouble = troubled !== null && drafts.size === 0 && said.at(-1)?.author === 'person';
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-2 px-3 pb-2 empty:hidden">
      {stand?.humanTakeover === true && <Notice tone="info">{say.takeover}</Notice>}
      {trouble && <Notice tone="warning">{say.trouble}</Notice>}
      {history === 'failed' && (
        <Notice tone="warning">
          <span className="me-3">{say.couldNotLoad}</span>
          <Button onClick={() => void load()}>{say.loadAgain}</Button>
        </Notice>
      )}
      {readOnly && (
        <Notice tone="info">
          {say.readOnly}{' '}
          <Link href="/" className="font-medium underline">
            {say.toOwn}
          </Link>
        </Notice>
      )}
      {sessionOver && (
        <Notice tone="warning">
          <span className="me-3">{say.sessionOver}</span>
          <Button onClick={() => signIn(true)}>{say.signIn}</Button>
        </Notice>
      )}
      {signingIn && <SignInDialog onClose={() => signIn(false)} />}
    </div>
  );
}
