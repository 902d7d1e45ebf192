import { PieceIndex, pieceOfWord } from '../../language/piece-index.ts';

/** A phrase as a pattern, and letters that stand wherever it stands; null for one that is too short to have some. */
export interface GroupPhrase {
  readonly pattern: string;
  readonly piece: string | null;
}

/** Phrases of which any may stand in a sentence; compiled when a sentence may have one. */
export interface WordGroup {
  readonly place: number;
  pattern(): RegExp;
}

/** A sentence as folded words with a space before and after each, and which groups of a table may stand in it. */
export interface ScreenedSentence {
  readonly text: string;
  mayHave(group: WordGroup): boolean;
  /** The first place from here on whose group it may have, infinite where there is none: it has few of a table's groups. */
  next(place: number): number;
}

/** The groups of phrases of one language; a sentence is held only against those that may stand in it. */
export class WordGroups {
  readonly #index = new PieceIndex();
  #count = 0;

  add(phrases: readonly GroupPhrase[]): WordGroup {
    const place = this.#count;
    this.#count += 1;
    for (const { piece } of phrases) this.#index.add(place, piece);
    let compiled: RegExp | undefined;
    return {
      place,
      pattern: () => {
        // Begins with a space, which is found fast, and ends before one, which the next word begins with.
        compiled ??= new RegExp(` (?:${phrases.map(({ pattern }) => pattern).join('|')})(?= )`, 'g');
        return compiled;
      },
    };
  }

  screen(text: string): ScreenedSentence {
    const possible = this.#index.possibleIn(text);
    const next = (from: number) => {
      const place = possible.indexOf(1, from);
      return place < 0 ? Number.POSITIVE_INFINITY : place;
    };
    return { text, mayHave: ({ place }) => possible[place] === 1, next };
  }
}

/**
 * Letters that stand in a sentence wherever a phrase does: the first of its longest word, as far as that is written out.
 * @param folded the phrase, folded; `*` stands for any letters
 * @param beginsAnywhere letters may be written onto its beginning
 */
export function pieceOf(folded: string, beginsAnywhere: boolean): string | null {
  const runs = `${beginsAnywhere ? '' : ' '}${folded} `.split('*');
  const word = longestOf(runs.flatMap((run) => run.split(' ')));
  return pieceOfWord(word.length < 3 ? longestOf(runs) : word);
}

function longestOf(texts: readonly string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest));
}
