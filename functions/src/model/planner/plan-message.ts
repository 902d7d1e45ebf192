/** The planner's answer to a message: the first of its steps that knows what is wished, and what is said where none does. */
import { putsOff } from '../../reading/puts-off.ts';
import type { CatalogueMentions, ModelRequest } from '../language-model.ts';
import { whatCanBeDone } from './abilities.ts';
import { saidBefore } from './booking-thread.ts';
import { doubtedPlan } from './doubt-of-plan.ts';
import type { GatheredBooking } from './gather-booking.ts';
import type { Intent } from './intent.ts';
import { type MenuChoice, menuChoiceIn, menuLabels } from './menu-choices.ts';
import { asksInAnyLanguage, givesUp, unreadWordsIn } from './own-words.ts';
import { callOr, type Plan, type Voice, voiceOf } from './plan.ts';
import { type AskedMessage, askedMessage, type Planning } from './planning.ts';
import { saysSlots } from './read-message.ts';
import { searchesInVain } from './searches-in-vain.ts';
import { smallTalkIn } from './small-talk.ts';
import { textAt } from './text-at.ts';

function planMenuChoice(request: ModelRequest, choice: MenuChoice, { say }: Voice): Plan {
  if (choice === 'mine') return callOr(request, 'myBookings', {}, say.cannotListHere());
  return { text: choice === 'book' ? say.askListing() : say.askSearch() };
}

/** Greek asks with a semicolon. */
const question = /[?؟](?:[\s\p{P}\p{Emoji}]*)$|\p{Script=Greek}\s*;$/u;

/**
 * A question that nothing answers was understood as one: it is said that the answer is not known.
 * "I did not understand" is not said twice in the same words: the second time there is an example, and a person to turn to.
 */
function notUnderstood(request: ModelRequest, newest: number, { say, can, language }: Voice): Plan {
  const before = saidBefore(request.turns, newest);
  const isAgain = before !== null && asksInAnyLanguage(before, (other) => other.unknown('').trim());
  const isQuestion = question.test(textAt(request, newest).trim());
  const text = isQuestion
    ? say.notKnown(can)
    : isAgain && canBook(request)
      ? say.stillUnknown()
      : say.unknown(can);
  return { text, choices: menuLabels(request, language) };
}

function canBook({ tools }: ModelRequest): boolean {
  return ['searchMarketplace', 'initiateBooking'].every((name) => tools.some((tool) => tool.name === name));
}

/** What is answered to words that ask for nothing; null for all others. */
function answerTo(intent: Intent | null, request: ModelRequest, { say, can, language }: Voice): Plan | null {
  const choices = menuLabels(request, language);
  switch (intent) {
    case 'unsupported':
      return { text: say.unsupported(can) };
    case 'share_location':
      return { text: say.shareLocation() };
    case 'help':
      // The examples of the help are a search and a booking.
      return { text: canBook(request) ? say.help(whatCanBeDone(request, language)) : can, choices };
    case 'greeting':
      return { text: say.greeting(can), choices };
    case 'thanks':
      return { text: say.thanks() };
    case 'yes':
    case 'no':
      return request.situation.pendingSummary === null ? { text: say.nothingPending() } : null;
    default:
      return null;
  }
}

/** Letters of an answer that are told back. */
const maxToldBack = 80;

/** What was no answer to a question about a booking, and no wish either: its words back, and the question once more. Null for all else. */
function askedAgain(
  { request, text, voice: { say } }: AskedMessage,
  { reading, isUnderWay, asked, slots }: GatheredBooking,
): Plan | null {
  const isAnswer = reading.intent === null || reading.intent === 'yes';
  const isOfBooking = isUnderWay && slots.listings.length === 1 && request.situation.pendingSummary === null;
  if (!isAnswer || !isOfBooking || question.test(text.trim())) return null;
  const questions = { party: say.askParty, clock: say.askClock, when: say.askWhen, listing: null };
  const ask = asked === null ? null : questions[asked];
  return ask === null ? null : { text: `${say.noAnswerIn(text.trim().slice(0, maxToldBack))} ${ask()}` };
}

/**
 * @returns the next step for the person's newest message: a tool call, a question, or an honest "I cannot". What asks for nothing is
 *   answered first; then the wishes are read in their order (`wishOrder`).
 */
export async function planMessage(
  request: ModelRequest,
  catalogue: CatalogueMentions,
  { steps, find }: Required<Planning>,
): Promise<Plan> {
  const voice = voiceOf(request);
  const { say, can } = voice;
  const newest = request.turns.findLastIndex((turn) => turn.role === 'user');
  if (newest < 0) return { text: say.greeting(can) };
  const asked = askedMessage(request, newest, voice, catalogue, find);
  if (asked.text.trim() === '') return { text: say.emptyMessage() };
  const chosen = menuChoiceIn(asked.text);
  if (chosen !== null) return planMenuChoice(request, chosen, voice);
  const talk = smallTalkIn(asked.text);
  if (talk !== null) return { text: say[talk]() };
  const isAsked = unreadWordsIn(saidBefore(request.turns, newest)) !== null;
  if (isAsked && request.situation.pendingSummary === null && givesUp(asked.text))
    return { text: say.allRight() };
  if (request.situation.pendingSummary !== null && putsOff(asked.text)) {
    const { reading } = await asked.gathered();
    if (reading.mentions.length === 0 && !saysSlots(reading)) return { text: say.takeYourTime() };
  }
  for (const { wish, plan } of steps) {
    const made = await plan(asked);
    if (made === null) continue;
    if (await searchesInVain(asked, made)) return { text: say.unknownWhilePending() };
    return doubtedPlan(asked, wish, made);
  }
  const gathered = await asked.gathered();
  const again = askedAgain(asked, gathered);
  if (again !== null) return again;
  const answer = answerTo(gathered.reading.intent, request, voice);
  if (answer !== null) return answer;
  const isPending = request.situation.pendingSummary !== null;
  return isPending ? { text: say.unknownWhilePending() } : notUnderstood(request, newest, voice);
}
