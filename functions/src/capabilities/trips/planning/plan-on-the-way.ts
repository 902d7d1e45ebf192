/** "What's next?", "we are an hour late", "not this one": what somebody on a trip says, where no model reads it. */
import { saidBefore } from '../../../model/planner/booking-thread.ts';
import type { Plan } from '../../../model/planner/plan.ts';
import type { AskedMessage, PlanningStep } from '../../../model/planner/planning.ts';
import { callsIn } from '../../../model/planner/recorded-calls.ts';
import { localNow } from '../../../reading/moment/moment.ts';
import { nameIn } from '../../../reading/named-as-said.ts';
import { minutesLate } from '../on-the-way/minutes-late.ts';
import { asksWhatIsNext, namesTrip, wantsAnother, wantsTold } from './on-the-way-words.ts';

const onTrip: ReadonlySet<string> = new Set([
  ...['whatsNextOnTrip', 'runLateOnTrip', 'replaceOnTrip', 'myTrips', 'generate_itinerary'],
]);
/** So many turns back the trip may have been spoken of. */
const turnsBack = 8;

/** The tool that was called last, not long ago; null for none. */
function lastCall({ request, newest }: AskedMessage): string | null {
  const turns = request.turns.slice(Math.max(0, newest - turnsBack), newest);
  const calls = turns.flatMap((turn) => (turn.role === 'model' ? callsIn(turn.rawParts) : []));
  return calls.at(-1)?.name ?? null;
}

/** Whether the turn before was about the trip: by what was called in it, or as the conversation remembers it. */
const isAboutTrip = (asked: AskedMessage): boolean =>
  onTrip.has(lastCall(asked) ?? '') || asked.request.situation.trip?.isNewest === true;

const has = ({ request }: AskedMessage, name: string): boolean =>
  request.tools.some((tool) => tool.name === name);

/** What comes next. */
export function planNext(asked: AskedMessage): Plan | null {
  return has(asked, 'whatsNextOnTrip') && asksWhatIsNext(asked.text)
    ? { call: { name: 'whatsNextOnTrip', args: {} } }
    : null;
}

/** Late for the day as a whole: where the trip was spoken of last, or is named. Who is late for a table is late for that. */
export async function planLateOnTrip(asked: AskedMessage): Promise<Plan | null> {
  if (!has(asked, 'runLateOnTrip')) return null;
  if (
    !(isAboutTrip(asked) || namesTrip(asked.text)) ||
    (await asked.own())?.aim !== 'late' ||
    wantsTold(asked.text)
  )
    return null;
  // Who names a place is late for what they have there.
  const named = await asked.catalogue.mentionsIn(asked.text, asked.request.situation.marketId);
  if (named.length > 0) return null;
  const { now, timeZone, language } = asked.request.situation;
  const minutes = minutesLate(asked.text, language, localNow(now, timeZone));
  return { call: { name: 'runLateOnTrip', args: minutes === null ? {} : { minutes } } };
}

/** The names that stand in a list of the last answer, "1. …, 10:00–11:00". */
const listedIn = (said: string): readonly string[] =>
  [...said.matchAll(/^[1-3]\. (.+), \d\d:\d\d–\d\d:\d\d$/gmu)].flatMap(([, name]) => name ?? []);

/** Another place in the time of a visit, and which one of those that were told. */
export function planInstead(asked: AskedMessage): Plan | null {
  if (!has(asked, 'replaceOnTrip')) return null;
  const { text, request, newest } = asked;
  const listed = isAboutTrip(asked) ? listedIn(saidBefore(request.turns, newest) ?? '') : [];
  const things = listed.map((name) => ({ names: [name] }));
  const isNamed = things.some((thing, index) => nameIn(text, thing, things.toSpliced(index, 1)).isThis);
  const isNumber = /^\D{0,12}[1-3]\D{0,12}$/u.test(text.trim());
  if (listed.length > 0 && text.length <= 120 && (isNamed || isNumber))
    return { call: { name: 'replaceOnTrip', args: { by: text.trim() } } };
  return isAboutTrip(asked) && wantsAnother(text) ? { call: { name: 'replaceOnTrip', args: {} } } : null;
}

export const onTheWaySteps: readonly PlanningStep[] = [
  { wish: 'answer', plan: planInstead },
  { wish: 'answer', plan: planLateOnTrip },
  { wish: 'own', plan: planNext },
];
