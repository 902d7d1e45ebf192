import type { Language } from '@merve/contract';
import { detectLanguage } from '../../language/detect-language.ts';
import { foldClause, type Grammar } from './grammar.ts';
import { grammars } from './grammars/index.ts';

const clauseMarks = /(?<!\p{N})[,;:]|[,;:](?!\p{N})|[()[\]{}"«»„“”…•|/!.]+(?=\s|$)| [-–—]+ |[–—\n]/u;
/** What dresses a word up without being read: markup, emoji and their joiners. */
const dressing = /[*_~`#>]+|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u200D/gu;
/** A sentence that asks, whatever closes behind the mark. */
const asking = /[?؟]|;\s*$/u;
const closingMarks = /(?:[\s"'»“”’)\]*_]|\p{Extended_Pictographic}|\uFE0F)+$/u;
/** Letters and digits mixed in capitals: how Merve names what it has committed. */
const code = /(?<![\p{L}\p{N}/.-])(?=[A-Z0-9]*[0-9])(?=[A-Z0-9]*[A-Z])[A-Z0-9]{5,12}(?![\p{L}\p{N}/.-])/u;
const disguised = /\p{L}\p{N}+\p{L}/u;
const known =
  /\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Hangul}/u;
const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Hangul}/u,
];

/** Letters of another script than the nine languages', of two in one word, or figures within a word. Nobody here can read that. */
function isUnreadable(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => {
    const letters = Array.from(word).filter((letter) => /\p{L}/u.test(letter));
    if (letters.some((letter) => !known.test(letter))) return true;
    if (/^[A-Z0-9]+$/.test(word)) return false;
    return (
      disguised.test(word) ||
      (scripts.filter((script) => script.test(word)).length > 1 &&
        !/^\p{Script=Latin}+\p{Script=Hangul}+$/u.test(word))
    );
  });
}

/** The languages a clause may be in. Where it does not tell, all of its script: what claims in one of them claims. */
function languagesOf(clause: string, sentence: string): readonly Language[] {
  if (/\p{Script=Hangul}/u.test(clause)) return ['ko'];
  if (/\p{Script=Greek}/u.test(clause)) return ['el'];
  if (/\p{Script=Cyrillic}/u.test(clause)) return ['ru'];
  if (/\p{Script=Hebrew}/u.test(clause)) return ['he'];
  const isArabic = /\p{Script=Arabic}/u.test(clause);
  const candidates: readonly Language[] = isArabic ? ['ar', 'fa'] : ['en', 'de', 'tr'];
  const told =
    detectLanguage(clause) ?? (isArabic || clause.split(' ').length > 8 ? detectLanguage(sentence) : null);
  return told !== null && candidates.includes(told) ? [told] : candidates;
}

function clausesIn(sentence: string, grammar: Grammar): string[] {
  return sentence
    .split(new RegExp(`(?=${grammar.joins.source})`, 'u'))
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
}

interface Around {
  readonly isConditional: boolean;
  readonly asks: boolean;
}

function clauseClaims(clause: string, grammar: Grammar, { isConditional, asks }: Around): boolean {
  const has = (pattern: RegExp, text = clause) => pattern.test(text);
  const text = clause.replace(new RegExp(grammar.descriptive.source, 'gu'), ' ');
  const says = (pattern: RegExp) => has(pattern, text);
  if (has(grammar.nothing) && !says(grammar.yours) && !says(grammar.party)) return false;
  if (asks || says(grammar.open)) return false;
  const isHabit = says(grammar.generic);
  const concerns =
    says(grammar.self) ||
    says(grammar.you) ||
    says(grammar.thing) ||
    says(grammar.deed) ||
    (says(grammar.party) && !isHabit);
  if (says(grammar.completed) && concerns && !has(grammar.condition)) return true;
  if (isConditional) return false;
  if (says(grammar.done) || says(grammar.yours)) return true;
  if (says(grammar.self) && says(grammar.deed)) return true;
  return (
    !isHabit &&
    says(grammar.near) &&
    (says(grammar.you) || says(grammar.thing) || says(grammar.party) || clause.split(' ').length <= 4)
  );
}

/**
 * True unless the sentence is of a kind that cannot claim a commitment: a question, an offer, a wish, a condition, a rule, a
 * description, or words of looking up and of courtesy. What is completed, due or the person's own, and concerns what Merve deals in,
 * is for the ledger to say. Errs towards true: the cost is a sentence of code in its place. Pure.
 */
export function readsAsClaim(sentence: string): boolean {
  const plain = sentence.replace(dressing, ' ').normalize('NFKC');
  if (isUnreadable(plain) || code.test(plain)) return true;
  const asks = asking.test(sentence.replace(closingMarks, '').slice(-1));
  const parts = plain
    .split(clauseMarks)
    .map(foldClause)
    .map((part) =>
      part
        .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => /[\p{L}]/u.test(part));
  const whole = parts.join(' ');
  return parts.some((part, index) =>
    languagesOf(part, whole).some((language) => {
      const grammar = grammars[language];
      const isConditional = grammar.condition.test(whole);
      const clauses = clausesIn(part, grammar);
      return clauses.some((clause, position) =>
        clauseClaims(clause, grammar, {
          isConditional,
          asks: asks && index === parts.length - 1 && position === clauses.length - 1,
        }),
      );
    }),
  );
}
