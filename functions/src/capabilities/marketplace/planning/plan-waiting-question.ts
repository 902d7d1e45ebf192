/**
 * "Is breakfast included?", while a proposal of a place waits for its YES: what is asked of that place is answered from its entry, or said not to be
 * known with its phone. It changes nothing of what waits, and goes to nobody as a note.
 */
import { namesKnownTown } from '../../../catalogue/town-names.ts';
import { dishesIn } from '../../../language/dish-words.ts';
import { listingAspectsIn } from '../../../language/listing-aspects.ts';
import { anyPhrase, foldedWords } from '../../../language/phrase-pattern.ts';
import { searchIn } from '../../../language/search-words.ts';
import type { MentionedListing } from '../../../model/language-model.ts';
import { saidBefore } from '../../../model/planner/booking-thread.ts';
import { namesKindOfPlace } from '../../../model/planner/intent.ts';
import type { Plan } from '../../../model/planner/plan.ts';
import type { AskedMessage } from '../../../model/planner/planning.ts';
import { type MessageReading, saysSlots } from '../../../model/planner/read-message.ts';
import { textAt } from '../../../model/planner/text-at.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';
import { isOneQuestion } from '../../../reading/marked-question.ts';
import { asksSomething } from '../../../reading/spoken-text.ts';
import { wishesIn } from '../../../wishes/recognise-wishes.ts';
import { asksAroundPlaces, hasAskingWord, pointsAtPlace } from './listing-question.ts';

/** Proposals of which each is of one place. */
const ofPlace = new Set([
  'initiateBooking',
  'rescheduleBooking',
  'scheduleViewing',
  'bookService',
  'orderFood',
]);

/** How one asks for something to be done, and wishes it by that: "can we sit by the window?" */
const requesting = `can we|can i|can you|could we|could i|could you|may we|may i|is it possible|would it be possible|is there any chance|any chance|would you|will you|shall we|
mümkün mü*|olur mu*|*abilir miyiz|*ebilir miyiz|*abilir miyim|*ebilir miyim|*abilir misiniz|*ebilir misiniz|*abilir misin|*ebilir misin|
אפשר|האם אפשר|אפשרי|נוכל|אוכל|תוכלו|תוכלי|תוכל|можно|можно ли|можем|могу|могли бы|не могли бы|получится|возможно|
μπορούμε|μπορώ|μπορείτε|γίνεται|θα μπορούσαμε|θα μπορούσατε|είναι δυνατόν|
können wir|kann ich|können sie|könnten wir|könnten sie|könnte ich|dürfen wir|darf ich|ist es möglich|wäre es möglich|geht das|
ممكن|هل يمكن|يمكن|بنقدر|منقدر|نقدر|اقدر|أقدر|فينا|فيكم|تقدروا|بتقدروا|
میشه|می‌شه|می‌شود|امکان داره|امکان دارد|ممکنه|می‌تونیم|میتونیم|می‌توانیم|می‌تونید|میتونید|می‌تونم|میتونم|
수 있나요|수 있을까요|수 있어요|될까요|되나요|해 주실*|주시겠*|가능할까요|가능한가요|가능해요`;

/** Who asks for a place to go to asks for another one. */
const places = `place|places|restaurant|restaurants|cafe|bar|bars|pub|hotel|hotels|shop|spot|somewhere|anywhere|else|another|other|
yer|yerler|mekan*|restoran*|lokanta*|kafe*|otel*|dükkan*|başka*|
מקום|מקומות|מסעדה|מסעדות|מלון|מלונות|בית קפה|אחר|אחרת|
место|места|ресторан*|кафе|отел*|гостиниц*|другое|другой|другие|
μέρος|μέρη|εστιατόρι*|ταβέρν*|ξενοδοχεί*|καφετέρι*|άλλο|άλλη|άλλα|
lokal|lokale|restaurant*|café|hotel*|kneipe*|woanders|anderes|andere|
مكان|أماكن|مطعم|مطاعم|فندق|فنادق|مقهى|غير|تاني|ثاني|
جای|جایی|رستوران*|هتل*|کافه*|دیگری|
곳|식당*|레스토랑*|호텔*|카페*|다른*`;

const tables = onFirstUse(() => ({ requesting: anyPhrase(requesting), places: anyPhrase(places) }));

/** Who writes more words that nobody understood may want anything. */
const maxWords = 8;
/** What the tool takes. UTF-16 units. */
const [mostWords, mostQuestion] = [120, 300];

/** Intents whose messages are answered by others. */
const otherIntents = new Set([
  'cancel',
  'my_bookings',
  'change',
  'share_location',
  'help',
  'unsupported',
  'yes',
  'no',
]);

/** Whether it says when or for how many. A meal is the time of none where it is asked about. */
function changesSlot(reading: MessageReading, asksOfMeal: boolean): boolean {
  const { spans } = reading.when;
  // Hebrew calls breakfast a meal of the morning.
  const isOfMeal = (slot: string) => slot === 'meal' || (asksOfMeal && slot === 'part');
  const isMeal = spans.length > 0 && spans.every(({ slot }) => isOfMeal(slot));
  const bare = isMeal ? { ...reading, when: { ...reading.when, part: null } } : reading;
  return saysSlots(bare) || reading.bareNumber !== null || reading.ordinal !== null;
}

/** Whether a message is a question of a few words that says no slot, and is for no other step. */
function isQuestion(reading: MessageReading, said: string, about: readonly string[]): boolean {
  const { original, intent } = reading;
  const hasForm = about.length > 0 && hasAskingWord(said) && !/[.!?؟\n]\s+\S/u.test(original);
  if (!isOneQuestion(original) && !hasForm) return false;
  if (foldedWords(original).length > maxWords || changesSlot(reading, about.includes('breakfast')))
    return false;
  // What it costs stands in the proposal.
  return !(intent !== null && otherIntents.has(intent)) && !about.includes('price');
}

/** Whether it asks for another place than the one that is spoken of. */
const asksElsewhere = ({ nearby, original }: MessageReading, said: string): boolean =>
  nearby ||
  asksAroundPlaces(said) ||
  foldedWords(original).some((word) => namesKnownTown(word)) ||
  (tables().places.test(said) && !pointsAtPlace(said));

/** What it asks; null for what is no question, or asks for another place, or for something to be done. */
function questionIn(reading: MessageReading) {
  const { original, rest } = reading;
  const said = ` ${foldedWords(original).join(' ')} `;
  const about = listingAspectsIn(original);
  const isOfDish = dishesIn(rest).length > 0;
  if (!isQuestion(reading, said, about)) return null;
  const isWish = about.length === 0 || wishesIn([{ original, rest }]) !== null;
  if ((isWish && tables().requesting.test(said)) || asksElsewhere(reading, said)) return null;
  const isNamed = about.length > 0 || isOfDish;
  if (!isNamed && (searchIn(rest).namesKind || namesKindOfPlace(rest))) return null;
  const unread = reading.unread.map((part) => part.words).join(' … ');
  return isNamed || unread !== '' ? { about, isOfDish, unread: unread.slice(0, mostWords) } : null;
}

/** The place of the proposal, which stands in its first lines; or of what the message before asked for, where more was asked back. */
async function placeWaiting({ request, newest, catalogue }: AskedMessage): Promise<MentionedListing | null> {
  const { pendingSummary, pendingTool, marketId } = request.situation;
  const named = async (text: string) =>
    catalogue.mentionsIn(text.slice(0, mostQuestion).toWellFormed(), marketId);
  if (pendingSummary !== null) {
    if (pendingTool !== undefined && !ofPlace.has(pendingTool)) return null;
    return (await named(pendingSummary.split('\n').slice(0, 2).join('\n')))[0] ?? null;
  }
  const before = request.turns.slice(0, newest).findLastIndex(({ role }) => role === 'user');
  const answer = saidBefore(request.turns, newest);
  if (before < 0 || answer === null || !asksSomething(answer)) return null;
  const [place, other] = await named(textAt(request, before));
  return other === undefined ? (place ?? null) : null;
}

/** The call that answers it; null where nothing of one place waits, or nothing is asked of that place. */
export async function planWaitingQuestion(asked: AskedMessage): Promise<Plan | null> {
  const { request, text, gathered } = asked;
  if (!request.tools.some(({ name }) => name === 'getListingDetails')) return null;
  const { reading } = await gathered();
  const question = questionIn(reading);
  const place = question === null ? null : await placeWaiting(asked);
  if (question === null || place === null) return null;
  if (reading.mentions.some(({ listingId }) => listingId !== place.listingId)) return null;
  const { about, isOfDish, unread } = question;
  const words = about.length > 0 || isOfDish ? null : unread;
  const args = {
    listing: place.listingId,
    ...(about.length === 0 ? {} : { about: [...about] }),
    ...(words === null ? {} : { words }),
    ...(isOfDish || words !== null ? { question: text.trim().slice(0, mostQuestion) } : {}),
  };
  return { call: { name: 'getListingDetails', args } };
}

/** The same, where its entry has a word for what is asked. */
export async function planWaitingAspect(asked: AskedMessage): Promise<Plan | null> {
  const plan = listingAspectsIn(asked.text).length === 0 ? null : await planWaitingQuestion(asked);
  return plan?.call?.args['about'] === undefined ? null : plan;
}
