import { type ReactNode, useState } from 'react';
import { Button } from '../design/button.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { SignInDialog } from '../shell/sign-in-dialog.tsx';
import { PlanDay } from './plan-day.tsx';
import { tripsSentences } from './sentences/index.ts';

/** Nobody is signed in: a day can be planned without, and an account's own trips are there with it. */
export function SignedOut(): ReactNode {
  const say = useSentences(tripsSentences);
  const [signsIn, setSignsIn] = useState(false);
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-14 text-center">
      <p className="text-lg font-semibold">{say.signedOut}</p>
      <p className="max-w-sm text-balance text-muted">{say.emptyHint}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <PlanDay label={say.planDay} isMain />
        <Button onClick={() => setSignsIn(true)}>{say.signIn}</Button>
      </div>
      {signsIn && <SignInDialog onClose={() => setSignsIn(false)} />}
    </div>
  );
}
