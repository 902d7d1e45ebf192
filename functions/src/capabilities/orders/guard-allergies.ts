import type { Language } from '@merve/contract';
import { allergenName } from '@merve/contract/words';
import { judgeAllergy } from '../../allergies/judge-allergy.ts';
import type { KnownAllergy } from '../../allergies/note-retold.ts';
import type { RequestRefusal } from '../../requests/index.ts';
import { eatenOf, type ResolvedItem } from './resolve-items.ts';

export type GuardOutcome =
  | {
      readonly ok: true;
      /** Items of which it is not known whether they contain it: all that are left, because nothing is ever "safe". */
      readonly unknownIn: readonly string[];
    }
  | { readonly ok: false; readonly refusal: RequestRefusal };

/**
 * Refuses an order with an item that contains, or may contain, what the person said they are allergic to. What is left is
 * not safe but unknown. Pure.
 */
export function guardAllergies(
  statements: readonly KnownAllergy[],
  items: readonly ResolvedItem[],
  language: Language,
): GuardOutcome {
  for (const statement of statements) {
    for (const item of items) {
      const verdict = judgeAllergy(statement, eatenOf(item));
      if (verdict.kind === 'unknown') continue;
      const details = {
        allergy: statement.words,
        item: item.line.name,
        how: verdict.kind === 'contains' ? 'contains' : 'may_contain',
        allergen: verdict.kind === 'mentions' ? verdict.word : allergenName(verdict.allergen, language),
      };
      return { ok: false, refusal: { code: 'ALLERGEN_PRESENT', details } };
    }
  }
  return {
    ok: true,
    unknownIn: statements.length === 0 ? [] : [...new Set(items.map(({ line }) => line.name))],
  };
}
