import type { Language } from '@merve/contract';
import type { ListingDetailView } from '@merve/contract/api';
import type { MenuCard } from '@merve/contract/cards';
import { allergenName, formatMoney } from '@merve/contract/words';

/** What the person must not eat, and how a dish that has it is told of. */
export interface Avoided {
  readonly allergens: readonly string[];
  readonly say: { contains(what: string): string; mayContain(what: string): string };
}

/** What of a dish its person must not eat: declared of it or of one of its choices; undefined where nobody declared any of it. */
function warningOf(
  { allergens, options }: ListingDetailView['menu'][number],
  { allergens: avoided, say }: Avoided,
  language: Language,
): string | undefined {
  const declared = [allergens, ...options.flatMap(({ choices }) => choices.map((one) => one.allergens))];
  const named = (of: 'contains' | 'mayContain') =>
    avoided
      .filter((allergen) => declared.some((one) => one[of].some((each) => each === allergen)))
      .map((allergen) => allergenName(allergen, language))
      .join(', ');
  const [contains, mayContain] = [named('contains'), named('mayContain')];
  if (contains !== '') return say.contains(contains);
  return mayContain === '' ? undefined : say.mayContain(mayContain);
}

/** The menu of a listing as its card has it, what is not to be had today left out; null where there is nothing to order. */
export function menuOf(
  { listingId, name, menu, actions }: Pick<ListingDetailView, 'listingId' | 'name' | 'menu' | 'actions'>,
  language: Language,
  avoided: Avoided | null = null,
): MenuCard | null {
  const dishes = menu.filter(({ available }) => available);
  if (!actions.includes('order_food') || dishes.length === 0) return null;
  const items = dishes.map((dish) => {
    const { number, name: called, section, description, price, options, allergens } = dish;
    const warning = avoided === null ? undefined : warningOf(dish, avoided, language);
    return {
      ...{ number, name: called, section, description, price: formatMoney(price, language) },
      choices: options.map((option) => ({
        name: option.name,
        required: option.atLeast > 0,
        of: option.choices.map((choice) => choice.name),
      })),
      contains: allergens.contains,
      mayContain: allergens.mayContain,
      otherAllergens: 'unknown' as const,
      ...(warning === undefined ? {} : { warning }),
    };
  });
  return { type: 'menu', listingId, name, items };
}
