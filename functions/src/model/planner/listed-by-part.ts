/** "The flour one" of a list with Flour & Mischief in it: a place told by a part of its name. Pure. */
import type { Language } from '@merve/contract';
import { foldedWords } from '../../language/phrase-pattern.ts';
import { languagesOf } from '../../reading/languages-of.ts';
import { silentIn } from '../../reading/unread-words.ts';
import type { MessageReading, NamedListing } from './read-message.ts';

/** Shorter parts ("the", "of", "bar") tell no name. */
const fewestLetters = 4;
/** Who writes more tells what the place is to be like. */
const mostWords = 6;

/** A word of a name, as it stands with an ending of its own language: "flour'u", "mulberryde". */
const isOfName = (word: string, parts: readonly string[]): boolean =>
  parts.some((part) => word === part || (word.startsWith(part) && word.length <= part.length + 3));

/**
 * The reading with the one of the places listed last that its words are a part of the name of, where all else in it asks for nothing.
 * Of two such places none is taken.
 */
export function listedByPart(
  reading: MessageReading,
  listed: readonly NamedListing[],
  held: Language,
): MessageReading {
  const { original, mentions, ordinal, intent } = reading;
  if (mentions.length > 0 || ordinal !== null || listed.length === 0) return reading;
  if (intent !== null && intent !== 'change' && intent !== 'book') return reading;
  const words = foldedWords(original.slice(0, 200));
  if (words.length === 0 || words.length > mostWords) return reading;
  const isSilent = silentIn(languagesOf(original, held));
  const named = listed.filter(({ name }) => {
    const parts = foldedWords(name).filter((part) => part.length >= fewestLetters);
    const own = words.filter((word) => isOfName(word, parts));
    return own.length > 0 && words.every((word) => own.includes(word) || isSilent(word));
  });
  const [only, other] = named;
  return only === undefined || other !== undefined ? reading : { ...reading, mentions: [only], unread: [] };
}
