import type { CardOf } from '@merve/contract/cards';
import { CalendarClock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { formatMoment } from '../language/format.ts';
import { useLanguage } from '../shell/preferences.ts';
import { requestIcons } from './order-card.tsx';
import { OrderLines } from './order-lines.tsx';
import { NoteFact, ToldAllergies } from './own-words.tsx';
import { CardFrame, Fact, Facts } from './parts.tsx';
import { cardSentences } from './sentences/index.ts';

/** What would be asked of a merchant, before the person's YES. */
export function PlacementCard({
  card,
}: {
  readonly card: CardOf<'order_proposal' | 'service_proposal' | 'viewing_proposal'>;
}): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  const when = (wishedAt: string) => say.wishedFor(formatMoment(new Date(wishedAt), language, card.timeZone));
  switch (card.type) {
    case 'order_proposal':
      return (
        <CardFrame Icon={requestIcons.food} tone="warning" title={say.askOrder} subtitle={card.businessName}>
          <ToldAllergies allergies={card.allergies} />
          <OrderLines lines={card.lines} total={card.total} />
          <Facts>
            <Fact Icon={MapPin}>
              {card.deliverTo === null ? say.collected : say.bringTo(card.deliverTo.address)}
            </Fact>
            <NoteFact note={card.note} />
          </Facts>
        </CardFrame>
      );
    case 'service_proposal':
      return (
        <CardFrame
          Icon={requestIcons.service}
          tone="warning"
          title={say.askService}
          subtitle={card.businessName}
        >
          <ToldAllergies allergies={card.allergies} />
          <OrderLines
            lines={[{ name: card.service, quantity: 1, totalMinor: card.total?.minorUnits ?? 0 }]}
            total={card.total}
          />
          <Facts>
            <Fact Icon={CalendarClock}>
              {card.wishedAt === null ? say.asSoonAsPossible : when(card.wishedAt)}
            </Fact>
            {card.onSite !== null && <Fact Icon={MapPin}>{say.bringTo(card.onSite.address)}</Fact>}
            <NoteFact note={card.note} />
          </Facts>
        </CardFrame>
      );
    case 'viewing_proposal':
      return (
        <CardFrame
          Icon={requestIcons.viewing}
          tone="warning"
          title={say.askViewing}
          subtitle={card.businessName}
        >
          <ToldAllergies allergies={card.allergies} />
          <Facts>
            <Fact Icon={CalendarClock}>
              {card.wishedAt === null ? say.wheneverItSuits : when(card.wishedAt)}
            </Fact>
            <NoteFact note={card.note} />
          </Facts>
        </CardFrame>
      );
  }
}
