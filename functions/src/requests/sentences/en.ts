import { answerWords } from '../../language/answer-words.ts';
import { merchantWords } from '../merchant-phrases.ts';

/** A request in words that are ready to be shown. */
export interface RequestWords {
  /** What it is called: `Order K7QF2M`. */
  readonly label: string;
  readonly reference: string;
  readonly business: string;
}

const { yes, no, confirm, decline, cancel } = answerWords.en;
const word = merchantWords('en');

/** What the customer and the merchant of a request read. */
export const english = {
  label: (kind: 'food' | 'service' | 'viewing', reference: string) =>
    `${kind === 'food' ? 'Order' : 'Request'} ${reference}`,
  // To the customer.
  sent: (words: RequestWords, what: string) =>
    [
      `Sent to ${words.business}: ${words.label}`,
      what,
      `They have not accepted it yet; I will tell you as soon as they answer. Until then you can cancel free of charge: write ${cancel} ${words.reference}.`,
    ].join('\n'),
  changeSent: (words: RequestWords, what: string) =>
    [
      `The change is sent to ${words.business}: ${words.label} is now`,
      what,
      `They have not accepted it yet; I will tell you as soon as they answer. Until then you can cancel free of charge: write ${cancel} ${words.reference}.`,
    ].join('\n'),
  late: (words: RequestWords, until: string) =>
    `${words.label}: ${words.business} has not answered yet. I wait until ${until}; then it ends by itself and nothing is owed. You can cancel it now, free of charge: write ${cancel} ${words.reference}.`,
  accepted: (words: RequestWords, readyAt: string | null) =>
    `${words.label}: ${words.business} has accepted it${readyAt === null ? '' : `, ready at about ${readyAt}`}.`,
  estimated: (words: RequestWords, readyAt: string) =>
    `${words.label}: ${words.business} says it will be ready at about ${readyAt}.`,
  ready: (words: RequestWords) => `${words.label}: ${words.business} says it is ready.`,
  completed: (words: RequestWords) => `${words.label}: ${words.business} says it is done. Thank you!`,
  rejected: (words: RequestWords, why: string) =>
    `${words.label}: ${words.business} cannot take it.${why} Nothing was ordered and nothing is owed. Ask me for another choice.`,
  cancelledFree: (words: RequestWords) =>
    `${words.label} at ${words.business} is cancelled, free of charge. I am telling them.`,
  cancelledByLeave: (words: RequestWords) =>
    `${words.label}: ${words.business} agreed. It is cancelled and nothing is owed.`,
  cancelledByMerchant: (words: RequestWords, why: string) =>
    `${words.label}: ${words.business} has cancelled it after accepting it.${why} Nothing is owed. I am sorry; ask me for another choice.`,
  cancelAsked: (words: RequestWords) =>
    `${words.label}: ${words.business} has accepted it already, so it can only be cancelled with their leave. I am asking them; until they agree it stands.`,
  cancelAskedBefore: (words: RequestWords) =>
    `${words.label}: I have asked ${words.business} already, and they have not answered. Until they agree it stands.`,
  cancelRefused: (words: RequestWords) =>
    `${words.label}: ${words.business} does not agree to cancel it, so it stands.`,
  expired: (words: RequestWords, at: string) =>
    `${words.label}: ${words.business} did not answer by ${at}, so it has ended. Nothing was ordered and nothing is owed. Ask me for another choice.`,
  cancelProposal: (words: RequestWords, needsLeave: boolean) =>
    [
      `Cancel ${words.label} at ${words.business}? It is not cancelled yet.`,
      needsLeave
        ? 'They have accepted it already, so they have to agree.'
        : 'They have not accepted it yet, so it is free of charge.',
      `Reply ${yes} (or ${confirm}) to cancel it, ${no} (or ${decline}) to keep it.`,
    ].join('\n'),
  kept: (words: RequestWords) => `${words.label} at ${words.business} stays as it is. Nothing was cancelled.`,
  unchanged: (words: RequestWords) =>
    `${words.label} at ${words.business} stays as it is; nothing was changed.`,
  notPlaced: () => 'All right, nothing was ordered.',
  overForCustomer: (words: RequestWords, state: string) =>
    `${words.label} at ${words.business} is ${state} already; nothing was changed.`,
  whyOutOfStock: (what: string | null) =>
    what === null ? ' Something is sold out.' : ` Sold out: “${what}”.`,
  whySaid: (reason: string) => ` They say: “${reason}”.`,
  // To the merchant.
  toMerchant: (label: string, lines: readonly string[], reference: string, until: string) =>
    [
      `New ${label}`,
      ...lines,
      `Please answer by ${until}: ${word.accept} ${reference}, ${word.accept} ${reference} 30 (ready in 30 minutes), ${word.reject} ${reference} or ${word.stock} ${reference}.`,
    ].join('\n'),
  toAgent: (label: string, lines: readonly string[], reference: string, until: string) =>
    [
      `New ${label}`,
      ...lines,
      `Please answer by ${until}: ${word.accept} ${reference}, or ${word.reject} ${reference} with another time behind it, which I pass on in your words.`,
    ].join('\n'),
  viewingOf: (name: string) => `Viewing: ${name}`,
  wheneverItSuits: () => 'When: whenever it suits',
  customer: (name: string | null) => `Customer: ${name ?? 'a guest'}`,
  collects: () => 'Collected at the place.',
  bringTo: (address: string) => `To: ${address}`,
  delivery: (price: string) => `Delivery: ${price}`,
  total: (price: string) => `Total: ${price}`,
  priceOpen: () => 'Price: to be agreed',
  wishedAt: (when: string) => `When: ${when}`,
  asSoonAsPossible: () => 'When: as soon as possible',
  note: (note: string) => `Note: “${note}”`,
  allergiesTold: (said: string) => `They are told, in your words: “${said}”`,
  allergensUndeclared: (items: string) =>
    `Not declared, so unknown: ${items}. Please ask them yourself before you eat.`,
  allergies: (said: string) => `ALLERGY, in the customer’s own words: “${said}”`,
  allergensUnknown: (items: string) =>
    `Not known whether it contains it: ${items}. Please check before you accept; reject if you are not sure.`,
  noted: (label: string, action: string, next: string) =>
    `${label}: ${action}. The customer is being told.${next}`,
  nowAccepted: () => 'accepted',
  nowEstimated: (at: string) => `ready at about ${at}`,
  nowReady: () => 'ready',
  nowCompleted: () => 'completed',
  nowRejected: () => 'rejected',
  nowCancelled: () => 'cancelled',
  nowCancelRefused: () => 'not cancelled',
  nextAfterAccept: (reference: string) =>
    ` Later: ${word.ready} ${reference}, ${word.ready} 20 ${reference} (in 20 minutes), ${word.complete} ${reference}.`,
  alreadySo: (label: string, state: string) => `${label} is ${state} already; nothing was changed.`,
  overForMerchant: (label: string, state: string) =>
    `${label} is ${state} already, so nothing was changed. Please do not prepare it unless you have agreed with the customer.`,
  unclear: (label: string, reference: string) =>
    `${label}: that says two things, so nothing was changed. Please write ${word.accept} ${reference} or ${word.reject} ${reference} alone.`,
  notAsked: (label: string) => `${label}: nobody has asked to cancel it; nothing was changed.`,
  unknown: (reference: string) =>
    `There is no order or request ${reference} for this number; nothing was changed. Please check the code.`,
  merchantChanged: (
    label: string,
    changes: readonly string[],
    lines: readonly string[],
    howToAnswer: string,
  ) =>
    [
      `The customer has CHANGED ${label} before you answered. What is different:`,
      ...changes,
      'All of it, as it is now:',
      ...lines,
      `What I sent you before does not count any more. ${howToAnswer}`,
    ].join('\n'),
  answeredOlder: (label: string, lines: readonly string[], howToAnswer: string) =>
    [
      `${label}: the customer has changed it since what you answered, so nothing was settled. It is now:`,
      ...lines,
      howToAnswer,
    ].join('\n'),
  merchantCancelled: (label: string) =>
    `${label} was cancelled by the customer before you accepted it. Please do not prepare it.`,
  merchantCancelAsked: (label: string, reference: string) =>
    `${label}: the customer asks to cancel it. Do you agree? ${word.allow} ${reference} or ${word.keep} ${reference}.`,
  merchantExpired: (label: string) =>
    `${label} has ended because it was not answered in time, and the customer knows. Please do not prepare it.`,
  lessProposal: (words: RequestWords, without: string, lines: readonly string[], until: string) =>
    [
      `${words.label}: ${words.business} is out of ${without}. They can still bring:`,
      ...lines,
      `Nothing is settled yet. Reply ${yes} (or ${confirm}) by ${until} to take it, ${no} (or ${decline}) to cancel the order, free of charge.`,
    ].join('\n'),
  lessTaken: (words: RequestWords, lines: readonly string[]) =>
    [
      `${words.label}: ${words.business} has accepted it without what is sold out, and I am telling them:`,
      ...lines,
    ].join('\n'),
  lessExpired: (words: RequestWords, at: string) =>
    `${words.label}: I had no answer from you by ${at} whether you want the rest, so it has ended. Nothing was ordered and nothing is owed.`,
  askedForRest: (label: string, without: string) =>
    `${label}: I am asking the customer whether they want it without ${without}. Please do not prepare it yet: if they say yes, the rest counts as accepted by you, and I will tell you.`,
  restTaken: (label: string, lines: readonly string[], reference: string) =>
    [
      `${label}: the customer takes the rest, so you have accepted this:`,
      ...lines,
      `Later: ${word.ready} ${reference}, ${word.complete} ${reference}.`,
    ].join('\n'),
  whichRequest: (codes: string) =>
    `Several are waiting for your answer: ${codes}. Nothing was changed yet. Please write ${word.accept} or ${word.reject} with the code of the one you mean.`,
  requestOrOwn: (label: string, reference: string) =>
    `Do you mean ${label}, or the question I asked you as a guest? Nothing was changed yet. For the one write ${word.accept} ${reference} or ${word.reject} ${reference}; for the other ${confirm} or ${decline}.`,
  listed: (words: RequestWords, what: string, state: string) =>
    `${words.label} at ${words.business}: ${what} – ${state}`,
  noneYet: () => 'You have ordered and requested nothing through me yet.',
  state: (state: string) => state,
};

export type RequestSentences = typeof english;
