import { foldText } from '../../catalogue/fold.ts';

export type DriverVerb =
  | 'accept'
  | 'decline'
  | 'arrived'
  | 'picked_up'
  | 'completed'
  | 'no_show'
  | 'cancel'
  | 'on_duty'
  | 'off_duty';

/** What a driver wrote or tapped. */
export interface DriverWords {
  /** Null if a code stands there, and nothing that says what is to happen with it. */
  readonly verb: DriverVerb | null;
  /** Upper case; null without one. */
  readonly code: string | null;
  /** What follows `cancel`, as it was written; null without any. */
  readonly reason: string | null;
}

/** Folded. Only these, alone or with a code: "yes, but later" takes no ride. */
const phrases: Record<DriverVerb, readonly string[]> = {
  accept: [
    'yes',
    'y',
    'ok',
    'okay',
    'accept',
    'take it',
    'evet',
    'kabul',
    'kabul ediyorum',
    'tamam',
    'olur',
    'aliyorum',
  ],
  decline: ['no', 'n', 'decline', 'pass', 'hayir', 'almiyorum', 'pas', 'kabul etmiyorum'],
  arrived: ['arrived', 'i have arrived', 'here', 'i am here', 'im here', 'geldim', 'vardim', 'kapidayim'],
  picked_up: ['picked up', 'on board', 'aldim', 'yolcuyu aldim', 'bindi', 'yolcu bindi'],
  completed: [
    'completed',
    'complete',
    'done',
    'finished',
    'dropped off',
    'bitti',
    'tamamlandi',
    'biraktim',
    'indirdim',
  ],
  no_show: ['no show', 'noshow', 'nobody here', 'gelmedi', 'yolcu gelmedi', 'yolcu yok'],
  cancel: ['cancel', 'iptal', 'vazgectim'],
  on_duty: ['on duty', 'mesaideyim', 'mesai basladi', 'musaitim'],
  off_duty: ['off duty', 'mesai bitti', 'musait degilim'],
};

const verbOf = new Map(
  Object.entries(phrases).flatMap(([verb, words]) => words.map((word) => [word, verb] as const)),
);
function isVerb(verb: string): verb is DriverVerb {
  return Object.hasOwn(phrases, verb);
}

/** Letter, digit, letter, digit, as `rideCodeFor` makes them; what looks like one and is none is told so. */
const codePattern = /(?<![\p{L}\p{N}])([a-z]\d[a-z]\d)(?![\p{L}\p{N}])/iu;
const longestReason = 100;

/**
 * Reads a driver's message, in English or Turkish, in any case. Null if it is none of a driver's words: then it is a
 * message like any other person's. Pure.
 */
export function readDriverWords(text: string): DriverWords | null {
  const code = codePattern.exec(text)?.[1]?.toUpperCase() ?? null;
  const rest = (code === null ? text : text.replace(codePattern, ' ')).trim();
  // Typed in capitals, IPTAL has a Latin I where İPTAL has a Turkish one; folded they are alike.
  const folded = foldText(rest)
    .replace(/[’'`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const verb = verbOf.get(folded) ?? null;
  if (verb !== null && isVerb(verb)) return { verb, code, reason: null };
  const isCancel = phrases.cancel.some((word) => folded.startsWith(`${word} `));
  // A reason without a code could be any sentence that begins with "cancel": then the code must say what is meant.
  if (isCancel && code !== null) {
    const reason = rest
      .replace(/^[^\p{L}]*\p{L}+[^\p{L}\p{N}]*/u, '')
      .replace(/[\s\p{C}]+/gu, ' ')
      .trim();
    return {
      verb: 'cancel',
      code,
      reason: reason === '' ? null : [...reason].slice(0, longestReason).join(''),
    };
  }
  return code === null ? null : { verb: null, code, reason: null };
}
