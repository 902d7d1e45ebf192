import type { Allergen, AllergyStatement, DeclaredAllergens } from '@merve/contract';
import { foldText } from '../language/fold-text.ts';
import { mentionsIn } from './allergen-words.ts';

/** What is eaten: an item with what was chosen for it. */
export interface Eaten {
  readonly names: readonly string[];
  readonly declared: readonly DeclaredAllergens[];
}

export type AllergyVerdict =
  | { readonly kind: 'contains' | 'may_contain'; readonly allergen: Allergen }
  /** Its name or description speaks of it, though nobody declares it. */
  | { readonly kind: 'mentions'; readonly word: string }
  /** Not declared either way. Never "safe": nobody has said so. */
  | { readonly kind: 'unknown' };

/** The same stem, of two folded words: `strawberries` and `strawberry`, `çilek` and `çileğe`. Pure. */
export function sameStem(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  const stem = Math.max(3, length - 3);
  return length >= 4 && one.slice(0, stem) === other.slice(0, stem);
}

/** What is known of an item for somebody who said this. There is no verdict that says it is safe. Pure. */
export function judgeAllergy(
  { allergens, others }: Pick<AllergyStatement, 'allergens' | 'others'>,
  eaten: Eaten,
): AllergyVerdict {
  for (const kind of ['contains', 'mayContain'] as const) {
    const allergen = allergens.find((one) => eaten.declared.some((declared) => declared[kind].includes(one)));
    if (allergen !== undefined) return { kind: kind === 'contains' ? 'contains' : 'may_contain', allergen };
  }
  const folded = foldText(eaten.names.join(' . ')).text;
  const named = mentionsIn(folded);
  const spoken = allergens.find((one) => named.some((mention) => mention.allergens.includes(one)));
  if (spoken !== undefined) return { kind: 'contains', allergen: spoken };
  const words = folded.match(/\p{L}{3,}/gu) ?? [];
  const word = others.find(
    (other) => named.some((mention) => mention.other === other) || words.some((one) => sameStem(one, other)),
  );
  return word === undefined ? { kind: 'unknown' } : { kind: 'mentions', word };
}
