/** A message as a row of folded words, each with its way back to what the person wrote, and which of them are understood. */
import { everyMatch } from '../language/every-match.ts';
import { foldText } from '../language/fold-text.ts';

/** A word or a number of a message. `start` and `end` are UTF-16 offsets in `SaidText.source`. */
export interface SaidWord {
  /** Folded (`language/fold-text.ts`); a number with its inner points, colons and strokes: `19:30`, `24.12`. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Longer messages say no more of a wish, and a bound keeps every pattern's cost bounded. In UTF-16 units. */
const maxRead = 2_000;

const wordPattern = /\d+(?:[.,:/-]\d+)*|\p{L}+/gu;

/** Stands for a word that is already understood: no pattern matches it, and none reaches over it. */
const understood = '~';

/**
 * The words of a message. Readers take those they understand, one reader after the other; what nobody took is unread, and has to
 * be asked about or passed on (`unread-words.ts`).
 */
export class SaidText {
  readonly source: string;
  readonly words: readonly SaidWord[];
  readonly #taken: boolean[];

  constructor(original: string) {
    const folded = foldText(original.slice(0, maxRead));
    this.source = folded.source;
    this.words = [...everyMatch(folded.text, wordPattern)].map((match) => {
      const last = match.index + match[0].length - 1;
      const start = folded.offsets[match.index] ?? 0;
      const lastStart = folded.offsets[last] ?? start;
      const end = [...folded.source.slice(lastStart)][0]?.length ?? 1;
      return { text: match[0], start, end: lastStart + end };
    });
    this.#taken = this.words.map(() => false);
  }

  /** The words with single spaces between them and one at each end; those understood are `~`. */
  get open(): string {
    return ` ${this.words.map(({ text }, index) => (this.#taken[index] === true ? understood : text)).join(' ')} `;
  }

  isTaken(index: number): boolean {
    return this.#taken[index] === true;
  }

  /** Takes the words that lie in a stretch of the source; offsets in UTF-16 units. */
  takeBetween(start: number, end: number): void {
    for (const [index, word] of this.words.entries())
      if (word.start < end && word.end > start) this.#taken[index] = true;
  }

  /** Takes the words from the `first` to the `last`, by their places in `words`. */
  takeWords(first: number, last: number): void {
    for (let index = first; index <= last; index += 1) this.#taken[index] = true;
  }

  /** Takes the words of which a character begins at one of these offsets of the source. */
  takeAt(offsets: ReadonlySet<number>): void {
    for (const [index, { start, end }] of this.words.entries())
      for (let at = start; at < end && this.#taken[index] !== true; at += 1)
        if (offsets.has(at)) this.#taken[index] = true;
  }

  /**
   * Takes the words of the first match of `pattern` in `open` that `read` accepts. `pattern` must be global, and begins with
   * the space before its first word.
   * @returns whether anything was taken.
   */
  take(pattern: RegExp, read: (match: RegExpMatchArray) => boolean): boolean {
    const { open } = this;
    for (const match of everyMatch(open, pattern)) {
      if (!read(match)) continue;
      this.#takeAt(open, match.index, match[0]);
      return true;
    }
    return false;
  }

  /** Takes the words of every match. */
  takeAll(pattern: RegExp): void {
    const { open } = this;
    for (const { 0: found, index: at } of everyMatch(open, pattern)) this.#takeAt(open, at, found);
  }

  // Each word has one space before it, so the spaces up to a place count the words before it.
  #takeAt(open: string, at: number, found: string): void {
    const first = open.slice(0, at).split(' ').length - 1;
    const many = found.trim().split(' ').length;
    for (let index = first; index < first + many; index += 1) this.#taken[index] = true;
  }
}
