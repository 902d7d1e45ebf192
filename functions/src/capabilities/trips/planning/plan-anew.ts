/** "Drop the beach", "more museums", "add the tower", of a plan that waits for a YES: the same days are planned anew with these words, too. */
import { foldedWords } from '../../../language/phrase-pattern.ts';
import { maxNote } from '../../../model/planner/account-for.ts';
import { saidBefore } from '../../../model/planner/booking-thread.ts';
import type { Plan } from '../../../model/planner/plan.ts';
import type { AskedMessage } from '../../../model/planner/planning.ts';
import { callsIn } from '../../../model/planner/recorded-calls.ts';
import { readInterests } from '../interests/read-interests.ts';
import { actionsIn, type TripAction } from './change-words.ts';
import { nameLeft } from './plan-changes.ts';
import { asksForTrip } from './trip-words.ts';

const tool = 'generate_itinerary';
/** A message that says more is about more than what the plan is made of. */
const mostWords = 14;

/** Whether what a message would have added, or left out, is a visit of the plan as it was told. */
function namesVisit(text: string, action: TripAction, shown: string): boolean {
  const name = foldedWords(nameLeft(text, action) ?? '').join(' ');
  return name.length >= 4 && ` ${foldedWords(shown).join(' ')} `.includes(` ${name} `);
}

export async function planAnew(asked: AskedMessage): Promise<Plan | null> {
  const { request, newest, text, voice, catalogue } = asked;
  if (request.situation.pendingTool !== tool || !request.tools.some(({ name }) => name === tool)) return null;
  if (asksForTrip(text) || foldedWords(text).length > mostWords) return null;
  const last = request.turns
    .slice(0, newest)
    .flatMap((turn) => (turn.role === 'model' ? callsIn(turn.rawParts) : []))
    .findLast(({ name }) => name === tool);
  if (last === undefined) return null;
  const actions = actionsIn(text);
  const shown = saidBefore(request.turns, newest) ?? '';
  const isMeant =
    readInterests(text).length > 0 ||
    (actions.has('drops') && namesVisit(text, 'drops', shown)) ||
    (actions.has('adds') && nameLeft(text, 'adds') !== null);
  // What is booked or ordered by its name is no sight.
  if (!isMeant || (await catalogue.mentionsIn(text, request.situation.marketId)).length > 0) return null;
  const before = typeof last.args['note'] === 'string' ? [last.args['note']] : [];
  const note = [...before, text.replace(/\s+/gu, ' ').trim()].join('; ');
  if (note.length > maxNote) return { text: voice.say.askShorterNote(maxNote) };
  return { call: { name: tool, args: { ...last.args, note } } };
}
