import { type Language, languageSchema } from '@merve/contract';
import { foldText } from '../../language/fold-text.ts';
import { isContent, tokenise } from '../gate/tokenise.ts';
import { consentPhrases } from './consent-phrases.ts';

export type ConsentWish = 'stop' | 'start' | 'help';

/** What a whole message asks for, and the languages it can be written in. */
export interface ConsentCommand {
  readonly wish: ConsentWish;
  readonly languages: readonly Language[];
}

const wishes = ['stop', 'start', 'help'] as const;

/** UTF-16 units. Nothing on the lists comes near it, and folding a long message costs time. */
const maxCommand = 120;

/** Folded words joined by single spaces: case, accents, punctuation, emoji and spacing do not decide. */
export function bareWords(text: string): string {
  return tokenise(foldText(text))
    .filter((token) => isContent(token) && token.kind !== 'emoji')
    .map((token) => token.text)
    .join(' ');
}

const languages = languageSchema.options;

/** The longest first, so that "right now" goes before "now". */
const fillers = languages
  .flatMap((language) => consentPhrases[language].filler.map(bareWords))
  .toSorted((one, other) => other.length - one.length);

/** The message without words that change nothing about a wish to be left alone. */
function strip(words: string): string {
  let rest = ` ${words} `;
  for (const filler of fillers) rest = rest.replaceAll(` ${filler} `, ' ');
  return rest.trim();
}

/** Every phrase under its key; one that stands in the lists of several languages remembers them all. */
function commandsBy(keyOf: (phrase: string) => string): ReadonlyMap<string, ConsentCommand> {
  const commands = new Map<string, ConsentCommand>();
  for (const language of languages) {
    for (const wish of wishes) {
      for (const key of consentPhrases[language][wish].map(keyOf)) {
        const known = commands.get(key);
        if (key === '' || (known !== undefined && known.wish !== wish)) continue;
        commands.set(key, { wish, languages: [...new Set([...(known?.languages ?? []), language])] });
      }
    }
  }
  return commands;
}

const exact = commandsBy(bareWords);
/** What is left of a phrase must be more than one word of it: a lone "no" or "we" is no wish. */
const withoutFillers = commandsBy((phrase) => {
  const [words, stripped] = [bareWords(phrase), strip(bareWords(phrase))];
  return stripped === words || stripped.includes(' ') ? stripped : '';
});

/** HELP is taken literally: "any info?" asks about a place, and not for help. */
function commandOf(words: string): ConsentCommand | null {
  const known = exact.get(words);
  if (known) return known;
  const command = withoutFillers.get(strip(words));
  return command === undefined || command.wish === 'help' ? null : command;
}

/** "Could you …?": the wish behind a question; null if the message does not begin like that. */
function wishAsked(words: string): string | null {
  const opening = languages
    .flatMap((language) => consentPhrases[language].asking.map(bareWords))
    .find((phrase) => words.startsWith(`${phrase} `));
  return opening === undefined ? null : words.slice(opening.length + 1);
}

/**
 * The consent command that a message is as a whole, whatever polite words, emoji and punctuation surround it; null for
 * anything else. Runs before the gate. Words that answer a proposal ("cancel", "no", "dur") are left to the gate, and
 * "stop" in a sentence ("stop the taxi") is a sentence. A command of one word with a question mark ("stop?") is a
 * question; a whole wish ("could you stop messaging me?") is a wish. Pure; never throws.
 */
export function readConsent(text: string): ConsentCommand | null {
  const trimmed = text.trim();
  if (trimmed.length > maxCommand) return null;
  const words = bareWords(trimmed);
  const asks = tokenise(foldText(trimmed)).some(({ kind }) => kind === 'question');
  const plain = commandOf(words);
  if (plain) return !asks || plain.wish === 'help' || strip(words).includes(' ') ? plain : null;
  const asked = wishAsked(words);
  const command = asked === null ? null : commandOf(asked);
  return command?.wish === 'stop' && strip(asked ?? '').includes(' ') ? command : null;
}

/** What `readConsent` finds, without the language. */
export function classifyConsent(text: string): ConsentWish | null {
  return readConsent(text)?.wish ?? null;
}
