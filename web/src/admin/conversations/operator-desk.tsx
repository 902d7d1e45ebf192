import type { Thread } from '@merve/contract';
import { operatorRoutes } from '@merve/contract/api';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { callRoute } from '../../platform/api-client.ts';
import { useAccount } from '../../platform/session.ts';
import { ActionDialog, failureWords } from '../design/action-dialog.tsx';
import { formatInstant } from '../design/format.ts';
import { useNow } from '../design/use-now.ts';
import { useMarket } from '../frame/market.ts';
import { isTakenOver } from './taken-over.ts';

/** Minutes a takeover lasts; 0 for until it is given back. */
const lengths = [
  [30, '30 minutes'],
  [120, '2 hours'],
  [0, 'Until I give it back'],
] as const;

function TakeOverDialog({
  threadId,
  onClose,
}: {
  readonly threadId: string;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <ActionDialog
      title="Answer instead of Merve?"
      explanation="Merve is silent in this conversation then: nothing is answered and nothing is booked until you give it back or the time is up."
      act="Take over"
      onDo={(reason, form) => {
        const minutes = Number(form.get('minutes'));
        return callRoute(operatorRoutes.takeOver, {
          params: { threadId },
          body: { reason, minutes: minutes === 0 ? null : minutes },
        });
      }}
      onClose={onClose}
    >
      <fieldset className="flex flex-col gap-1">
        <legend className="text-sm font-medium">For how long</legend>
        {lengths.map(([minutes, label]) => (
          <label key={minutes} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="minutes"
              value={minutes}
              defaultChecked={minutes === 30}
              className="size-5"
            />
            {label}
          </label>
        ))}
      </fieldset>
    </ActionDialog>
  );
}

function WriteAsOperator({ threadId }: { readonly threadId: string }): ReactNode {
  const id = useId();
  // One id for one message: a repeated try after a lost answer is the same message.
  const messageId = useRef(crypto.randomUUID());
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      await callRoute(operatorRoutes.sayAsOperator, {
        params: { threadId },
        body: { text, clientMessageId: messageId.current },
      });
      messageId.current = crypto.randomUUID();
      setText('');
    } catch (thrown) {
      setProblem(failureWords(thrown));
    }
    setBusy(false);
  }
  return (
    <form onSubmit={(event) => void send(event)} className="flex flex-col gap-2">
      <label htmlFor={id} className="text-sm font-medium">
        Write to the person, as an operator
      </label>
      <textarea
        id={id}
        value={text}
        dir="auto"
        rows={3}
        required
        maxLength={4000}
        onChange={({ target }) => {
          // Changed words are another message.
          if (problem !== null) messageId.current = crypto.randomUUID();
          setProblem(null);
          setText(target.value);
        }}
        className="rounded-xl border border-line bg-surface p-3 text-base"
      />
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <Button type="submit" look="primary" busy={busy} disabled={text.trim() === ''} className="self-end">
        Send
      </Button>
    </form>
  );
}

/** Taking a conversation over, writing in it, giving it back. Who speaks is said in so many words. */
export function OperatorDesk({ thread }: { readonly thread: Thread }): ReactNode {
  const { threadId, humanTakeover } = thread;
  const { timeZone } = useMarket();
  const { uid } = useAccount();
  const now = useNow();
  const [taking, setTaking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (thread.threadType !== 'merve') {
    return <p className="text-sm text-muted">Only guests’ conversations can be taken over.</p>;
  }
  if (!isTakenOver(humanTakeover, now)) {
    return (
      <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-t border-line bg-canvas py-3">
        <p className="flex-1 text-sm">Merve answers here.</p>
        <Button onClick={() => setTaking(true)}>Take over</Button>
        {taking && <TakeOverDialog threadId={threadId} onClose={() => setTaking(false)} />}
      </div>
    );
  }
  const { by, until } = humanTakeover;
  return (
    <div className="sticky bottom-0 flex flex-col gap-3 rounded-t-2xl border-t-2 border-info bg-info-soft p-4">
      <div className="flex flex-wrap items-center gap-3">
        <p className="flex-1 text-sm text-info">
          <strong>
            {by === uid ? 'You answer here' : `The operator ${by} answers here`}, Merve is silent
          </strong>
          {until === null ? ' until it is given back.' : ` until ${formatInstant(until, timeZone)}.`}
        </p>
        <Button
          onClick={() => {
            setProblem(null);
            callRoute(operatorRoutes.release, { params: { threadId } }).catch((thrown: unknown) =>
              setProblem(failureWords(thrown)),
            );
          }}
        >
          Give it back to Merve
        </Button>
      </div>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <WriteAsOperator threadId={threadId} />
    </div>
  );
}
