import type { CardOf } from '@merve/contract/cards';
import { MessageSquareQuote, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { CardFrame, Fact, Facts } from './parts.tsx';
import { cardSentences } from './sentences/index.ts';

/** What goes between a person and a business or a driver: theirs and not Merve's, so it stands as a quotation. */
export function MessageCard({
  card,
}: {
  readonly card: CardOf<'message_proposal' | 'message_sent' | 'business_message'>;
}): ReactNode {
  const say = useSentences(cardSentences);
  const code = <bdi className="font-mono tracking-wider">{card.reference}</bdi>;
  switch (card.type) {
    case 'message_proposal':
      return (
        <CardFrame Icon={Send} tone="warning" title={say.askMessage(card.to)} subtitle={code}>
          <Quotation text={card.body} />
        </CardFrame>
      );
    case 'message_sent':
      return <CardFrame Icon={Send} tone="success" title={say.messageSent(card.to)} subtitle={code} />;
    case 'business_message':
      return (
        <CardFrame Icon={MessageSquareQuote} tone="info" title={say.messageFrom(card.from)} subtitle={code}>
          <Quotation text={card.text} />
        </CardFrame>
      );
  }
}

function Quotation({ text }: { readonly text: string }): ReactNode {
  return (
    <Facts>
      <Fact Icon={MessageSquareQuote}>
        <q className="whitespace-pre-wrap">{text}</q>
      </Fact>
    </Facts>
  );
}
