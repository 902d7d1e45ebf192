import { type Clause, withoutReminders } from './clauses.ts';
import {
  denial,
  forbidden,
  illness,
  leftOut,
  loathes,
  loves,
  reaction,
  restriction,
  severityWords,
} from './phrases/index.ts';

/** What a clause says of the foods in or beside it; null for nothing. */
export type Sense = 'illness' | 'reaction' | 'forbidden' | 'left-out' | 'denied' | 'restricted-denial' | null;

/** What a clause says of the foods in or beside it. */
function senseOf(clause: Clause): Sense {
  const { text, foods } = clause;
  const names = illness.test(text) || foods.some(({ kind }) => kind === 'illness');
  // "Because of the allergy I can drink no milk any more" denies none.
  const isDenied = denial.test(withoutReminders(text)) && !(illness.test(text) && forbidden.test(text));
  if (isDenied && (names || reaction.test(text)))
    return restriction.test(text) && foods.length > 0 ? 'restricted-denial' : 'denied';
  if (names) return 'illness';
  if (forbidden.test(text) && !loathes.test(text)) return 'forbidden';
  if (!loves.test(text) && (reaction.test(text) || isBareSeverity(clause))) return 'reaction';
  if (foods.length > 0 && leftOut.test(text)) return 'left-out';
  return null;
}

/** Of all clauses. Where none of a sentence says anything, an "and" may have parted what says it: "he forbade milk | and nuts". */
export function sensesOf(clauses: readonly Clause[]): Sense[] {
  const own = clauses.map(senseOf);
  return clauses.map((clause, at) => {
    const beside = clauses.filter(({ sentence }) => sentence === clause.sentence);
    const isSaid = own.some((sense, index) => sense !== null && beside.includes(clauses[index] ?? clause));
    if (isSaid || clause.foods.length === 0 || !beside.some(({ isJoined }) => isJoined))
      return own[at] ?? null;
    const text = beside.map((one) => one.text.trim()).join(' ');
    const whole = senseOf({ ...clause, text, foods: beside.flatMap(({ foods }) => foods) });
    return whole === 'forbidden' ? whole : null;
  });
}

/** "Nuts and milk, both severe": the answer to what they are. */
export function isBareSeverity({ text, foods }: Clause): boolean {
  const severe = severityWords.find(([name]) => name === 'severe')?.[1];
  return foods.length === 0 && text.trim().split(' ').length <= 4 && severe?.test(text) === true;
}
