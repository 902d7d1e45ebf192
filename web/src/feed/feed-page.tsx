import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { signInAnonymously, useSession } from '../platform/session.ts';
import { SignInDialog } from '../shell/sign-in-dialog.tsx';
import { RecommendationFeed } from './recommendation-feed.tsx';
import { feedSentences } from './sentences/index.ts';
import { CardSkeletons } from './skeletons.tsx';

/** `/feed`: what was picked for the person today, and why. */
export default function FeedPage(): ReactNode {
  const session = useSession();
  return (
    <div className="h-full overflow-y-auto">
      <div className="mx-auto flex max-w-2xl flex-col gap-4 p-4 sm:p-6">
        {session.state === 'signed-in' ? (
          // Another account begins anew: nothing of the one before is shown, not even for a moment.
          <RecommendationFeed key={session.account.uid} account={session.account} />
        ) : (
          <NobodyYet />
        )}
      </div>
    </div>
  );
}

/** Begins without an account; where an account's session has ended, its person may sign in again. */
function NobodyYet(): ReactNode {
  const say = useSentences(feedSentences);
  const [hasEnded, setEnded] = useState<'ended' | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [signsIn, setSignsIn] = useState(false);
  useEffect(() => {
    setEnded(null);
    signInAnonymously().then(
      (uid) => setEnded(uid === null ? 'ended' : null),
      (error: unknown) => {
        console.warn('Nobody could be signed in.', error);
        setEnded('failed');
      },
    );
  }, [attempt]);
  return (
    <>
      <h1 className="text-2xl font-semibold">{say.title}</h1>
      {hasEnded === null && <CardSkeletons />}
      {hasEnded === 'ended' && (
        <div className="space-y-3">
          <Notice tone="info">{say.signedOut}</Notice>
          <Button onClick={() => setSignsIn(true)}>{say.signIn}</Button>
          {signsIn && <SignInDialog onClose={() => setSignsIn(false)} />}
        </div>
      )}
      {hasEnded === 'failed' && (
        <div className="flex flex-col items-start gap-3">
          <Notice tone="danger">{say.failed}</Notice>
          <Button onClick={() => setAttempt(attempt + 1)}>{say.retry}</Button>
        </div>
      )}
    </>
  );
}
