import { tripRoutes } from '@merve/contract/api';
import { type ReactNode, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Field } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { useSentences } from '../../language/define-sentences.ts';
import { callRoute } from '../../platform/api-client.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { signInAnonymously } from '../../platform/session.ts';
import { togetherSentences } from './sentences/index.ts';

type Problem = 'badLink' | 'full' | 'failed';
const problemOf = (error: unknown): Problem => {
  if (!(error instanceof ApiFailure)) return 'failed';
  if (error.code === 'NOT_FOUND' || error.code === 'BAD_REQUEST') return 'badLink';
  return error.code === 'RATE_LIMITED' ? 'full' : 'failed';
};

/** Whoever comes by a link says what they want to be called, and is in: with the account they have, or with none. */
export default function JoinTrip({
  token,
  onJoined,
}: {
  readonly token: string;
  readonly onJoined: () => void;
}): ReactNode {
  const say = useSentences(togetherSentences);
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  async function join(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await signInAnonymously();
      const called = name.trim() === '' ? null : name.trim();
      await callRoute(tripRoutes.joinTrip, { body: { token, name: called } });
      // The secret stays in no history and on no screenshot.
      history.replaceState(history.state, '', location.pathname);
      onJoined();
    } catch (error) {
      const found = problemOf(error);
      if (found === 'failed') console.warn('A trip could not be joined.', error);
      setProblem(found);
    } finally {
      setBusy(false);
    }
  }
  return (
    <form
      className="mx-auto max-w-md space-y-4 rounded-2xl border border-line bg-surface p-5"
      onSubmit={(event) => {
        event.preventDefault();
        void join();
      }}
    >
      <h1 className="text-xl font-semibold">{say.joinTitle}</h1>
      <p className="text-muted">{say.joinHint}</p>
      <Field
        label={say.yourName}
        value={name}
        maxLength={60}
        autoComplete="given-name"
        onChange={({ target }) => setName(target.value)}
      />
      {problem !== null && <Notice tone={problem === 'failed' ? 'danger' : 'warning'}>{say[problem]}</Notice>}
      <Button type="submit" look="primary" busy={isBusy} className="w-full">
        {say.join}
      </Button>
    </form>
  );
}
