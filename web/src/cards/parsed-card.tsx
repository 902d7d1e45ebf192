import type { JsonObject, RideCard } from '@merve/contract';
import {
  type BookingCard as Booking,
  type Card,
  cardSchema,
  type OrderStatusCard,
} from '@merve/contract/cards';
import { type ReactNode, useMemo } from 'react';
import { BookingCard, BookingsCard } from './booking-card.tsx';
import type { LiveCards, OnAsk } from './card-types.ts';
import { ListingCard } from './listing-card.tsx';
import { ListingsCard } from './listings-card.tsx';
import { MenuCard } from './menu-card.tsx';
import { MessageCard } from './message-card.tsx';
import { keyOf } from './newest-cards.ts';
import { OrderCard, OrdersCard } from './order-card.tsx';
import { OrderChangeCard } from './order-change-card.tsx';
import { PaymentCard } from './payment-card.tsx';
import { PlacementCard } from './placement-card.tsx';
import { PlacesCard } from './places-card.tsx';
import { RestaurantsCard } from './restaurants-card.tsx';
import { TaxiProposalCard, TaxiStatusCard } from './taxi-card.tsx';
import { TextCard } from './text-card.tsx';
import { ItineraryCard, PlaceCard } from './trip-cards.tsx';

interface Props {
  readonly ui: JsonObject;
  readonly onAsk: OnAsk;
  readonly live?: LiveCards;
}

function parse(ui: JsonObject | undefined): Card | null {
  if (ui === undefined) return null;
  const parsed = cardSchema.safeParse(ui);
  if (parsed.success) return parsed.data;
  console.warn(
    `A card of type ${String(ui['type'])} cannot be read; its message's text is shown.`,
    parsed.error,
  );
  return null;
}

/** A card as the contract has it, drawn; nothing for one that is not. */
export default function ParsedCard({ ui, onAsk, live }: Props): ReactNode {
  const key = keyOf(ui);
  const newest = key === null ? undefined : live?.get(key);
  const card = useMemo(() => parse(ui), [ui]);
  const now = useMemo(() => (newest === ui ? null : parse(newest)), [newest, ui]);
  return card === null ? null : <DrawnCard card={card} now={now} onAsk={onAsk} live={live} />;
}

const booking = (now: Card | null): Booking | null => (now?.type === 'booking' ? now : null);
const request = (now: Card | null): OrderStatusCard | null => (now?.type === 'order_status' ? now : null);
const ride = (now: Card | null): RideCard | null => (now?.type === 'taxi_status' ? now : null);

function DrawnCard({
  card,
  now,
  onAsk,
  live,
}: {
  readonly card: Card;
  readonly now: Card | null;
  readonly onAsk: OnAsk;
  readonly live: LiveCards | undefined;
}): ReactNode {
  const newestOf = (item: JsonObject) => parse(live?.get(keyOf(item) ?? ''));
  switch (card.type) {
    case 'listings':
      return <ListingsCard card={card} onAsk={onAsk} />;
    case 'listing':
      return <ListingCard card={card} onAsk={onAsk} />;
    case 'menu':
      return <MenuCard card={card} onAsk={onAsk} />;
    case 'places':
      return <PlacesCard card={card} />;
    case 'booking':
    case 'booking_proposal':
    case 'cancel_proposal':
    case 'move_proposal':
      return <BookingCard card={card} now={booking(now)} onAsk={onAsk} />;
    case 'bookings':
      return (
        <BookingsCard
          card={card}
          newestOf={({ reference }) => booking(newestOf({ type: 'booking', reference }))}
          onAsk={onAsk}
        />
      );
    case 'payment':
      return <PaymentCard card={now?.type === 'payment' ? now : card} />;
    case 'order_proposal':
    case 'service_proposal':
    case 'viewing_proposal':
      return <PlacementCard card={card} />;
    case 'order_status':
    case 'order_cancel_proposal':
    case 'order_less_proposal':
      return <OrderCard card={card} now={request(now)} onAsk={onAsk} />;
    case 'order_change_proposal':
      return <OrderChangeCard card={card} now={request(now)} />;
    case 'orders':
      return (
        <OrdersCard
          card={card}
          newestOf={({ requestId }) => request(newestOf({ type: 'order_status', requestId }))}
          onAsk={onAsk}
        />
      );
    case 'taxi_proposal':
      return <TaxiProposalCard card={card} />;
    case 'taxi_status':
    case 'taxi_cancel_proposal':
      return <TaxiStatusCard card={card} now={ride(now)} onAsk={onAsk} />;
    case 'message_proposal':
    case 'message_sent':
    case 'business_message':
      return <MessageCard card={card} />;
    case 'place':
      return <PlaceCard card={card} />;
    case 'itinerary_preview':
      return <ItineraryCard card={card} onAsk={onAsk} />;
    case 'restaurant_list':
    case 'radar_comparison':
    case 'map_view':
      return <RestaurantsCard card={card} />;
    case 'text':
      return <TextCard card={card} onAsk={onAsk} />;
    // Its words are all there is to show.
    case 'operation_proposal':
      return null;
  }
}
