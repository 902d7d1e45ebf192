import { Clock } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { CardLine } from '../cards/card.tsx';
import { timeLeft } from '../language/time-left.ts';
import { useHeldWhilePressed } from '../platform/pressing-of-page.ts';
import { useLanguage } from '../shell/preferences.ts';
import { CardOrText } from './card-or-text.tsx';
import type { Chat } from './chat.ts';
import { focusComposer } from './composer-field.ts';
import type { Said } from './conversation.ts';
import { unreachedAfterMs } from './outgoing-row.tsx';
import { askingMessage } from './proposal.ts';
import { AnswerButtons, labelOf, useProposalState } from './proposal-buttons.tsx';
import type { ChatSentences } from './sentences/en.ts';
import { useTicking } from './use-ticking.ts';

/** What waits for an answer, over where one writes: what it is about, how long it waits, and the answers. */
export function PinnedQuestion({
  chat,
  say,
}: {
  readonly chat: Chat;
  readonly say: ChatSentences;
}): ReactNode {
  // It comes up under the list, and goes, when nothing is being pressed there.
  const message = useHeldWhilePressed(askingMessage(chat.conversation));
  if (message === null || chat.readOnly) return null;
  return <Pinned key={message.seq} message={message} summary={summaryOf(chat)} say={say} />;
}

/** The first line of what was proposed: what it is about, where no card tells. */
function summaryOf({ conversation }: Chat): string {
  const lines = conversation.stand?.pendingAction?.summary.split('\n') ?? [];
  return lines.find((line) => line.trim() !== '') ?? '';
}

function Pinned({
  message,
  summary,
  say,
}: {
  readonly message: Said;
  readonly summary: string;
  readonly say: ChatSentences;
}): ReactNode {
  const language = useLanguage();
  const state = useProposalState(message);
  const frame = useRef<HTMLElement>(null);
  const isSending = state?.kind === 'sending';
  const now = useTicking(state?.kind === 'open' || isSending);
  // What had the focus goes with the question.
  useEffect(() => {
    const element = frame.current;
    return () => {
      if (element?.contains(document.activeElement) === true) focusComposer();
    };
  }, []);
  if (state?.kind !== 'open' && state?.kind !== 'sending') return null;
  const seconds = Math.max(0, Math.ceil((state.expiresAt - now) / 1_000));
  return (
    <section
      ref={frame}
      aria-label={say.waitsForYou}
      className="border-t border-line bg-accent-soft px-3 py-2 shadow-[0_-2px_6px_rgb(0_0_0/0.06)]"
    >
      <div className="mx-auto flex max-w-3xl flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-32 flex-1 basis-36">
          <div className="line-clamp-3 font-medium">
            <CardOrText say={say} instead={summary}>
              <CardLine ui={message.ui} instead={summary} />
            </CardOrText>
          </div>
          <p className="flex flex-wrap items-center gap-1.5 text-sm text-muted">
            <Clock aria-hidden className="size-4" />
            <span role="timer" className="tabular-nums">
              {say.left(timeLeft(state.expiresAt - now))}
            </span>
            <span aria-live="polite" className={isSending ? '' : 'sr-only'}>
              {state.kind === 'sending' && now - state.since > unreachedAfterMs
                ? say.answerUnreached
                : seconds < 60
                  ? say.almostOver
                  : ''}
            </span>
          </p>
        </div>
        {state.kind === 'sending' ? (
          <p role="status" className="text-sm font-medium">
            {say.sendingAnswer(labelOf(message, state.answer))}
          </p>
        ) : (
          <AnswerButtons message={message} state={state} language={language} />
        )}
      </div>
    </section>
  );
}
