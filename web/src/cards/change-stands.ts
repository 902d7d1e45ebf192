import type { OrderChangeProposalCard, OrderStatusCard } from '@merve/contract/cards';

/**
 * How the question whether an order is to be changed stands. `made`: the order is what was shown. `late`: it is accepted
 * or over as it was. `overtaken`: it is another one by now than both.
 */
type ChangeStands = 'open' | 'made' | 'late' | 'overtaken';

/** @param now the newest state told of the order; null if none was */
export function changeStands(
  card: OrderChangeProposalCard,
  now: OrderStatusCard | null,
  time: Date,
): ChangeStands {
  const { version, state, answerBy } = now ?? card;
  if (now === null || version <= card.version) {
    const isWaiting = state === 'placed' && (answerBy === null || time < new Date(answerBy));
    return isWaiting ? 'open' : 'late';
  }
  return version === card.version + 1 && isAsShown(card, now) ? 'made' : 'overtaken';
}

function isAsShown(card: OrderChangeProposalCard, now: OrderStatusCard): boolean {
  const shown = card.dishes.filter(({ after }) => after > 0);
  return (
    card.wishedAt === now.wishedAt &&
    card.total?.minorUnits === now.total?.minorUnits &&
    shown.length === now.lines.length &&
    now.lines.every(
      ({ name, quantity }, position) => shown[position]?.name === name && shown[position]?.after === quantity,
    )
  );
}
