import { codeLetters } from '../language/code-letters.ts';
import { foldText, originalBetween } from '../language/fold-text.ts';
import { phraseList } from '../language/phrase-pattern.ts';
import { onFirstUse } from '../platform/on-first-use.ts';
import type { RequestAction } from './after-action.ts';
import { versionOf } from './answer-code.ts';
import { type RequestKind, referencePattern, requestKinds } from './identity.ts';
import { type MerchantVerb, merchantPhrases, merchantVerbs, wordsBeside } from './merchant-phrases.ts';
import { plainPhrases } from './plain-phrases.ts';

/** A merchant's answer: what to do, and with which request. Whether there is one, and whether it is theirs, is not known yet. */
export interface MerchantAnswer {
  /** Null if the words take back what they say: "accept, but not the lamb". */
  readonly action: Extract<RequestAction, { by: 'merchant' }> | null;
  readonly of:
    | { readonly kind: RequestKind; readonly requestId: string }
    /** As typed by hand. */
    | { readonly reference: string };
  /** Which version of it was answered, as the button or the code says: the first, where neither does. */
  readonly version: number;
}

const buttons = {
  accept: { by: 'merchant', do: 'accept', minutes: null },
  reject: { by: 'merchant', do: 'reject', reason: null },
  stock: { by: 'merchant', do: 'reject', reason: 'out_of_stock' },
  ready: { by: 'merchant', do: 'ready' },
  complete: { by: 'merchant', do: 'complete' },
  allow: { by: 'merchant', do: 'allow_cancel' },
  keep: { by: 'merchant', do: 'refuse_cancel' },
} as const satisfies Record<string, NonNullable<MerchantAnswer['action']>>;
export type MerchantButton = keyof typeof buttons;

/** The payload of a merchant's button; `readMerchantAnswer` reads it back. It answers this version of the request alone. */
export function merchantPayload(
  button: MerchantButton,
  kind: RequestKind,
  requestId: string,
  version = 1,
): string {
  return `request:${button}:${kind}:${requestId}${version === 1 ? '' : `:${version}`}`;
}

const payloadPattern =
  /^request:(accept|reject|stock|ready|complete|allow|keep):(food|service|viewing):(req_[0-9a-f]{24})(?::([2-9]))?$/;

function isKind(name: string | undefined): name is RequestKind {
  return requestKinds.some((kind) => kind === name);
}

function isButton(name: string | undefined): name is MerchantButton {
  return name !== undefined && Object.hasOwn(buttons, name);
}

function fromPayload(payload: string): MerchantAnswer | null {
  const [, button, kind, requestId, version = '1'] = payloadPattern.exec(payload) ?? [];
  if (!isButton(button) || !isKind(kind) || requestId === undefined) return null;
  return { action: buttons[button], of: { kind, requestId }, version: Number(version) };
}

const wordPattern = /[\p{L}\p{N}]+/gu;
const wordsIn = (folded: string) => folded.match(wordPattern) ?? [];
const foldedWords = (phrase: string) =>
  // The star is no letter: it would be lost with the punctuation.
  wordsIn(foldText(phrase).text).map((word, index, all) =>
    phrase.endsWith('*') && index === all.length - 1 ? `${word}*` : word,
  );

/** A word as it stands in a phrase: `*` for any ending. */
function isWord(pattern: string, word: string | undefined): boolean {
  if (word === undefined) return false;
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern;
}

const languages = () => Object.values(merchantPhrases());
const beside = () => Object.values(wordsBeside());

/** The longest first, so that "no cancel" goes before "no", and "out of stock" before nothing. */
const phrases = onFirstUse(
  (): readonly { readonly words: readonly string[]; readonly verb: MerchantVerb }[] =>
    merchantVerbs
      .flatMap((verb) =>
        languages().flatMap((said) => said[verb].map((phrase) => ({ words: foldedWords(phrase), verb }))),
      )
      .toSorted(
        (one, other) =>
          other.words.length - one.words.length || other.words.join('').length - one.words.join('').length,
      ),
);
const doubts = onFirstUse(() => beside().flatMap((said) => said.doubts.flatMap(foldedWords)));

const oneOf = (lists: readonly (readonly string[])[]) =>
  lists
    .flat()
    .map((word) => foldText(word).text.replace('*', '\\p{L}*'))
    .join('|');
const promises = onFirstUse(() => {
  const hours = oneOf(beside().map((said) => said.hours));
  const minutes = oneOf(beside().map((said) => said.minutes));
  const oclock = oneOf(beside().map((said) => said.oclock));
  return {
    /** "30", "30 min", "2 hours" anywhere: the number, and the hours if they are meant. */
    anywhere: new RegExp(
      `(?:^|\\s)(?<!(?:^|\\s)(?:${oclock})\\s*)(\\d{1,4})\\s*(?:(${hours})|${minutes})?(?=\\s|$|[.,!])`,
      'u',
    ),
    /** The same and not a word more; or nothing. */
    alone: new RegExp(`^[\\s.,!]*(?:\\d{1,4}\\s*(?:${hours}|${minutes})?)?[\\s.,!]*$`, 'u'),
  };
});
/** Minutes a merchant may promise: up to a day. */
const maxMinutes = 24 * 60;

/** "10시 30분" is a time of the day, not thirty minutes. */
const koreanClock = new RegExp(foldText('[0-9]{1,2}\\s*시(?!간)(?:\\s*[0-9]{1,2}\\s*분)?').text, 'gu');

function minutesIn(folded: string): number | null {
  const [, digits, inHours] = promises().anywhere.exec(folded.replace(koreanClock, ' ')) ?? [];
  if (digits === undefined) return null;
  const said = Number(digits) * (inHours === undefined ? 1 : 60);
  return said >= 1 && said <= maxMinutes ? said : null;
}

/** A merchant's own words on their way to a guest: one line, and short. */
function reasonFrom(text: string): string | null {
  const reason = text
    .replace(/[\s\p{C}]+/gu, ' ')
    .replace(/^[\s:,.–-]+/, '')
    .trim();
  return reason === '' ? null : [...reason].slice(0, 160).join('');
}

/** Words of a merchant who agrees that are more than a promise of minutes and courtesies, as they were written. */
function saidBeside(text: string): { readonly said?: string } {
  const { filler, minutes, agree } = plain();
  const rest = wordsIn(foldText(text).text.replace(promises().anywhere, ' '));
  const isSaid = rest.some(
    (word) =>
      !filler.has(word) &&
      !minutes.some((one) => isWord(one, word)) &&
      !agree.some((one) => one.length === 1 && one.some((known) => isWord(known, word))),
  );
  const said = isSaid ? reasonFrom(text) : null;
  return said === null ? {} : { said };
}

/** @param said what stands beside the verb and the code, as it was written */
function actionOf(verb: MerchantVerb, said: string): MerchantAnswer['action'] {
  if (verb === 'reject') return { ...buttons.reject, reason: reasonFrom(said) };
  if (verb === 'stock') {
    const what = reasonFrom(said);
    return { ...buttons.reject, reason: what === null ? 'out_of_stock' : `out_of_stock: ${what}` };
  }
  const folded = foldText(said).text;
  if (wordsIn(folded).some((word) => doubts().some((doubt) => isWord(doubt, word)))) return null;
  const promise = minutesIn(folded);
  if (verb === 'accept') return { ...buttons.accept, minutes: promise, ...saidBeside(said) };
  // "Ready at 22:30" is not ready now, and minutes it does not say.
  if (verb === 'ready' && promise === null && /\p{Nd}/u.test(folded)) return null;
  if (verb === 'ready' && promise !== null) return { by: 'merchant', do: 'estimate', minutes: promise };
  return buttons[verb];
}

/** The verb a piece of text begins with, and what it says after it. */
function verbIn(text: string): { verb: MerchantVerb; after: string } | null {
  const folded = foldText(text);
  const found = [...folded.text.matchAll(wordPattern)];
  for (const { words, verb } of phrases()) {
    if (!words.every((word, index) => isWord(word, found[index]?.[0]))) continue;
    const last = found[words.length - 1];
    const end = last === undefined ? 0 : last.index + last[0].length;
    return { verb, after: originalBetween(folded, end, folded.text.length) };
  }
  return null;
}

interface Code {
  readonly reference: string;
  readonly version: number;
  readonly before: string;
  readonly after: string;
}

const referenceLength = 6;

/** Where the code stands in the text, with its version; null without exactly one. */
function codeIn(text: string): Code | null {
  const folded = foldText(text);
  const words = [...folded.text.matchAll(wordPattern)];
  const codes = words.flatMap((word, index) => {
    const letters = codeLetters(word[0]);
    const reference = letters.slice(0, referenceLength);
    if (!referencePattern.test(reference)) return [];
    const end = word.index + word[0].length;
    if (letters.length === referenceLength) {
      // As some write it, `K7QF2M-B`.
      const next = words[index + 1];
      const isHyphened = next !== undefined && folded.text.slice(end, next.index) === '-';
      const version = isHyphened ? versionOf(codeLetters(next[0])) : null;
      return version === null
        ? [{ reference, version: 1, start: word.index, end }]
        : [{ reference, version, start: word.index, end: end + 2 }];
    }
    const version = versionOf(letters.slice(referenceLength));
    return version === null ? [] : [{ reference, version, start: word.index, end }];
  });
  const [only, more] = codes;
  if (only === undefined || more !== undefined) return null;
  return {
    reference: only.reference,
    version: only.version,
    before: originalBetween(folded, 0, only.start).trim(),
    after: originalBetween(folded, only.end, folded.text.length).trim(),
  };
}

/**
 * A merchant's answer to a request, from a tapped button or from words around its code, in any of Merve's languages:
 * `ACCEPT K7QF2M 30`, `K7QF2M kabul`, `out of stock K7QF2M lamb`. What comes before or after the code decides, and
 * nothing else in the message. Null for everything else, which then is an ordinary message. Pure.
 */
export function readMerchantAnswer(message: {
  readonly text: string;
  readonly payload?: string | null;
}): MerchantAnswer | null {
  if (message.payload) return fromPayload(message.payload);
  const code = codeIn(message.text.slice(0, 400));
  if (code === null) return null;
  for (const [first, second] of [
    [code.before, code.after],
    [code.after, code.before],
  ] as const) {
    const found = verbIn(first);
    if (found === null) continue;
    const said = `${found.after} ${second}`.trim();
    const { reference, version } = code;
    return { action: actionOf(found.verb, said), of: { reference }, version };
  }
  return null;
}

/** UTF-16 units. Whoever writes more says more than the one word. */
const maxBare = 40;

/**
 * A merchant's answer without a code: ACCEPT, with minutes or without, or REJECT, and not a word more. Which request is
 * meant, and whether any is, is not known yet; it is an answer to the first version of it. Pure.
 */
export function readBareAnswer(text: string): MerchantAnswer['action'] {
  const found = text.length > maxBare ? null : verbIn(text);
  if (found?.verb === 'accept' && promises().alone.test(foldText(found.after).text)) {
    return actionOf('accept', found.after);
  }
  return found?.verb === 'reject' && !/[\p{L}\p{N}]/u.test(found.after) ? buttons.reject : null;
}

/** UTF-16 units. A kitchen that writes more explains itself. */
const maxPlain = 80;

const plain = onFirstUse(() => {
  const all = Object.values(plainPhrases());
  const foldedAll = (pick: (said: (typeof all)[number]) => string) =>
    all
      .flatMap((said) => phraseList(pick(said)).map(foldedWords))
      .toSorted((one, other) => other.length - one.length);
  return {
    agree: foldedAll(({ agree }) => agree),
    cannot: foldedAll(({ cannot }) => cannot),
    no: foldedAll(({ no }) => no),
    filler: new Set(all.flatMap(({ filler }) => phraseList(filler).flatMap(foldedWords))),
    minutes: beside().flatMap((said) => [...said.minutes, ...said.hours].flatMap(foldedWords)),
    /** What may stand before a time of the day. */
    oclock: new Set(beside().flatMap((said) => said.oclock.flatMap(foldedWords))),
  };
});

const standsAt = (phrase: readonly string[], words: readonly string[], at: number) =>
  phrase.every((word, index) => isWord(word, words[at + index]));

/** True if every word is a yes, a courtesy, or part of how many minutes; and one of them is a yes. */
function agreesAlone(words: readonly string[]): boolean {
  const { agree, filler, minutes, oclock } = plain();
  let hasAgreed = false;
  for (let at = 0; at < words.length; ) {
    const phrase = agree.find((one) => standsAt(one, words, at));
    const word = words[at] ?? '';
    const adds =
      !/^\d{1,3}$/.test(word) &&
      !filler.has(word) &&
      !oclock.has(word) &&
      !minutes.some((one) => isWord(one, word));
    if (phrase === undefined && adds) return false;
    hasAgreed ||= phrase !== undefined;
    at += phrase?.length ?? 1;
  }
  return hasAgreed;
}

/**
 * A merchant's answer in plain words, to the only thing that waits for them: "ok", "fine, 25 minutes", "no problem", "we are
 * full". A yes counts with nothing but minutes and courtesies beside it; a no takes along why, word for word. Null for a
 * question, and for everything else: nothing is done by less than was said. Pure.
 */
export function readPlainAnswer(text: string): MerchantAnswer['action'] {
  const bare = readBareAnswer(text);
  if (bare !== null) return bare;
  if (text.length > maxPlain || /[?؟;]\s*$/u.test(text.trim())) return null;
  const words = wordsIn(foldText(text).text);
  if (words.length === 0) return null;
  if (agreesAlone(words)) {
    const folded = foldText(text).text;
    // All words are known by now: what is left to say is a time of the day.
    const saysWhen = /\p{Nd}/u.test(folded.replace(promises().anywhere, ' '));
    return { ...buttons.accept, minutes: minutesIn(folded), ...(saysWhen ? saidBeside(text) : {}) };
  }
  const { cannot, no } = plain();
  const isNo = no.some((phrase) => phrase.length === words.length && standsAt(phrase, words, 0));
  if (isNo) return buttons.reject;
  const refuses = words.some((_, at) => cannot.some((phrase) => standsAt(phrase, words, at)));
  return refuses ? { ...buttons.reject, reason: reasonFrom(text) } : null;
}
