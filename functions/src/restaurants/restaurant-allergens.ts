import type { Allergen, Confidence, RestaurantAllergen } from '@merve/contract';
import { confidenceSchema } from '@merve/contract';

/** The softest first. */
const values = ['notUsed', 'mayContain', 'contains'] as const;
const declaredBy: ReadonlySet<RestaurantAllergen['source']> = new Set(['owner', 'menu', 'import']);
const declarationAgesAfterMonths = 12;

const rankOf = (value: RestaurantAllergen['value']): number => values.indexOf(value);
const lower = (one: Confidence, other: Confidence): Confidence =>
  confidenceSchema.options[
    Math.min(confidenceSchema.options.indexOf(one), confidenceSchema.options.indexOf(other))
  ] ?? 'low';

/**
 * How sure a statement still is: what a restaurant declared is medium once it is older than twelve months (UTC), for kitchens change. Pure.
 */
export function confidenceAt({ confidence, date }: RestaurantAllergen, now: Date): Confidence {
  const ages = new Date(date);
  ages.setUTCMonth(ages.getUTCMonth() + declarationAgesAfterMonths);
  return ages.getTime() <= now.getTime() ? lower(confidence, 'medium') : confidence;
}

/** How sure all that is known of a restaurant's allergens is: the least sure of it, and `low` where nothing is known. Pure. */
export function allergenConfidence(statements: readonly RestaurantAllergen[], now: Date): Confidence {
  if (statements.length === 0) return 'low';
  return statements.map((one) => confidenceAt(one, now)).reduce(lower);
}

/**
 * Two lists of what is known, as one. Of two declarations of one allergen the worse value holds, with the lower confidence and the older
 * date. What is only inferred gives way to a declaration, but for guests who say that something is in the food which the declaration does not
 * admit: then they hold, with the lower confidence. In any order, with the same outcome. Pure.
 */
export function joinAllergens(
  one: readonly RestaurantAllergen[],
  other: readonly RestaurantAllergen[],
): RestaurantAllergen[] {
  const joined = new Map<Allergen, RestaurantAllergen>();
  for (const statement of [...one, ...other]) {
    const known = joined.get(statement.allergen);
    joined.set(statement.allergen, known === undefined ? statement : joinStatements(known, statement));
  }
  return [...joined.values()].sort((left, right) => left.allergen.localeCompare(right.allergen));
}

function joinStatements(one: RestaurantAllergen, other: RestaurantAllergen): RestaurantAllergen {
  const [first, second] = inOrder(one, other);
  if (declaredBy.has(first.source) !== declaredBy.has(second.source)) {
    const contradicted = second.source === 'reviews' && rankOf(second.value) > rankOf(first.value);
    if (!contradicted) return first;
  }
  const worse = rankOf(second.value) > rankOf(first.value) ? second : first;
  return {
    allergen: first.allergen,
    value: worse.value,
    source: worse.source,
    confidence: lower(first.confidence, second.confidence),
    date: first.date.getTime() <= second.date.getTime() ? first.date : second.date,
  };
}

/** Declarations first, then by all else, so that nothing depends on who came first. */
function inOrder(
  one: RestaurantAllergen,
  other: RestaurantAllergen,
): readonly [RestaurantAllergen, RestaurantAllergen] {
  const keyOf = ({ source, value, confidence, date }: RestaurantAllergen) =>
    [declaredBy.has(source) ? 0 : 1, 2 - rankOf(value), source, confidence, date.toISOString()].join(' ');
  return keyOf(one) <= keyOf(other) ? [one, other] : [other, one];
}
