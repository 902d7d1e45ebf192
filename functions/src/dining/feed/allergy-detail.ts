import { allergenSchema, type ExpandedDetail, type Language } from '@merve/contract';
import type { AllergyWarning, ShownRestaurant } from '@merve/contract/cards';
import { allergenName, isolated } from '@merve/contract/words';
import { formatList, formatLocalDate } from '../../language/format.ts';
import { allergyDetailSentences } from './allergy-detail-sentences.ts';

/**
 * What a restaurant means for somebody's allergies, in sentences: by certainty, never softer than what the guard found. Code's alone: no model has a
 * word in it. Pure.
 */
export function allergyDetailOf(
  { allergens }: Pick<ShownRestaurant, 'allergens'>,
  allergiesKnown: boolean,
  language: Language,
): ExpandedDetail['allergyDetail'] {
  const say = allergyDetailSentences(language);
  if (!allergiesKnown) return { summary: say.nothingTold(), recommendations: [] };
  const named = (presence: AllergyWarning['presence']) => {
    const names = allergens.warnings
      .filter((one) => one.presence === presence)
      .slice(0, 12)
      .map(({ allergen }) => nameOf(allergen, language));
    return names.length === 0 ? null : formatList(names, language);
  };
  const [contains, mayContain, unknown] = [named('contains'), named('may_contain'), named('unknown')];
  const date =
    allergens.declaredOn === null
      ? null
      : formatLocalDate(new Date(`${allergens.declaredOn}T00:00:00Z`), 'UTC', language);
  const isDeclaredClear = allergens.clear && allergens.confidence === 'high' && date !== null;
  const sentences = [
    contains === null ? null : say.contains(contains),
    mayContain === null ? null : say.mayContain(mayContain),
    unknown === null ? null : say.unknown(unknown),
    date === null ? say.unverified() : isDeclaredClear ? say.declaredNotUsed(date) : say.declared(date),
  ];
  const isDeadly = allergens.warnings.some(({ severity }) => severity === 'anaphylactic');
  return {
    summary: sentences
      .filter((one) => one !== null)
      .join(' ')
      .slice(0, 600),
    recommendations: [...(isDeadly ? [say.deadly()] : []), say.confirm()],
  };
}

function nameOf(allergen: string, language: Language): string {
  const known = allergenSchema.safeParse(allergen);
  if (known.success) return allergenName(known.data, language);
  return ['he', 'ar', 'fa'].includes(language) ? isolated(allergen) : allergen;
}
