import type { CardOf } from '@merve/contract/cards';
import { CalendarPlus, Mail, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { CardFrame, Fact, Facts } from './parts.tsx';
import { cardSentences } from './sentences/index.ts';

/** What a YES does with the person's own Google account, whole: each address, the subject and the text, as they will be. */
export function ActionCard({ card }: { readonly card: CardOf<'action_proposal'> }): ReactNode {
  const say = useSentences(cardSentences);
  const isMail = card.action === 'mail';
  return (
    <CardFrame
      Icon={isMail ? Mail : CalendarPlus}
      tone="warning"
      title={isMail ? say.askMessage(card.to.join(', ')) : say.askEntry}
      subtitle={<bdi>{card.account}</bdi>}
    >
      <Facts>
        {card.to.map((address) => (
          <Fact key={address} Icon={UserRound}>
            <bdi className="break-all">{address}</bdi>
          </Fact>
        ))}
        <Fact Icon={isMail ? Mail : CalendarPlus}>
          <span className="block font-medium">
            <bdi>{card.title}</bdi>
          </span>
          <span dir="auto" className="block whitespace-pre-wrap">
            {card.text}
          </span>
        </Fact>
      </Facts>
    </CardFrame>
  );
}
