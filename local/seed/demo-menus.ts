import { allergenSchema, type MenuItem, type Ordering, type Service } from '@merve/contract';
import type { DemoListing } from './demo-listings.ts';
import { type DishRow, drinks, mains, meze, otherKitchens } from './tables/dishes.ts';
import { work } from './tables/services.ts';

const kitchens: Readonly<Record<string, readonly DishRow[]>> = { ...mains, ...otherKitchens };

const cuisineOf: Readonly<Record<string, keyof typeof mains | keyof typeof otherKitchens>> = {
  seafood: 'fish',
  'home cooking': 'home',
  village: 'home',
  meyhane: 'fish',
  kebab: 'grill',
  steakhouse: 'grill',
  asian: 'asian',
  pizza: 'pizza',
  indian: 'indian',
  vegan: 'vegan',
  pide: 'pide',
  burgers: 'burgers',
  'fine dining': 'tasting',
  patisserie: 'sweets',
  'tea house': 'sweets',
  bakery: 'bread',
};

const allergensIn = (text: string) =>
  allergenSchema.options.filter((allergen) => text.split(' ').includes(allergen));

/** What a place of this kind has on its menu; nothing where no food is ordered. Pure. */
export function demoMenu(
  { kind: [domain, , subCategory] }: DemoListing,
  listingId: string,
  marketId: string,
): MenuItem[] {
  if (domain !== 'restaurants' && domain !== 'cafes') return [];
  const cuisine = cuisineOf[subCategory ?? ''] ?? (domain === 'cafes' ? 'cafe' : 'home');
  const beginsWithMeze = cuisine !== 'cafe' && Object.hasOwn(mains, cuisine);
  const rows = [...(beginsWithMeze ? meze : []), ...(kitchens[cuisine] ?? []), ...drinks];
  return rows.map(([name, alsoCalled, section, price, allergens, description], index) => {
    const [contains = '', mayContain = ''] = allergens.split('?');
    const none = { contains: [], mayContain: [] };
    return {
      itemId: `item-${index + 1}`,
      listingId,
      marketId,
      number: index + 1,
      name,
      alsoCalled: alsoCalled === '' ? [] : alsoCalled.split('/'),
      section,
      description,
      price: { minorUnits: price * 100, currency: 'TRY' },
      available: true,
      options:
        section === 'Pizza'
          ? [
              {
                optionId: 'size',
                name: 'size',
                atLeast: 0,
                atMost: 1,
                choices: [
                  { choiceId: 'regular', name: 'regular', extraMinor: 0, allergens: none },
                  { choiceId: 'large', name: 'large', extraMinor: 8_000, allergens: none },
                ],
              },
            ]
          : [],
      allergens: { contains: allergensIn(contains), mayContain: allergensIn(mayContain) },
    };
  });
}

/** What is done for people there; nothing where a booking of a slot does it. Pure. */
export function demoServices(
  { kind: [, category, subCategory] }: DemoListing,
  listingId: string,
  marketId: string,
): Service[] {
  return (work[subCategory ?? category] ?? []).map(
    ([name, alsoCalled, lira, durationMinutes, place], index) => ({
      serviceId: `service-${index + 1}`,
      listingId,
      marketId,
      number: index + 1,
      name,
      alsoCalled: alsoCalled.split('/'),
      description: '',
      price: lira === null ? null : { minorUnits: lira * 100, currency: 'TRY' },
      available: true,
      durationMinutes,
      place,
    }),
  );
}

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** When a place takes orders or requests, from how much on, and where it brings them or comes to: its own town. */
export function demoOrdering(what: 'food' | 'service', town: string): Ordering {
  const isFood = what === 'food';
  const weekdays = isFood ? everyDay : [1, 2, 3, 4, 5, 6];
  const [opens, closes] = isFood ? ['09:00', '23:30'] : ['08:00', '20:00'];
  return {
    openingHours: weekdays.map((weekday) => ({ weekday, opens, closes })),
    minimum: isFood ? { minorUnits: 20_000, currency: 'TRY' } : null,
    delivery: { radiusKm: isFood ? 8 : 25, towns: [town], feeMinor: isFood ? 4_000 : 0 },
  };
}

/** When people are shown around; they come to the place, and nothing is brought. */
export function demoViewings(): Ordering {
  const openingHours = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' }));
  return { openingHours, minimum: null, delivery: null };
}
