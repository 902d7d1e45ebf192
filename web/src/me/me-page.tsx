import { type ReactNode, useState } from 'react';
import { Button } from '../design/button.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { useSession } from '../platform/session.ts';
import { AccountSection } from '../shell/account-section.tsx';
import { AboutForm } from './about-form.tsx';
import { Allergies } from './allergies.tsx';
import { Beliefs } from './beliefs.tsx';
import { GoogleAccount } from './google-account.tsx';
import { OwnData } from './own-data.tsx';
import { Part } from './part.tsx';
import { meSentences } from './sentences/index.ts';
import { useProfile } from './use-profile.ts';

/** What a person has told of themselves, the account with its phone, and what may be done with all that is kept. */
export default function MePage(): ReactNode {
  const say = useSentences(meSentences);
  const session = useSession();
  const account = session.state === 'signed-in' ? session.account : null;
  return (
    <div className="relative h-full overflow-y-auto">
      <div className="mx-auto flex max-w-3xl flex-col gap-4 p-4 sm:p-6">
        <h1 className="text-2xl font-semibold">{say.title}</h1>
        {session.state === 'signed-out' && <p className="text-muted">{say.signedOut}</p>}
        {/* Another account begins anew: nothing of the one before is shown, not even for a moment. */}
        {account !== null && <Known key={account.uid} />}
        <Part title={say.account}>
          <AccountSection onDone={() => {}} />
        </Part>
        <Part title={say.messages}>
          <p className="text-muted">{say.messagesHint}</p>
        </Part>
        {account !== null && <GoogleAccount key={`google ${account.uid}`} />}
        {account !== null && <OwnData key={account.uid} />}
      </div>
    </div>
  );
}

/** What the profile says, once it is there. */
function Known(): ReactNode {
  const say = useSentences(meSentences);
  const [attempt, setAttempt] = useState(0);
  const { profile, change, changeBeliefs } = useProfile(attempt);
  if (profile === 'failed')
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p className="text-danger">{say.failed}</p>
        <Button onClick={() => setAttempt(attempt + 1)}>{say.retry}</Button>
      </div>
    );
  if (profile === null)
    return (
      <div role="status" className="flex flex-col gap-4">
        <span className="sr-only">{say.loading}</span>
        {[1, 2].map((row) => (
          <div key={row} aria-hidden className="h-40 animate-pulse rounded-2xl bg-raised" />
        ))}
      </div>
    );
  return (
    <>
      <Allergies statements={profile.safety.statements} />
      <AboutForm profile={profile} onChange={change} />
      <Beliefs derived={profile.derived} onChange={changeBeliefs} />
    </>
  );
}
