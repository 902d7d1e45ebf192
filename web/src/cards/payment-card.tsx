import type { PaymentCard as Payment } from '@merve/contract/cards';
import { formatMoney } from '@merve/contract/words';
import { Clock, CreditCard, Hash } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { formatMoment } from '../language/format.ts';
import { useMarketZone } from '../platform/market-zone.ts';
import { useLanguage } from '../shell/preferences.ts';
import { CardActions, CardFrame, Fact, Facts, LinkButton, Pill, type Tone } from './parts.tsx';
import { safeLink } from './safe-link.ts';
import { cardSentences } from './sentences/index.ts';
import { useNow } from './use-now.ts';

const tones: Readonly<Record<Payment['state'], Tone>> = {
  requested: 'warning',
  paid: 'success',
  failed: 'danger',
  expired: 'plain',
  refund_requested: 'info',
  refunded: 'info',
};

/** A deposit with the way to pay it, until its time is up. */
export function PaymentCard({ card }: { readonly card: Payment }): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  const zone = useMarketZone();
  const payBy = new Date(card.payBy);
  const isOver = useNow(payBy) >= payBy;
  const state = card.state === 'requested' && isOver ? 'expired' : card.state;
  const link = safeLink(card.url);
  const amount = formatMoney(card.amount, language);
  return (
    <CardFrame
      Icon={CreditCard}
      tone={tones[state]}
      title={state === 'requested' ? say.payDeposit : card.title}
      subtitle={state === 'requested' ? card.title : undefined}
      badge={<Pill tone={tones[state]}>{say.paymentState[state]}</Pill>}
    >
      <Facts>
        <Fact Icon={CreditCard}>
          <span className="text-lg font-semibold">{amount}</span>
        </Fact>
        {state === 'requested' && (
          <Fact Icon={Clock}>
            {/* The card knows no zone of the place: the person pays from where they are. */}
            <time dateTime={card.payBy}>{say.payBy(formatMoment(payBy, language, zone))}</time>
          </Fact>
        )}
        <Fact Icon={Hash} quiet>
          {say.code} <bdi className="font-mono tracking-wider">{card.reference}</bdi>
        </Fact>
      </Facts>
      {state === 'requested' && (
        <CardActions>
          {link === null ? (
            <p className="text-sm text-muted">{say.payPage}</p>
          ) : (
            <LinkButton href={link} primary outside>
              {say.pay(amount)}
            </LinkButton>
          )}
        </CardActions>
      )}
    </CardFrame>
  );
}
