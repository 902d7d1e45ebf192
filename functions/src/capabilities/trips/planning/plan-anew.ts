/** "Drop the beach", "more museums", "add the tower", of a plan that waits for a YES: the same days are planned anew with these words, too. */
import { foldedWords } from '../../../language/phrase-pattern.ts';
import { maxNote } from '../../../model/planner/account-for.ts';
import { saidBefore } from '../../../model/planner/booking-thread.ts';
import type { Plan } from '../../../model/planner/plan.ts';
import type { AskedMessage } from '../../../model/planner/planning.ts';
import { textAt } from '../../../model/planner/text-at.ts';
import { readInterests } from '../interests/read-interests.ts';
import { actionsIn, type TripAction } from './change-words.ts';
import { nameLeft } from './plan-changes.ts';
import { asksForTrip } from './trip-words.ts';

const tool = 'generate_itinerary';
/** So many of the person's messages back the wish may stand. */
const mostBefore = 8;
/** A message that says more is about more than what the plan is made of. */
const mostWords = 14;

/** Whether what a message would have added, or left out, is a visit of the plan as it was told. */
function namesVisit(text: string, action: TripAction, shown: string): boolean {
  const name = foldedWords(nameLeft(text, action) ?? '').join(' ');
  return name.length >= 4 && ` ${foldedWords(shown).join(' ')} `.includes(` ${name} `);
}

/** Whether a message is about what the plan is made of. `shown`: the plan as it was told. */
function changesPlan(text: string, shown: string): boolean {
  if (foldedWords(text).length > mostWords) return false;
  const actions = actionsIn(text);
  return (
    readInterests(text).length > 0 ||
    (actions.has('drops') && namesVisit(text, 'drops', shown)) ||
    (actions.has('adds') && nameLeft(text, 'adds') !== null)
  );
}

/**
 * Where a plan waits, the call that plans the same days with what is said now, and what was said so since the wish.
 * @param planOf the call that a wish for a plan asks for
 */
export const planAnew =
  (planOf: (asked: AskedMessage) => Promise<Plan | null>) =>
  async (asked: AskedMessage): Promise<Plan | null> => {
    const { request, newest, text, voice, catalogue } = asked;
    const { pendingTool, marketId } = request.situation;
    if (pendingTool !== tool || !request.tools.some(({ name }) => name === tool)) return null;
    const shown = saidBefore(request.turns, newest) ?? '';
    if (asksForTrip(text) || !changesPlan(text, shown)) return null;
    // What is booked or ordered by its name is no sight.
    if ((await catalogue.mentionsIn(text, marketId)).length > 0) return null;
    const isOwn = (index: number) => request.turns[index]?.role === 'user';
    const before = Array.from({ length: newest }, (_, index) => newest - 1 - index).filter(isOwn);
    for (const index of before.slice(0, mostBefore)) {
      const call = (await planOf(asked.at(index)))?.call;
      if (call === undefined) continue;
      const said = before
        .filter((one) => one > index)
        .toReversed()
        .map((one) => textAt(request, one))
        .filter((one) => changesPlan(one, shown));
      const noted = typeof call.args['note'] === 'string' ? [call.args['note']] : [];
      const note = [...noted, ...said, text].map((one) => one.replace(/\s+/gu, ' ').trim()).join('; ');
      if (note.length > maxNote) return { text: voice.say.askShorterNote(maxNote) };
      return { call: { name: tool, args: { ...call.args, note } } };
    }
    return null;
  };
