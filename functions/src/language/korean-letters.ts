const letter = /^[\u3131-\u318E\uFFA0-\uFFDC]$/u;
const part = /[\u1100-\u11FF\uA960-\uA97F\uD7B0-\uD7FF]/gu;

/**
 * Whether a character is a Korean letter as keyboards give it by itself ("ㅋㅋ"). It must not go through NFKC, which makes it a part that joins the
 * syllable before it: folded twice, a text would then be another one.
 */
export function isKoreanLetter(character: string): boolean {
  return letter.test(character);
}

/** Without parts of Korean syllables that stand alone: nobody can type them, and next to others they would make a syllable of their own. */
export function withoutKoreanParts(text: string): string {
  return text.replace(part, '');
}
