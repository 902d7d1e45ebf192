import { type AnswerWords, answerWords } from '../../../language/answer-words.ts';
import { foldText } from '../../../language/fold-text.ts';
import type { ModelRequest } from '../../../model/language-model.ts';
import {
  accountFor,
  asksForShorterNote,
  type SettledMessage,
  wordsAskedAbout,
} from '../../../model/planner/account-for.ts';
import { proposalLetGo, saidBefore } from '../../../model/planner/booking-thread.ts';
import { intentOf } from '../../../model/planner/intent.ts';
import { shortAnswerIn, unreadWordsIn } from '../../../model/planner/own-words.ts';
import { callOr, type Plan, type Voice } from '../../../model/planner/plan.ts';
import type { AskedMessage, Planning } from '../../../model/planner/planning.ts';
import { textAt } from '../../../model/planner/text-at.ts';
import { localNow } from '../../../reading/moment/moment.ts';
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

/** The taxi that the message before the newest wishes, where it waits for a YES or was just let go; null for none. */
function taxiInView({ request, newest }: AskedMessage): SettledWish | null {
  const { situation, turns } = request;
  if (situation.pendingSummary === null && proposalLetGo(turns, newest) === null) return null;
  const before = turns.slice(0, newest).findLastIndex((turn) => turn.role === 'user');
  const earlier = before < 0 ? null : wishAt(request, before);
  return earlier === null || earlier.wish.destination === null ? null : earlier;
}

/** "No, not now, tomorrow at ten": the same taxi at that time. Null where no time is said, or more than one. */
async function planOtherTime(asked: AskedMessage): Promise<Plan | null> {
  const { request, text, voice, gathered } = asked;
  if (!request.tools.some((tool) => tool.name === 'requestTaxi')) return null;
  const found = taxiInView(asked);
  if (found === null) return null;
  const { mentions, party, intent, unread, when } = (await gathered()).reading;
  const saysTime = when.day !== null || when.clock !== null || when.shiftMinutes !== null;
  const isOther = mentions.length > 0 || party.party !== null || intent === 'book' || intent === 'cancel';
  // What is turned down is the time that was proposed.
  const saysMore = unread.some(({ kind }) => kind !== 'exclusion');
  if (!saysTime || isOther || saysMore) return null;
  return planWish({ ...found, wish: { ...found.wish, when: [text], isNow: false } }, request, voice);
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
async function planOwnTaxi({ request, newest, voice, own }: AskedMessage): Promise<Plan | null> {
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
    { wish: 'transport', plan: ({ request, newest, voice }) => planTaxi(request, newest, voice) },
    { wish: 'transport', plan: planOtherTime },
  ],
};
