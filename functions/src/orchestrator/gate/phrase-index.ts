import type { Language } from '@merve/contract';
import { foldText } from '../../language/fold-text.ts';
import { type Token, tokenise } from './tokenise.ts';

interface Phrase {
  readonly words: readonly string[];
  readonly language: Language;
}

/** The longest phrase found at a position: how many tokens it takes, and the languages that have it. */
export interface PhraseMatch {
  readonly length: number;
  readonly languages: readonly Language[];
}

/** The folded words of a lexicon entry; `rezervasyon*` keeps its star. */
export function phraseWords(entry: string): string[] {
  return entry
    .trim()
    .split(/\s+/u)
    .flatMap((word) => {
      const open = word.endsWith('*');
      const texts = tokenise(foldText(open ? word.slice(0, -1) : word)).map((token) => token.text);
      return open ? texts.map((text, index) => (index === texts.length - 1 ? `${text}*` : text)) : texts;
    });
}

function matchesWord(pattern: string, text: string): boolean {
  return pattern.endsWith('*') ? text.startsWith(pattern.slice(0, -1)) : pattern === text;
}

/**
 * A family of phrases, one alternative from each slot: `[['that', 'it'], ['is'], ['', 'very'], ['good']]`. An empty
 * alternative makes its slot optional. Written out, the English ones would be a hundred thousand phrases.
 */
export type PhraseFamily = readonly (readonly string[])[];

interface CompiledFamily {
  readonly language: Language;
  /** The words a member may begin with. */
  readonly firstWords: ReadonlySet<string>;
  readonly slots: readonly (readonly (readonly string[])[])[];
}

/** Where a slot may be left out, a member may begin with the next one too. */
function firstWordsOf(slots: CompiledFamily['slots']): ReadonlySet<string> {
  const first = new Set<string>();
  for (const slot of slots) {
    for (const [word] of slot) if (word !== undefined) first.add(word);
    if (slot.every((words) => words.length > 0)) break;
  }
  return first;
}

/** The length of the longest member of the family at `position`; 0 if there is none. */
function familyLength(family: CompiledFamily, tokens: readonly Token[], position: number): number {
  let ends = new Set([position]);
  for (const slot of family.slots) {
    const next = new Set<number>();
    for (const end of ends) {
      for (const words of slot) {
        if (words.every((word, index) => matchesWord(word, tokens[end + index]?.text ?? '')))
          next.add(end + words.length);
      }
    }
    if (next.size === 0) return 0;
    ends = next;
  }
  return Math.max(...ends) - position;
}

/** Phrases of all languages, looked up at a token. Marks between words end a phrase; only spaces join it. */
export class PhraseIndex {
  readonly #byFirstWord = new Map<string, Phrase[]>();
  /** Phrases whose first word is open, by its first letter. */
  readonly #openFirst = new Map<string, Phrase[]>();
  readonly #families: CompiledFamily[] = [];

  addFamilies(language: Language, families: readonly PhraseFamily[]): void {
    for (const family of families) {
      const slots = family.map((slot) => slot.map(phraseWords));
      this.#families.push({ language, slots, firstWords: firstWordsOf(slots) });
    }
  }

  add(language: Language, entries: readonly string[]): void {
    for (const entry of entries) {
      const words = phraseWords(entry);
      const first = words[0];
      if (first === undefined) continue;
      const phrase = { words, language };
      const [index, key] = first.endsWith('*')
        ? [this.#openFirst, first.charAt(0)]
        : [this.#byFirstWord, first];
      const known = index.get(key);
      if (known) known.push(phrase);
      else index.set(key, [phrase]);
    }
  }

  /** The longest phrase that starts at `tokens[position]`, of these languages if any are given; or null. */
  match(tokens: readonly Token[], position: number, among?: ReadonlySet<Language>): PhraseMatch | null {
    const first = tokens[position];
    if (first === undefined) return null;
    let length = 0;
    let languages: Language[] = [];
    const consider = (phrase: Phrase) => {
      if (phrase.words.length < length || (among && !among.has(phrase.language))) return;
      const whole = phrase.words.every((word, index) =>
        matchesWord(word, tokens[position + index]?.text ?? ''),
      );
      if (!whole) return;
      if (phrase.words.length > length) languages = [];
      length = phrase.words.length;
      languages.push(phrase.language);
    };
    this.#byFirstWord.get(first.text)?.forEach(consider);
    this.#openFirst.get(first.text.charAt(0))?.forEach(consider);
    for (const family of this.#families) {
      if (!family.firstWords.has(first.text) || (among && !among.has(family.language))) continue;
      const found = familyLength(family, tokens, position);
      if (found === 0 || found < length) continue;
      if (found > length) languages = [];
      length = found;
      languages.push(family.language);
    }
    return length === 0 ? null : { length, languages };
  }
}
