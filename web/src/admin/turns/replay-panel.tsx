import type { Turn } from '@merve/contract';
import { replayRoutes, type TurnReplay } from '@merve/contract/api';
import { type ReactNode, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { callRoute } from '../../platform/api-client.ts';
import { failureWords } from '../design/action-dialog.tsx';
import { Section } from '../design/page-heading.tsx';
import { ReplayResult } from './replay-result.tsx';

type Model = 'recorded' | 'live';

/** Runs a turn again in a sandbox, and shows what came out otherwise. */
export function ReplayPanel({ turn }: { readonly turn: Turn }): ReactNode {
  const [running, setRunning] = useState<Model | null>(null);
  const [replay, setReplay] = useState<TurnReplay | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  async function run(model: Model): Promise<void> {
    setRunning(model);
    setProblem(null);
    setReplay(null);
    try {
      const params = { threadId: turn.threadId, seq: turn.seq };
      setReplay(await callRoute(replayRoutes.replayTurn, { params, body: { model } }));
    } catch (thrown) {
      setProblem(failureWords(thrown));
    }
    setRunning(null);
  }
  return (
    <Section title="Replay in a sandbox">
      <p className="text-sm text-muted">
        Runs it again by the code of today, with the documents as they were just before it. Nothing is
        written, nothing is sent, nobody notices; that you did it is on record. The model of today costs what
        a turn costs.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          busy={running === 'recorded'}
          disabled={running !== null}
          onClick={() => void run('recorded')}
        >
          Replay with the recorded answers
        </Button>
        <Button busy={running === 'live'} disabled={running !== null} onClick={() => void run('live')}>
          Ask the model of today
        </Button>
      </div>
      <div aria-live="polite" className="flex flex-col gap-4">
        {problem !== null && <Notice tone="danger">{problem}</Notice>}
        {replay !== null && <ReplayResult replay={replay} />}
      </div>
    </Section>
  );
}
