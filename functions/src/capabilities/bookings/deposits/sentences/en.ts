import { answerWords } from '../../../../language/answer-words.ts';

const { yes } = answerWords.en;

/** What a deposit is about: `Lantern Kitchen – Dinner table`, local time with its zone, the amount in words. */
export interface DepositWords {
  readonly what: string;
  readonly when: string;
  readonly deposit: string;
}

/** What the guest reads about a deposit. Times are clocks at the business; `refundUntil` is null where nothing is given back. */
export const english = {
  terms: (deposit: string, minutes: number, refundUntil: string | null) =>
    `Deposit: ${deposit}. After your ${yes} I send you a link to pay it, within ${minutes} minutes; it is booked once that is paid. ${
      refundUntil === null
        ? 'It is not returned if you cancel.'
        : `You get it back in full if you cancel by ${refundUntil}.`
    }`,
  agreed: ({ what, when, deposit }: DepositWords, payBy: string) =>
    `Held for you until the deposit of ${deposit} is paid: ${what}\n${when}\nThe link comes in a moment. Please pay by ${payBy}; until then it is not booked yet.`,
  payHere: ({ what, when, deposit }: DepositWords, payBy: string, url: string) =>
    `Pay the deposit of ${deposit} here, by ${payBy}: ${url}\n${what}, ${when}`,
  paid: (deposit: string) => `The deposit of ${deposit} has arrived.`,
  letGo: ({ what, when, deposit }: DepositWords) =>
    `The deposit of ${deposit} did not arrive in time, so I have let this go: ${what}, ${when}. Nothing was booked. Should a payment of yours still arrive, you get it back in full.`,
  tooLate: ({ what, when, deposit }: DepositWords) =>
    `Your payment of ${deposit} arrived after this had been let go: ${what}, ${when}. It is not booked, and I am returning the whole amount. Shall I look for another time?`,
  wrongAmount: ({ what, when, deposit }: DepositWords, received: string) =>
    `Your payment arrived as ${received}, but the deposit is ${deposit}, so I could not book this: ${what}, ${when}. Nothing is booked, and I am returning the whole ${received}. Shall I hold it for you again?`,
  linkFailed: ({ what, when }: DepositWords) =>
    `I could not set up the payment, so I have let this go: ${what}, ${when}. Nothing was booked or charged.`,
  cancelRefunds: (deposit: string) => `The deposit of ${deposit} will be returned in full.`,
  cancelKeeps: (deposit: string) =>
    `The deposit of ${deposit} will not be returned: it is too late for that.`,
  cancelUnpaid: (deposit: string) =>
    `The deposit of ${deposit} has not been paid; there will be nothing to pay.`,
  refundStarted: (deposit: string) =>
    `I am returning the deposit of ${deposit}; banks take a few days to show it.`,
  depositKept: (deposit: string) => `The deposit of ${deposit} stays with the business.`,
  nothingCharged: () => 'Nothing was charged.',
  refunded: ({ what, deposit }: DepositWords) =>
    `${deposit} for ${what} has been returned; banks take a few days to show it.`,
  linkSent: () => 'The payment link is on its way, in a message of its own.',
  yesFirst: () => `It waits for a ${yes} first; the payment link follows it.`,
};

export type DepositSentences = typeof english;
