/** Phrases of the tables of words, as patterns over `SaidText.open`. */
import { foldedWords } from '../language/phrase-pattern.ts';
import { ofSpokenLetters } from '../language/spoken-letters.ts';

const escaped = (text: string) => text.replace(/[\\^$.|?+()[\]{}]/gu, String.raw`\$&`);

/** One way to write a word: `*` at an end stands for any letters there. An elided word ("o'clock") folds to one or more. */
function spelling(text: string): string {
  const bare = foldedWords(text.replaceAll('*', '').replaceAll("'", '')).map(escaped).join(' ');
  return `${text.startsWith('*') ? '\\p{L}*' : ''}${bare}${text.endsWith('*') ? '\\p{L}*' : ''}`;
}

/**
 * A phrase as the source of a pattern: words with spaces between them, each a word with its spellings (`book|reserve`), with
 * `*` for any letters at its beginning or end, in brackets where it may be missing (`[the]`), or a class: `N` for a number,
 * which is a group of the match.
 */
export function phraseSource(phrase: string, number: string): string {
  return phrase
    .trim()
    .split(/\s+/u)
    .map((word) => {
      const isOptional = word.startsWith('[');
      const plain = isOptional ? word.slice(1, -1) : word;
      const source = plain
        .split('|')
        .map((one) =>
          one === 'N'
            ? `(${number})`
            : one.endsWith('N')
              ? `${spelling(one.slice(0, -1))}(${number})`
              : one.startsWith('N')
                ? `(${number})${spelling(one.slice(1))}`
                : spelling(one),
        )
        .join('|');
      return isOptional ? `(?: (?:${source}))?` : ` (?:${source})`;
    })
    .join('');
}

/** Any of the phrases (commas between them), whole words; global. */
export function phrases(list: string, number = '(?!)'): RegExp {
  const sources = list.split(/\s*[,\n]\s*/u).filter((phrase) => phrase.trim() !== '');
  if (sources.length === 0) return /(?!)/gu;
  return new RegExp(
    ofSpokenLetters(`(?:${sources.map((one) => phraseSource(one, number)).join('|')})(?= )`),
    'gu',
  );
}
