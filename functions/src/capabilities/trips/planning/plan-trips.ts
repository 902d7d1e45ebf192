/** "Plan my Saturday in Kyrenia": a wish for days out of sights, where no model reads it. */
import { languageSchema } from '@merve/contract';
import { DateTime } from 'luxon';
import { searchIn } from '../../../language/search-words.ts';
import { accountFor, settledMessage } from '../../../model/planner/account-for.ts';
import { saidBefore } from '../../../model/planner/booking-thread.ts';
import { type FilledMessage, fillMessage, takePeople } from '../../../model/planner/filled-message.ts';
import { namedPlace } from '../../../model/planner/named-place.ts';
import { unreadWordsIn } from '../../../model/planner/own-words.ts';
import type { Plan } from '../../../model/planner/plan.ts';
import type { AskedMessage, Planning } from '../../../model/planner/planning.ts';
import { textAt } from '../../../model/planner/text-at.ts';
import { type DayPiece, localNow, startOf } from '../../../reading/moment/moment.ts';
import { readMoment } from '../../../reading/moment/read-moment.ts';
import { numbersIn } from '../../../reading/numbers-in.ts';
import { readRoute } from '../../../reading/route/read-route.ts';
import { type UnreadPart, unreadParts } from '../../../reading/unread-words.ts';
import { maxDaysAtOnce } from '../first-day.ts';
import { readInterests, turnedDownIn } from '../interests/read-interests.ts';
import { tripSentences } from '../sentences.ts';
import { planAnew } from './plan-anew.ts';
import { changeSteps } from './plan-changes.ts';
import { onTheWaySteps } from './plan-on-the-way.ts';
import { asksForTrip, lengthOfTrip, tripPhrases } from './trip-words.ts';

/** How many answers to questions about one wish are followed back. */
const maxAnswers = 4;
const all = languageSchema.options.map((language) => tripSentences(language));
/** Who does not know a place asks the same question behind it. */
const asksTown = (said: string): boolean => all.some((say) => said.includes(say.askTown()));
const asksDay = (said: string): boolean =>
  all.some((say) => said.includes(say.askDay()) || said.includes(say.past()));

/** Who knows no sights of a town asks which to look up. */
const asksSights = (said: string): boolean =>
  all.some((say) => {
    const [before = '', after = ''] = say.askSights('\u0000').split('\u0000');
    return said.includes(after.slice(0, 40)) && said.includes(before.trim().slice(0, 40));
  });

/** The wish that the newest message says, or completes by answering a question about it. */
interface TripWish {
  readonly text: string;
  /** Where the wish stands among the turns. */
  readonly at: number;
  /** What was said to be the town, and the day, once they were asked for. */
  readonly town: string | null;
  readonly day: string | null;
  /** What there is to be seen, where that was asked for. */
  readonly sights: string | null;
}

function wishAt({ request, newest, text }: AskedMessage): TripWish | null {
  if (asksForTrip(text)) return { text, at: newest, town: null, day: null, sights: null };
  let at = newest;
  let [town, day, sights]: [string | null, string | null, string | null] = [null, null, null];
  for (let answers = 0; answers < maxAnswers; answers += 1) {
    const said = saidBefore(request.turns, at);
    if (said === null) return null;
    const answer = textAt(request, at).replace(/\s+/gu, ' ').trim();
    if (asksTown(said)) town ??= answer.slice(0, 120);
    else if (asksDay(said)) day ??= answer;
    else if (asksSights(said)) sights ??= answer;
    else if (unreadWordsIn(said) === null) return null;
    at = request.turns.slice(0, at).findLastIndex((turn) => turn.role === 'user');
    if (at < 0) return null;
    const before = textAt(request, at);
    if (asksForTrip(before)) return { text: before, at, town, day, sights };
  }
  return null;
}

/** A day of the calendar, `YYYY-MM-DD`; null for none that is told. */
function dateOf(day: DayPiece | null, local: DateTime): string | null {
  const noon = { hour: 12, minute: 0, settled: true };
  return day === null ? null : (startOf({ day, clock: noon, part: null }, local, true)?.slice(0, 10) ?? null);
}

/** Of what a plan of whole days cannot keep, an hour is asked about: it is nothing to be noted. */
function hoursIn({ when: { clock } }: FilledMessage): UnreadPart[] {
  if (clock === null) return [];
  return [
    { words: `${clock.hour}:${String(clock.minute).padStart(2, '0')}`, kind: 'value', standsAlone: false },
  ];
}

/** The town that a wish names, ours or another; its words are taken. Null for none. */
async function townTaken(
  said: FilledMessage['said'],
  text: string,
  { request, voice, catalogue }: AskedMessage,
  local: DateTime,
): Promise<string | null> {
  const known = (await catalogue.townIn?.(text, request.situation.marketId)) ?? null;
  if (known !== null) {
    said.takeBetween(known.start, known.end);
    return known.name;
  }
  const plain = text.normalize('NFC');
  // "In Tel Aviv from Monday": a day is no part of a name.
  const undated = readMoment(plain, { language: voice.language, local }).spans.reduce(
    (rest, { start, end }) => `${rest.slice(0, start)}${','.repeat(end - start)}${rest.slice(end)}`,
    plain,
  );
  const named = namedPlace(undated)?.replace(/\s+(?:from|for|on|starting|beginning|in|at)$/iu, '') ?? null;
  // "A trip to Tel Aviv", "Roma’ya gezi", "טיול לרומא": where it goes to, as with a ride.
  const route = named === null ? readRoute(undated, voice.language).destination : null;
  // "To the beach", "to see museums": what is written small, where names are written large, is no town.
  const goesTo = route !== null && /^\p{Ll}/u.test(route.bare[0] ?? '') ? null : route;
  const written = named ?? goesTo?.said ?? null;
  const start = written === null ? -1 : said.source.indexOf(written);
  if (written !== null && start >= 0) said.takeBetween(start, start + written.length);
  return named ?? goesTo?.bare[0] ?? null;
}

/** Who comes along without being counted is noted: days are planned alike for two and for three. So are children, of whom no number is told. */
function withoutCount(part: UnreadPart): UnreadPart {
  const isOfChildren = () =>
    searchIn(part.words).query.split(' ').includes('family') && [...numbersIn(part.words)].length === 0;
  return part.isOfCompany === true || (part.kind === 'value' && isOfChildren())
    ? { ...part, kind: 'wish' }
    : part;
}

/** The call that plans, or the question that comes before it; null where nothing of the kind is wished. */
async function planTrips(asked: AskedMessage): Promise<Plan | null> {
  const { request, newest, voice, catalogue } = asked;
  if (!request.tools.some(({ name }) => name === 'generate_itinerary')) return null;
  const wish = wishAt(asked);
  if (wish === null) return null;
  const say = tripSentences(voice.language);
  const settled = settledMessage(request, wish.at, newest, [wish.text, wish.day ?? ''].join(' ').trim());
  const local = localNow(request.situation.now, request.situation.timeZone);
  const length = lengthOfTrip(settled.text, voice.language, local);
  const filled = await fillMessage(length.rest, request, local, catalogue);
  const { said, when } = filled;
  // A place that is named is eaten at, booked or asked about: that is another wish.
  if (filled.named.length > 0) return null;
  const town = wish.town ?? (await townTaken(said, length.rest, asked, local));
  const isUnclear = when.unclear.length > 0 || when.contradicts !== null || when.impossible !== null;
  const startDate = isUnclear ? null : dateOf(when.day, local);
  const lastDate = dateOf(when.lastDay, local);
  const span =
    startDate === null || lastDate === null
      ? null
      : Math.round(DateTime.fromISO(lastDate).diff(DateTime.fromISO(startDate), 'days').days) + 1;
  const people = takePeople(filled);
  // What is turned down is understood where it names an interest: it is passed on, and not asked about.
  const turnedDown = turnedDownIn(said.source).flatMap(({ start, end }) => {
    const words = said.source.slice(start, end).replace(/\s+/gu, ' ');
    if (readInterests(words).length === 0) return [];
    said.takeBetween(start, end);
    return [words];
  });
  const unread = unreadParts(said, filled.languages, () => null, [...tripPhrases()]);
  const account = accountFor(
    [...hoursIn(filled), ...unread.map(withoutCount)],
    settled,
    [...(people === null ? [] : [people]), ...turnedDown, ...(wish.sights === null ? [] : [wish.sights])],
    voice,
  );
  if ('ask' in account) return account.ask;
  if (startDate === null) return { text: say.askDay() };
  const days = length.days ?? span;
  // "0 days", and an end before the start.
  if (days !== null && days < 1) return { text: say.askDays() };
  if (days !== null && days > maxDaysAtOnce) return { text: say.askFewer(String(maxDaysAtOnce)) };
  return {
    call: {
      name: 'generate_itinerary',
      args: {
        startDate,
        ...(town === null ? {} : { town }),
        ...(days === null ? {} : { days }),
        ...(account.note === null ? {} : { note: account.note }),
      },
    },
  };
}

export const tripsPlanning: Planning = {
  steps: [
    { wish: 'answer', plan: planAnew(planTrips) },
    ...onTheWaySteps,
    ...changeSteps,
    { wish: 'map', plan: planTrips },
  ],
};
