import {
  anyBetween,
  isHarmless,
  lengthAt,
  namesAnotherThing,
  type Reading,
  sentenceEnd,
  wordsFrom,
} from './reading.ts';
import { isContent, type Token } from './tokenise.ts';
import { other, type ReplyVerdict, yes } from './verdict.ts';

const objections = ['contrast', 'change', 'condition', 'negation'] as const;

/** The first thing in the reply that forbids a commit, whatever its opening says; null if nothing does. */
function objection(reading: Reading, opening: { start: number; end: number }): string | null {
  for (const list of objections) {
    for (let position = 0; position < reading.tokens.length; position += 1) {
      const inside = position >= opening.start && position < opening.end;
      if (inside || isHarmless(reading.tokens, position)) continue;
      if (lengthAt(reading, position, list) > 0) return list;
    }
  }
  return reading.differs ? 'change' : null;
}

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
class Follower {
  readonly #reading: Reading;
  #shownUntil = 0;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  /** How many tokens at `position` only agree, thank, or repeat what was shown; 0 if the first says more. */
  agreeing(position: number): number {
    const reading = this.#reading;
    if (reading.repeated.has(position)) return 1;
    const thing = lengthAt(reading, position, 'things');
    if (thing > 0 && this.#meansTheProposal(position)) return thing;
    const known = lengthAt(reading, position, 'yes', 'words', 'harmless', 'fillers');
    if (known > 0) return known;
    const next = shownAt(reading, position, this.#shownUntil);
    if (next === null) return this.#leadsToWhatWasShown(position) ? 1 : 0;
    this.#shownUntil = next;
    return 1;
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

/** Whether the sentence only agrees: "can you book it for me please". */
function onlyAgrees(reading: Reading, from: number, to: number): boolean {
  const follower = new Follower(reading);
  let position = from;
  while (position < to) {
    if (!isContent(reading.tokens[position])) {
      position += 1;
      continue;
    }
    const step = follower.agreeing(position);
    if (step === 0) return false;
    position += step;
  }
  return true;
}

/** "I need the address" asks; "I want the vegan menu" changes. */
function wantsToKnow(reading: Reading, position: number): boolean {
  return lengthAt(reading, position, 'articles') > 0 && lengthAt(reading, position + 1, 'informs') > 0;
}

/** Whether the sentence may be handed on as a question or a further wish that leaves the proposal as it is. */
function mayBeHandedOn(reading: Reading, from: number, to: number): boolean {
  const asked = reading.tokens[to]?.kind === 'question';
  const informs = anyBetween(reading, from, to, 'informs');
  if (anyBetween(reading, from, to, 'askParticles')) return asked || informs;
  const adds = lengthAt(reading, from, 'adds');
  const start = from + adds;
  // "Also I need a hotel" adds; "and I want the terrace" may be about the proposal.
  const addsPlainly = adds > 0 && lengthAt(reading, from, 'words') < adds;
  const requests = lengthAt(reading, start, 'requests');
  const wants = lengthAt(reading, start, 'wants');
  if (wants > requests) {
    return (
      addsPlainly || anyBetween(reading, start, start + wants, 'adds') || wantsToKnow(reading, start + wants)
    );
  }
  if (requests > 0) return informs || addsPlainly;
  if (lengthAt(reading, start, 'asks') > 0) return true;
  if (lengthAt(reading, start, 'asksMarked') > 0) return asked;
  if (anyBetween(reading, from, to, 'asks')) return asked || informs;
  // In verb-final languages the request comes last: "adresi gönderir misiniz", "전화번호 알려주세요".
  if (informs && anyBetween(reading, from, to, 'requests')) return true;
  return informs && (asked || adds > 0);
}

function opensSentence(reading: Reading, position: number, atClauseStart: boolean): boolean {
  const opener = lengthAt(reading, position, 'adds', 'asks', 'asksMarked', 'requests', 'wants');
  if (opener === 0) return false;
  // "Why not" asks nothing.
  const knownPhrase = lengthAt(reading, position, 'harmless');
  if (knownPhrase > opener && lengthAt(reading, position, 'requests', 'adds') === 0) return false;
  return atClauseStart || lengthAt(reading, position, 'words', 'yes', 'things') < opener;
}

/**
 * Reads a reply that opens with a yes (tokens `start` to `end`). Every word behind it must be known: agreement and
 * thanks are passed over, what was shown may be repeated, questions and additions become the rest. Anything else
 * means that the person may have said more than yes, and nothing is committed.
 */
export function readAgreement(reading: Reading, start: number, end: number): ReplyVerdict {
  if (namesAnotherThing(reading, start, end)) return other('unclear');
  const objected = objection(reading, { start, end });
  if (objected !== null) return other(objected === 'contrast' ? 'change' : objected);
  const asksToAct = lengthAt(reading, start, 'requests') > 0;
  if (reading.tokens[end]?.kind === 'question' && !asksToAct) return other('question');
  const follower = new Follower(reading);
  let rest: number | null = null;
  let clauseStart = end;
  let position = end;
  while (position < reading.tokens.length) {
    const token = reading.tokens[position];
    if (!isContent(token)) {
      if (token?.kind === 'question' && position > end) return other('question');
      position += 1;
      clauseStart = position;
      continue;
    }
    const stop = sentenceEnd(reading, position);
    const particle = anyBetween(reading, clauseStart, stop, 'askParticles');
    const step =
      particle || opensSentence(reading, position, position === clauseStart)
        ? 0
        : follower.agreeing(position);
    if (step > 0) {
      position += step;
      continue;
    }
    const asks = lengthAt(reading, position, 'asks') > 0;
    const closed =
      reading.tokens[stop]?.kind !== 'question' || asksToAct || lengthAt(reading, position, 'requests') > 0;
    if (!asks && !particle && closed && onlyAgrees(reading, position, stop)) {
      position = stop + (reading.tokens[stop]?.kind === 'question' ? 1 : 0);
      clauseStart = position;
      continue;
    }
    const from = opensSentence(reading, position, true) ? position : clauseStart;
    if (!mayBeHandedOn(reading, from, stop)) return other('unclear');
    rest ??= from;
    position = Math.min(stop + 1, reading.tokens.length);
    clauseStart = position;
  }
  return yes(rest === null ? null : wordsFrom(reading, rest));
}
