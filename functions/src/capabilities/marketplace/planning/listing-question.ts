/** "What is on the menu at Carob Lantern?", "and their phone?": what a message asks of one place. Pure; in any of Merve's languages. */
import { dishesIn } from '../../../language/dish-words.ts';
import { type ListingAspect, listingAspectsIn, listingFacts } from '../../../language/listing-aspects.ts';
import { anyPhrase, foldedWords } from '../../../language/phrase-pattern.ts';
import { searchIn } from '../../../language/search-words.ts';
import { asksToSearch, namesKindOfPlace } from '../../../model/planner/intent.ts';
import type { MessageReading } from '../../../model/planner/read-message.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';

/** So many words make a question of a thing that is only named: "phone number?", "Carob Lantern menü". */
const fewWords = 6;

/** How a question begins or ends that has no question mark. */
const askingWords = `is there|are there|do they|does|do you|have they|has|can i|can we|can you bring|are|is|any|what|whats|which|where|how|when|tell me|give me|show me|
var mı|varmı|mı|mi|mu|mü|mıdır|ne|nedir|neler|nerede|kaç|hangi|söyler|verir misin|
gibt es|gibts|gibt s|hats|haben sie|hat|haben|kann man|kann ich|ist|sind|darf man|was|wie|wo|welche|wann|
есть ли|есть|можно|какой|какие|какая|где|сколько|ли|принимают|
έχει|έχουν|υπάρχει|μπορώ|μπορούμε|πόσο|που|τι|ποιο|δέχονται|
יש|האם|אפשר|מה|איפה|כמה|מתי|
هل|كم|ما|ماذا|أين|متى|لديهم|عندهم|يوجد|
آیا|دارند|دارن|دارد|داره|چیست|چیه|کجا|چند|هست|
있나요|있어요|있습니까|되나요|가능*|인가요|뭐*|어디*|얼마*|몇`;

/** Asks whether something may be done there: one word more says what. */
const leaveWords = `can i|can we|may i|may we|are we allowed|is it ok|olur mu|serbest mi|izin var mı|kabul ediyor*|
darf|dürfen|ist erlaubt|можно|разрешено|пускают|επιτρέπ*|μπορούμε|אפשר|מותר|ممكن|مسموح|يسمح*|می‌شود|میشه|مجاز*|되나요|될까요|가능*`;

/** The place in view, as it is spoken of. */
const pointing = `they|their|theirs|them|there|it|its|that place|this place|the place|the restaurant|the hotel|
onların|onlar|orada|orda|ordaki|orası|oranın|oraya|orayı|burda|buranın|burası|oradaki|mekanın|
dort|deren|ihre|ihr|die|da|
там|у них|их|туда|
εκεί|τους|εκείνο|
שם|שלהם|להם|אליהם|
هناك|لديهم|عندهم|لهم|
آنجا|اونجا|شان|آن‌ها|
거기*|그곳*|그 가게*|그 식당*|여기*`;

/** Asks around a place, and of none: "what is open near the harbour?" */
const around = `near|nearby|around|close to|by the harbour|in town|which places|what places|what is open|whats open|anything open|
yakın*|civar*|etraf*|neresi açık|nereler açık|hangi yer*|
nähe|umgebung|welche lokale|was hat|was ist noch offen|
рядом|около|поблизости|что открыто|κοντά|γύρω|τι είναι ανοιχτό|
ליד|בסביבה|קרוב|מה פתוח|قريب*|حوالي|شو فاتح|نزدیک*|اطراف|کجا بازه|근처|주변|가까운`;

const tables = onFirstUse(() => ({
  around: anyPhrase(around),
  asking: anyPhrase(askingWords),
  pointing: anyPhrase(pointing),
  asksLeave: anyPhrase(leaveWords),
}));

/** Whether folded words with a space at each end have one by which something is asked. */
export const hasAskingWord = (said: string): boolean => tables().asking.test(said);
/** Whether they point at the place in view. */
export const pointsAtPlace = (said: string): boolean => tables().pointing.test(said);
/** Whether they ask around a place, and of none. */
export const asksAroundPlaces = (said: string): boolean => tables().around.test(said);

/** "And vegetarian food?": goes on with what was asked before. */
const continuing = onFirstUse(
  () =>
    new Set(
      foldedWords(
        'and also und auch а и ещё еще ve peki ya bir de και επίσης ו וגם גם و و هم وهل وفي و 그리고 또',
      ),
    ),
);

export interface ListingQuestion {
  readonly about: readonly ListingAspect[];
  /** What is asked of a place that is named, where no aspect says it: "wear a jacket"; null for nothing. */
  readonly words: string | null;
  /** Whether a dish is asked for by its name. */
  readonly isOfDish: boolean;
  /** Whether a place in view is spoken of: a thing alone ("phone?") is one of it, too. */
  readonly isOfPlaceInView: boolean;
  /** "Is there parking?": of the place in view, if there is only one. */
  readonly mayBeOfPlaceInView: boolean;
}

/** Fewer words than this say nothing that could be asked: "do you know the Fig Tavern?" */
const leastWords = 2;
/** Who writes more words that nobody understood may want anything: nothing is said not to be known. */
const maxQuestionWords = 6;

/** A question about the one place that is named, of something that its entry has no word for. */
function inOwnWords(reading: MessageReading): ListingQuestion | null {
  const { mentions, unread, party, when, rest } = reading;
  const isSlotSaid = party.party !== null || when.day !== null || when.clock !== null;
  if (mentions.length !== 1 || isSlotSaid || searchIn(rest).namesKind) return null;
  const words = unread.map((part) => part.words).join(' … ');
  const many = foldedWords(words).length;
  const asksLeave = tables().asksLeave.test(` ${foldedWords(reading.original).join(' ')} `);
  if (many > maxQuestionWords || (many < leastWords && !(many > 0 && asksLeave))) return null;
  return {
    about: [],
    words: words.slice(0, maxWords),
    isOfDish: false,
    isOfPlaceInView: false,
    mayBeOfPlaceInView: false,
  };
}

/** A question of a dish by its name, and of nothing that its entry has a word for: "is there calamari?", "does the naan have milk?" */
function ofDish(reading: MessageReading, said: string): ListingQuestion | null {
  const { mentions, rest, party, when } = reading;
  const isSlotSaid = party.party !== null || when.clock !== null;
  if (isSlotSaid || mentions.length > 1 || dishesIn(rest).length === 0) return null;
  const points = reading.pointsAtListing || tables().pointing.test(said);
  // "Is there a pizza place?" looks for one.
  if (mentions.length === 0 && !points && (namesKindOfPlace(rest) || searchIn(rest).namesKind)) return null;
  const isInView = mentions.length === 0;
  return { about: [], words: null, isOfDish: true, isOfPlaceInView: isInView, mayBeOfPlaceInView: isInView };
}

/** What the tool takes. */
const maxWords = 120;

/** Whether it cancels, changes, lists, answers or books. "주차 되나요? 스테이크 말고 생선도 있어요?": "rather" is said of dishes, too. */
function isForOthers({ intent, mentions, original, rest }: MessageReading): boolean {
  const asksOfPlace = mentions.length === 1 && /[?؟]/u.test(original) && listingAspectsIn(rest).length > 0;
  if (intent === 'change') return !asksOfPlace;
  return intent !== null && ['cancel', 'my_bookings', 'yes', 'no', 'book'].includes(intent);
}

/** @returns null for what books, orders, searches, or asks nothing of a place. */
export function listingQuestionIn(reading: MessageReading): ListingQuestion | null {
  const { rest, original, party, when, mentions } = reading;
  if (isForOthers(reading)) return null;
  const words = foldedWords(rest);
  const said = ` ${words.join(' ')} `;
  const named = listingAspectsIn(rest);
  const asks = /[?؟;]/u.test(original) || tables().asking.test(said);
  const isBrief = words.length <= fewWords;
  const isFact = (aspect: ListingAspect) => listingFacts.some((fact) => fact === aspect);
  const about = named.filter((aspect) => asks || (isFact(aspect) && isBrief));
  if (about.length === 0) return asks ? (ofDish(reading, said) ?? inOwnWords(reading)) : null;
  // "Table for two outside at eight?" is a booking, whatever else it asks for.
  if ((party.party !== null || party.change !== null) && !about.includes('price')) return null;
  if (when.clock !== null && !about.includes('hours')) return null;
  const points = reading.pointsAtListing || tables().pointing.test(said) || reading.ordinal !== null;
  // "Where can one eat Indian food?" looks for a place.
  const isAlone =
    isBrief && !namesKindOfPlace(rest) && !searchIn(rest).namesKind && !tables().around.test(said);
  const goesOn =
    isBrief &&
    continuing().has(words[0] ?? '') &&
    !asksToSearch(rest.replace(/\b(?:vegan|vegetarian)\b/gu, ' '));
  const isFactAlone = isAlone && about.some(isFact) && !asksToSearch(rest);
  return {
    about,
    words: null,
    isOfDish: dishesIn(rest).length > 0,
    isOfPlaceInView: mentions.length === 0 && (points || isFactAlone),
    mayBeOfPlaceInView: mentions.length === 0 && (isAlone || goesOn),
  };
}
