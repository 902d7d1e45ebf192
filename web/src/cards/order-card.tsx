import type { CardOf, OrderStatusCard, OrdersCard as Orders } from '@merve/contract/cards';
import {
  CalendarClock,
  Clock,
  Hash,
  Hourglass,
  KeyRound,
  MessageSquareQuote,
  ShoppingCart,
  Wrench,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../design/button.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { formatClock, formatMoment } from '../language/format.ts';
import { useLanguage } from '../shell/preferences.ts';
import type { OnAsk } from './card.tsx';
import { OrderLines } from './order-lines.tsx';
import { NoteFact, ToldAllergies } from './own-words.tsx';
import { CardActions, CardFrame, Fact, Facts, Pill, Steps } from './parts.tsx';
import { readReason } from './request-reason.ts';
import { cardSentences } from './sentences/index.ts';
import { orderTones } from './state-tones.ts';

type AnyRequest = CardOf<'order_status' | 'order_cancel_proposal' | 'order_less_proposal'>;

export const requestIcons = { food: ShoppingCart, service: Wrench, viewing: KeyRound } as const;

const cancelTools = { food: 'cancelOrder', service: 'cancelService', viewing: 'cancelViewing' } as const;
/** What is nobody's to carry has no step "ready". */
const steps = {
  food: ['placed', 'accepted', 'ready', 'completed'],
  service: ['placed', 'accepted', 'completed'],
  viewing: ['placed', 'accepted', 'completed'],
} as const;

/**
 * An order, a service or a viewing, or a question about one.
 * @param now the newest state of the same request, if any is known
 */
export function OrderCard({
  card,
  now,
  onAsk,
}: {
  readonly card: AnyRequest;
  readonly now: OrderStatusCard | null;
  readonly onAsk: OnAsk;
}): ReactNode {
  const say = useSentences(cardSentences);
  const shown = now ?? card;
  const isOpen = ['placed', 'accepted', 'ready'].includes(shown.state);
  const asks = {
    order_status: null,
    order_cancel_proposal: isOpen ? say.askCancelOrder : null,
    // Taken or left, the request is accepted or over then.
    order_less_proposal: shown.state === 'placed' ? say.askLess : null,
  };
  const question = asks[card.type];
  const names: readonly OrderStatusCard['state'][] = steps[shown.kind];
  const reached = names.indexOf(shown.state === 'ready' && shown.kind !== 'food' ? 'accepted' : shown.state);
  return (
    <CardFrame
      Icon={requestIcons[shown.kind]}
      tone={orderTones[shown.state]}
      title={question ?? shown.businessName}
      subtitle={question === null ? say.requestKind[shown.kind] : shown.businessName}
      badge={<Pill tone={orderTones[shown.state]}>{say.requestState[shown.state]}</Pill>}
    >
      {reached >= 0 && (
        <Steps names={names.map((name) => say.requestState[name])} at={reached} over={!isOpen} />
      )}
      <ToldAllergies allergies={shown.allergies} />
      {/* Nobody pays for a viewing. */}
      {shown.kind !== 'viewing' && <OrderLines lines={shown.lines} total={shown.total} />}
      <RequestFacts shown={shown} without={card.type === 'order_less_proposal' ? card.without : []} />
      {card.type === 'order_status' && (shown.state === 'placed' || shown.state === 'accepted') && (
        <CardActions>
          <Button
            disabled={shown.cancelAsked}
            onClick={() =>
              onAsk(
                { tool: cancelTools[shown.kind], args: { reference: shown.reference } },
                say.sayCancel(shown.reference),
              )
            }
          >
            {say.cancel}
          </Button>
        </CardActions>
      )}
    </CardFrame>
  );
}

function RequestFacts({
  shown,
  without,
}: {
  readonly shown: AnyRequest;
  readonly without: readonly string[];
}): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  const { wishedAt, readyAt, answerBy, timeZone, state } = shown;
  const clock = (instant: string) => formatClock(new Date(instant), language, timeZone);
  const reason = readReason(shown.reason);
  return (
    <Facts>
      {wishedAt !== null && (
        <Fact Icon={CalendarClock}>
          {say.wishedFor(formatMoment(new Date(wishedAt), language, timeZone))}
        </Fact>
      )}
      {readyAt !== null && state === 'accepted' && <Fact Icon={Clock}>{say.readyAbout(clock(readyAt))}</Fact>}
      {answerBy !== null && <Fact Icon={Hourglass}>{say.answerBy(clock(answerBy))}</Fact>}
      <NoteFact note={shown.note} />
      {without.length > 0 && <Fact Icon={MessageSquareQuote}>{say.outOfStock(without.join(', '))}</Fact>}
      {shown.cancelAsked && <Fact Icon={Hourglass}>{say.cancelAsked}</Fact>}
      {reason.kind === 'said' && <Fact Icon={MessageSquareQuote}>{say.reason(reason.words)}</Fact>}
      {reason.kind === 'out_of_stock' && <Fact Icon={MessageSquareQuote}>{say.outOfStock(reason.what)}</Fact>}
      <Fact Icon={Hash} quiet>
        {say.code} <bdi className="font-mono tracking-wider">{shown.reference}</bdi>
      </Fact>
    </Facts>
  );
}

/** Several requests, each a card of its own. */
export function OrdersCard({
  card,
  newestOf,
  onAsk,
}: {
  readonly card: Orders;
  readonly newestOf: (order: OrderStatusCard) => OrderStatusCard | null;
  readonly onAsk: OnAsk;
}): ReactNode {
  const say = useSentences(cardSentences);
  if (card.items.length === 0) return null;
  return (
    <ul aria-label={say.yourOrders} className="flex w-full max-w-md flex-col gap-2">
      {card.items.map((item) => (
        <li key={item.requestId}>
          <OrderCard card={item} now={newestOf(item)} onAsk={onAsk} />
        </li>
      ))}
    </ul>
  );
}
