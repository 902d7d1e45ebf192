import { googleLeaveSchema } from '@merve/contract';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { Part } from './part.tsx';
import { meSentences } from './sentences/index.ts';
import { useGoogleAccount } from './use-google-account.ts';

/** A person's Google account: what Merve may do with it, each by itself, and how it is given up. Nothing where it is not offered. */
export function GoogleAccount(): ReactNode {
  const say = useSentences(meSentences).google;
  const { account, outcome, busy, give, disconnect } = useGoogleAccount();
  // Whoever comes back from Google sees what came of it: it stands far down on the page.
  const told = useRef<HTMLDivElement>(null);
  const isTold = account !== null && outcome !== null;
  useEffect(() => {
    if (isTold) told.current?.scrollIntoView({ block: 'center' });
  }, [isTold]);
  if (account === null || !account.isOffered) return null;
  const { state, address, leaves } = account;
  return (
    <Part title={say.title}>
      <p className="text-muted">{say.hint}</p>
      {outcome !== null && (
        <div ref={told}>
          <Notice tone={outcome === 'connected' ? 'success' : 'warning'}>{say.outcome[outcome]}</Notice>
        </div>
      )}
      {state === 'connected' && address !== null && <p className="wrap-break-word">{say.as(address)}</p>}
      {state === 'ended' && <Notice tone="warning">{say.ended}</Notice>}
      <ul className="flex flex-col gap-2">
        {googleLeaveSchema.options.map((leave) =>
          state === 'connected' && leaves.includes(leave) ? (
            <li key={leave} className="flex min-h-11 items-center gap-2">
              <Check aria-hidden className="size-5 shrink-0 text-success" />
              <span>
                {say.leave[leave]} <span className="text-muted">({say.given})</span>
              </span>
            </li>
          ) : (
            <li key={leave}>
              <Button busy={busy} onClick={() => give(leave)}>
                {say.leave[leave]}
              </Button>
            </li>
          ),
        )}
      </ul>
      {state !== 'none' && (
        <Button look="danger" className="self-start" busy={busy} onClick={disconnect}>
          {say.disconnect}
        </Button>
      )}
    </Part>
  );
}
