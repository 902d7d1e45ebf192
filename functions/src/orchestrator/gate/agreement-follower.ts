import { actionLength } from './objection.ts';
import { homeLengthAt, lengthAt, namesAnotherThing, type Reading } from './reading.ts';
import type { Token } from './tokenise.ts';

/** The word before, articles skipped: "to" in "to the airport". */
function wordBefore(
  tokens: readonly Token[],
  position: number,
  isArticle: (at: number) => boolean,
): string | undefined {
  let before = position - 1;
  while (before >= 0 && isArticle(before)) before -= 1;
  return tokens[before]?.kind === 'word' ? tokens[before]?.text : undefined;
}

/**
 * Whether the summary has this word, at or after `from` (so that "from the harbour to the airport" does not pass for
 * the way back) and after the same direction word. Returns the position after it, or null.
 */
function shownAt(reading: Reading, position: number, from: number): number | null {
  const shown = reading.shown;
  const token = reading.tokens[position];
  if (shown === null || token?.kind !== 'word') return null;
  const articleInReply = (at: number) => lengthAt(reading, at, 'articles') > 0;
  const summary = { ...reading, tokens: shown };
  const direction = directionBefore(reading, position, articleInReply);
  for (let at = from; at < shown.length; at += 1) {
    if (shown[at]?.text !== token.text) continue;
    if (direction === undefined) return at + 1;
    const articleInSummary = (place: number) => lengthAt(summary, place, 'articles') > 0;
    if (wordBefore(shown, at, articleInSummary) === direction) return at + 1;
  }
  return null;
}

function directionBefore(
  reading: Reading,
  position: number,
  isArticle: (at: number) => boolean,
): string | undefined {
  const before = wordBefore(reading.tokens, position, isArticle);
  if (before === undefined) return undefined;
  const at = reading.tokens.findLastIndex((token, index) => index < position && token.text === before);
  return lengthAt(reading, at, 'directions') > 0 ? before : undefined;
}

/** Follows a reply behind its yes, and knows how far the summary has been repeated. */
export class AgreementFollower {
  readonly #reading: Reading;
  readonly #plainly: boolean;
  #shownUntil = 0;

  /** `plainly` if the reply agrees in so many words; only then may any word of agreement and booking surround it. */
  constructor(reading: Reading, plainly: boolean) {
    this.#reading = reading;
    this.#plainly = plainly;
  }

  /** How many tokens at `position` only agree, thank, or repeat what was shown; 0 if the first says more. */
  agreeing(position: number): number {
    const reading = this.#reading;
    if (namesAnotherThing(reading, position, position + 1)) return 0;
    if (reading.repeated.has(position)) return this.#plainly || !this.#isDayWord(position) ? 1 : 0;
    const thing = lengthAt(reading, position, 'things');
    if (thing > 0 && this.#meansTheProposal(position)) return thing;
    const known = lengthAt(reading, position, 'yes', 'yesAlone', 'fillers', 'reassures');
    const ofTheAction = actionLength(reading, position);
    if (ofTheAction > known) return ofTheAction;
    const isEmoji = reading.tokens[position]?.kind === 'emoji';
    const around = this.#plainly || isEmoji ? this.#around(position) : 0;
    const home = homeLengthAt(reading, position, 'yes');
    if (known + around + home > 0) return Math.max(known, around, home);
    const next = shownAt(reading, position, this.#shownUntil);
    if (next === null) return this.#leadsToWhatWasShown(position) ? 1 : 0;
    this.#shownUntil = next;
    return 1;
  }

  /** "One more thing" goes on to a question, and "book another thing" agrees to nothing. */
  #around(position: number): number {
    const harmless = lengthAt(this.#reading, position, 'harmless');
    const adds = lengthAt(this.#reading, position, 'adds');
    return Math.max(lengthAt(this.#reading, position, 'words'), adds < harmless ? harmless : 0);
  }

  #isDayWord(position: number): boolean {
    return (
      this.#reading.tokens[position]?.kind === 'word' && lengthAt(this.#reading, position, 'dayWords') > 0
    );
  }

  /** "At" before 20:00, "from" before the harbour: the word behind it is checked when its turn comes. */
  #leadsToWhatWasShown(position: number): boolean {
    const reading = this.#reading;
    if (lengthAt(reading, position, 'directions', 'clockBefore') === 0) return false;
    let next = position + 1;
    while (lengthAt(reading, next, 'articles') > 0) next += 1;
    return reading.repeated.has(next) || shownAt(reading, next, this.#shownUntil) !== null;
  }

  /** "The table" is the one proposed; "a taxi" is it only if the summary has a taxi, "to the hotel" only if it says so. */
  #meansTheProposal(position: number): boolean {
    const reading = this.#reading;
    const isArticle = (at: number) => lengthAt(reading, at, 'articles') > 0;
    if (directionBefore(reading, position, isArticle) !== undefined)
      return shownAt(reading, position, 0) !== null;
    const before = reading.tokens[position - 1]?.text ?? '';
    if (namesAnotherThing(reading, position, position + 1)) return false;
    if (/^(the|that|this|my|our)$/.test(before) || shownAt(reading, position, 0) !== null) return true;
    // With nothing to compare, "book a table" is taken for the proposal; "I need a hotel" is a wish of its own.
    const isWish =
      isArticle(position - 1) &&
      [3, 4].some((back) => lengthAt(reading, position - back, 'wants') === back - 1);
    return reading.shown === null && !isWish;
  }
}
