import { everyMatch } from '../../language/every-match.ts';
import type { FoldedText } from '../../language/fold-text.ts';

/** A piece of a folded message. `start` and `end` are offsets in its source text. */
export interface Token {
  readonly kind: 'word' | 'number' | 'emoji' | 'comma' | 'stop' | 'question';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const pattern =
  /(?<meridiem>(?<=\d\s?)[ap]\.\s?m\b\.?)|(?<number>\d+(?:[.,:/-]\d+)*)|(?<word>\p{L}+)|(?<emoji>[\p{Extended_Pictographic}✓✗✘])|(?<question>\?)|(?<joint>(?<=\p{Script=Hebrew})[-־](?=\d))|(?<comma>[,:\-–—־/()"«»„“”]+)|(?<stop>[.!;\n…|]+)/gu;

/**
 * Arabic "أي" asks which, and "اي" or "إي" is a yes; folding takes away what tells them apart. A doubled letter is said
 * in the question word only.
 */
const asksWhich = /أ|ي\u0651/u;

const greek = /\p{Script=Greek}/u;

/**
 * Splits a folded message into words, numbers, emoji and the marks that bound clauses and sentences. `8pm` is a
 * number and a word; a semicolon that ends a sentence with a Greek word is a question mark. What is none of these is left out.
 */
export function tokenise(folded: FoldedText): Token[] {
  const tokens: Token[] = [];
  for (const match of everyMatch(folded.text, pattern)) {
    const groups = match.groups ?? {};
    const start = folded.offsets[match.index] ?? folded.source.length;
    const end = folded.offsets[match.index + match[0].length] ?? folded.source.length;
    const add = (kind: Token['kind'], text: string) => tokens.push({ kind, text, start, end });
    if (groups['meridiem'] !== undefined) add('word', match[0].startsWith('a') ? 'am' : 'pm');
    else if (groups['number'] !== undefined) add('number', match[0]);
    else if (groups['word'] !== undefined) {
      const isWhich = match[0] === 'اي' && asksWhich.test(folded.source.slice(start, end));
      add('word', isWhich ? 'أي' : match[0]);
    } else if (groups['emoji'] !== undefined) add('emoji', match[0]);
    else if (groups['question'] !== undefined) add('question', '?');
    // A Hebrew preposition is written onto its number: "ב-4".
    else if (groups['joint'] !== undefined) continue;
    else if (groups['comma'] !== undefined) add('comma', ',');
    else {
      const sentence = tokens.slice(
        tokens.findLastIndex(({ kind }) => kind === 'stop' || kind === 'question') + 1,
      );
      const asksInGreek = match[0].startsWith(';') && sentence.some(({ text }) => greek.test(text));
      add(asksInGreek ? 'question' : 'stop', match[0]);
    }
  }
  return tokens;
}

/** Words, numbers and emoji carry meaning; the rest only bounds it. */
export function isContent(token: Token | undefined): boolean {
  return token !== undefined && (token.kind === 'word' || token.kind === 'number' || token.kind === 'emoji');
}
