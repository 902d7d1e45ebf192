import type { Language } from '@merve/contract';
import type { ReactNode } from 'react';
import { Button } from '../design/button.tsx';
import { say as send, useChat } from './chat.ts';
import { focusComposer } from './composer-field.ts';
import type { Said } from './conversation.ts';
import { answerOf, type ProposalState, proposalState } from './proposal.ts';
import type { ChatSentences } from './sentences/en.ts';
import { useTicking } from './use-ticking.ts';

/** How the question of a message stands, and goes on to stand as time passes; null for a message without one. */
export function useProposalState(message: Said): ProposalState | null {
  const { conversation, readOnly } = useChat();
  const waits = proposalState(message, conversation, Date.now())?.kind === 'open' && !readOnly;
  // The clock runs only for the one question that is open.
  const now = useTicking(waits);
  return proposalState(message, conversation, waits ? Math.max(now, Date.now()) : Date.now());
}

/** The answers to a question, which can be tapped while it waits. */
export function AnswerButtons({
  message,
  state,
  language,
}: {
  readonly message: Said;
  readonly state: ProposalState | null;
  readonly language: Language;
}): ReactNode {
  const { readOnly } = useChat();
  const pressable = (state?.kind === 'open' && !readOnly) || state === null;
  return (
    <div className="flex flex-wrap gap-2">
      {message.buttons.map(({ label, payload }) => {
        const button = answerOf(payload);
        const isChosen =
          (state?.kind === 'answered' || state?.kind === 'sending') && button?.answer === state.answer;
        return (
          <Button
            key={payload}
            look={button?.answer === 'yes' ? 'primary' : 'secondary'}
            disabled={!pressable}
            aria-pressed={isChosen ? true : undefined}
            className={`min-w-20 ${isChosen ? 'outline-2 outline-accent' : ''}`}
            onClick={({ detail }) => {
              void send({ text: label, language, button });
              // Pressed by a key: the button goes, and whoever pressed it goes on from where one writes.
              if (detail === 0) focusComposer();
            }}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
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
  const state = useProposalState(message);
  return (
    <div className="flex flex-col gap-2">
      <AnswerButtons message={message} state={state} language={language} />
      {state !== null && state.kind !== 'open' && (
        <p aria-live="polite" className="text-sm text-muted">
          {outcomeOf(state, message, say)}
        </p>
      )}
    </div>
  );
}

/** What the button of an answer says. */
export function labelOf({ buttons }: Said, answer: 'yes' | 'no'): string {
  return buttons.find(({ payload }) => answerOf(payload)?.answer === answer)?.label ?? '';
}

/** What became of a question, or is becoming. */
export function outcomeOf(
  state: Exclude<ProposalState, { kind: 'open' }>,
  message: Said,
  say: ChatSentences,
): string {
  switch (state.kind) {
    case 'sending':
      return say.sendingAnswer(labelOf(message, state.answer));
    case 'expired':
      return say.expired;
    case 'answered':
      return say.answered;
    case 'over':
      return say.overNow;
  }
}
