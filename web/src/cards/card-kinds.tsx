import type { RideCard } from '@merve/contract';
import type { BookingCard as Booking, Card, CardOf, CardType, OrderStatusCard } from '@merve/contract/cards';
import type { ReactNode } from 'react';
import { ActionCard } from './action-card.tsx';
import { BookingCard, BookingsCard } from './booking-card.tsx';
import type { OnAsk } from './card.tsx';
import { FoundPlacesCard } from './found-places-card.tsx';
import { FreeTimesCard } from './free-times-card.tsx';
import { ItineraryCard } from './itinerary-card.tsx';
import { ListingCard } from './listing-card.tsx';
import { ListingsCard } from './listings-card.tsx';
import { MenuCard } from './menu-card.tsx';
import { MessageCard } from './message-card.tsx';
import type { Telling } from './newest-cards.ts';
import { OrderCard, OrdersCard } from './order-card.tsx';
import { OrderChangeCard } from './order-change-card.tsx';
import { PaymentCard } from './payment-card.tsx';
import { PlacementCard } from './placement-card.tsx';
import { PlacesCard } from './places-card.tsx';
import { PlaceCard } from './recommended-place-card.tsx';
import { RestaurantsCard } from './restaurants-card.tsx';
import { TaxiProposalCard, TaxiStatusCard } from './taxi-card.tsx';
import { TextCard } from './text-card.tsx';

/** What a card is drawn with, beside itself. */
export interface Drawing {
  readonly onAsk: OnAsk;
  /** The newest state of what it is about; null where none is known. */
  readonly now: Card | null;
  /** The same of another: of one in a list. */
  newestOf(type: CardType, id: string): Card | null;
  /** How many messages stand with it; 0 where it stands alone. */
  readonly messages: number;
}

interface CardKind<Type extends CardType> extends Telling<CardType> {
  /** Null for one whose message's words are all there is to show. */
  readonly draw: ((card: CardOf<Type>, drawing: Drawing) => ReactNode) | null;
  readonly key?: string & keyof CardOf<Type>;
}

const booking = (now: Card | null): Booking | null => (now?.type === 'booking' ? now : null);
const request = (now: Card | null): OrderStatusCard | null => (now?.type === 'order_status' ? now : null);
const ride = (now: Card | null): RideCard | null => (now?.type === 'taxi_status' ? now : null);

type AnyBooking = CardOf<'booking' | 'booking_proposal' | 'cancel_proposal' | 'move_proposal'>;
const drawBooking = (card: AnyBooking, { now, onAsk }: Drawing) => (
  <BookingCard card={card} now={booking(now)} onAsk={onAsk} />
);
type AnyPlacement = CardOf<'order_proposal' | 'service_proposal' | 'viewing_proposal'>;
const drawPlacement = (card: AnyPlacement) => <PlacementCard card={card} />;
type AnyRequest = CardOf<'order_status' | 'order_cancel_proposal' | 'order_less_proposal'>;
const drawRequest = (card: AnyRequest, { now, onAsk }: Drawing) => (
  <OrderCard card={card} now={request(now)} onAsk={onAsk} />
);
const drawRide = (card: CardOf<'taxi_status' | 'taxi_cancel_proposal'>, { now, onAsk }: Drawing) => (
  <TaxiStatusCard card={card} now={ride(now)} onAsk={onAsk} />
);
const drawMessage = (card: CardOf<'message_proposal' | 'message_sent' | 'business_message'>) => (
  <MessageCard card={card} />
);
const drawRestaurants = (
  card: CardOf<'restaurant_list' | 'radar_comparison' | 'map_view'>,
  { messages, onAsk }: Drawing,
) => <RestaurantsCard card={card} messages={messages} onAsk={onAsk} />;

/** Every type of card: a new one is an entry here, its component, and its schema in the contract (docs/adding-a-tool.md). */
export const cardKinds: { readonly [Type in CardType]: CardKind<Type> } = {
  listings: { draw: (card, { onAsk }) => <ListingsCard card={card} onAsk={onAsk} /> },
  listing: { draw: (card, { onAsk }) => <ListingCard card={card} onAsk={onAsk} /> },
  menu: { draw: (card, { onAsk }) => <MenuCard card={card} onAsk={onAsk} /> },
  places: { draw: (card) => <PlacesCard card={card} /> },
  found_places: { draw: (card, { onAsk }) => <FoundPlacesCard card={card} onAsk={onAsk} /> },
  booking: { draw: drawBooking, key: 'reference' },
  booking_proposal: { draw: drawBooking, about: 'booking' },
  cancel_proposal: { draw: drawBooking, about: 'booking' },
  move_proposal: { draw: drawBooking, about: 'booking' },
  bookings: {
    draw: (card, { newestOf, onAsk }) => (
      <BookingsCard
        card={card}
        newestOf={({ reference }) => booking(newestOf('booking', reference))}
        onAsk={onAsk}
      />
    ),
    isList: true,
  },
  free_times: { draw: (card, { onAsk }) => <FreeTimesCard card={card} onAsk={onAsk} /> },
  // The conversation offers to share it: it alone can send.
  location_request: { draw: null },
  payment: {
    draw: (card, { now }) => <PaymentCard card={now?.type === 'payment' ? now : card} />,
    key: 'reference',
  },
  order_proposal: { draw: drawPlacement },
  service_proposal: { draw: drawPlacement },
  viewing_proposal: { draw: drawPlacement },
  order_status: { draw: drawRequest, key: 'requestId' },
  order_cancel_proposal: { draw: drawRequest, about: 'order_status' },
  order_less_proposal: { draw: drawRequest, about: 'order_status' },
  order_change_proposal: {
    draw: (card, { now }) => <OrderChangeCard card={card} now={request(now)} />,
    about: 'order_status',
  },
  orders: {
    draw: (card, { newestOf, onAsk }) => (
      <OrdersCard
        card={card}
        newestOf={({ requestId }) => request(newestOf('order_status', requestId))}
        onAsk={onAsk}
      />
    ),
    isList: true,
  },
  taxi_proposal: { draw: (card) => <TaxiProposalCard card={card} /> },
  taxi_status: { draw: drawRide, key: 'rideId' },
  taxi_cancel_proposal: { draw: drawRide, about: 'taxi_status' },
  action_proposal: { draw: (card) => <ActionCard card={card} /> },
  message_proposal: { draw: drawMessage },
  message_sent: { draw: drawMessage },
  business_message: { draw: drawMessage },
  place: { draw: (card) => <PlaceCard card={card} /> },
  itinerary_preview: { draw: (card, { onAsk }) => <ItineraryCard card={card} onAsk={onAsk} /> },
  restaurant_list: { draw: drawRestaurants },
  radar_comparison: { draw: drawRestaurants },
  map_view: { draw: drawRestaurants },
  text: { draw: (card, { onAsk }) => <TextCard card={card} onAsk={onAsk} /> },
  operation_proposal: { draw: null },
};

/** A card, drawn. */
export function drawnCard<Type extends CardType>(
  type: Type,
  card: CardOf<Type>,
  drawing: Drawing,
): ReactNode {
  return cardKinds[type].draw?.(card, drawing);
}
