/** "Send the plan to the others", "put it in my calendar", where no model reads it. */
import { languageSchema } from '@merve/contract';
import { saidBefore } from '../../../model/planner/booking-thread.ts';
import { fillMessage } from '../../../model/planner/filled-message.ts';
import type { Plan } from '../../../model/planner/plan.ts';
import type { AskedMessage, Planning } from '../../../model/planner/planning.ts';
import { referenceIn } from '../../../model/planner/reference.ts';
import { dateOf, localNow, startOf } from '../../../reading/moment/moment.ts';
import { unreadParts } from '../../../reading/unread-words.ts';
import { googleSentences } from '../sentences/index.ts';
import { asksWhetherFree, freePhrases } from './free-phrases.ts';
import { googleWishIn } from './google-phrases.ts';

const lookTool = 'lookIntoCalendar';
const all = languageSchema.options.map((language) => googleSentences(language));
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

/** "Am I free on Saturday?" The days and the hour are the message's; what nobody read of it is asked about. */
async function planLook({ request, newest, text, voice, catalogue }: AskedMessage): Promise<Plan | null> {
  const asking = saidBefore(request.turns, newest) ?? '';
  const isDay = all.some((say) => asking.endsWith(say.whichDay()));
  if (!request.tools.some(({ name }) => name === lookTool) || !(isDay || asksWhetherFree(text))) return null;
  const local = localNow(request.situation.now, request.situation.timeZone);
  const { said, when, named, languages } = await fillMessage(text, request, local, catalogue);
  // Whether a place is free is another question.
  if (named.length > 0) return null;
  const say = googleSentences(voice.language);
  const date = when.day === null || when.contradicts !== null ? null : dateOf(when.day, local);
  if (date === null) return isDay ? null : { text: say.whichDay() };
  const unread = unreadParts(said, languages, () => null, [...freePhrases()]);
  if (unread.length > 0) return { text: say.notRead(unread.map(({ words }) => words).join(' … ')) };
  const last = when.lastDay === null ? null : dateOf(when.lastDay, local);
  const starts = when.clock === null ? null : startOf(when, local, true);
  return {
    call: {
      name: lookTool,
      args: {
        date: starts?.slice(0, 10) ?? date.toFormat('yyyy-MM-dd'),
        ...(last === null ? {} : { lastDate: last.toFormat('yyyy-MM-dd') }),
        ...(starts === null ? {} : { clock: starts.slice(11, 16) }),
      },
    },
  };
}

export const googleActionsPlanning: Planning = {
  steps: [
    { wish: 'answer', plan: planGoogleAction },
    { wish: 'answer', plan: planLook },
  ],
};
