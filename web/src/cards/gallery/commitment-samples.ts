import type { RideCard, RideState, TransactionState } from '@merve/contract';
import type {
  BookingCard,
  CardOf,
  OrderChangeProposalCard,
  OrderStatusCard,
  PaymentCard,
} from '@merve/contract/cards';

const lira = (amount: number) => ({ minorUnits: amount * 100, currency: 'TRY' });

function booking(state: TransactionState, more: Partial<BookingCard> = {}): BookingCard {
  return {
    type: 'booking',
    reference: 'K7QF2M',
    state,
    businessName: 'Carob Lantern',
    title: 'Dinner table',
    listingId: 'carob-lantern',
    startsAt: '2030-11-22T18:00:00.000Z',
    endsAt: '2030-11-22T20:00:00.000Z',
    timeZone: 'Asia/Famagusta',
    party: 4,
    price: lira(1200),
    holdExpiresAt: state === 'hold' ? '2030-11-21T10:10:00.000Z' : null,
    ...more,
  };
}
const deposit = { amount: lira(400), refundUntilMinutes: 1440, due: false };

const stayTimes = {
  startsAt: '2030-11-22T14:00:00.000Z',
  endsAt: '2030-11-25T10:00:00.000Z',
  nights: 3,
};
const stay = {
  businessName: 'Saffron Anchor Hotel',
  title: 'Double room',
  ...stayTimes,
  party: 2,
  price: lira(9600),
};

export const bookingSamples = {
  'booking proposed': {
    ...booking('hold', {
      deposit,
      note: 'A high chair, and the terrace if you can',
      allergies: ['My son is allergic to peanuts'],
    }),
    type: 'booking_proposal',
  },
  'stay proposed': {
    ...booking('hold', stay),
    type: 'booking_proposal',
  },
  'stay moved by a night': {
    ...booking('hold', { ...stay, endsAt: '2030-11-26T10:00:00.000Z', nights: 4, price: lira(12_800) }),
    type: 'move_proposal',
    moves: { reference: 'A2B3C4', ...stayTimes, party: 2, price: lira(9600) },
  },
  'booking proposed, hold over': {
    ...booking('hold', { holdExpiresAt: '2026-01-01T10:00:00.000Z' }),
    type: 'booking_proposal',
  },
  'deposit due': booking('hold', { deposit: { ...deposit, due: true, refundUntilMinutes: null } }),
  'booking confirmed': booking('confirmed', {
    note: 'كرسي متحرك، من فضلك',
    allergies: ['I am coeliac', 'У мужа аллергия на рыбу'],
  }),
  'booking cancelled': booking('cancelled'),
  'booking expired': booking('expired', { price: null }),
  'cancellation proposed': { ...booking('confirmed'), type: 'cancel_proposal' },
  'move proposed': {
    ...booking('hold'),
    type: 'move_proposal',
    moves: {
      reference: 'K7QF2M',
      startsAt: '2030-11-21T17:00:00.000Z',
      endsAt: '2030-11-21T19:00:00.000Z',
      party: 2,
      price: null,
    },
  },
  bookings: {
    type: 'bookings',
    items: [
      booking('confirmed'),
      booking('hold', { reference: 'A2B3C4', businessName: 'Court Nine', party: 2 }),
    ],
  },
} satisfies Record<
  string,
  CardOf<'booking' | 'booking_proposal' | 'cancel_proposal' | 'move_proposal' | 'bookings'>
>;

const payment = (state: PaymentCard['state'], url: string | null = null): PaymentCard => ({
  type: 'payment',
  reference: 'K7QF2M',
  title: 'Carob Lantern, dinner table',
  amount: lira(400),
  state,
  payBy: '2030-11-21T10:40:00.000Z',
  url,
});
export const paymentSamples = {
  'payment to make': payment('requested', 'https://pay.example/k7qf2m'),
  'payment page on its way': payment('requested'),
  paid: payment('paid'),
  'payment failed': payment('failed'),
  refunded: payment('refunded'),
};

function order(state: OrderStatusCard['state'], more: Partial<OrderStatusCard> = {}): OrderStatusCard {
  return {
    type: 'order_status',
    kind: 'food',
    requestId: `request ${state}`,
    reference: 'M4N7PQ',
    state,
    version: 1,
    businessName: 'Carob Lantern',
    listingId: 'carob-lantern',
    total: lira(630),
    lines: [
      { name: 'Hellim, grilled', quantity: 1, totalMinor: 14_000 },
      { name: 'Pide', quantity: 2, totalMinor: 49_000 },
    ],
    wishedAt: null,
    readyAt: state === 'accepted' ? '2030-11-21T17:45:00.000Z' : null,
    answerBy: state === 'placed' ? '2030-11-21T17:20:00.000Z' : null,
    cancelAsked: false,
    reason: null,
    timeZone: 'Asia/Famagusta',
    ...more,
  };
}
const asked = { listingId: 'carob-lantern', businessName: 'Carob Lantern', timeZone: 'Asia/Famagusta' };
const line = { itemId: 'i1', number: 2, name: 'Pide', quantity: 2, totalMinor: 49_000 };
const dish = { choices: [], totalMinor: 14_000 };
const orderChange = (state: OrderStatusCard['state']): OrderChangeProposalCard => ({
  ...order(state, { total: lira(780) }),
  type: 'order_change_proposal',
  totalBefore: lira(630),
  dishes: [
    { ...dish, itemId: 'i1', name: 'Hellim, grilled', before: 1, after: 1 },
    {
      ...{ itemId: 'i2', name: 'Pide', before: 1, after: 2, totalMinor: 49_000 },
      choices: [{ optionId: 'o', choiceId: 'c', name: 'large' }],
    },
    { ...dish, itemId: 'i3', name: 'Ayran', before: 0, after: 3, totalMinor: 15_000 },
    { ...dish, itemId: 'i4', name: 'Baklava', before: 4, after: 2, totalMinor: 12_000 },
    { ...dish, itemId: 'i5', name: 'Mountain tea', before: 2, after: 0, totalMinor: 0 },
  ],
  otherChanges: ['To: 3 Castle Road, Kyrenia'],
  allergies: ['I am allergic to celery'],
  allergensUnknownIn: ['Pide', 'Ayran'],
});
export const orderSamples = {
  'order proposed': {
    type: 'order_proposal',
    ...asked,
    total: lira(490),
    lines: [{ ...line, choices: [{ optionId: 'o', choiceId: 'c', name: 'large' }] }],
    deliverTo: { address: '12 Harbour Street, Kyrenia', location: null },
    note: 'No cutlery, please',
    allergies: ['I am allergic to celery'],
  },
  'service proposed': {
    type: 'service_proposal',
    ...asked,
    businessName: 'Drip Drop Plumbing',
    total: null,
    service: 'Tap repair',
    wishedAt: '2030-11-22T08:00:00.000Z',
    onSite: { address: '12 Harbour Street, Kyrenia', location: null },
    note: 'The kitchen tap drips',
  },
  'viewing proposed': {
    type: 'viewing_proposal',
    ...asked,
    businessName: 'Alder Court',
    total: null,
    wishedAt: null,
    note: 'Is there a lift? My mother uses a wheelchair',
  },
  'order placed': order('placed', { note: 'Ring twice', allergies: ['I am allergic to celery'] }),
  'order accepted, asked to cancel': order('accepted', { cancelAsked: true }),
  'order ready': order('ready'),
  'order done': order('completed'),
  'order declined': order('rejected', { reason: 'out_of_stock: Pide' }),
  'viewing declined': order('rejected', {
    kind: 'viewing',
    lines: [],
    total: null,
    reason: 'Tuesday at 10 would work',
  }),
  'service accepted': order('accepted', { kind: 'service', lines: [], total: null }),
  'order without an answer': order('expired'),
  'cancelling an order proposed': { ...order('placed'), type: 'order_cancel_proposal' },
  'less of an order proposed': { ...order('placed'), type: 'order_less_proposal', without: ['Pide'] },
  'change of an order proposed': orderChange('placed'),
  'change of an order, too late': orderChange('accepted'),
  orders: { type: 'orders', items: [order('placed'), order('completed')] },
} satisfies Record<
  string,
  CardOf<
    | 'order_proposal'
    | 'service_proposal'
    | 'viewing_proposal'
    | 'order_status'
    | 'order_cancel_proposal'
    | 'order_less_proposal'
    | 'order_change_proposal'
    | 'orders'
  >
>;

function ride(state: RideState, more: Partial<RideCard> = {}): RideCard {
  const hasDriver = !['planned', 'requested', 'unserved', 'cancelled'].includes(state);
  return {
    type: 'taxi_status',
    rideId: `ride ${state}`,
    code: 'A1B2',
    state,
    pickup: { label: 'Old Harbour, Kyrenia', latitude: 35.341, longitude: 33.322 },
    destination: { label: 'Ercan Airport', latitude: 35.158, longitude: 33.503 },
    district: 'Kyrenia',
    party: 3,
    distanceMetres: 38_400,
    fare: lira(950),
    round: 1,
    asked: 3,
    driver: hasDriver
      ? { name: 'Mehmet A.', phone: '+905330000201', vehicle: 'White Skoda', plate: 'TAB 124' }
      : null,
    pickupAt: null,
    timeZone: null,
    asksAt: null,
    etaAt: state === 'assigned' ? '2030-11-21T17:42:00.000Z' : null,
    cancelledBy: null,
    cancelReason: null,
    at: '2030-11-21T17:30:00.000Z',
    ...more,
  };
}
export const taxiSamples = {
  'taxi proposed': {
    type: 'taxi_proposal',
    pickup: { label: 'Old Harbour, Kyrenia', latitude: 35.341, longitude: 33.322 },
    destination: { label: 'Ercan Airport' },
    district: 'Kyrenia',
    party: 3,
    distanceMetres: 38_400,
    fare: lira(950),
    nearbyDrivers: 5,
    nearestMinutes: 6,
    pickupAt: null,
    timeZone: null,
    asksAt: null,
  },
  'taxi for later proposed': {
    type: 'taxi_proposal',
    pickup: { label: 'Old Harbour, Kyrenia', latitude: 35.341, longitude: 33.322 },
    destination: { label: 'Ercan Airport' },
    district: 'Kyrenia',
    party: 3,
    distanceMetres: 38_400,
    fare: lira(950),
    nearbyDrivers: 0,
    nearestMinutes: null,
    pickupAt: '2030-11-22T03:00:00.000Z',
    timeZone: 'Asia/Famagusta',
    asksAt: '2030-11-22T02:40:00.000Z',
  },
  'taxi planned': ride('planned', {
    asked: 0,
    round: 0,
    pickupAt: '2030-11-22T03:00:00.000Z',
    timeZone: 'Asia/Famagusta',
    asksAt: '2030-11-22T02:40:00.000Z',
  }),
  'taxi looked for': ride('requested'),
  'taxi on its way': ride('assigned'),
  'taxi there': ride('arrived'),
  'ride under way': ride('on_board'),
  'ride over': ride('completed'),
  'ride called off': ride('cancelled', { cancelledBy: 'rider', cancelReason: 'plans changed' }),
  'rider not there': ride('no_show'),
  'no taxi': ride('unserved'),
  'calling off proposed': { ...ride('assigned'), type: 'taxi_cancel_proposal' },
} satisfies Record<string, CardOf<'taxi_proposal' | 'taxi_status' | 'taxi_cancel_proposal'>>;

export const actionSamples = {
  'mail proposed': {
    type: 'action_proposal',
    action: 'mail',
    account: 'olga@example.org',
    to: ['ana@example.org', 'ben@example.org'],
    title: 'Our plan: Friday supper',
    text: 'Friday supper\n\nCarob Lantern, Kyrenia\nFriday 27 November at 20:00\n\nSent with Merve.',
  },
  'calendar entry proposed': {
    type: 'action_proposal',
    action: 'entry',
    account: 'olga@example.org',
    to: [],
    title: 'Carob Lantern – Table',
    text: 'Friday 27 November at 20:00\nCarob Lantern, Kyrenia\nK7QF2M\n\nYour calendar is free then.',
  },
} satisfies Record<string, CardOf<'action_proposal'>>;

export const messageSamples = {
  'message proposed': {
    type: 'message_proposal',
    to: 'Carob Lantern',
    reference: 'K7QF2M',
    body: 'We come by car. Is there a place to park?',
  },
  'message sent': { type: 'message_sent', to: 'Carob Lantern', reference: 'K7QF2M' },
  'message from a business': {
    type: 'business_message',
    from: 'Carob Lantern',
    reference: 'K7QF2M',
    text: 'Behind the house, left of the gate.\nSee you!',
  },
} satisfies Record<string, CardOf<'message_proposal' | 'message_sent' | 'business_message'>>;
