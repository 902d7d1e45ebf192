import type { AllergyStatement } from '@merve/contract';
import { foldText } from '../language/fold-text.ts';
import { mentionsIn } from './allergen-words.ts';
import { readAllergies } from './recognise-allergies.ts';

/** What guards and is passed on, whoever noted it. */
export type KnownAllergy = Pick<AllergyStatement, 'words' | 'allergens' | 'others'>;

const mark = '(noted) ';

/** What a text names, whether or not it is a whole sentence about an allergy: `peanuts`, as a model passes it on. */
function namedIn(text: string): Pick<KnownAllergy, 'allergens' | 'others'> {
  const { said } = readAllergies(text);
  const foods = said.length > 0 ? said : mentionsIn(foldText(text).text).map(asFoods);
  return {
    allergens: [...new Set(foods.flatMap(({ allergens }) => allergens))],
    others: [...new Set(foods.flatMap(({ others }) => others))],
  };
}

function asFoods({ allergens, other }: ReturnType<typeof mentionsIn>[number]) {
  return { allergens, others: other === null ? [] : [other] };
}

/**
 * What only a model, or a note, says of allergies, beside the person's own statements: it is marked as noted, because those
 * are not the person's words. What their own words cover is left out. Pure.
 */
export function noteRetold(texts: readonly string[], own: readonly KnownAllergy[]): KnownAllergy[] {
  const covered = new Set(own.flatMap(({ allergens, others }) => [...allergens, ...others]));
  const words = new Set(own.map((one) => one.words));
  return texts.flatMap((text) => {
    const bare = text.startsWith(mark) ? text.slice(mark.length) : text;
    if (bare.trim() === '' || words.has(bare)) return [];
    const { allergens, others } = namedIn(bare);
    const unknown = allergens.length === 0 && others.length === 0 ? wordsOf(bare) : [];
    const names = [...allergens, ...others];
    if (names.length > 0 && names.every((name) => covered.has(name))) return [];
    return [{ words: `${mark}${bare}`, allergens, others: [...others, ...unknown] }];
  });
}

const plain =
  /^(?:allerg\p{L}*|alerj\p{L}*|intoleran\p{L}*|severe|reaction|food|with|from|have|person|guest)$/u;

function wordsOf(text: string): string[] {
  return (foldText(text).text.match(/\p{L}{4,}/gu) ?? []).filter((word) => !plain.test(word)).slice(0, 5);
}
