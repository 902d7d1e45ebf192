import type { CatalogueMentions, ModelRequest } from '../../../model/language-model.ts';
import { isBookingUnderWay, saidBefore } from '../../../model/planner/booking-thread.ts';
import { asksInAnyLanguage } from '../../../model/planner/own-words.ts';
import { callOr, type Plan } from '../../../model/planner/plan.ts';
import type { AskedMessage, Planning } from '../../../model/planner/planning.ts';
import { textAt } from '../../../model/planner/text-at.ts';
import { readRoute } from '../../../reading/route/read-route.ts';
import { planAfterLookedUpToAsk, planAsk } from './ask-listing.ts';
import { codeAlone, type MessageWish, readMessageWish } from './message-request.ts';

/** The wish in the newest message, or the earlier one that the newest message completes: with what to say, or with its code. */
async function wishAt(
  request: ModelRequest,
  newest: number,
  catalogue: CatalogueMentions,
): Promise<MessageWish | null> {
  const wishIn = async (text: string) => {
    if (text.trim() === '') return null;
    const [mention] = await catalogue.mentionsIn(text, request.situation.marketId);
    return readMessageWish(text, mention?.matched ?? null);
  };
  const text = textAt(request, newest);
  const wish = await wishIn(text);
  if (wish !== null) return wish;
  const asked = saidBefore(request.turns, newest);
  const isSaid = asked !== null && asksInAnyLanguage(asked, (say) => say.askMessage());
  const reference = codeAlone(text);
  if (!isSaid && reference === null) return null;
  const before = request.turns.slice(0, newest).findLastIndex((turn) => turn.role === 'user');
  const earlier = before < 0 ? null : await wishIn(textAt(request, before));
  if (earlier === null) return null;
  if (isSaid) return { ...earlier, message: text.trim() };
  return earlier.message === null ? null : { ...earlier, reference };
}

/** The next step for a message to a business or a driver; null if the person asks for none. */
async function planPassOn({
  request,
  newest,
  voice: { say, can },
  catalogue,
}: AskedMessage): Promise<Plan | null> {
  const wish = await wishAt(request, newest, catalogue);
  if (wish === null) return null;
  const { message, reference } = wish;
  const canPassOn = request.tools.some(({ name }) => name === 'sendWhatsAppMessage');
  if (canPassOn && message === null) return { text: say.askMessage() };
  const args = { message: message ?? '', ...(reference === null ? {} : { reference }) };
  return callOr(request, 'sendWhatsAppMessage', args, say.unsupported(can));
}

/** "Doch lieber eine Stunde später" moves what is booked, and keeps nobody waiting. */
const changing =
  /(?<!\p{L})(?:doch|lieber|instead|rather|can we|could we|can you|could you|make it|move|alalım|alabilir|olsun|лучше|давайте|можно|перенес|μήπως|καλύτερα|γίνεται|אפשר|עדיף|ممكن|الأحسن|خلينا|میشه|می‌شه|بهتره)|(?:바꿔|바꿀|변경|미뤄|미룰)/iu;
const asksForChange = (text: string): boolean => changing.test(text);

/** "We are late", in their own words: what they add for Merve does no harm to whoever waits. On the way to a booking it is about that. */
async function planLate({ request, newest, text, own, gathered }: AskedMessage): Promise<Plan | null> {
  if ((await own())?.aim !== 'late' || isBookingUnderWay(request, newest)) return null;
  // "A taxi to the airport in half an hour" keeps nobody waiting.
  const { isTaxi, destination } = readRoute(text, request.situation.language);
  if (isTaxi && destination !== null) return null;
  // "Half an hour later?", while a time is waiting for a YES, is about that time.
  const { shiftMinutes, shiftDays } = (await gathered()).reading.when;
  const isShift = shiftMinutes !== null || shiftDays !== null;
  if (isShift && (request.situation.pendingSummary !== null || asksForChange(text))) return null;
  return request.tools.some(({ name }) => name === 'sendWhatsAppMessage')
    ? { call: { name: 'sendWhatsAppMessage', args: { message: text.trim() } } }
    : null;
}

export const messagesPlanning: Planning = {
  steps: [
    { wish: 'passOn', plan: planAsk },
    { wish: 'passOn', plan: planPassOn },
    { wish: 'passOn', plan: planLate },
  ],
  after: [planAfterLookedUpToAsk],
};
