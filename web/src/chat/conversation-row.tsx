import type { Language } from '@merve/contract';
import type { ReactNode } from 'react';
import type { OnAsk } from '../cards/card.tsx';
import { AnsweringRow } from './answering-row.tsx';
import type { Said } from './conversation.ts';
import type { Row } from './conversation-rows.ts';
import { DayHeading } from './day-heading.tsx';
import { OutgoingRow } from './outgoing-row.tsx';
import { SaidRow } from './said-row.tsx';
import type { ChatSentences } from './sentences/en.ts';

/** One row of the conversation, by its kind. */
export function ConversationRow({
  row,
  say,
  language,
  onAsk,
  among,
}: {
  readonly row: Row;
  readonly say: ChatSentences;
  readonly language: Language;
  readonly onAsk: OnAsk;
  readonly among: readonly Said[];
}): ReactNode {
  switch (row.kind) {
    case 'start':
      return <p className="px-4 pt-6 text-center text-sm text-muted">{say.start}</p>;
    case 'day':
      return <DayHeading at={row.at} say={say} language={language} />;
    case 'said':
      return <SaidRow message={row.message} follows={row.follows} {...{ say, language, onAsk, among }} />;
    case 'outgoing':
      return <OutgoingRow outgoing={row.outgoing} say={say} language={language} />;
    case 'answering':
      return <AnsweringRow text={row.text} doing={row.doing} progress={row.progress} say={say} />;
  }
}
