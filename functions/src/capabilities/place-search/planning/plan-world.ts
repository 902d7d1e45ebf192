import { type Language, languageSchema, type PlaceSearch, type RememberedSearch } from '@merve/contract';
import { namesKnownTown } from '../../../catalogue/town-names.ts';
import { placeKindIn } from '../../../language/place-kinds.ts';
import { isSearchFiller, searchIn } from '../../../language/search-words.ts';
import { isBookingUnderWay, saidBefore } from '../../../model/planner/booking-thread.ts';
import { foldMessageText } from '../../../model/planner/fold-message.ts';
import { namesKindOfPlace } from '../../../model/planner/intent.ts';
import type { Plan } from '../../../model/planner/plan.ts';
import type { AskedMessage, Planning } from '../../../model/planner/planning.ts';
import { readSearchWords } from '../../../reading/search/read-search-words.ts';
import { Reading } from '../../../reading/search/reading.ts';
import { searchVocabulary } from '../../../reading/search/search-vocabulary.ts';
import { keywordWords, typeWords } from '../../../reading/search/subject-words.ts';
import { searchSentences } from '../sentences.ts';

const tool = 'searchPlaces';
const types = Object.keys(typeWords);
const longest = 300;

/** What stands for the last place in a reading that is only to tell whether it was meant. */
const there: RememberedSearch = {
  target: { kind: 'city', words: '\u0000' },
  ...{ mode: 'textsearch', language: 'en', coords: null, at: new Date(0) },
};

/** True if Merve has just told of a search of the world, in whatever language. */
function toldOfSearch(text: string | null): boolean {
  if (text === null) return false;
  return languageSchema.options.some((language) => {
    const say = searchSentences(language);
    return [say.found('\u0000', 0), say.nothing('\u0000')].some((sentence) => {
      const [before = ''] = sentence.split('\u0000');
      return text.includes(before.replaceAll('\u2068', ''));
    });
  });
}

/** Something to eat, or a kind of place, is looked for: a town alone is where somebody lives, or flies to. */
function seeksSomething(text: string, language: Language): boolean {
  const read = new Reading(text, language);
  return (
    read.has(keywordWords[language]) ||
    Object.values(typeWords).some((row) => read.has(row[language])) ||
    searchIn(text).namesKind ||
    namesKindOfPlace(foldMessageText(text))
  );
}

/** A town outside the market: one that is known by its name, where none of the market's own is named anywhere in the message. */
function isElsewhere({ search: { target } }: PlaceSearch, text: string, language: Language): boolean {
  const words = target.city ?? target.place ?? '';
  // What is looked for is no town: "بمكان رومانسي".
  if (words === '' || namesKnownTown(text) || searchIn(words).query !== '' || isSearchFiller(words))
    return false;
  const read = new Reading(words, language);
  return target.kind === 'city' || read.has(searchVocabulary[language].cities);
}

/** The search for what is elsewhere, or where one was searched last; null for all that the market answers. */
async function planWorld({ request, newest, text, gathered }: AskedMessage): Promise<Plan | null> {
  if (!request.tools.some(({ name }) => name === tool) || isBookingUnderWay(request, newest)) return null;
  const { language } = request.situation;
  const words = text.replace(/\s+/gu, ' ').trim().slice(0, longest);
  if (words === '' || placeKindIn(words) === 'pharmacy' || !seeksSomething(words, language)) return null;
  const read = readSearchWords(words, language, { remembered: there, types }).schema;
  const isThere = read.search.target.city === there.target.words;
  if (!(isThere ? toldOfSearch(saidBefore(request.turns, newest)) : isElsewhere(read, words, language)))
    return null;
  const { reading } = await gathered();
  const { intent, mentions, party, when } = reading;
  const isSearch = intent === null || intent === 'search' || intent === 'question' || intent === 'greeting';
  if (!isSearch || mentions.length > 0 || party.party !== null || when.clock !== null) return null;
  // "Is there anything vegetarian there?", of the one place in view.
  if (reading.pointsAtListing && request.situation.lastListings.length === 1) return null;
  return { call: { name: tool, args: { text: words } } };
}

export const worldPlanning: Planning = { steps: [{ wish: 'world', plan: planWorld }] };
