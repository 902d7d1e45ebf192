import type { Language } from '@merve/contract';
import { detectLanguage } from '../../language/detect-language.ts';
import { foldClause } from '../../language/fold-text.ts';
import type { Grammar } from './grammar.ts';
import { grammars } from './grammars/index.ts';

const clauseMarks = /(?<!\p{N})[,;:]|[,;:](?!\p{N})|[،؛]|[()[\]{}"«»„“”…•|/!.]+(?=\s|$)| [-–—]+ |[–—\n]/u;
/** What dresses a word up without being read: markup, emoji and their joiners. */
const dressing = /[*_~`#>]+|\p{Emoji_Modifier}|\uFE0F|\u200D/gu;
/** An emoji parts clauses as a full stop does. */
const pictures = /\p{Extended_Pictographic}+/gu;
/** A sentence that asks, whatever closes behind the mark. */
const asking = /[?؟]|;\s*$/u;
const closingMarks = /(?:[\s"'»“”’)\]*_]|\p{Extended_Pictographic}|\uFE0F)+$/u;
/** Letters and digits mixed in capitals: how Merve names what it has committed. */
const code =
  /(?<![\p{L}\p{N}/.-])(?![0-9-]*[AP]M)(?=[A-Z0-9-]*[0-9])(?=[A-Z0-9-]*[A-Z])[A-Z0-9][A-Z0-9-]{3,12}[A-Z0-9](?![\p{L}\p{N}/.-])/u;
const disguised = /\p{L}\p{N}+\p{L}/u;
const known =
  /\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Hangul}|\p{Script=Common}/u;
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
  if (/\p{Script=Arabic}/u.test(clause))
    return arabicScript(clause) ?? arabicScript(sentence) ?? ['ar', 'fa'];
  const candidates: readonly Language[] = ['en', 'de', 'tr'];
  const told = detectLanguage(clause) ?? (clause.split(' ').length > 8 ? detectLanguage(sentence) : null);
  return told !== null && candidates.includes(told) ? [told] : candidates;
}

/** Persian and Arabic keyboards give other letters for the same sounds. Null where none of them stands there, or both. */
function arabicScript(text: string): readonly Language[] | null {
  const isPersian = /[پچژگکیۀ]/u.test(text);
  const isArabic = /[ةيكىأإؤئ]/u.test(text);
  if (isPersian === isArabic) return null;
  return isPersian ? ['fa'] : ['ar'];
}

/** What is made of a grammar once: where its clauses part, what is taken out, how its questions begin. */
function marksOf({ joins, closes, descriptive, interrogative }: Grammar) {
  const ends = closes === undefined ? '' : `|(?<=${closes.source}) `;
  return {
    clauses: new RegExp(`(?=${joins.source})${ends}`, 'u'),
    descriptive: new RegExp(descriptive.source, 'gu'),
    question: new RegExp(`^(?:${interrogative.source})`, 'u'),
  };
}
const marksByGrammar = new Map(Object.values(grammars).map((grammar) => [grammar, marksOf(grammar)]));

function marksFor(grammar: Grammar): ReturnType<typeof marksOf> {
  const marks = marksByGrammar.get(grammar) ?? marksOf(grammar);
  marksByGrammar.set(grammar, marks);
  return marks;
}

function clausesIn(sentence: string, marks: ReturnType<typeof marksOf>): string[] {
  return sentence
    .split(marks.clauses)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
}

const onlyWords = (folded: string): string =>
  folded
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

interface Around {
  /** The sentence before was held back: what goes on about the same is told of it, unless it asks or offers. */
  readonly goesOn: boolean;
  readonly isConditional: boolean;
  readonly asks: boolean;
}

/** A clause without what only describes, and what else is asked of it. */
interface ReadClause {
  readonly clause: string;
  readonly text: string;
  readonly grammar: Grammar;
  readonly says: (pattern: RegExp) => boolean;
  /** About what is the person's own: "your table". */
  readonly isOwn: boolean;
  /** What is usual, or long past. */
  readonly isHabit: boolean;
}

function readClause(clause: string, grammar: Grammar): ReadClause {
  const text = clause.replace(marksFor(grammar).descriptive, ' ').replace(/ +/g, ' ').trim();
  const says = (pattern: RegExp) => pattern.test(text);
  const isHabit = says(grammar.generic) || says(grammar.bygone);
  return { clause, text, grammar, says, isOwn: says(grammar.yours), isHabit };
}

/** "There is no table": of nobody's things. */
function namesNothing({ clause, grammar, says, isOwn }: ReadClause): boolean {
  return grammar.nothing.test(clause) && !isOwn && !says(grammar.party);
}

/** Something has been completed, and it concerns what Merve deals in. */
function saysCompleted({ clause, grammar, says, isOwn, isHabit }: ReadClause): boolean {
  const concerns =
    isOwn || says(grammar.self) || (!isHabit && [grammar.you, grammar.thing, grammar.action].some(says));
  return says(grammar.completed) && concerns && !grammar.condition.test(clause);
}

/** Something is done, theirs, or what Merve or they do. */
function saysDone({ grammar, says, isOwn, isHabit }: ReadClause): boolean {
  const denies = says(grammar.negation) && says(grammar.self);
  if (says(grammar.done) || (isOwn && !denies && (!isHabit || says(grammar.near)))) return true;
  if (!isHabit && !denies && says(grammar.you) && (says(grammar.thing) || says(grammar.action))) return true;
  return says(grammar.self) && says(grammar.action) && !says(grammar.negation);
}

/** Something is due soon: "tonight at 8", "for four tomorrow". */
function saysDue({ text, grammar, says, isHabit }: ReadClause): boolean {
  if (isHabit || !says(grammar.near) || (says(grammar.negation) && !says(grammar.party))) return false;
  const isBare = text.split(' ').length <= 2 || /\p{N}/u.test(text);
  return isBare || [grammar.you, grammar.thing, grammar.party].some(says);
}

function clauseClaims(clause: string, grammar: Grammar, { goesOn, isConditional, asks }: Around): boolean {
  if (asks) return false;
  const read = readClause(clause, grammar);
  if (namesNothing(read) || read.says(grammar.open)) return false;
  if ((goesOn && !isConditional) || saysCompleted(read)) return true;
  return !isConditional && (saysDone(read) || saysDue(read));
}

const plainText = (sentence: string): string =>
  sentence.replace(dressing, ' ').replace(pictures, '\n').normalize('NFKC');

/** Words that nobody here can read, or a code as Merve gives to what she has committed: no judge of words may let it pass. Pure. */
export function isBeyondReading(sentence: string): boolean {
  const plain = plainText(sentence);
  return isUnreadable(plain) || code.test(plain);
}

/**
 * True unless the sentence is of a kind that cannot claim a commitment: a question, an offer, a wish, a condition, a rule, a
 * description, or words of looking up and of courtesy. What is completed, due or the person's own, and concerns what Merve deals in,
 * is for the ledger to say. Errs towards true: the cost is a sentence of code in its place. Pure.
 * @param goesOn the sentence before it, in the same paragraph, was held back
 */
export function readsAsClaim(sentence: string, goesOn = false): boolean {
  const plain = plainText(sentence);
  const asks = asking.test(sentence.replace(closingMarks, '').slice(-1));
  const parts = plain
    .split(clauseMarks)
    .map((raw) => ({ raw, folded: onlyWords(foldClause(raw)) }))
    .filter(({ folded }) => /\p{L}/u.test(folded));
  const whole = parts.map(({ folded }) => folded).join(' ');
  return parts.some(({ raw, folded }, index) =>
    languagesOf(raw, sentence).some((language) => {
      const grammar = grammars[language];
      const isConditional = grammar.condition.test(whole);
      const marks = marksFor(grammar);
      const opensAsking = marks.question.test(whole);
      const clauses = clausesIn(folded, marks);
      return clauses.some((clause) =>
        clauseClaims(clause, grammar, {
          goesOn,
          isConditional,
          asks: asks && (opensAsking || index === parts.length - 1),
        }),
      );
    }),
  );
}
