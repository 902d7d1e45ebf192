/** A message with the slots taken that every wish may have; what is left of it is the capability's to read, and is then accounted for. */
import type { Language } from '@merve/contract';
import type { DateTime } from 'luxon';
import { readByPhrases } from '../../allergies/allergies-by-phrases.ts';
import { languagesOf } from '../../reading/languages-of.ts';
import { type MomentReading, readMoment } from '../../reading/moment/read-moment.ts';
import { readParty } from '../../reading/read-party.ts';
import { SaidText } from '../../reading/said-text.ts';
import type { CatalogueMentions, MentionedListing, ModelRequest } from '../language-model.ts';
import { addressAt } from './address.ts';
import { foldMessage } from './fold-message.ts';

/** UTF-16 offsets in `SaidText.source`. */
interface Extent {
  readonly start: number;
  readonly end: number;
}

export interface NamedInMessage extends MentionedListing, Extent {}

export interface FilledMessage {
  /** Open in it is all that is no name of a place, no address, no moment and no allergy. */
  readonly said: SaidText;
  /** The message's, the likeliest first. */
  readonly languages: readonly Language[];
  /** The places that are named, in the order in which they stand. */
  readonly named: readonly NamedInMessage[];
  /** As it was written; null without one. */
  readonly address: string | null;
  readonly when: MomentReading;
}

/** An ending, or a word hung on a name by an apostrophe: `Mischief'ten`, `Niazi’s`. */
const ending = /^['’]\p{L}{1,4}(?!\p{L})/u;

/**
 * @param local the wall clock at which the message is read
 * @throws whatever the catalogue throws
 */
export async function fillMessage(
  text: string,
  { situation }: Pick<ModelRequest, 'situation'>,
  local: DateTime,
  catalogue: CatalogueMentions,
): Promise<FilledMessage> {
  const { source } = new SaidText(text);
  const languages = languagesOf(source, situation.language);
  const place = addressAt(source);
  // The street of an address names no restaurant, and its number is no hour.
  const open = place === null ? source : blanked(source, [place]);
  const mentions = source.trim() === '' ? [] : await catalogue.mentionsIn(open, situation.marketId);
  const named = mentions
    .flatMap((mention) => {
      const start = open.indexOf(mention.matched);
      if (mention.matched === '' || start < 0) return [];
      // Korean writes its endings on to the name: the catalogue may have found a part of it.
      const isWhole = open.slice(start).toLowerCase().startsWith(mention.name.toLowerCase());
      const end = start + Math.max(mention.matched.length, isWhole ? mention.name.length : 0);
      return [{ ...mention, start, end: end + (ending.exec(open.slice(end))?.[0].length ?? 0) }];
    })
    .filter((one, index, all) => all.findIndex(({ start }) => start === one.start) === index)
    .sort((one, other) => one.start - other.start);

  const folded = foldMessage(blanked(open, named));
  const when = readMoment(folded.text, { language: languages[0] ?? situation.language, local });
  const said = new SaidText(text);
  for (const { start, end } of [...named, ...(place === null ? [] : [place])]) said.takeBetween(start, end);
  const ofMoment = when.spans.filter(({ slot }) => slot !== 'meal');
  said.takeAt(new Set(ofMoment.flatMap(({ start, end }) => folded.offsets.slice(start, end))));
  for (const words of readByPhrases(source).said.flatMap(ofAllergy)) {
    const at = source.indexOf(words);
    if (at >= 0) said.takeBetween(at, at + words.length);
  }
  return { said, languages, named, address: place?.address ?? null, when };
}

/** How many people come, in the words in which it was said, for a wish that has no number of them; they are taken. Null without any. */
export function takePeople({ said, languages }: FilledMessage): string | null {
  const isOpen = said.words.map((_, index) => !said.isTaken(index));
  const { party, change } = readParty(said, languages);
  const words = said.words.filter((_, index) => isOpen[index] === true && said.isTaken(index));
  const [first, last] = [words[0], words.at(-1)];
  return (party === null && change === null) || first === undefined || last === undefined
    ? null
    : said.source.slice(first.start, last.end).replace(/\s+/gu, ' ');
}

/** Of the sentence with an allergy the parts that speak of it: "two pizzas, and I am allergic to nuts" orders, too. */
export function ofAllergy({ words }: { readonly words: string }): readonly string[] {
  const parts = words.split(/[,;:.!?\n،؛]/u).filter((part) => readByPhrases(part).said.length > 0);
  return parts.length === 0 ? [words] : parts;
}

function blanked(text: string, extents: readonly Extent[]): string {
  return extents.reduce(
    (rest, { start, end }) => `${rest.slice(0, start)}${'~'.repeat(end - start)}${rest.slice(end)}`,
    text,
  );
}
