/** Counts of a text in Unicode code points, which is how reports give offsets and columns; strings count UTF-16 units. */
export class CodePoints {
  /** Where the second halves of surrogate pairs are, rising. */
  readonly #halves: number[] = [];

  constructor(text: string) {
    for (const match of text.matchAll(/[\u{10000}-\u{10FFFF}]/gu)) this.#halves.push(match.index + 1);
  }

  /** How many code points come before a UTF-16 offset. */
  before(offset: number): number {
    let low = 0;
    let high = this.#halves.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#halves[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return offset - low;
  }
}
