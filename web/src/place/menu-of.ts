import type { Language } from '@merve/contract';
import type { ListingDetailView } from '@merve/contract/api';
import type { MenuCard } from '@merve/contract/cards';
import { formatMoney } from '@merve/contract/words';

/** The menu of a listing as its card has it, what is not to be had today left out; null where there is nothing to order. */
export function menuOf(
  { listingId, name, menu, actions }: Pick<ListingDetailView, 'listingId' | 'name' | 'menu' | 'actions'>,
  language: Language,
): MenuCard | null {
  const dishes = menu.filter(({ available }) => available);
  if (!actions.includes('order_food') || dishes.length === 0) return null;
  const items = dishes.map(({ number, name: dish, section, description, price, options, allergens }) => ({
    ...{ number, name: dish, section, description, price: formatMoney(price, language) },
    choices: options.map((option) => ({
      name: option.name,
      required: option.atLeast > 0,
      of: option.choices.map((choice) => choice.name),
    })),
    contains: allergens.contains,
    mayContain: allergens.mayContain,
    otherAllergens: 'unknown' as const,
  }));
  return { type: 'menu', listingId, name, items };
}
