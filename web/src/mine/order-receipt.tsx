import { accountRoutes, type OrderView } from '@merve/contract/api';
import { type ReactNode, useCallback } from 'react';
import { requestIcons } from '../cards/order-card.tsx';
import { OrderLines } from '../cards/order-lines.tsx';
import { PlacePicture, pictureOf } from '../cards/place-picture.tsx';
import { readReason } from '../cards/request-reason.ts';
import { cardSentences } from '../cards/sentences/index.ts';
import { orderTones } from '../cards/state-tones.ts';
import { useSentences } from '../language/define-sentences.ts';
import { formatFullMoment } from '../language/format.ts';
import { callRoute } from '../platform/api-client.ts';
import { callOrKept } from '../platform/kept-answers.ts';
import { useLanguage } from '../shell/preferences.ts';
import { ListingEntry, useListing } from './listing-entry.tsx';
import { LiveReceipt } from './live-receipt.tsx';
import { LoadReceipt } from './load-receipt.tsx';
import { AllergyEntry, Entry, History } from './receipt.tsx';
import { addressOf, type Section } from './sections.ts';
import { mineSentences } from './sentences/index.ts';

/** One order, service or viewing with all there is about it. Times are on the clock of the place. */
export function OrderReceipt({
  section,
  code,
}: {
  readonly section: Section;
  readonly code: string;
}): ReactNode {
  const load = useCallback(
    (signal: AbortSignal) =>
      callOrKept(accountRoutes.getOrder, { reference: code }, () =>
        callRoute(accountRoutes.getOrder, { params: { reference: code }, signal }),
      ),
    [code],
  );
  return (
    <LoadReceipt back={addressOf(section)} load={load}>
      {(order, reload) => <LoadedOrder section={section} order={order} reload={reload} />}
    </LoadReceipt>
  );
}

function LoadedOrder({
  section,
  order,
  reload,
}: {
  readonly section: Section;
  readonly order: OrderView;
  readonly reload: () => void;
}): ReactNode {
  const say = useSentences(mineSentences);
  const card = useSentences(cardSentences);
  const language = useLanguage();
  const { reference, kind, state, timeZone, total, lines, wishedAt, readyAt, deliverTo, endedAt } = order;
  const full = (instant: string) => formatFullMoment(new Date(instant), language, timeZone);
  const reason = readReason(order.reason);
  const listing = useListing(order.listingId);
  return (
    <LiveReceipt
      cover={
        listing === null ? (
          <div className="h-32 bg-raised sm:h-36" />
        ) : (
          <PlacePicture {...listing} look="wide" {...pictureOf(listing)} />
        )
      }
      back={addressOf(section)}
      Icon={requestIcons[kind]}
      tone={orderTones[state]}
      title={order.businessName}
      subtitle={card.requestKind[kind]}
      state={card.requestState[state]}
      code={reference}
      stands={endedAt === null ? 'changing' : 'over'}
      reload={reload}
      cancellable={order.cancellable}
      cancelLabel={say.cancel}
      cancelNote={
        <div className="space-y-2 text-muted">
          <p>
            <bdi>{lines.map(({ name }) => name).join(', ')}</bdi>
          </p>
          {state !== 'placed' && <p>{say.asksThem}</p>}
        </div>
      }
      askToCancel={(clientMessageId) =>
        callRoute(accountRoutes.cancelOrder, { params: { reference }, body: { clientMessageId } })
      }
    >
      <AllergyEntry allergies={order.allergies} />
      <div className="border-t border-line pt-3">
        <dt className="sr-only">{say.ordered}</dt>
        <dd>
          {kind === 'viewing' ? (
            <p className="px-4 pb-3 sm:px-5">{lines.map(({ name }) => name).join(', ')}</p>
          ) : (
            <OrderLines lines={lines} total={total} />
          )}
        </dd>
      </div>
      <Entry name={card.when}>
        {wishedAt === null
          ? kind === 'viewing'
            ? card.wheneverItSuits
            : card.asSoonAsPossible
          : full(wishedAt)}
        {readyAt !== null && endedAt === null && (
          <span className="block text-sm text-muted">{card.readyAbout(full(readyAt))}</span>
        )}
      </Entry>
      {kind === 'food' && deliverTo === null && <Entry name={say.deliverTo}>{card.collected}</Entry>}
      <ListingEntry listing={listing} about={{ kind: 'order', reference: order.reference }} />
      {deliverTo !== null && (
        <Entry name={say.deliverTo}>
          <bdi>{deliverTo}</bdi>
        </Entry>
      )}
      {order.note !== null && (
        <Entry name={say.note}>
          <bdi>{order.note}</bdi>
        </Entry>
      )}
      {reason.kind !== 'none' && (
        <Entry name={say.reason}>
          <bdi>{reason.kind === 'said' ? reason.words : card.outOfStock(reason.what)}</bdi>
        </Entry>
      )}
      <History
        steps={[
          { name: say.placed, at: order.createdAt },
          { name: card.requestState[state], at: endedAt },
        ]}
        moment={full}
      />
    </LiveReceipt>
  );
}
