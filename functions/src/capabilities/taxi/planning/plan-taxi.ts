import { type AnswerWords, answerWords } from '../../../language/answer-words.ts';
import { foldText } from '../../../language/fold-text.ts';
import type { ModelRequest } from '../../../model/language-model.ts';
import { saidBefore } from '../../../model/planner/booking-thread.ts';
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
  return asksPickup(asked) ? 'pickup' : null;
}

/** The wish in the message at `at`, or the earlier one that it completes. */
function wishAt(request: ModelRequest, at: number, answers = 0): TaxiWish | null {
  const text = textAt(request, at);
  const { language } = request.situation;
  const wish = readTaxiWish(text, language);
  if (wish !== null || answers === maxAnswers) return wish;
  const question = questionBefore(request, at);
  const before = request.turns.slice(0, at).findLastIndex((turn) => turn.role === 'user');
  if (question === null || before < 0 || text.trim() === '' || isNo(text)) return null;
  const earlier = wishAt(request, before, answers + 1);
  // Asked where, a YES leaves the question as it was.
  return earlier && (isYes(text) ? earlier : answeredWish(earlier, question, text, language));
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
  if (questionBefore(request, newest) !== null && isNo(textAt(request, newest))) {
    return { text: voice.say.noTaxi() };
  }
  const wish = wishAt(request, newest);
  if (wish === null) return null;
  if (wish.cancels) return callOr(request, 'cancelTaxi', {}, voice.say.cannotCancelHere());
  const { destination, pickup, party } = wish;
  if (destination === null) return { text: voice.say.askDestination() };
  const time = timeOf(wish, request);
  if (time !== null && time.kind !== 'at') return { text: questionAbout(time, voice) };
  const args = {
    destination: destination.bare[0] ?? destination.said,
    ...(pickup === null ? {} : { pickup: pickup.bare[0] ?? pickup.said }),
    ...(party === null ? {} : { party }),
    ...(time === null ? {} : { pickupAtLocal: time.local }),
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

export const taxiPlanning: Planning = {
  steps: [
    { wish: 'ownOfKind', plan: planOwnTaxi },
    { wish: 'transport', plan: ({ request, newest, voice }) => planTaxi(request, newest, voice) },
  ],
};
