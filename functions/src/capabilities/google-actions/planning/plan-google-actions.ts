/** "Send the plan to the others", "put it in my calendar", where no model reads it. */
import type { Plan } from '../../../model/planner/plan.ts';
import type { AskedMessage, Planning } from '../../../model/planner/planning.ts';
import { referenceIn } from '../../../model/planner/reference.ts';
import { googleSentences } from '../sentences/index.ts';
import { googleWishIn } from './google-phrases.ts';

const toolOf = { mail: 'sendPlan', calendar: 'addToCalendar' } as const;

/** "Send the plan to the others: bring towels": what stands behind a colon is theirs to read. */
function parted(text: string): { readonly wish: string; readonly message: string | null } {
  const found = /^([^:：]{1,200})[:：]\s*(\S[\s\S]*)$/u.exec(text.trim());
  return found === null ? { wish: text, message: null } : { wish: found[1] ?? '', message: found[2] ?? null };
}

function planGoogleAction({ request, text, voice }: AskedMessage): Plan | null {
  const { wish: asked, message } = parted(text);
  const found = googleWishIn(asked);
  if (found === null) return null;
  const name = toolOf[found.wish];
  if (!request.tools.some((tool) => tool.name === name)) return null;
  const say = googleSentences(voice.language);
  if (found.wish === 'mail') {
    if (found.unread !== '') return { text: say.notRead(found.unread) };
    return { call: { name, args: message === null ? {} : { message: message.slice(0, 1_000) } } };
  }
  const reference = referenceIn(text);
  const unread = reference === null ? found.unread : found.unread.replace(reference.toLowerCase(), '').trim();
  const rest = [unread, message ?? ''].filter((part) => part !== '').join(' … ');
  if (rest !== '') return { text: say.notRead(rest) };
  return { call: { name, args: reference === null ? {} : { reference } } };
}

export const googleActionsPlanning: Planning = { steps: [{ wish: 'answer', plan: planGoogleAction }] };
