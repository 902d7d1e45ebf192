import type { Language } from '@merve/contract';
import type { Card } from '@merve/contract/cards';
import { formatMoney } from '@merve/contract/words';
import { formatBookedTime, formatMoment } from '../language/format.ts';
import type { CardSentences } from './sentences/en.ts';

/** A card in one line: what it asks, if it asks something, and what it is about. */
export interface CardLine {
  readonly question: string | null;
  readonly about: string;
}

const joined = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' · ');

/** The line of a card that tells how one thing stands or asks about it; null for all others. Times are on the clock of the place. */
export function lineOf(card: Card, say: CardSentences, language: Language): CardLine | null {
  switch (card.type) {
    case 'booking':
    case 'booking_proposal':
    case 'cancel_proposal':
    case 'move_proposal': {
      const questions = {
        booking: null,
        booking_proposal: say.askBooking,
        cancel_proposal: say.askCancelBooking,
        move_proposal: say.askMove,
      };
      const { businessName, timeZone, party } = card;
      const about = [businessName, formatBookedTime(card, language, timeZone), say.people(party)];
      return { question: questions[card.type], about: joined(about) };
    }
    case 'payment':
      return { question: null, about: joined([card.title, formatMoney(card.amount, language)]) };
    case 'order_proposal':
      return { question: say.askOrder, about: joined([card.businessName, money(card.total, language)]) };
    case 'service_proposal':
      return {
        question: say.askService,
        about: joined([card.businessName, card.service, money(card.total, language)]),
      };
    case 'viewing_proposal':
      return { question: say.askViewing, about: card.businessName };
    case 'order_status':
    case 'order_cancel_proposal':
    case 'order_less_proposal':
    case 'order_change_proposal': {
      const questions = {
        order_status: null,
        order_cancel_proposal: say.askCancelOrder,
        order_less_proposal: say.askLess,
        order_change_proposal: say.askChangeOrder,
      };
      return {
        question: questions[card.type],
        about: joined([card.businessName, money(card.total, language)]),
      };
    }
    case 'taxi_proposal': {
      const { asksAt, pickupAt, timeZone, destination, fare } = card;
      const at = pickupAt === null ? null : formatMoment(new Date(pickupAt), language, timeZone ?? undefined);
      return {
        question: asksAt === null ? say.askTaxi : say.askLaterTaxi,
        about: joined([destination.label, at, fare && say.about(formatMoney(fare, language))]),
      };
    }
    case 'taxi_status':
      return { question: null, about: joined([say.taxi(card.code), card.destination.label]) };
    case 'taxi_cancel_proposal':
      return { question: say.askCancelTaxi, about: joined([say.taxi(card.code), card.destination.label]) };
    case 'message_proposal':
      return { question: say.askMessage(card.to), about: card.body };
    case 'action_proposal':
      return {
        question: card.action === 'mail' ? say.askMessage(card.to.join(', ')) : say.askEntry,
        about: card.title,
      };
    default:
      return null;
  }
}

function money(amount: Parameters<typeof formatMoney>[0] | null, language: Language): string | null {
  return amount === null ? null : formatMoney(amount, language);
}
