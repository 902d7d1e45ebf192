/** Food to be brought or collected, over as many messages as it takes: from where, what, when, and where to. */
import { z } from 'zod';
import type { ModelRequest, ToolResponse } from '../../../model/language-model.ts';
import {
  accountFor,
  maxNote,
  messageAsked,
  type SettledMessage,
  settledMessage,
} from '../../../model/planner/account-for.ts';
import { addressAnswered, asksWhereTo } from '../../../model/planner/address.ts';
import { saidBefore } from '../../../model/planner/booking-thread.ts';
import { fillMessage } from '../../../model/planner/filled-message.ts';
import { foldMessageText } from '../../../model/planner/fold-message.ts';
import { intentOf } from '../../../model/planner/intent.ts';
import { callOr, type Plan } from '../../../model/planner/plan.ts';
import type { AskedMessage, Planning } from '../../../model/planner/planning.ts';
import { callsIn, refusalOf } from '../../../model/planner/recorded-calls.ts';
import { referenceIn } from '../../../model/planner/reference.ts';
import { renderResult } from '../../../model/planner/render-results.ts';
import { textAt } from '../../../model/planner/text-at.ts';
import { localNow, startOf } from '../../../reading/moment/moment.ts';
import type { MomentReading } from '../../../reading/moment/read-moment.ts';
import { asksDish, asksKitchen, isOnMenu, namedInList, showsMenu, withDishMeant } from './order-answers.ts';
import { comesForIt, type OrderWish, readOrderWish } from './order-request.ts';
import { planAnsweredChange, planOrderChange } from './plan-order-change.ts';
import { planWaitingChange } from './plan-waiting-change.ts';
import { readWaitingChange } from './waiting-change.ts';

interface FoundWish extends OrderWish {
  readonly listing: string | null;
  readonly when: MomentReading;
  readonly settled: SettledMessage;
}

/** The wish in the message at `at`, with what was answered since to the questions about it; null for a message that orders nothing. */
async function wishAt(
  { request, newest, catalogue }: AskedMessage,
  at: number,
  isAsked = false,
): Promise<FoundWish | null> {
  const { situation } = request;
  const settled = settledMessage(request, at, newest);
  if (settled.text.trim() === '') return null;
  const local = localNow(situation.now, situation.timeZone);
  const filled = await fillMessage(settled.text, request, local, catalogue);
  const wish = readOrderWish(filled, isAsked);
  if (wish === null) return null;
  const [shown, more] = situation.lastListings;
  const inView = shown !== undefined && more === undefined ? shown.listingId : null;
  return { ...wish, listing: wish.from?.listingId ?? inView, when: filled.when, settled };
}

/** Whether what Merve said asks for more of an order. */
const asksOfOrder = (said: string): boolean => asksWhereTo(said) || asksKitchen(said) || asksDish(said);

/** The wish with what was answered since: where to, or that they come for it; from which kitchen; which dish is meant. Null for an answer that says none of it. */
async function withAnswers(wish: FoundWish, asked: AskedMessage, at: number): Promise<FoundWish | null> {
  const { request, newest } = asked;
  const { language } = request.situation;
  let answered = wish;
  for (let index = at + 1; index <= newest; index += 1) {
    const answer = textAt(request, index).replace(/\s+/gu, ' ').trim();
    const before = saidBefore(request.turns, index);
    if (answer === '' || before === null || !asksOfOrder(before)) continue;
    const said = async () => (await asked.at(index).gathered()).reading;
    const change = asksWhereTo(before)
      ? readWaitingChange(answer, answered.items, language, { isOtherAnswer: true })
      : null;
    if (change !== null && !change.collect && change.howMany === null)
      answered = {
        ...answered,
        items: change.items,
        remarks: [...answered.remarks, ...change.remarks],
        unread: [...answered.unread, ...change.unread],
      };
    else if (asksWhereTo(before))
      answered = comesForIt(answer, language)
        ? { ...answered, collect: true }
        : { ...answered, address: addressAnswered(before, answer).slice(0, maxNote) };
    else if (asksDish(before)) {
      const { ordinal } = await said();
      const meant = withDishMeant(answered, before, { text: answer, ordinal }, language);
      if (meant === null) return null;
      answered = meant;
    } else {
      const reading = await said();
      const ordinal = reading.ordinal ?? (reading.bareNumber === null ? null : reading.bareNumber - 1);
      const listing =
        reading.mentions[0]?.listingId ?? (ordinal === null ? null : namedInList(before, ordinal));
      if (listing === null) return null;
      answered = { ...answered, listing };
    }
  }
  return answered;
}

/** "cancel my order": with its code if it was given. */
function planCancelOrder(text: string): Plan | null {
  const folded = foldMessageText(text);
  if (!/\b(?:cancel\w*|iptal\w*)\b/.test(folded) || !/\b(?:orders?|siparis\w*)\b/.test(folded)) return null;
  const reference = referenceIn(text);
  return { call: { name: 'cancelOrder', args: reference === null ? {} : { reference } } };
}

const canOrder = ({ tools }: ModelRequest) => tools.some(({ name }) => name === 'orderFood');

/** The next step for a food order; null if the message is about none, or orders are switched off here. */
async function planOrder(asked: AskedMessage): Promise<Plan | null> {
  const { request, newest, text } = asked;
  if (!canOrder(request)) return null;
  const cancelled = planCancelOrder(text);
  if (cancelled !== null) return cancelled;
  const wish = await wishAt(asked, newest);
  return wish === null ? null : planWish(asked, wish);
}

/** The same for the answer to a question about an order; null for every other message. */
async function planAnsweredOrder(asked: AskedMessage): Promise<Plan | null> {
  const { request, newest, text } = asked;
  if (!canOrder(request)) return null;
  const at = messageAsked(request, newest, asksOfOrder);
  const intent = intentOf(foldMessageText(text));
  if (at === newest || (intent !== null && intent !== 'yes' && intent !== 'no')) return null;
  const wish = await wishAt(asked, at);
  const answered = wish === null ? null : await withAnswers(wish, asked, at);
  return answered === null ? null : planWish(asked, answered);
}

/** "Two margheritas please" right behind a menu: of the place whose menu it is. */
async function planOfMenu(asked: AskedMessage): Promise<Plan | null> {
  const { request, newest, text } = asked;
  const menu = saidBefore(request.turns, newest);
  if (!canOrder(request) || menu === null || !showsMenu(menu) || intentOf(foldMessageText(text)) !== null)
    return null;
  const wish = await wishAt(asked, newest, true);
  const isOfMenu =
    wish !== null && wish.items.length > 0 && wish.items.every(({ item }) => isOnMenu(item, menu));
  return isOfMenu ? planWish(asked, wish) : null;
}

async function planWish({ request, voice }: AskedMessage, wish: FoundWish): Promise<Plan> {
  const { say } = voice;
  const { listing, items, address, collect, remarks, unread, settled, when } = wish;
  if (listing === null) {
    const query = items.map(({ item }) => item).join(' ');
    if (query === '') return { text: say.askOrderPlace() };
    return callOr(request, 'searchMarketplace', { query, action: 'order_food' }, say.cannotSearchHere());
  }
  // Without a dish there is the menu to be seen.
  if (items.length === 0) return callOr(request, 'showMenu', { listing }, say.cannotSearchHere());
  const { situation } = request;
  const startsAtLocal = startOf(when, localNow(situation.now, situation.timeZone), false);
  const isTimed = when.day !== null || when.clock !== null || when.part !== null || when.unclear.length > 0;
  if (isTimed && startsAtLocal === null) return { text: say.askClock() };
  const account = accountFor(unread, settled, remarks, voice);
  if ('ask' in account) return account.ask;
  const args = {
    listing,
    items: items.map((item) => ({ ...item })),
    ...(address === null ? {} : { address }),
    ...(collect ? { collect } : {}),
    ...(startsAtLocal === null || when.isNow ? {} : { startsAtLocal }),
    ...(account.note === null ? {} : { note: account.note }),
  };
  return { call: { name: 'orderFood', args } };
}

/** What takes no orders has no menu that is known of: where a menu was refused, the entry is asked for it, and for whom to ask. */
function planAfterNoMenu({ turns, tools }: ModelRequest, results: readonly ToolResponse[]): Plan | null {
  const refused = results.some(
    ({ name, response }) => name === 'showMenu' && refusalOf(response)?.code === 'NOT_BOOKABLE',
  );
  if (!refused || !tools.some(({ name }) => name === 'getListingDetails')) return null;
  const made = turns.findLast((turn) => turn.role === 'model');
  const call =
    made?.role === 'model' ? callsIn(made.rawParts).find(({ name }) => name === 'showMenu') : undefined;
  const listing = call?.args['listing'];
  return typeof listing === 'string'
    ? { call: { name: 'getListingDetails', args: { listing, about: ['menu'] } } }
    : null;
}

const kitchens = z.object({ results: z.array(z.object({ listingId: z.string() })) });

/** Where what is ordered can be had, and the question from whom; of one kitchen alone it is ordered at once. */
async function planAfterKitchens(
  asked: AskedMessage,
  results: readonly ToolResponse[],
): Promise<Plan | null> {
  const [searched, more] = results;
  const { request, newest, voice } = asked;
  if (searched?.name !== 'searchMarketplace' || more !== undefined || !canOrder(request)) return null;
  const found = kitchens.safeParse(searched.response).data?.results;
  const wish = found === undefined ? null : await wishAt(asked, newest);
  if (found === undefined || wish === null || wish.listing !== null) return null;
  if (found.length === 0) return { text: voice.say.askOrderPlace() };
  const [first, second] = found;
  if (first !== undefined && second === undefined)
    return planWish(asked, { ...wish, listing: first.listingId });
  const list = renderResult(searched, voice.language, false).split('\n').slice(0, -1).join('\n');
  return { text: `${list}\n${voice.say.askKitchen()}` };
}

export const ordersPlanning: Planning = {
  steps: [
    {
      wish: 'answerOfErrand',
      plan: ({ request, newest, voice }) => planAnsweredChange(request, newest, voice),
    },
    { wish: 'answerOfErrand', plan: planAnsweredOrder },
    { wish: 'answerOfErrand', plan: planOfMenu },
    { wish: 'change', plan: planWaitingChange },
    { wish: 'change', plan: ({ request, newest, voice }) => planOrderChange(request, newest, voice) },
    { wish: 'delivery', plan: planOrder },
  ],
  after: [({ request }, results) => planAfterNoMenu(request, results), planAfterKitchens],
};
