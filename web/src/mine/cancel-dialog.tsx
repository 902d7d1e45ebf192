import type { ChatMessageResponse } from '@merve/contract';
import { accountRoutes } from '@merve/contract/api';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Notice } from '../design/notice.tsx';
import { Waiting } from '../design/waiting.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { callRoute } from '../platform/api-client.ts';
import { useLanguage } from '../shell/preferences.ts';
import { type Answer, type Question, questionIn } from './question.ts';
import { mineSentences } from './sentences/index.ts';

type Step =
  | { readonly kind: 'asking' }
  /** What Merve said, and what can be answered to it; nothing once it is settled. */
  | { readonly kind: 'said'; readonly question: Question }
  | { readonly kind: 'failed' };

/**
 * Asks for something to be cancelled: the question is put into the conversation, and shown here in its own words. Only
 * the YES cancels, and whatever is answered is in the conversation, too.
 * @param ask puts the question; the same id is the same question
 */
export function CancelDialog({
  ask,
  onClose,
}: {
  readonly ask: (clientMessageId: string) => Promise<ChatMessageResponse>;
  /** `changed` when something was answered; once more for an answer that was under way when the dialog was closed. */
  readonly onClose: (changed: boolean) => void;
}): ReactNode {
  const say = useSentences(mineSentences);
  const [step, setStep] = useState<Step>({ kind: 'asking' });
  const answered = useRef(false);
  const closed = useRef(false);
  const messageId = useRef('');
  const asked = useRef(false);

  function putQuestion(): void {
    // A repeated try is the same message: it is never asked twice.
    if (messageId.current === '') messageId.current = crypto.randomUUID();
    setStep({ kind: 'asking' });
    ask(messageId.current).then(
      (response) => setStep({ kind: 'said', question: questionIn(response) }),
      () => setStep({ kind: 'failed' }),
    );
  }
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    putQuestion();
  }, []);

  function close(): void {
    closed.current = true;
    onClose(answered.current);
  }

  return (
    <Dialog title={say.cancelTitle} closeLabel={say.close} onClose={close}>
      {step.kind === 'asking' && <Waiting label={say.asking} />}
      {step.kind === 'failed' && (
        <div className="space-y-4">
          <Notice tone="danger">{say.askFailed}</Notice>
          <Button onClick={putQuestion}>{say.retry}</Button>
        </div>
      )}
      {step.kind === 'said' && (
        <SaidByMerve
          question={step.question}
          onAnswered={(response) => {
            answered.current = true;
            if (closed.current) onClose(true);
            else setStep({ kind: 'said', question: questionIn(response) });
          }}
          onClose={close}
        />
      )}
    </Dialog>
  );
}

function SaidByMerve({
  question,
  onAnswered,
  onClose,
}: {
  readonly question: Question;
  readonly onAnswered: (response: ChatMessageResponse) => void;
  readonly onClose: () => void;
}): ReactNode {
  const say = useSentences(mineSentences);
  const language = useLanguage();
  const [sending, setSending] = useState<Answer | null>(null);
  const [failed, setFailed] = useState(false);
  // One id for each answer: a repeated try is the same message.
  const ids = useRef(new Map<string, string>());

  async function send(answer: Answer): Promise<void> {
    const clientMessageId = ids.current.get(answer.button.answer) ?? crypto.randomUUID();
    ids.current.set(answer.button.answer, clientMessageId);
    setSending(answer);
    setFailed(false);
    try {
      onAnswered(
        await callRoute(accountRoutes.postMessage, {
          body: { message: answer.label, clientMessageId, language, button: answer.button },
        }),
      );
    } catch (error) {
      console.error(error);
      setFailed(true);
    } finally {
      setSending(null);
    }
  }

  const { answers } = question;
  return (
    <div className="space-y-4">
      <div aria-live="polite" className="space-y-2">
        {question.words.map((words) => (
          <p key={words} dir="auto" className="whitespace-pre-wrap text-start wrap-break-word">
            {words}
          </p>
        ))}
      </div>
      {failed && <Notice tone="danger">{say.answerFailed}</Notice>}
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{say.answerIs}</legend>
        {answers.map((answer) => (
          <Button
            key={answer.button.answer}
            look={answer.button.answer === 'yes' ? 'danger' : 'secondary'}
            disabled={sending !== null}
            busy={sending === answer}
            onClick={() => void send(answer)}
            className="min-w-24"
          >
            {answer.label}
          </Button>
        ))}
        {answers.length === 0 && <Button onClick={onClose}>{say.close}</Button>}
      </fieldset>
    </div>
  );
}
