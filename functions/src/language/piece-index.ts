/** So many letters of a phrase are looked for in a text, two of one that has no more. */
const pieceLengths = [3, 2] as const;

/** What follows so far: who needs these letters, and which may come next, by their UTF-16 unit. Looked up without making a text of each piece. */
interface Letter {
  readonly places: number[];
  readonly next: Map<number, Letter>;
}

/**
 * Which of many phrases can stand in a text at all. A text has few of the thousands of words of our tables, so most patterns would look for nothing:
 * it is taken apart into pieces of three and of two letters once, and only phrases of which it has a piece are looked for, or compiled.
 * Phrases are numbered by who adds them, in rising order.
 */
export class PieceIndex {
  readonly #first = new Map<number, Letter>();
  readonly #always: number[] = [];
  #count = 0;

  /** @param piece letters that a text has wherever the phrase stands in it (`pieceOfWord`); null where nothing is known of it */
  add(place: number, piece: string | null): void {
    this.#count = Math.max(this.#count, place + 1);
    const places = piece === null ? this.#always : this.#placesOf(piece);
    if (places.at(-1) !== place) places.push(place);
  }

  /** By number: 1 for what may stand in this text. */
  possibleIn(text: string): Uint8Array {
    const possible = new Uint8Array(this.#count);
    for (const place of this.#always) possible[place] = 1;
    for (let begin = 0; begin < text.length; begin += 1) {
      let letter = this.#first.get(text.charCodeAt(begin));
      for (let at = begin + 1; letter !== undefined; at += 1) {
        for (const place of letter.places) possible[place] = 1;
        letter = letter.next.get(text.charCodeAt(at));
      }
    }
    return possible;
  }

  #placesOf(piece: string): number[] {
    let next = this.#first;
    let places: number[] = [];
    for (let at = 0; at < piece.length; at += 1) {
      const known = next.get(piece.charCodeAt(at));
      const letter = known ?? { places: [], next: new Map<number, Letter>() };
      if (known === undefined) next.set(piece.charCodeAt(at), letter);
      ({ next, places } = letter);
    }
    return places;
  }
}

/** A word's first letters, to be looked for; null for one that is too short to be told by them. */
export function pieceOfWord(word: string): string | null {
  const length = pieceLengths.find((one) => word.length >= one);
  return length === undefined ? null : word.slice(0, length);
}
