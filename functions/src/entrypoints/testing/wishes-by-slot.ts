/** For every tool that proposes: what a person says of each of its slots, and what a model may make of it. */
import { wishesOfTrips } from './trip-wishes-by-slot.ts';
import { type Mistakes, note, type Wish } from './wish.ts';

const first = { item: 'sea bass', quantity: 2 };
const second = { item: 'cola', quantity: 3 };
const coffee = { item: 'calamari', quantity: 1 };
const guardsMore = 'an allergy too many only guards more, and what the person said is added by code';
const day = '2027-03-19T16:00';
const dayLater = '2027-03-20T16:00';
const when = (path: string): Readonly<Record<string, Mistakes>> => ({
  [path]: { words: 'on 19 March at 16:00', shifted: { [path]: dayLater }, forgotten: { [path]: null } },
});
const reference = (other: string, code: string): Mistakes => ({ words: code, shifted: { reference: other } });

export const wishes = (own: Readonly<Record<Own, string>>): Readonly<Record<string, readonly Wish[]>> => ({
  initiateBooking: [
    {
      begins: 'A table please',
      args: {
        listing: 'carob-lantern',
        startsAtLocal: '2027-03-26T20:00',
        party: 4,
        note: 'our silver wedding',
      },
      slots: {
        listing: { words: 'at Carob Lantern', shifted: { listing: 'anchor-almond' } },
        startsAtLocal: { words: 'on 26 March at 20:00', shifted: { startsAtLocal: '2027-03-26T21:00' } },
        party: { words: 'for 4 people', shifted: { party: 5 } },
        note: note('our silver wedding'),
      },
    },
    {
      begins: 'A room at Saffron Anchor Hotel from 26 March for 1 person',
      args: {
        ...{ listing: 'saffron-anchor-hotel', startsAtLocal: '2027-03-26', party: 1 },
        ...{ nights: 3, choice: 'single room' },
      },
      slots: {
        nights: { words: 'for 3 nights', shifted: { nights: 2 }, forgotten: { nights: null } },
        choice: { words: 'a single room', shifted: { choice: 'double room' }, forgotten: { choice: null } },
      },
    },
  ],
  bookWinner: [
    {
      begins: 'Please book the winner',
      args: { startsAtLocal: '2027-03-27T20:00' },
      slots: {
        startsAtLocal: {
          words: 'on 27 March at 20:00',
          shifted: { startsAtLocal: '2027-03-27T21:00' },
          forgotten: { startsAtLocal: null },
        },
        vote: 'one of the votes this person started: the proposal names its place and time',
        place: 'one of the places of that vote: the proposal names it, and a YES covers no other',
      },
    },
  ],
  rescheduleBooking: [
    {
      begins: 'Please move my booking',
      args: {
        reference: own.booking,
        startsAtLocal: '2027-03-26T21:00',
        party: 5,
        note: 'by the window if you can',
      },
      slots: {
        reference: { words: own.booking, shifted: { reference: own.otherBooking } },
        startsAtLocal: {
          words: 'to 26 March at 21:00',
          shifted: { startsAtLocal: '2027-03-27T21:00' },
          forgotten: { startsAtLocal: null },
        },
        party: { words: 'for 5 people', shifted: { party: 6 }, forgotten: { party: null } },
        note: note('by the window if you can'),
      },
    },
    {
      begins: `Please change my stay ${own.stay}`,
      args: { reference: own.stay, nights: 4 },
      slots: {
        nights: { words: 'to 4 nights', shifted: { nights: 5 }, forgotten: { nights: null, party: 1 } },
      },
    },
  ],
  cancelBooking: cancelling('cancel my booking', own.booking, own.otherBooking),
  orderFood: [
    {
      begins: 'I want to order',
      args: {
        listing: 'carob-lantern',
        items: [first, second],
        address: '12 Harbour Street, Kyrenia',
        startsAtLocal: day,
        note: 'ring the blue bell',
      },
      slots: {
        listing: { words: 'from Carob Lantern', shifted: { listing: 'anchor-almond' } },
        'items.item': {
          words: '2 sea bass and 3 colas',
          shifted: { items: [{ ...first, item: 'sea bream' }, second] },
          forgotten: { items: [first] },
        },
        'items.quantity': {
          words: '2 sea bass and 3 colas',
          shifted: { items: [{ ...first, quantity: 3 }, second] },
          forgotten: { items: [{ item: 'sea bass' }, second] },
        },
        address: {
          words: 'to 12 Harbour Street',
          shifted: { address: '14 Harbour Street, Kyrenia' },
          forgotten: { address: null, collect: true },
        },
        ...when('startsAtLocal'),
        note: note('ring the blue bell'),
        allergies: guardsMore,
        'items.choices': 'no dish of the demo market has any: orders/order-as-said.test.ts',
      },
    },
    {
      begins: 'I want to order 2 sea bass from Carob Lantern',
      args: { listing: 'carob-lantern', items: [first], collect: true },
      slots: {
        collect: {
          words: 'I will pick it up',
          shifted: { collect: false, address: '12 Harbour Street, Kyrenia' },
          forgotten: { collect: false },
        },
      },
    },
  ],
  changeOrder: [
    {
      begins: 'Please change my order',
      args: {
        reference: own.order,
        changes: [{ do: 'add', ...second }],
        address: '12 Harbour Street, Kyrenia',
        startsAtLocal: day,
        note: 'ring the blue bell',
      },
      slots: {
        reference: { words: own.order, shifted: { reference: own.otherOrder } },
        'changes.do': { words: 'add 3 colas', shifted: { changes: [{ do: 'remove', ...second }] } },
        'changes.item': {
          words: 'add 3 colas',
          shifted: { changes: [{ do: 'add', ...coffee, quantity: 3 }] },
          forgotten: { changes: [] },
        },
        'changes.quantity': {
          words: 'add 3 colas',
          shifted: { changes: [{ do: 'add', item: 'cola', quantity: 4 }] },
        },
        address: {
          words: 'to 12 Harbour Street',
          shifted: { address: '14 Harbour Street, Kyrenia' },
          forgotten: { address: null },
        },
        ...when('startsAtLocal'),
        note: note('ring the blue bell'),
        allergies: guardsMore,
        'changes.choices': 'no dish of the demo market has any: orders/order-as-said.test.ts',
        toSharedLocation: 'nothing was shared here, and without a location the tool asks for the address',
      },
    },
    {
      begins: 'Please change my order',
      args: { reference: own.order, changes: [], collect: true },
      slots: {
        collect: {
          words: 'I will pick it up',
          shifted: { collect: false, address: '12 Harbour Street, Kyrenia' },
          forgotten: { collect: false },
        },
      },
    },
  ],
  bookService: [
    {
      begins: 'I need a plumber',
      args: {
        listing: 'drip-drop-plumbing',
        service: 'tap repair',
        address: '12 Harbour Street, Kyrenia',
        startsAtLocal: day,
        note: 'it squeaks in the kitchen',
      },
      slots: {
        listing: { words: 'from Drip Drop Plumbing', shifted: { listing: 'amber-volt-electric' } },
        service: { words: 'a tap repair', shifted: { service: 'boiler service' } },
        address: {
          words: 'at 12 Harbour Street',
          shifted: { address: '14 Harbour Street, Kyrenia' },
          forgotten: { address: null },
        },
        ...when('startsAtLocal'),
        note: {
          words: 'it squeaks in the kitchen',
          shifted: { note: 'champagne on ice' },
          forgotten: { note: null },
        },
      },
    },
  ],
  scheduleViewing: [
    {
      begins: 'I would like a viewing',
      args: {
        listing: 'alder-court-flat',
        startsAtLocal: day,
        contactName: 'Deniz',
        note: 'has it got a fireplace',
      },
      slots: {
        listing: { words: 'of Alder Court Flat', shifted: { listing: 'magpie-villa-lapta' } },
        ...when('startsAtLocal'),
        contactName: {
          words: 'tell them Deniz comes',
          shifted: { contactName: 'Ferhat' },
          forgotten: { contactName: null },
        },
        note: note('has it got a fireplace'),
      },
    },
  ],
  ...wishesOfTrips,
  requestTaxi: [
    {
      begins: 'A taxi please',
      args: {
        pickup: 'Carob Lantern',
        destination: 'Bellapais',
        pickupAtLocal: day,
        party: 3,
        note: 'we bring our surfboards',
      },
      slots: {
        pickup: { words: 'from Carob Lantern', shifted: { pickup: 'Anchor & Almond' } },
        destination: { words: 'to Bellapais', shifted: { destination: 'Famagusta' } },
        ...when('pickupAtLocal'),
        party: { words: 'for 3 people', shifted: { party: 4 }, forgotten: { party: null } },
        note: note('we bring our surfboards'),
      },
    },
  ],
  sendPlan: [
    {
      begins: 'send the plan to the others',
      args: { message: 'bring your towels' },
      slots: {
        message: { words: 'and tell them: bring your towels', shifted: { message: 'champagne on ice' } },
        vote: 'one of the votes this person started: the proposal shows its title and its text whole',
      },
    },
  ],
  addToCalendar: [
    {
      begins: 'put it in my calendar',
      args: { reference: own.booking },
      slots: {
        reference: { words: own.booking, shifted: { reference: own.otherBooking } },
        vote: 'one of their own votes: the proposal shows the whole entry, and nobody else is told',
      },
    },
  ],
  sendWhatsAppMessage: [
    {
      begins: '',
      args: { reference: own.booking, message: 'tell them we come by car' },
      slots: {
        reference: { words: own.booking, shifted: { reference: own.otherBooking } },
        message: { words: 'tell them we come by car', shifted: { message: 'champagne on ice' } },
      },
    },
  ],
  cancelOrder: cancelling('cancel my order', own.order, own.otherOrder),
  cancelService: cancelling('cancel my appointment', own.service, own.otherService),
  cancelViewing: cancelling('cancel my viewing', own.viewing, own.otherViewing),
  cancelTaxi: [
    {
      begins: 'cancel my taxi',
      args: { code: own.ride, reason: 'our plane is late' },
      slots: {
        code: { words: own.ride, shifted: { code: own.otherRide } },
        reason: { words: 'our plane is late', shifted: { reason: 'champagne on ice' } },
      },
    },
  ],
});

const cancelling = (begins: string, one: string, other: string): Wish[] => [
  { begins, args: { reference: one }, slots: { reference: reference(other, one) } },
];

export const own = {
  stay: 'J7ZD2W',
  ...{ booking: 'K7QF2M', otherBooking: 'B8RW3N', order: 'C9TX4P', otherOrder: 'D2VY5Q' },
  ...{ service: 'E3WZ6R', otherService: 'F4XA7S', viewing: 'G5YB8T', otherViewing: 'H6ZC9V' },
  ...{ ride: 'A2B3', otherRide: 'C4D5' },
};
export type Own = keyof typeof own;
