/** Letters by which it is seen whether a phrase can stand in a sentence at all. */
const pieceLength = 3;

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
}

/**
 * The groups of phrases of one language. A message has few of the thousands of words there are, so most patterns would look for nothing: a sentence is
 * taken apart into pieces once, and only groups with a phrase that has one of these pieces are looked for, or compiled.
 */
export class WordGroups {
  readonly #withPiece = new Map<string, number[]>();
  readonly #always: number[] = [];
  #count = 0;

  add(phrases: readonly GroupPhrase[]): WordGroup {
    const place = this.#count;
    this.#count += 1;
    for (const { piece } of phrases) {
      const having = piece === null ? this.#always : this.#having(piece);
      if (having.at(-1) !== place) having.push(place);
    }
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
    const possible = new Uint8Array(this.#count);
    for (const place of this.#always) possible[place] = 1;
    for (let at = 0; at + pieceLength <= text.length; at += 1)
      for (const place of this.#withPiece.get(text.slice(at, at + pieceLength)) ?? []) possible[place] = 1;
    return { text, mayHave: ({ place }) => possible[place] === 1 };
  }

  #having(piece: string): number[] {
    const known = this.#withPiece.get(piece);
    if (known !== undefined) return known;
    const having: number[] = [];
    this.#withPiece.set(piece, having);
    return having;
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
  const letters = word.length < pieceLength ? longestOf(runs) : word;
  return letters.length < pieceLength ? null : letters.slice(0, pieceLength);
}

function longestOf(texts: readonly string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest));
}
