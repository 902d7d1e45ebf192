import type { Profile } from '@merve/contract';
import { accountRoutes } from '@merve/contract/api';
import { type ReactNode, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { callRoute } from '../platform/api-client.ts';
import { signInAnonymously } from '../platform/session.ts';
import { planSentences } from './sentences/index.ts';

type Planning = Profile['planning'];

/** From here on somebody counts as thrifty (`weightsFor`). */
const thrifty = 0.5;

/** How somebody likes their plans, kept with their profile: what is chosen moves the weights of every plan of theirs (L-103). Asked for once it is opened. */
export function PlanLikes(): ReactNode {
  const say = useSentences(planSentences);
  const [planning, setPlanning] = useState<Planning | null>(null);
  const [hasFailed, setFailed] = useState(false);

  async function attempt(work: () => Promise<{ readonly planning: Planning }>): Promise<void> {
    setFailed(false);
    try {
      await signInAnonymously();
      setPlanning((await work()).planning);
    } catch (error) {
      console.warn('How plans are liked could not be kept.', error);
      setFailed(true);
    }
  }
  const change = (changed: Partial<Planning>) =>
    void attempt(() => callRoute(accountRoutes.changeProfile, { body: { planning: changed } }));
  const isThrifty = (planning?.budgetSensitivity ?? 0) > thrifty;
  const isMoodFirst = planning?.vibeFirst === true;
  const isCareful = planning?.riskAverse === true;
  return (
    <details
      className="rounded-xl border border-line px-3"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && planning === null)
          void attempt(() => callRoute(accountRoutes.getProfile, {}));
      }}
    >
      <summary className="min-h-11 cursor-pointer content-center font-medium">{say.likes}</summary>
      <div className="flex flex-col gap-2 pb-3">
        <p className="text-sm text-muted">{say.likesHint}</p>
        <div className="flex flex-wrap gap-2">
          <Button
            pressed={isThrifty}
            disabled={planning === null}
            onClick={() => change({ budgetSensitivity: isThrifty ? null : 1 })}
          >
            {say.thrifty}
          </Button>
          <Button
            pressed={isMoodFirst}
            disabled={planning === null}
            onClick={() => change({ vibeFirst: isMoodFirst ? null : true })}
          >
            {say.moodFirst}
          </Button>
          <Button
            pressed={isCareful}
            disabled={planning === null}
            onClick={() => change({ riskAverse: isCareful ? null : true })}
          >
            {say.carefully}
          </Button>
        </div>
        {hasFailed && <Notice tone="danger">{say.likesFailed}</Notice>}
      </div>
    </details>
  );
}
