import type { ModelRequest } from '../../../model/language-model.ts';
import { accountFor, messageAsked, settledMessage } from '../../../model/planner/account-for.ts';
import { foldMessageText } from '../../../model/planner/fold-message.ts';
import { intentOf } from '../../../model/planner/intent.ts';
import { callOr, type Plan, type Voice } from '../../../model/planner/plan.ts';
import { textAt } from '../../../model/planner/text-at.ts';
import { readOrderChange, tellsOfOrder } from './order-change.ts';

/** So many turns ago an order may have been spoken of, for "add a cola" to mean it. */
const turnsBack = 6;

/** The wish in the message at `at`, with what was answered since. */
function planChangeAt(request: ModelRequest, at: number, newest: number, voice: Voice): Plan | null {
  if (request.situation.pendingSummary !== null) return null;
  const settled = settledMessage(request, at, newest);
  const wish = readOrderChange(settled.text, request.situation.language);
  if (wish === null) return null;
  const { reference, changes, address, isNamed, unread } = wish;
  const spokenOf = request.turns
    .slice(Math.max(0, at - turnsBack), at)
    .some((one) => one.role === 'assistant' && tellsOfOrder(one.text));
  if (!isNamed && !spokenOf) return null;
  const account = accountFor(unread, settled, [], voice);
  if ('ask' in account) return account.ask;
  const { note } = account;
  const args = {
    ...(reference === null ? {} : { reference }),
    changes: changes.map((change) => ({ ...change })),
    ...(address === null ? {} : { address }),
    ...(note === null ? {} : { note }),
  };
  return callOr(request, 'changeOrder', args, voice.say.unsupported(voice.can));
}

/**
 * The next step for a change of an order that was sent; null if the message asks for none. While something waits for a YES
 * it is that which people change.
 */
export const planOrderChange = (request: ModelRequest, newest: number, voice: Voice): Plan | null =>
  planChangeAt(request, newest, newest, voice);

/** The same for the answer to a question about the words of a change; null for every other message. */
export function planAnsweredChange(request: ModelRequest, newest: number, voice: Voice): Plan | null {
  const at = messageAsked(request, newest, () => false);
  const intent = intentOf(foldMessageText(textAt(request, newest)));
  if (at === newest || (intent !== null && intent !== 'yes' && intent !== 'no')) return null;
  return planChangeAt(request, at, newest, voice);
}
