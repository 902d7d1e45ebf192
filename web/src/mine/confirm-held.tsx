import { accountRoutes, type BookingView, type ThreadView } from '@merve/contract/api';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { timeLeft } from '../language/time-left.ts';
import { callRoute } from '../platform/api-client.ts';
import { useLanguage } from '../shell/preferences.ts';
import { questionOf } from './held-question.ts';
import { mineSentences } from './sentences/index.ts';

/** The question that waits for the YES to this hold, found in the person's conversations; null until it is, and where none waits. */
function useQuestion(booking: BookingView): ThreadView['pendingAction'] {
  const [question, setQuestion] = useState<ThreadView['pendingAction']>(null);
  const { holdExpiresAt } = booking;
  useEffect(() => {
    const ended = new AbortController();
    callRoute(accountRoutes.listThreads, { signal: ended.signal }).then(
      ({ items }) => setQuestion(questionOf(items, holdExpiresAt)),
      (error: unknown) => {
        if (!ended.signal.aborted) console.warn('The conversations could not be loaded.', error);
      },
    );
    return () => ended.abort();
  }, [holdExpiresAt]);
  return question;
}

/** The YES to what is held, with the time that is left for it. */
export function ConfirmHeld({
  booking,
  onAnswered,
}: {
  readonly booking: BookingView;
  readonly onAnswered: () => void;
}): ReactNode {
  const say = useSentences(mineSentences);
  const language = useLanguage();
  const question = useQuestion(booking);
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const [now, setNow] = useState(Date.now);
  const id = useRef(crypto.randomUUID());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const left = question === null ? 0 : Date.parse(question.expiresAt) - now;
  if (question === null || left <= 0) return null;

  async function confirm(actionId: string): Promise<void> {
    setState('sending');
    try {
      const button = { actionId, answer: 'yes' } as const;
      const body = { message: say.yes, clientMessageId: id.current, language, button };
      await callRoute(accountRoutes.postMessage, { body });
      onAnswered();
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  }
  return (
    <>
      {state === 'failed' && <Notice tone="danger">{say.answerFailed}</Notice>}
      <Button look="primary" busy={state === 'sending'} onClick={() => void confirm(question.actionId)}>
        <span className="tabular-nums">{say.confirmHeld(timeLeft(left))}</span>
      </Button>
    </>
  );
}
