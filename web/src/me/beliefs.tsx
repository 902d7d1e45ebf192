import type { BeliefChange } from '@merve/contract';
import type { ProfileView } from '@merve/contract/api';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { formatDay } from '../language/format.ts';
import { useMarketZone } from '../platform/market-zone.ts';
import { useLanguage } from '../shell/preferences.ts';
import { Part } from './part.tsx';
import { meSentences } from './sentences/index.ts';

/** What Merve believes a person to like, apart from what they said themselves: each with the words it was read in, and taken back with a tap. */
export function Beliefs({
  derived: { beliefs, unwanted },
  onChange,
}: {
  readonly derived: ProfileView['derived'];
  readonly onChange: (change: BeliefChange) => Promise<void>;
}): ReactNode {
  const say = useSentences(meSentences);
  const language = useLanguage();
  const zone = useMarketZone();
  const list = useRef<HTMLDivElement>(null);
  /** What is being taken back. */
  const [busy, setBusy] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);

  async function change(about: string, changes: readonly BeliefChange[]): Promise<void> {
    setBusy(about);
    setFailed(false);
    try {
      for (const one of changes) await onChange(one);
      // The button that was pressed is gone.
      list.current?.focus({ preventScroll: true });
    } catch (error) {
      console.warn('A belief could not be taken back.', error);
      setFailed(true);
    }
    setBusy(null);
  }

  return (
    <Part title={say.beliefs}>
      <p className="text-sm text-muted">{beliefs.length === 0 ? say.noBeliefs : say.beliefsHint}</p>
      <div ref={list} tabIndex={-1} className="outline-none">
        <ul className="flex flex-col divide-y divide-line">
          {beliefs.map(({ beliefId, key, value, words, believedAt }) => (
            <li key={beliefId} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
              <div className="min-w-0 flex-1 basis-48 wrap-break-word">
                <p className="font-medium">{say.belief[key](`\u2068${value}\u2069`)}</p>
                <p className="text-sm text-muted">
                  {say.beliefWords(formatDay(new Date(believedAt), language, zone))}{' '}
                  <q>
                    <bdi>{words}</bdi>
                  </q>
                </p>
              </div>
              <Button
                busy={busy === beliefId}
                onClick={() => void change(beliefId, [{ kind: 'takeBack', beliefId }])}
              >
                {say.notTrue}
                <span className="sr-only">: {value}</span>
              </Button>
            </li>
          ))}
        </ul>
      </div>
      {unwanted.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p className="min-w-0 flex-1 basis-48">{say.unwanted(unwanted.length)}</p>
          <Button
            busy={busy === 'unwanted'}
            onClick={() =>
              void change(
                'unwanted',
                unwanted.map((restaurantId) => ({ kind: 'thisOneAgain', restaurantId })),
              )
            }
          >
            {say.wantedAgain}
          </Button>
        </div>
      )}
      {hasFailed && <Notice tone="danger">{say.notSaved}</Notice>}
    </Part>
  );
}
