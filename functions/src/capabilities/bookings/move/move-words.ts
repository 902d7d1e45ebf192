import type { JsonObject, Language, Money, Transaction } from '@merve/contract';
import type { MoveProposalCard } from '@merve/contract/cards';
import { formatMoney } from '../../../language/format.ts';
import { bookingCard } from '../../../ledger/index.ts';
import { bookingWords } from '../booking-words.ts';
import type { MoveExtra, MoveWords } from './sentences/index.ts';

/** A move in words, from the ledger and nothing else. */
export function moveWords(from: Transaction, to: Transaction, language: Language): MoveWords {
  const [before, after] = [bookingWords(from, language), bookingWords(to, language)];
  return {
    what: after.what,
    reference: before.reference,
    from: before.when,
    to: after.when,
    fromParty: before.party,
    party: after.party,
  };
}

/** What the price was and becomes, with the difference; null where nothing was and is to be paid. */
export function priceChange(from: Money | null, to: Money | null, language: Language): MoveExtra['price'] {
  const currency = (to ?? from)?.currency;
  if (currency === undefined) return null;
  const [before, after] = [from ?? { minorUnits: 0, currency }, to ?? { minorUnits: 0, currency }];
  const difference = after.minorUnits - before.minorUnits;
  const shown = formatMoney(after, language);
  if (before.currency !== currency) {
    return { from: formatMoney(before, language), to: shown, difference: shown };
  }
  if (difference === 0) return { from: null, to: shown, difference: '' };
  const size = formatMoney({ minorUnits: Math.abs(difference), currency }, language);
  return {
    from: formatMoney(before, language),
    to: shown,
    difference: `${difference > 0 ? '+' : '−'}${size}`,
  };
}

/** The card of a proposed move for the web client: the new booking's, and what it takes the place of. */
export function moveCard(from: Transaction, to: Transaction): JsonObject {
  return {
    ...bookingCard('booking_proposal', to),
    type: 'move_proposal',
    moves: {
      reference: from.reference,
      startsAt: from.startsAt.toISOString(),
      endsAt: from.endsAt.toISOString(),
      ...(from.nights === undefined ? {} : { nights: from.nights }),
      party: from.party,
      price: from.price,
    } satisfies MoveProposalCard['moves'],
  };
}
