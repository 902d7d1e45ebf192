import { onFirstUse } from '../platform/on-first-use.ts';

/**
 * The letters and digits of the languages Merve speaks, and of those close to them, in few ranges: Latin, Greek, Cyrillic, Hebrew, Arabic
 * with Persian, Hangul. Source: Unicode 17, Scripts.txt.
 */
const letters =
  'a-zA-Z\\u00aa\\u00b5\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u02c1\\u0370-\\u0373\\u0376-\\u037d\\u0386-\\u03ff\\u0400-\\u0481\\u048a-\\u052f\\u05d0-\\u05f2' +
  '\\u0620-\\u064a\\u066e-\\u066f\\u0671-\\u06d3\\u06d5\\u06fa-\\u06ff\\u0750-\\u077f\\u1100-\\u11ff\\u1e00-\\u1fff\\u3131-\\u318e\\uac00-\\ud7a3\\ufb00-\\ufdfb';
const digits = '0-9\\u0660-\\u0669\\u06f0-\\u06f9';

/** What is written over or under those letters. Source: Unicode 17, Scripts.txt. */
const marks =
  '\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u05bf\\u05c1-\\u05c2\\u05c4-\\u05c5\\u05c7' +
  '\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7-\\u06e8\\u06ea-\\u06ed';

const ranges = { L: letters, N: digits, M: marks } as const;

/**
 * The source of a pattern with `\p{L}` and `\p{N}` narrowed to the letters and digits of these languages. A pattern of a few hundred words
 * looks around each for any letter of Unicode, which is 700 ranges each time: compiling those takes a second of the first message
 * an instance reads. For folded text. A letter of another script then stands between words as a sign does. Pure.
 */
export function ofSpokenLetters(source: string): string {
  return narrowed(source, /\\p\{([LN])\}|\\.|\[|\]/gu);
}

/** The same, with marks (`\p{M}`) narrowed too. On a text that `isOfSpokenLetters` it finds just what `source` finds. Pure. */
export function ofSpokenLettersAndMarks(source: string): string {
  return narrowed(source, /\\p\{([LNM])\}|\\.|\[|\]/gu);
}

function narrowed(source: string, parts: RegExp): string {
  let isInClass = false;
  return source.replace(parts, (found, kind: keyof typeof ranges | undefined) => {
    if (found === '[') isInClass = true;
    else if (found === ']') isInClass = false;
    if (kind === undefined) return found;
    return isInClass ? ranges[kind] : `[${ranges[kind]}]`;
  });
}

/** Any character of which Unicode and the few ranges say different things. */
const unlike = onFirstUse(() => {
  const either = Object.entries(ranges).map(
    ([kind, own]) => `[\\p{${kind}}--[${own}]][[${own}]--\\p{${kind}}]`,
  );
  return new RegExp(`[${either.join('')}]`, 'v');
});

/** Whether each of a text's letters, digits and marks is one of these languages', so that narrowed patterns miss nothing in it and find nothing else. Pure. */
export function isOfSpokenLetters(text: string): boolean {
  return !unlike().test(text);
}
