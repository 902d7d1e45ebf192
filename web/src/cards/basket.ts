import type { Ask } from '@merve/contract';
import type { MenuCard, ShownDish } from '@merve/contract/cards';

/** How often a dish is wanted, and what was chosen with it, by the name of the choice. */
export interface Wanted {
  readonly quantity: number;
  readonly choices: Readonly<Record<string, string>>;
}

/** What is wanted of a menu, by the dish's number. */
export type Basket = ReadonlyMap<number, Wanted>;

type HowToGetIt = { readonly collect: true } | { readonly collect: false; readonly address: string };

export function wantedOf(basket: Basket, { number }: ShownDish): Wanted {
  return basket.get(number) ?? { quantity: 0, choices: {} };
}

/** The basket with one dish changed; a dish nobody wants any more is forgotten with its choices. */
export function changeDish(basket: Basket, { number }: ShownDish, wanted: Wanted): Basket {
  const changed = new Map(basket);
  if (wanted.quantity === 0) changed.delete(number);
  else changed.set(number, wanted);
  return changed;
}

export function countOf(basket: Basket): number {
  return [...basket.values()].reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Wanted dishes whose required choices are not all made. */
export function unfinished({ items }: MenuCard, basket: Basket): ShownDish[] {
  return items.filter((dish) => {
    const { quantity, choices } = wantedOf(basket, dish);
    return quantity > 0 && dish.choices.some(({ name, required }) => required && !choices[name]);
  });
}

/** The tool call that prepares the order; nothing is ordered by it. An empty address leaves it to the shared location. */
export function orderAsk({ listingId, items }: MenuCard, basket: Basket, how: HowToGetIt): Ask {
  const wanted = items.flatMap((dish) => {
    const { quantity, choices } = wantedOf(basket, dish);
    const chosen = Object.values(choices).filter((choice) => choice !== '');
    return quantity === 0 ? [] : [{ item: String(dish.number), quantity, choices: chosen }];
  });
  const address = how.collect ? '' : how.address.trim();
  return {
    tool: 'orderFood',
    args: {
      listing: listingId,
      items: wanted,
      collect: how.collect,
      ...(address === '' ? {} : { address }),
    },
  };
}

/** `2 × Hellim (large), 1 × Cola`: what the message in the conversation reads like. */
export function basketWords({ items }: MenuCard, basket: Basket): string {
  return items
    .flatMap((dish) => {
      const { quantity, choices } = wantedOf(basket, dish);
      const chosen = Object.values(choices).filter((choice) => choice !== '');
      if (quantity === 0) return [];
      return [`${quantity} × ${dish.name}${chosen.length === 0 ? '' : ` (${chosen.join(', ')})`}`];
    })
    .join(', ');
}
