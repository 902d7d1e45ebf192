/** Two wishes in one message: "a table at eight for four, and a taxi there at half past seven". Pure. */
import type { Language } from '@merve/contract';
import type { DateTime } from 'luxon';
import { languagesOf } from './languages-of.ts';
import { readMoment } from './moment/read-moment.ts';
import { purposeOf } from './purpose-of.ts';
import { readParty } from './read-party.ts';
import { readRoute } from './route/read-route.ts';
import { SaidText } from './said-text.ts';

export interface TwoWishes {
  readonly first: string;
  /** With the day of the first, where it names none of its own. */
  readonly second: string;
}

/** Who writes more has one wish with a story around it. UTF-16 units. */
const maxRead = 300;

const joint =
  /\s*(?:[,;.\n]\s*(?:(?:and|also|plus|then|ve|bir de|ayrıca|und|sowie|dann|и|а также|ещё|και|επίσης|וגם|و|و هم|همچنین|그리고)\s+)?|\s(?:and|plus|ve|bir de|und|sowie|и|και|그리고|و)\s+|\s(?=ו(?=מונית|גם))|\s(?=و(?=تاكسي|تاكسى|تاکسی|سيارة)))/giu;

const isTaxi = (text: string, language: Language): boolean => readRoute(text, language).isTaxi;

/** Whether a part without a taxi is a wish by itself, and not more about the taxi: it asks to book, or says both when and for how many. */
function isBooking(text: string, language: Language, local: DateTime): boolean {
  const said = new SaidText(text);
  const languages = languagesOf(text, language);
  if (purposeOf(said, languages) === 'book') return true;
  const { clock } = readMoment(text, { language: languages[0] ?? language, local });
  return clock !== null && readParty(said, languages).party !== null;
}

function dayWords(text: string, language: Language, local: DateTime): string | null {
  const { spans } = readMoment(text, { language, local });
  const days = spans.filter(({ slot }) => slot === 'day');
  const [day, other] = days;
  return day === undefined || other !== undefined ? null : text.normalize('NFC').slice(day.start, day.end);
}

/**
 * The two wishes of a message that asks for a booking and for a taxi, in the order in which they stand; null for one wish.
 * @param language the one the conversation is held in.
 * @param local the wall clock at which the message is read.
 */
export function splitWishes(text: string, language: Language, local: DateTime): TwoWishes | null {
  if (text.length > maxRead || !isTaxi(text, language)) return null;
  for (const { index, 0: found } of text.matchAll(joint)) {
    const [first, second] = [text.slice(0, index).trim(), text.slice(index + found.length).trim()];
    if (first === '' || second === '' || isTaxi(first, language) === isTaxi(second, language)) continue;
    if (!isBooking(isTaxi(first, language) ? second : first, language, local)) continue;
    const read = languagesOf(text, language)[0] ?? language;
    const day = dayWords(second, read, local) === null ? dayWords(first, read, local) : null;
    return { first, second: day === null ? second : `${day} ${second}` };
  }
  return null;
}
