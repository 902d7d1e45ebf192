import { foldText } from '../../language/fold-text.ts';
import { ofSpokenLetters } from '../../language/spoken-letters.ts';

/**
 * How one language says that something happened, and to whom. Closed classes (pronouns, auxiliaries, conjunctions, endings) and
 * the few kinds of things and acts that Merve deals in; never whole phrases. Each field is matched against a folded clause.
 */
export interface Grammar {
  /** Words that begin another clause. */
  readonly joins: RegExp;
  /** Words that end a clause, where a language puts its conjunctions last. */
  readonly closes?: RegExp;
  /** Possibility, wish, request, obligation: what is only possible is not said to have happened. */
  readonly open: RegExp;
  /** What comes true only with something else: "if", "once". Excuses what is not yet past anywhere in the sentence. */
  readonly condition: RegExp;
  /** Habit and rule: "usually", "every", "per person". */
  readonly generic: RegExp;
  /** That nothing was done, or not yet. */
  readonly nothing: RegExp;
  /** Forms that look completed but describe, tell history, or speak of looking up and understanding. Taken out before all else. */
  readonly descriptive: RegExp;
  /** Past, perfect, passive of the past, resultative. */
  readonly completed: RegExp;
  readonly self: RegExp;
  readonly you: RegExp;
  /** Those who act for a commitment: the restaurant, the kitchen, the driver, "they". */
  readonly party: RegExp;
  /** The kinds of things people have of Merve. */
  readonly thing: RegExp;
  /** A thing as the person's own, or as the one spoken of. */
  readonly yours: RegExp;
  /** Acts that make, change, end or pass on a commitment, in any form. */
  readonly action: RegExp;
  /** Under way, due, expected. */
  readonly near: RegExp;
  /** That a matter is settled, without saying which. */
  readonly done: RegExp;
  /** History: years, centuries, "last year", "twice". What was then is no commitment, unless it is the person's. */
  readonly bygone: RegExp;
  /** Words that a question begins with. */
  readonly interrogative: RegExp;
  readonly negation: RegExp;
}

/**
 * A pattern that finds any of some words. Entries are parted by white space; `*` stands for any letters, `_` for spaces, the rest
 * is as in a regular expression. An entry must be a whole word.
 */
export function words(entries: string): RegExp {
  // Folding changes case, which would change the classes of letters and figures, and drops a lone accent.
  const kept = [
    ['\\p{L}', '§'],
    ['\\p{N}', '¤'],
    ['^', '¶'],
  ] as const;
  const shielded = kept.reduce((text, [plain, shield]) => text.replaceAll(plain, shield), entries);
  const folded = foldText(shielded.replace(/\s+/g, ' ').trim()).text.replaceAll('§*', '*');
  const alternatives = folded
    .split(' ')
    .map((entry) => entry.replaceAll('*', '\\p{L}*').replaceAll('_', '(?: +)'))
    .map((entry) => kept.reduce((text, [plain, shield]) => text.replaceAll(shield, plain), entry));
  const source = `(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`;
  return new RegExp(ofSpokenLetters(source), 'u');
}
