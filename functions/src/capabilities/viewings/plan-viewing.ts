/** "I would like to see the flat on Friday at ten": a wish to be shown a property. */
import type { JsonObject } from '@merve/contract';
import { formatList } from '../../language/format.ts';
import { anyPhrase, foldedWords } from '../../language/phrase-pattern.ts';
import { searchIn } from '../../language/search-words.ts';
import type { ModelRequest } from '../../model/language-model.ts';
import { accountFor, messageAsked, settledMessage } from '../../model/planner/account-for.ts';
import { mergeMessage } from '../../model/planner/booking-slots.ts';
import { isTableSummary, proposalLetGo } from '../../model/planner/booking-thread.ts';
import {
  type FilledMessage,
  fillMessage,
  type NamedInMessage,
  takePeople,
} from '../../model/planner/filled-message.ts';
import { foldMessageText } from '../../model/planner/fold-message.ts';
import { type GatheredBooking, slotsOfSummary } from '../../model/planner/gather-booking.ts';
import type { Plan } from '../../model/planner/plan.ts';
import type { AskedMessage, Planning } from '../../model/planner/planning.ts';
import { readMessage, saysSlots } from '../../model/planner/read-message.ts';
import { onFirstUse } from '../../platform/on-first-use.ts';
import { isOneQuestion } from '../../reading/marked-question.ts';
import { startOf } from '../../reading/moment/moment.ts';
import { unreadParts } from '../../reading/unread-words.ts';

const asksToView =
  /\b(?:viewings?|(?:arrange|schedule|request) (?:a )?(?:visit|tour)|(?:view|see|visit|look at) (?:the |this |that |an? )?(?:flat|house|apartment|property|villa|loft|place)|gezmek|gezebilir\w*|gezme randevusu\w*|(?:daire|ev|villa|konut)\w* .*gormek ist\w*|gormek ist\w*)\b/;

/**
 * "Besichtigen" is said of a property; "see" only of what is called one, or of a place that is only to be viewed. Phrases as
 * `anyPhrase` reads them, parted by `|`.
 */
const viewing =
  'besichtigen|besichtigung*|besichtigungstermin*|осмотр*|просмотр*|επισκεψη στο ακινητο|επισκεφτω το|סיור בדירה|לבקר בדירה|معاينة|أعاين|بازدید*|구경*|집 보러|둘러보*|방문하고';
const seeing =
  'see|view|visit|look|gör|görmek|görmeye|görüp|görsek|görelim|görebilir*|gez|gezmek|gezmeye|gezip|gezsek|gezelim|gezebilir*|sehen|anschauen|ansehen|посмотреть|увидеть|δω|δουμε|לראות|أرى|أشاهد|رؤية|زيارة|ببینم|ببینیم|دیدن|보고 싶*|볼 수|보러';
const property =
  'flat|flats|apartment*|house|villa|loft|residence|penthouse|studio|property|daire*|ev|evi|evin*|evini|konut*|wohnung|haus|квартир*|дом|вилл*|апартамент*|διαμερισμα|σπιτι|βιλα|ακινητο|דירה|הדירה|בית|הבית|וילה|شقة|الشقة|بيت|منزل|فيلا|عقار|آپارتمان|خانه|ویلا|ملک|아파트*|집|빌라*';
/** Said around a viewing, nothing more. */
const around =
  'viewing|viewings|visit|tour|around|show|shown|book the viewing|request|schedule|arrange|randevu*|gezme*|gelip|miyim|miyiz|mıyım|mıyız|görmek|gezmek|besuchen|termin|встречу|показать|покажите|ραντεβού|δείξετε|ביקור|להראות|موعد|زيارته|تفقد|قرار|방문|싶어요|싶습니다';
const tables = onFirstUse(() => {
  const all = (phrases: readonly string[]) => new RegExp(anyPhrase(phrases).source, 'gu');
  const [view, see, what, beside] = [viewing, seeing, property, around].map((list) => list.split('|'));
  return {
    viewing: anyPhrase(view ?? []),
    seeing: anyPhrase(see ?? []),
    property: anyPhrase(what ?? []),
    own: all([...(view ?? []), ...(see ?? []), ...(what ?? []), ...(beside ?? [])]),
  };
});

/** What says that a place is to be viewed. */
export const viewingPhrases = (): readonly RegExp[] => [tables().own];

const spaced = (text: string) => ` ${foldedWords(text.slice(0, 500)).join(' ')} `;

/** Whether a message asks to be shown a property, in any of Merve's languages. */
function asksForViewing(text: string): boolean {
  if (asksToView.test(foldMessageText(text))) return true;
  const said = spaced(text);
  const { viewing, property } = tables();
  return viewing.test(said) || (isSeeing(said, text) && property.test(said));
}

/** English and Turkish have "see" in many other things: there it is told by `asksToView`, and by what is seen. */
const isSeeing = (said: string, text: string): boolean =>
  tables().seeing.test(said) && /[^\p{Script=Latin}\P{L}]|(?:sehen|anschauen|ansehen)/iu.test(text);

/** Whether the place that is named is there to be viewed, and nothing else can be asked for at it. */
const isOnlyViewed = ({ takes }: NamedInMessage): boolean =>
  takes?.includes('schedule_viewing') === true && takes.every((action) => action === 'schedule_viewing');

/** Whether it may be viewed, and "visit it on Friday" books nothing there. */
const isViewed = ({ takes = [] }: NamedInMessage): boolean =>
  takes.includes('schedule_viewing') && !takes.includes('book');

const saysMoment = ({ when }: FilledMessage): boolean =>
  when.day !== null || when.clock !== null || when.part !== null;

/** Whether the newest message says which place or when, of a viewing that the one before it asked for. */
function completesWish(request: ModelRequest, newest: number, { reading }: GatheredBooking): boolean {
  const before = request.turns.slice(0, newest).findLast((turn) => turn.role === 'user');
  if (before?.role !== 'user' || !asksForViewing(before.text)) return false;
  const isChoice =
    reading.mentions.length > 0 ||
    reading.ordinal !== null ||
    reading.bareNumber !== null ||
    saysSlots(reading);
  return isChoice && (reading.intent === null || reading.intent === 'search');
}

/** All that a message says beside its place and its time: who comes along, and what nobody read. */
function restOf(filled: FilledMessage) {
  const people = takePeople(filled);
  const unread = unreadParts(filled.said, filled.languages, () => null, [tables().own]);
  return { people, unread };
}

/**
 * The call for the one place that is named, chosen or in view, or the question which; one is looked for where there is none
 * yet. Null where nothing of the kind is asked, or nobody can be asked here.
 * @param newest up to where questions about the message were answered
 */
async function planViewing(asked: AskedMessage, newest = asked.newest): Promise<Plan | null> {
  const { request, voice, catalogue } = asked;
  const { language, say } = voice;
  if (!request.tools.some(({ name }) => name === 'scheduleViewing')) return null;
  const gathered = await asked.gathered();
  const { reading, slots, local } = gathered;
  const settled = settledMessage(request, asked.newest, newest);
  const filled = await fillMessage(settled.text, request, local, catalogue);
  const [named] = filled.named;
  const isSeen = tables().seeing.test(spaced(settled.text));
  const isShown =
    named !== undefined && (isOnlyViewed(named) ? saysMoment(filled) || isSeen : isSeen && isViewed(named));
  const asks = isShown || asksForViewing(reading.original);
  if (!asks && !completesWish(request, asked.newest, gathered)) return null;
  const said = asks ? reading.mentions : slots.listings;
  const meant = said.length > 0 ? said : request.situation.lastListings;
  const [listing, other] = meant;
  if (listing === undefined) return (await asked.find()) ?? { text: say.askSearch() };
  if (other !== undefined) {
    const names = meant.map(({ name }) => name);
    return { text: say.askListingAmong(formatList(names, language, 'disjunction')) };
  }
  // Places are shown by daylight: "at ten" is in the morning.
  const when = asks ? filled.when : slots.when;
  const startsAtLocal = startOf(when, local, true);
  if (startsAtLocal === null && (when.clock !== null || saysMoment(filled))) return { text: say.askClock() };
  const { people, unread } = restOf(filled);
  const account = accountFor(unread, settled, people === null ? [] : [people], voice);
  if ('ask' in account) return account.ask;
  const args = {
    listing: listing.listingId,
    ...(startsAtLocal === null ? {} : { startsAtLocal }),
    ...(account.note === null ? {} : { note: account.note }),
  };
  return { call: { name: 'scheduleViewing', args } };
}

/** The same for the answer to a question about the words of a viewing; null for every other message. */
async function planAnsweredViewing(asked: AskedMessage): Promise<Plan | null> {
  const at = messageAsked(asked.request, asked.newest, () => false);
  if (at === asked.newest) return null;
  // "Does it have a lift?" is no other word for what was not understood.
  const { reading } = await asked.gathered();
  if (isOneQuestion(asked.text) && reading.when.day === null && reading.when.clock === null) return null;
  return planViewing(asked.at(at), asked.newest);
}

const toolName = 'scheduleViewing';
/** How many messages back a viewing that waits was asked for. */
const messagesBack = 6;

/** What was called for a viewing that waits, by the message that asked for it; null where none of the last ones did. */
async function askedBefore(asked: AskedMessage): Promise<JsonObject | null> {
  const before = asked.request.turns.flatMap(({ role }, index) =>
    role === 'user' && index < asked.newest ? [index] : [],
  );
  for (const index of before.slice(-messagesBack).reverse()) {
    const call = (await planViewing(asked.at(index)))?.call;
    if (call?.name === toolName) return call.args;
  }
  return null;
}

/** The viewing that waits for its YES, or was let go just before by a "no" that the newest message began with; null for none. */
function viewingInView({ request, newest }: AskedMessage): string | null {
  const { pendingTool, pendingSummary } = request.situation;
  if (pendingSummary !== null) return pendingTool === toolName ? pendingSummary : null;
  const letGo = proposalLetGo(request.turns, newest);
  return letGo !== null && isTableSummary(letGo) ? letGo : null;
}

/**
 * "Friday instead", "at noon then", behind a viewing that waits for its YES, or was let go: the same place and words, at the time that is said now.
 * What names a place or a kind of one, or holds words that nobody read, is about something else, or asked about like any other.
 */
async function planChangedViewing(asked: AskedMessage): Promise<Plan | null> {
  const { request, voice, catalogue } = asked;
  const summary = viewingInView(asked);
  if (summary === null) return null;
  const { reading, local } = await asked.gathered();
  const { day, clock, part, shiftDays, shiftMinutes } = reading.when;
  const { bareNumber, ambiguousNumber } = reading;
  const saysWhen = [day, clock, part, shiftDays, shiftMinutes, bareNumber, ambiguousNumber].some(
    (one) => one !== null,
  );
  const isOther =
    reading.mentions.length > 0 || searchIn(reading.rest).namesKind || reading.unread.length > 0;
  if (!saysWhen || isOther) return null;
  const args = await askedBefore(asked);
  if (args === null) return null;
  const { marketId } = request.situation;
  const waiting = await slotsOfSummary(summary, (text) =>
    readMessage(text, voice.language, local, marketId, catalogue),
  );
  // What was let go may have been a table.
  if (!waiting.listings.some(({ listingId }) => listingId === args['listing'])) return null;
  const known = { ...waiting, byDaylight: true };
  const view = { local, lastListings: [], asked: 'clock', offered: [] } as const;
  const startsAtLocal = startOf(mergeMessage(known, reading, view).when, local, true);
  return startsAtLocal === null
    ? { text: voice.say.askClock() }
    : { call: { name: toolName, args: { ...args, startsAtLocal } } };
}

export const viewingsPlanning: Planning = {
  steps: [
    { wish: 'answerOfErrand', plan: planChangedViewing },
    { wish: 'answerOfErrand', plan: planAnsweredViewing },
    { wish: 'viewing', plan: (asked) => planViewing(asked) },
  ],
};
