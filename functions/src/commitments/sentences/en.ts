import type { CommitmentKind, CommitmentState } from '@merve/contract';
import { counted } from '@merve/contract/words';

const kinds: Readonly<Record<CommitmentKind, string>> = {
  booking: 'Booking',
  food: 'Order',
  service: 'Service',
  viewing: 'Viewing',
  ride: 'Taxi',
};
const states: Readonly<Record<CommitmentState, string>> = {
  draft: 'not yet asked',
  hold: 'held, waiting for your answer',
  awaiting_deposit: 'held, waiting for your deposit',
  confirmed: 'confirmed',
  placed: 'sent, not answered yet',
  accepted: 'accepted',
  ready: 'ready',
  completed: 'done',
  rejected: 'declined',
  cancelled: 'cancelled',
  expired: 'ended unanswered',
  planned: 'planned; drivers are asked shortly before',
  requested: 'looking for a driver',
  assigned: 'the driver is on the way',
  arrived: 'the driver is there',
  on_board: 'under way',
  no_show: 'ended: the driver did not find you',
  unserved: 'ended: no driver was found',
};
const noneOf: Readonly<Record<CommitmentKind, string>> = {
  booking: 'You have no booking.',
  food: 'You have no order under way.',
  service: 'You have no service under way.',
  viewing: 'You have no viewing arranged.',
  ride: 'You have no taxi under way.',
};

/** What a person has open, as they read of it. */
export const english = {
  kind: (kind: CommitmentKind) => kinds[kind],
  named: (name: string) => name,
  state: (state: CommitmentState) => states[state],
  people: (count: number) => counted('en', count, { one: '# person', other: '# people' }),
  about: (clock: string) => `about ${clock}`,
  until: (clock: string) => `until ${clock}`,
  withDriver: (driver: string) => `with ${driver}`,
  cancelAsked: () => 'you asked to cancel it, and they have not answered',
  heading: () => 'What you have open:',
  elsewhere: () => 'But this is open:',
  nothing: () => 'You have nothing open: no booking, order, service, viewing or taxi.',
  noneOf: (kind: CommitmentKind) => noneOf[kind],
  lately: (line: string) => `The last one: ${line}`,
  whichToCancel: () => 'Which one shall I cancel? Write its code.',
  nothingToCancel: () => 'You have nothing to cancel.',
  whichIsMeant: () => 'Which one do you mean? Write its code.',
};

export type CommitmentSentences = typeof english;
