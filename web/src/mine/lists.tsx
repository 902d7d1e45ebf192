import { accountRoutes, type BookingView, type OrderView, type RideView } from '@merve/contract/api';
import { formatMoney } from '@merve/contract/words';
import { CalendarCheck, CarTaxiFront } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { requestIcons } from '../cards/order-card.tsx';
import { cardSentences } from '../cards/sentences/index.ts';
import { bookingTones, orderTones, rideTones } from '../cards/state-tones.ts';
import { useSentences } from '../language/define-sentences.ts';
import { formatBookedTime, formatMoment } from '../language/format.ts';
import { callRoute } from '../platform/api-client.ts';
import { callOrKept, type Kept } from '../platform/kept-answers.ts';
import { useMarketZone } from '../platform/market-zone.ts';
import { useLanguage } from '../shell/preferences.ts';
import { bookingStateInWords } from './booking-state.ts';
import { partBookings, partByEnd } from './in-order.ts';
import { addressOf } from './sections.ts';
import { mineSentences } from './sentences/index.ts';
import { ThingList } from './thing-list.tsx';
import { ThingRow } from './thing-row.tsx';
import { type Page, type Pages, usePages } from './use-pages.ts';

/** The query of one page. */
const pageOf = (cursor: string | undefined) => (cursor === undefined ? {} : { cursor });

const asPage = <Item,>({ answer, keptAt }: Kept<Page<Item>>): Page<Item> => ({ ...answer, keptAt });

/** The person's bookings, page by page. */
export const useBookingPages = (): Pages<BookingView> =>
  usePages<BookingView>(
    useCallback(
      (cursor, signal) =>
        callOrKept(accountRoutes.listBookings, pageOf(cursor), () =>
          callRoute(accountRoutes.listBookings, { query: pageOf(cursor), signal }),
        ).then(asPage),
      [],
    ),
  );

/** One of them in a list. */
export function BookingRow({ booking }: { readonly booking: BookingView }): ReactNode {
  const card = useSentences(cardSentences);
  const say = useSentences(mineSentences);
  const language = useLanguage();
  return (
    <ThingRow
      href={addressOf('bookings', booking.reference)}
      Icon={CalendarCheck}
      tone={bookingTones[booking.state]}
      title={booking.businessName}
      subtitle={[booking.title, card.people(booking.party)]}
      when={[formatBookedTime(booking, language, booking.timeZone)]}
      state={bookingStateInWords(booking, card, say)}
    />
  );
}

export function Bookings(): ReactNode {
  const pages = useBookingPages();
  return (
    <ThingList
      section="bookings"
      pages={pages}
      parted={partBookings(pages.items, new Date())}
      row={(booking) => <BookingRow key={booking.bookingId} booking={booking} />}
    />
  );
}

export function Orders({ kind }: { readonly kind: OrderView['kind'] }): ReactNode {
  const card = useSentences(cardSentences);
  const language = useLanguage();
  const pages = usePages<OrderView>(
    useCallback(
      (cursor, signal) => {
        const query = { ...pageOf(cursor), kind };
        return callOrKept(accountRoutes.listOrders, query, () =>
          callRoute(accountRoutes.listOrders, { query, signal }),
        ).then(asPage);
      },
      [kind],
    ),
  );
  return (
    <ThingList
      section={kind}
      pages={pages}
      parted={partByEnd(pages.items)}
      row={(order) => (
        <ThingRow
          key={order.orderId}
          href={addressOf(kind, order.reference)}
          Icon={requestIcons[kind]}
          tone={orderTones[order.state]}
          title={order.businessName}
          subtitle={[
            order.lines
              .map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`))
              .join(', '),
          ]}
          when={[
            formatMoment(new Date(order.createdAt), language, order.timeZone),
            order.total === null ? null : formatMoney(order.total, language),
          ].filter((part) => part !== null)}
          state={card.requestState[order.state]}
        />
      )}
    />
  );
}

export function Rides(): ReactNode {
  const card = useSentences(cardSentences);
  const zone = useMarketZone();
  const language = useLanguage();
  const pages = usePages<RideView>(
    useCallback(
      (cursor, signal) =>
        callOrKept(accountRoutes.listRides, pageOf(cursor), () =>
          callRoute(accountRoutes.listRides, { query: pageOf(cursor), signal }),
        ).then(asPage),
      [],
    ),
  );
  return (
    <ThingList
      section="rides"
      pages={pages}
      parted={partByEnd(pages.items)}
      row={(ride) => (
        <ThingRow
          key={ride.rideId}
          href={addressOf('rides', ride.rideId)}
          Icon={CarTaxiFront}
          tone={rideTones[ride.state]}
          title={`${ride.pickup.label} – ${ride.destination.label}`}
          subtitle={[card.taxi(ride.code)]}
          when={[formatMoment(new Date(ride.pickupAt ?? ride.createdAt), language, ride.timeZone ?? zone)]}
          state={card.rideState[ride.state]}
        />
      )}
    />
  );
}
