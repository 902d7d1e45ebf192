import type { Language } from '@merve/contract';
import { Clock } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../design/button.tsx';
import { say as send, useChat } from './chat.ts';
import type { Said } from './conversation.ts';
import { answerOf, type ProposalState, proposalState } from './proposal.ts';
import type { ChatSentences } from './sentences/en.ts';

/** The time in milliseconds since 1970, renewed every second while `ticking`. */
function useNow(ticking: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!ticking) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [ticking]);
  return now;
}

/** The buttons under a question: they can be pressed while the question waits, and say what became of it after. */
export function ProposalButtons({
  message,
  say,
  language,
}: {
  readonly message: Said;
  readonly say: ChatSentences;
  readonly language: Language;
}): ReactNode {
  const { conversation, readOnly } = useChat();
  const [ticking, setTicking] = useState(false);
  const now = useNow(ticking);
  const state = proposalState(message, conversation, ticking ? now : Date.now());
  const open = state?.kind === 'open' && !readOnly;
  // The clock runs only under the one question that is open.
  if (open !== ticking) setTicking(open);
  const pressable = open || state === null;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {message.buttons.map(({ label, payload }) => {
          const button = answerOf(payload);
          const chosen = state?.kind === 'answered' && button?.answer === state.answer;
          return (
            <Button
              key={payload}
              look={button?.answer === 'yes' ? 'primary' : 'secondary'}
              disabled={!pressable}
              aria-pressed={chosen ? true : undefined}
              className={`min-w-24 ${chosen ? 'outline-2 outline-accent' : ''}`}
              onClick={() => void send({ text: label, language, button })}
            >
              {label}
            </Button>
          );
        })}
      </div>
      {state !== null && <HoldTimer state={state} now={now} say={say} />}
    </div>
  );
}

/**
 * How long the answer can wait. Until when stands in the message, in the zone of the place. A screen reader is not told
 * every second, only that the last minute has begun, and that it is over.
 */
function HoldTimer({
  state,
  now,
  say,
}: {
  readonly state: ProposalState;
  readonly now: number;
  readonly say: ChatSentences;
}): ReactNode {
  const seconds = state.kind === 'open' ? Math.max(0, Math.ceil((state.expiresAt - now) / 1_000)) : 0;
  const words = {
    open: seconds < 60 ? say.almostOver : '',
    expired: say.expired,
    answered: say.answered,
    over: say.overNow,
  };
  return (
    <p className="flex items-center gap-1.5 px-1 text-sm text-muted">
      {state.kind === 'open' && (
        <>
          <Clock aria-hidden className="size-4" />
          <span role="timer" className="tabular-nums">
            {say.left(clockOf(seconds))}
          </span>
        </>
      )}
      <span aria-live="polite" className={state.kind === 'open' ? 'sr-only' : ''}>
        {words[state.kind]}
      </span>
    </p>
  );
}

/** `9:05`, and `1:02:00` from an hour on. */
function clockOf(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours === 0 ? `${minutes}:${two(seconds % 60)}` : `${hours}:${two(minutes)}:${two(seconds % 60)}`;
}
