import type { CardOf, OrderChangeProposalCard, OrderStatusCard } from '@merve/contract/cards';
import { formatMoney } from '@merve/contract/words';
import { Hash, Hourglass, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { formatClock } from '../language/format.ts';
import { useLanguage } from '../shell/preferences.ts';
import { changeStands } from './change-stands.ts';
import { OrderTotal } from './order-lines.tsx';
import { ToldAllergies } from './own-words.tsx';
import { CardFrame, Fact, Facts, Pill } from './parts.tsx';
import { cardSentences } from './sentences/index.ts';
import { useNow } from './use-now.ts';

const tones = { open: 'warning', made: 'success', late: 'danger', overtaken: 'plain' } as const;

/**
 * An order as it would be, dish by dish beside what it is, or what became of the question.
 * @param now the newest state of the same order, if any is known
 */
export function OrderChangeCard({
  card,
  now,
}: {
  readonly card: OrderChangeProposalCard;
  readonly now: OrderStatusCard | null;
}): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  const until = (now ?? card).answerBy;
  const stands = changeStands(card, now, useNow(until === null ? null : new Date(until)));
  const tone = tones[stands];
  return (
    <CardFrame
      Icon={Pencil}
      tone={tone}
      title={stands === 'open' ? say.askChangeOrder : card.businessName}
      subtitle={stands === 'open' ? card.businessName : say.requestKind[card.kind]}
      badge={
        <Pill tone={tone}>{stands === 'open' ? say.requestState[card.state] : say.changeState[stands]}</Pill>
      }
    >
      <ToldAllergies allergies={card.allergies} unknownIn={card.allergensUnknownIn} />
      <div className="px-4 pb-3 text-[0.95rem]">
        <ul className="mb-2 space-y-1 border-b border-line pb-2">
          {card.dishes.map((dish, position) => (
            <Dish key={position} dish={dish} currency={card.total?.currency ?? null} />
          ))}
        </ul>
        <OrderTotal total={card.total} before={card.totalBefore} />
      </div>
      <Facts>
        {card.otherChanges.map((change) => (
          <Fact key={change} Icon={Pencil}>
            {change}
          </Fact>
        ))}
        {stands === 'open' && until !== null && (
          <Fact Icon={Hourglass}>{say.answerBy(formatClock(new Date(until), language, card.timeZone))}</Fact>
        )}
        <Fact Icon={Hash} quiet>
          {say.code} <bdi className="font-mono tracking-wider">{card.reference}</bdi>
        </Fact>
      </Facts>
    </CardFrame>
  );
}

/** One dish as it would be; what is different about it stands under it in words, and is not told by colour alone. */
function Dish({
  dish: { name, choices, before, after, totalMinor },
  currency,
}: {
  readonly dish: CardOf<'order_change_proposal'>['dishes'][number];
  readonly currency: string | null;
}): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  const isTaken = after === 0;
  const difference =
    before === after ? null : isTaken ? say.dishTaken : before === 0 ? say.dishAdded : say.dishBefore(before);
  const look = after > before ? 'bg-success-soft' : after < before ? 'bg-danger-soft' : '';
  const tone = after > before ? 'text-success' : 'text-danger';
  return (
    <li className={`-mx-2 flex gap-2 rounded-lg px-2 py-0.5 ${look}`}>
      <span className={`shrink-0 tabular-nums text-muted ${isTaken ? 'line-through' : ''}`}>
        {isTaken ? before : after} ×
      </span>
      <span className="min-w-0 flex-1 wrap-break-word">
        <bdi className={isTaken ? 'text-muted line-through' : ''}>{name}</bdi>
        {choices.length > 0 && (
          <span className="block text-sm text-muted">
            <bdi>{choices.map((choice) => choice.name).join(', ')}</bdi>
          </span>
        )}
        {difference !== null && <span className={`block text-sm font-medium ${tone}`}>{difference}</span>}
      </span>
      {!isTaken && currency !== null && (
        <bdi className="shrink-0 tabular-nums">
          {formatMoney({ minorUnits: totalMinor, currency }, language)}
        </bdi>
      )}
    </li>
  );
}
