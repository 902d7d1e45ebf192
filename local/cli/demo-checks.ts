import type { LedgerView } from './ledger-view.ts';

export interface DemoOutcome {
  /** How many messages each person got in all. */
  guestGot: number;
  merchantGot: number;
  /** Every transaction the conversation made. */
  ledger: readonly LedgerView[];
}

export interface Check {
  claim: string;
  holds: boolean;
}

/** What must be true after a booking was asked for and confirmed, once. */
export function checkBooking(outcome: DemoOutcome): Check[] {
  const { guestGot, merchantGot, ledger } = outcome;
  const only = ledger.length === 1 ? ledger[0] : undefined;
  const confirmed = only?.events.filter(({ transition }) => transition === 'confirmed') ?? [];
  const locks = only?.locks ?? [];
  const keys = only?.transaction.lockKeys ?? [];
  return [
    { claim: 'exactly one transaction was made', holds: only !== undefined },
    { claim: 'it is confirmed', holds: only?.transaction.state === 'confirmed' },
    { claim: 'it has exactly one confirmed event', holds: confirmed.length === 1 },
    {
      claim: 'it owns every slot it covers, confirmed',
      holds:
        keys.length > 0 &&
        locks.length === keys.length &&
        locks.every(({ state, txId }) => state === 'confirmed' && txId === only?.transaction.txId),
    },
    { claim: `the guest got 2 messages (${guestGot})`, holds: guestGot === 2 },
    { claim: `the restaurant got 1 message (${merchantGot})`, holds: merchantGot === 1 },
  ];
}
