import type { ScreenedSentence, WordGroup } from './word-groups.ts';

/** Words that may stand between two groups of a sign: "my chest really does hurt" is one, two clauses are not. */
const maxBetween = 4;

/** Groups of words, of each of which one must stand there. */
export type Sign = readonly WordGroup[];

const none: readonly Sign[] = [];

/** Signs of which any tells. A sentence has words of few groups: only signs that begin with one of them are looked at. */
export class Signs {
  /** By the place of their first group, counted from the lowest: it is asked for every group that a sentence may hold. */
  readonly #byFirst: (readonly Sign[])[] = [];
  readonly #lowest: number;

  constructor(signs: readonly Sign[]) {
    const places = signs.flatMap(([first]) => (first === undefined ? [] : [first.place]));
    this.#lowest = Math.min(...places);
    for (let place = this.#lowest; place <= Math.max(...places); place += 1)
      this.#byFirst.push(signs.filter(([first]) => first?.place === place));
  }

  /** Whether one of them stands in a sentence that was screened by the table their groups are of. */
  standIn(sentence: ScreenedSentence): boolean {
    const behind = this.#lowest + this.#byFirst.length;
    for (let at = sentence.next(this.#lowest); at < behind; at = sentence.next(at + 1))
      for (const sign of this.#byFirst[at - this.#lowest] ?? none) if (stands(sign, sentence)) return true;
    return false;
  }
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** True if every group of the sign stands in the sentence, each near another one. */
function stands(sign: Sign, sentence: ScreenedSentence): boolean {
  const [first, ...others] = sign;
  if (first === undefined || !others.every((group) => sentence.mayHave(group))) return false;
  const found = spansOf(first, sentence);
  if (found.length === 0 || others.length === 0) return found.length > 0;
  const rest = others.map((group) => spansOf(group, sentence));
  if (rest.some((spans) => spans.length === 0)) return false;
  return found.some((span) => {
    let reached: readonly Span[] = [span];
    for (const spans of rest) {
      reached = reached.flatMap((one) => spans.flatMap((other) => joined(one, other) ?? [])).slice(0, 20);
      if (reached.length === 0) return false;
    }
    return true;
  });
}

/** The span over both, in words; null if they overlap or too much stands between them. */
function joined(one: Span, other: Span): Span | null {
  const between = Math.max(one.from, other.from) - Math.min(one.to, other.to);
  if (between < 0 || between > maxBetween) return null;
  return { from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) };
}

const maxSpans = 8;

/** Where a group stands, as `[from, to)` in words. Most groups stand nowhere: so that is found out before anything is made. */
function spansOf(group: WordGroup, { text }: ScreenedSentence): readonly Span[] {
  const spans: Span[] = [];
  const pattern = group.pattern();
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const from = wordsIn(text.slice(0, match.index));
    spans.push({ from, to: from + wordsIn(match[0]) });
    if (spans.length === maxSpans) break;
  }
  return spans;
}

/** How many words a text of words with spaces between them has. */
export function wordsIn(text: string): number {
  return text.split(' ').filter((word) => word !== '').length;
}
