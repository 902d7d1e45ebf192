import { type AnswerWords, answerWords } from '../../../language/answer-words.ts';
import { foldText } from '../../../language/fold-text.ts';
import { anyPhrase, foldedWords } from '../../../language/phrase-pattern.ts';
import type { ModelRequest } from '../../../model/language-model.ts';
import {
  accountFor,
  asksForShorterNote,
  type SettledMessage,
  wordsAskedAbout,
} from '../../../model/planner/account-for.ts';
import { hasJustCalledRide, proposalLetGo, saidBefore } from '../../../model/planner/booking-thread.ts';
import { intentOf } from '../../../model/planner/intent.ts';
import { shortAnswerIn, unreadWordsIn } from '../../../model/planner/own-words.ts';
import { callOr, type Plan, type Voice } from '../../../model/planner/plan.ts';
import type { AskedMessage, Planning } from '../../../model/planner/planning.ts';
import type { MessageReading } from '../../../model/planner/read-message.ts';
import { textAt } from '../../../model/planner/text-at.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';
import { localNow } from '../../../reading/moment/moment.ts';
import { asksAfterArrival } from './called-ride.ts';
import {
  answeredWish,
  asksDestination,
  asksPickup,
  asksTime,
  asksWhereTaxiIs,
  readTaxiWish,
  type TaxiQuestion,
  type TaxiWish,
} from './taxi-request.ts';
import { readTaxiTime, type TaxiTime } from './taxi-time.ts';

const words = (of: (answers: AnswerWords) => readonly string[]) =>
  Object.values(answerWords).flatMap((answers) => of(answers).map((word) => foldText(word).text));
const noes = words(({ no, decline }) => [no, decline]);
const yeses = [...words(({ yes, confirm }) => [yes, confirm]), 'yep', 'yeah', 'ok', 'okay', 'tamam'];

/** "No", in the word of any language: no place. */
function isNo(text: string): boolean {
  const said = foldText(text).text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return said.length <= 4 && said.some((word) => noes.includes(word));
}

/** "Yes", alone or with few words more, answers no question where or when. */
function isYes(text: string): boolean {
  const said = foldText(text).text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return said.length <= 3 && yeses.includes(said[0] ?? '');
}

/** How many answers to questions about one taxi are followed back. */
const maxAnswers = 5;

function questionBefore(request: ModelRequest, at: number): TaxiQuestion | null {
  const asked = saidBefore(request.turns, at);
  if (asksDestination(asked)) return 'destination';
  if (asksTime(asked)) return 'when';
  if (asked !== null && (unreadWordsIn(asked) !== null || asksForShorterNote(asked))) return 'words';
  return asksPickup(asked) ? 'pickup' : null;
}

/** A wish with what was answered to the questions about its words. */
interface SettledWish {
  readonly wish: TaxiWish;
  readonly settled: Omit<SettledMessage, 'text'>;
}

/** The wish in the message at `at`, or the earlier one that it completes. */
function wishAt(request: ModelRequest, at: number, answers = 0): SettledWish | null {
  const text = textAt(request, at);
  const { language } = request.situation;
  const question = questionBefore(request, at);
  const found = readTaxiWish(text, language);
  const wish = found && { wish: found, settled: { passedOn: [], leftOut: [], note: null } };
  if (wish !== null || answers === maxAnswers) return wish;
  const before = request.turns.slice(0, at).findLastIndex((turn) => turn.role === 'user');
  if (before < 0 || text.trim() === '') return null;
  if (question === null || (question !== 'words' && isNo(text))) return null;
  const earlier = wishAt(request, before, answers + 1);
  if (earlier === null) return null;
  if (question === 'words') return withAnswerAboutWords(earlier, text, saidBefore(request.turns, at) ?? '');
  // Asked where, a YES leaves the question as it was.
  return isYes(text) ? earlier : { ...earlier, wish: answeredWish(earlier.wish, question, text, language) };
}

/** The wish, and the number of the newest message that may be its hour or its people; null for none. */
interface ChangedWish extends SettledWish {
  readonly hourOrPeople?: number | null;
}

/** How many messages that change one taxi are followed back. */
const maxChanges = 5;

/** The taxi that was last wished, with what the messages up to and with that at `at` change of it; null for none. */
async function changedTaxi(asked: AskedMessage, at: number, changes = 0): Promise<ChangedWish | null> {
  const { request } = asked;
  const wish = wishAt(request, at);
  if (wish !== null || changes === maxChanges) return wish;
  const before = request.turns.slice(0, at).findLastIndex((turn) => turn.role === 'user');
  const earlier = before < 0 ? null : await changedTaxi(asked, before, changes + 1);
  if (earlier === null || earlier.wish.destination === null) return null;
  const message = asked.at(at);
  return withChange(earlier, message.text, (await message.gathered()).reading, request);
}

/** "Tomorrow at ten", "half an hour earlier", "four of us": the taxi with that. Null where a message says something else, or more. */
function withChange(
  { wish, settled }: SettledWish,
  text: string,
  { mentions, party, intent, unread, when, ambiguousNumber }: MessageReading,
  request: ModelRequest,
): ChangedWish | null {
  const saysTime =
    when.day !== null || when.clock !== null || when.shiftMinutes !== null || when.shiftDays !== null;
  const saysPeople = party.party !== null || party.change !== null;
  const isOther = mentions.length > 0 || intent === 'book' || intent === 'cancel';
  // What is turned down is what was proposed.
  const isUnclear = unread.some(({ kind }) => kind === 'value' || kind === 'length');
  if (isOther || isUnclear) return null;
  const added = unread.filter(({ kind }) => kind === 'wish');
  if (ambiguousNumber !== null && !saysTime && !saysPeople) {
    const told = { ...wish, unread: [...wish.unread, ...added] };
    return withNumber({ wish: told, settled }, ambiguousNumber, text, request);
  }
  if (!(saysTime || saysPeople)) return null;
  const people = party.party ?? (party.change === null ? wish.party : (wish.party ?? 1) + party.change);
  return {
    settled,
    wish: {
      ...wish,
      party: people,
      unread: [...wish.unread, ...added],
      ...(saysTime ? { when: [...wish.when, text], isNow: false } : {}),
    },
  };
}

/** So many people no taxi takes: a number above it is an hour. */
const mostPeople = 8;

/** What moves the hour of a ride, and not its people: "our flight got moved, make it 7". */
const ofJourney = onFirstUse(() =>
  anyPhrase(`flight*|plane|train|ferry|boarding|delayed|delay|uçuş*|uçağ*|uçak*|rötar*|gecik*|feribot*|טיסה|הטיסה|המטוס|עיכוב|
    рейс*|самолет*|вылет*|задерж*|паром*|πτηση*|αεροπλανο|καθυστερ*|flug|flieger|flugzeug|fähre|verspätung|verspätet|رحلة|الرحلة|رحلتنا|
    الطيارة|الطائرة|تأخرت|تأجلت|پرواز*|هواپیما*|تاخیر|비행기*|항공편*|지연*|연착*`),
);
const isOfJourney = (text: string): boolean =>
  ofJourney().test(` ${foldedWords(text.slice(0, 300)).join(' ')} `);

/** The hour of a number, in the half of the day of a taxi that was wished for later. */
function hourNear(number: number, wish: TaxiWish, request: ModelRequest): string {
  const time = timeOf(wish, request);
  const isLate = number < 12 && time?.kind === 'at' && Number(time.local.slice(11, 13)) >= 12;
  return `${String(isLate ? number + 12 : number).padStart(2, '0')}:00`;
}

/**
 * "Make it six": of a taxi for now the people, of one for later the hour or the people. Where
 * nobody was counted and a flight is spoken of, it is the hour.
 */
function withNumber(
  { wish, settled }: SettledWish,
  number: number,
  text: string,
  request: ModelRequest,
): ChangedWish | null {
  if (wish.when.length === 0 || wish.isNow)
    return number >= 1 && number <= mostPeople ? { settled, wish: { ...wish, party: number } } : null;
  if (number < 1 || number > 23) return null;
  const isHour = number > mostPeople || (wish.party === null && isOfJourney(text));
  return isHour
    ? { settled, wish: { ...wish, when: [...wish.when, hourNear(number, wish, request)] } }
    : { settled, wish, hourOrPeople: number };
}

/** "No, not now, tomorrow at ten", "we are four": the taxi that waits for a YES, or was just let go, with that. */
async function planOtherTaxi(asked: AskedMessage): Promise<Plan | null> {
  const { request, newest, voice } = asked;
  const { situation, turns, tools } = request;
  if (!tools.some((tool) => tool.name === 'requestTaxi')) return null;
  const isInView = situation.pendingSummary !== null || proposalLetGo(turns, newest) !== null;
  if (!isInView) return null;
  const found = await changedTaxi(asked, newest);
  if (found === null) return null;
  const { hourOrPeople = null } = found;
  if (hourOrPeople === null) return planWish(found, request, voice);
  const clock = hourNear(hourOrPeople, found.wish, request);
  return { text: voice.say.askHourOrPeople(clock, String(hourOrPeople)) };
}

/** "Half an hour later", right after a taxi was called: that one stays as it is, and what changes it is told. */
async function planChangeOfCalled({ request, newest, voice, gathered }: AskedMessage): Promise<Plan | null> {
  const { situation, turns } = request;
  if (situation.pendingSummary !== null || !hasJustCalledRide(turns, newest)) return null;
  const { reading } = await gathered();
  const { mentions, when, party, intent, ambiguousNumber } = reading;
  const saysTime = when.clock !== null || when.day !== null || when.shiftMinutes !== null;
  const saysPeople = party.party !== null || party.change !== null;
  // With both it may be a table.
  const isBoth = when.clock !== null && party.party !== null;
  const isChange = (saysTime || saysPeople || ambiguousNumber !== null) && !isBoth;
  const isOther = mentions.length > 0 || (intent !== null && intent !== 'change' && intent !== 'yes');
  return isChange && !isOther ? { text: voice.say.calledTaxiStays() } : null;
}

/** NO leaves the words out, YES passes on what may be passed on, other words take their place. */
function withAnswerAboutWords({ wish, settled }: SettledWish, answer: string, question: string): SettledWish {
  const asked = unreadWordsIn(question);
  if (asked === null) return { wish, settled: { ...settled, note: answer.trim() } };
  const words = wordsAskedAbout(asked);
  const short = shortAnswerIn(answer);
  if (short === 'yes' && !asked.mayBePassedOn) return { wish, settled };
  if (short === 'yes') return { wish, settled: { ...settled, passedOn: [...settled.passedOn, ...words] } };
  const without = { ...settled, leftOut: [...settled.leftOut, ...words] };
  return short === 'no'
    ? { wish, settled: without }
    : { wish: answeredWish(wish, 'words', answer, wish.language), settled: without };
}

/** When it is wanted; null for now. */
function timeOf({ when, isNow, language }: TaxiWish, { situation }: ModelRequest): TaxiTime | null {
  if (when.length === 0 || isNow) return null;
  return readTaxiTime(when, language, localNow(situation.now, situation.timeZone));
}

function questionAbout(time: Exclude<TaxiTime, { kind: 'at' }>, { say }: Voice): string {
  switch (time.kind) {
    case 'either':
      return say.askEitherClock(time.early, time.late);
    case 'ask':
      return time.slot === 'clock' ? say.askClock() : say.askWhen();
    case 'impossible':
      return say.impossibleTime(time.text);
  }
}

/** The next step for a taxi; null if the message is about none, or taxis are switched off here. */
function planTaxi(request: ModelRequest, newest: number, voice: Voice): Plan | null {
  if (!request.tools.some((tool) => tool.name === 'requestTaxi')) return null;
  const canTell = request.tools.some((tool) => tool.name === 'taxiStatus');
  if (canTell && asksWhereTaxiIs(textAt(request, newest))) return { call: { name: 'taxiStatus', args: {} } };
  const question = questionBefore(request, newest);
  if (question !== null && question !== 'words' && isNo(textAt(request, newest))) {
    return { text: voice.say.noTaxi() };
  }
  const found = wishAt(request, newest);
  return found === null ? null : planWish(found, request, voice);
}

function planWish({ wish, settled }: SettledWish, request: ModelRequest, voice: Voice): Plan {
  if (wish.cancels) return callOr(request, 'cancelTaxi', {}, voice.say.cannotCancelHere());
  const { destination, pickup, party } = wish;
  if (destination === null) return { text: voice.say.askDestination() };
  const time = timeOf(wish, request);
  if (time !== null && time.kind !== 'at') return { text: questionAbout(time, voice) };
  const account = accountFor(wish.unread, settled, [], voice);
  if ('ask' in account) return account.ask;
  const { note } = account;
  const args = {
    destination: destination.bare[0] ?? destination.said,
    ...(pickup === null ? {} : { pickup: pickup.bare[0] ?? pickup.said }),
    ...(party === null ? {} : { party }),
    ...(time === null ? {} : { pickupAtLocal: time.local }),
    ...(note === null ? {} : { note }),
  };
  return { call: { name: 'requestTaxi', args } };
}

/** What is asked of one's own taxi, and giving up one that is being asked about. */
async function planOwnTaxi({ request, newest, voice, own, text }: AskedMessage): Promise<Plan | null> {
  const isCalled = hasJustCalledRide(request.turns, newest) && request.situation.pendingSummary === null;
  if (isCalled && asksAfterArrival(text) && request.tools.some(({ name }) => name === 'taxiStatus'))
    return { call: { name: 'taxiStatus', args: {} } };
  const wish = await own();
  if (wish?.aim === 'drop' && isAskedAbout(request, newest)) return { text: voice.say.noTaxi() };
  if (wish?.kind !== 'ride') return null;
  const tool = wish.aim === 'status' ? 'taxiStatus' : 'cancelTaxi';
  const isForTool = wish.aim === 'status' || wish.aim === 'cancel' || wish.aim === 'drop';
  return isForTool && request.tools.some(({ name }) => name === tool)
    ? { call: { name: tool, args: {} } }
    : null;
}

function isAskedAbout({ turns }: ModelRequest, newest: number): boolean {
  const asked = saidBefore(turns, newest);
  return asksDestination(asked) || asksPickup(asked);
}

/** The same for the answer to a question about the words of a wish for a taxi. */
function planAnsweredTaxi({ request, newest, text, voice }: AskedMessage): Plan | null {
  if (questionBefore(request, newest) !== 'words') return null;
  const intent = intentOf(foldText(text).text);
  return intent === null || intent === 'yes' || intent === 'no' ? planTaxi(request, newest, voice) : null;
}

export const taxiPlanning: Planning = {
  steps: [
    { wish: 'answerOfErrand', plan: planAnsweredTaxi },
    { wish: 'ownOfKind', plan: planOwnTaxi },
    { wish: 'own', plan: planChangeOfCalled },
    { wish: 'transport', plan: ({ request, newest, voice }) => planTaxi(request, newest, voice) },
    { wish: 'transport', plan: planOtherTaxi },
  ],
};
