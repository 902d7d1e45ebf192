import type { ModelRequest } from '../../../model/language-model.ts';
import { callOr, type Plan, type Voice } from '../../../model/planner/plan.ts';
import { readOrderChange, tellsOfOrder } from './order-change.ts';

/** So many turns ago an order may have been spoken of, for "add a cola" to mean it. */
const turnsBack = 6;

/**
 * The next step for a change of an order that was sent; null if the message asks for none. While something waits for a YES
 * it is that which people change.
 */
export function planOrderChange(request: ModelRequest, newest: number, { say, can }: Voice): Plan | null {
  const turn = request.turns[newest];
  if (turn?.role !== 'user' || request.situation.pendingSummary !== null) return null;
  const wish = readOrderChange(turn.text);
  if (wish === null) return null;
  const { reference, changes, address, isNamed } = wish;
  const spokenOf = request.turns
    .slice(Math.max(0, newest - turnsBack), newest)
    .some((one) => one.role === 'assistant' && tellsOfOrder(one.text));
  if (!isNamed && !spokenOf) return null;
  const args = {
    ...(reference === null ? {} : { reference }),
    changes: changes.map((change) => ({ ...change })),
    ...(address === null ? {} : { address }),
  };
  return callOr(request, 'changeOrder', args, say.unsupported(can));
}
