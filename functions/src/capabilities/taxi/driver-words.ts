import { codeLetters } from '../../language/code-letters.ts';
import { foldText, originalBetween } from '../../language/fold-text.ts';
import { onFirstUse } from '../../platform/on-first-use.ts';
import { type DriverVerb, driverPhrases, driverVerbs } from './driver-phrases.ts';

/** What a driver wrote or tapped. */
export interface DriverWords {
  /** Null if a code stands there, and nothing that says what is to happen with it. */
  readonly verb: DriverVerb | null;
  /** Upper case; null without one. */
  readonly code: string | null;
  /** What follows `cancel`, as it was written; null without any. */
  readonly reason: string | null;
}

/** Letter, digit, letter, digit, as `rideCodeFor` makes them; what looks like one and is none is told so. */
const codePattern = /^[A-Z]\d[A-Z]\d$/;
const maxReason = 100;
/** UTF-16 units. No answer is longer, and folding a long message costs time. */
const maxRead = 500;

const wordPattern = /[\p{L}\p{N}]+/gu;

/** The words alone, joined by single spaces: punctuation does not decide. */
function bareWords(folded: string): string {
  return (folded.match(wordPattern) ?? []).join(' ');
}

const phrasesOf = (verb: DriverVerb) =>
  Object.values(driverPhrases()).flatMap((phrases) =>
    phrases[verb].map((phrase) => bareWords(foldText(phrase).text)),
  );
const verbOf = onFirstUse(
  () => new Map(driverVerbs.flatMap((verb) => phrasesOf(verb).map((phrase) => [phrase, verb]))),
);
const cancelling = onFirstUse(() => phrasesOf('cancel').toSorted((one, other) => other.length - one.length));

/**
 * Reads a driver's message, in any of Merve's languages whatever the driver's own is. Null if it is none of a driver's
 * words: then it is a message like any other person's. Pure.
 */
export function readDriverWords(text: string): DriverWords | null {
  const folded = foldText(text.slice(0, maxRead));
  const words = [...folded.text.matchAll(wordPattern)].map((match) => ({
    text: match[0],
    code: codeLetters(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const named = words.find((word) => codePattern.test(word.code));
  const code = named?.code ?? null;
  const others = words.filter((word) => word !== named);
  const said = others.map((word) => word.text).join(' ');
  const verb = verbOf().get(said) ?? null;
  if (verb !== null) return { verb, code, reason: null };
  if (named === undefined) return null;
  const cancels = cancelling().find((phrase) => said.startsWith(`${phrase} `));
  const first = cancels === undefined ? undefined : others[cancels.split(' ').length];
  // A reason without a code could be any sentence that begins with "cancel": then the code must say what is meant.
  if (first === undefined) return { verb: null, code, reason: null };
  const isCodeBefore = named.start < first.start;
  const reason = isCodeBefore
    ? originalBetween(folded, first.start, folded.text.length)
    : originalBetween(folded, first.start, named.start) +
      originalBetween(folded, named.end, folded.text.length);
  const inOneLine = reason.replace(/[\s\p{C}]+/gu, ' ').trim();
  return { verb: 'cancel', code, reason: [...inOneLine].slice(0, maxReason).join('') };
}
