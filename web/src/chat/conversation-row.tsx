import type { Language } from '@merve/contract';
import type { ReactNode } from 'react';
import type { OnAsk } from '../cards/card.tsx';
import { foreignZoneName, formatDay } from '../language/format.ts';
import { useMarketZone } from '../platform/market-zone.ts';
import { AnsweringRow } from './answering-row.tsx';
import type { Said } from './conversation.ts';
import { dayIn, type Row } from './conversation-rows.ts';
import { OutgoingRow } from './outgoing-row.tsx';
import { SaidRow } from './said-row.tsx';
import type { ChatSentences } from './sentences/en.ts';

const dayMs = 24 * 60 * 60_000;

/** Where another day begins, on the clock of the market; its zone is named where the reader's clock shows another time. */
function DayHeading({
  at,
  say,
  language,
}: {
  readonly at: number;
  readonly say: ChatSentences;
  readonly language: Language;
}): ReactNode {
  const zone = useMarketZone();
  const sameDay = (other: number) => dayIn(at, zone)[0] === dayIn(other, zone)[0];
  const day = formatDay(new Date(at), language, zone);
  const zoneName = zone === undefined ? null : foreignZoneName(new Date(at), zone, language);
  const name = sameDay(Date.now()) ? say.today : sameDay(Date.now() - dayMs) ? say.yesterday : day;
  return (
    <h2 className="px-4 pt-5 text-center text-sm font-medium text-muted">
      <time dateTime={new Date(at).toISOString()}>{name}</time>
      {zoneName !== null && (
        <>
          {' · '}
          <bdi>{zoneName}</bdi>
        </>
      )}
    </h2>
  );
}

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
