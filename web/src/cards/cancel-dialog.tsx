import type { ChatMessageResponse } from '@merve/contract';
import { accountRoutes } from '@merve/contract/api';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Notice } from '../design/notice.tsx';
import { Waiting } from '../design/waiting.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { callRoute } from '../platform/api-client.ts';
import { useLanguage } from '../shell/preferences.ts';
import { type Answer, type Question, questionIn } from './question.ts';
import { cardSentences } from './sentences/index.ts';

type Step =
  | { readonly kind: 'asking' }
  | { readonly kind: 'cancelling' }
  /** What Merve said to it. */
  | { readonly kind: 'said'; readonly words: readonly string[] }
  | { readonly kind: 'failed' };

/** Asks Merve to cancel, and answers her question as the person has answered this one. One id each: a repeated try is the same message. */
function useCancelling(ask: (clientMessageId: string) => Promise<ChatMessageResponse>) {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  const ids = useRef({ ask: crypto.randomUUID(), yes: crypto.randomUUID(), no: crypto.randomUUID() });
  /** What waits in the conversation while the answer has not got through. */
  const open = useRef<Question | null>(null);
  const answerOf = (question: Question, wanted: 'yes' | 'no') =>
    question.answers.find(({ button }) => button.answer === wanted);
  const send = ({ label, button }: Answer) =>
    callRoute(accountRoutes.postMessage, {
      body: { message: label, clientMessageId: ids.current[button.answer], language, button },
    });

  async function cancel(): Promise<readonly string[]> {
    open.current ??= questionIn(await ask(ids.current.ask));
    const yes = answerOf(open.current, 'yes');
    // Nothing is asked where it cannot be cancelled: why, is said.
    const words = yes === undefined ? open.current.words : questionIn(await send(yes)).words;
    open.current = null;
    return words;
  }

  /** Takes a question back that was put and not answered. */
  function keep(): void {
    const no = open.current === null ? undefined : answerOf(open.current, 'no');
    if (no === undefined) return;
    send(no).catch((error: unknown) => console.warn('The question is still open in the conversation', error));
  }
  return { say, cancel, keep };
}

/**
 * Whether something is to be cancelled, asked here and nowhere else: closed, it has done nothing, and whatever waits in the
 * conversation goes on waiting. Only when they say so is it asked for, and answered, in the conversation.
 * @param ask puts the question into the conversation; the same id is the same question
 */
export function CancelDialog({
  ask,
  children,
  onClose,
}: {
  readonly ask: (clientMessageId: string) => Promise<ChatMessageResponse>;
  /** What would be cancelled, and what that means. */
  readonly children: ReactNode;
  /** `changed` when something was answered; once more for what was under way when the dialog was closed. */
  readonly onClose: (changed: boolean) => void;
}): ReactNode {
  const [step, setStep] = useState<Step>({ kind: 'asking' });
  const { say, cancel, keep } = useCancelling(ask);
  const closed = useRef(false);

  async function start(): Promise<void> {
    setStep({ kind: 'cancelling' });
    try {
      const words = await cancel();
      if (closed.current) onClose(true);
      else setStep({ kind: 'said', words });
    } catch (error) {
      console.error(error);
      if (closed.current) keep();
      else setStep({ kind: 'failed' });
    }
  }
  function close(): void {
    closed.current = true;
    if (step.kind === 'failed') keep();
    onClose(step.kind === 'said');
  }

  return (
    <Dialog title={say.cancelTitle} closeLabel={say.close} onClose={close}>
      <div className="space-y-4">
        {step.kind !== 'said' && children}
        <div aria-live="polite" className="space-y-2">
          {step.kind === 'cancelling' && <Waiting label={say.cancelling} />}
          {step.kind === 'failed' && <Notice tone="danger">{say.cancelFailed}</Notice>}
          {step.kind === 'said' &&
            step.words.map((words) => (
              <p key={words} dir="auto" className="whitespace-pre-wrap text-start wrap-break-word">
                {words}
              </p>
            ))}
        </div>
        <div className="flex flex-wrap gap-2">
          {step.kind === 'said' ? (
            <Button onClick={close}>{say.close}</Button>
          ) : (
            <>
              <Button look="primary" onClick={close}>
                {say.keepIt}
              </Button>
              <Button look="danger" busy={step.kind === 'cancelling'} onClick={() => void start()}>
                {say.cancelIt}
              </Button>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}
