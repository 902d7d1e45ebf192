import { allergenSchema, type MenuItem, type Ordering, type Service } from '@merve/contract';
import { type DishRow, otherKitchens } from './demo-dishes.ts';
import type { DemoListing } from './demo-listings.ts';

// biome-ignore format: one dish a line
const meze: readonly DishRow[] = [
  ['Hummus', 'Humus', 'Meze', 140, 'sesame', 'Chickpeas, tahini, lemon.'],
  ['Grilled hellim', 'Izgara hellim/halloumi', 'Meze', 180, 'milk', 'From the village, off the charcoal.'],
  ['Village salad', 'Köy salatası', 'Meze', 160, 'milk', 'Tomato, cucumber, olives, white cheese.'],
  ['Calamari', 'Kalamar', 'Meze', 320, 'molluscs gluten?eggs', 'Fried, with garlic sauce.'],
];
// biome-ignore format: one dish a line
const drinks: readonly DishRow[] = [
  ['Ayran', '', 'Drinks', 40, 'milk', 'Cold, salted.'],
  ['Cola', 'Coke/Kola', 'Drinks', 50, '', 'A can.'],
  ['Water', 'Su', 'Drinks', 20, '', 'Half a litre.'],
];
// biome-ignore format: one dish a line
const mains = {
  fish: [
    ['Sea bass', 'Levrek', 'Mains', 520, 'fish', 'Whole, grilled, with rocket.'],
    ['Sea bream', 'Çipura', 'Mains', 500, 'fish', 'Whole, grilled, with lemon.'],
    ['Prawn casserole', 'Karides güveç', 'Mains', 560, 'crustaceans milk', 'In a clay pot, with cheese.'],
  ],
  home: [
    ['Stuffed vine leaves', 'Yaprak sarma', 'Mains', 260, '?nuts', 'Rice, herbs, lemon.'],
    ['Molehiya', 'Molohiya', 'Mains', 300, '', 'With chicken, as in Nicosia.'],
    ['Oven macaroni', 'Fırın makarnası', 'Mains', 240, 'gluten milk eggs', 'With mince and hellim.'],
  ],
  grill: [
    ['Şeftali kebab', 'Seftali/sheftali', 'Mains', 340, '?gluten', 'Six, with pitta and onions.'],
    ['Adana kebab', 'Adana', 'Mains', 360, '?gluten', 'Hot minced lamb on the skewer.'],
    ['Chicken shish', 'Tavuk şiş', 'Mains', 320, 'milk', 'Marinated in yoghurt.'],
    ['Margherita pizza', 'Margarita', 'Pizza', 280, 'gluten milk', 'Tomato, mozzarella, basil.'],
    ['Pepperoni pizza', 'Sucuklu pizza', 'Pizza', 320, 'gluten milk', 'Tomato, mozzarella, spicy sausage.'],
  ],
  asian: [
    ['Chicken satay', 'Satay', 'Mains', 340, 'peanuts soy', 'Skewers with peanut sauce.'],
    ['Vegetable dumplings', 'Sebzeli mantı', 'Mains', 280, 'gluten soy?sesame', 'Eight, steamed.'],
    ['Prawn noodles', 'Karidesli noodle', 'Mains', 380, 'gluten crustaceans soy eggs', 'Hand-pulled, wok-fried.'],
    ['Vegan broth', 'Vegan çorba', 'Mains', 240, 'soy celery', 'Mushrooms, spring onion.'],
  ],
  cafe: [
    ['Menemen', '', 'Breakfast', 220, 'eggs milk', 'Eggs, tomatoes, peppers.'],
    ['Cheese toast', 'Kaşarlı tost', 'Breakfast', 160, 'gluten milk', 'Pressed, with hellim.'],
    ['Walnut cake', 'Cevizli kek', 'Cakes', 150, 'gluten eggs nuts', 'A slice.'],
    ['Künefe', 'Kunefe', 'Cakes', 240, 'gluten milk nuts', 'Hot, with pistachio.'],
    ['Filter coffee', 'Filtre kahve', 'Coffee', 110, '', 'Small-batch.'],
  ],
} as const satisfies Record<string, readonly DishRow[]>;

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

// biome-ignore format: one service a line
const work: Readonly<Record<string, readonly (readonly [name: string, alsoCalled: string, lira: number | null, minutes: number | null, place: Service['place']])[]>> = {
  plumber: [
    ['Tap repair', 'Musluk tamiri/leaking tap', 900, 60, 'on_site'],
    ['Boiler service', 'Kombi bakımı', 1_800, 90, 'on_site'],
    ['Blocked drain', 'Tıkalı gider', null, null, 'on_site'],
  ],
  electrician: [
    ['Fuse box check', 'Sigorta kontrolü', 1_000, 60, 'on_site'],
    ['Air-conditioning service', 'Klima bakımı', 1_500, 90, 'on_site'],
    ['Wiring repair', 'Tesisat tamiri', null, null, 'on_site'],
  ],
  'air conditioning': [
    ['Split unit cleaning', 'Klima temizliği', 1_200, 60, 'on_site'],
    ['Gas refill', 'Gaz dolumu', 1_900, 60, 'on_site'],
    ['New installation', 'Klima montajı', null, null, 'on_site'],
  ],
  'home cleaning': [
    ['Three-hour cleaning', 'Ev temizliği', 1_600, 180, 'on_site'],
    ['Spring cleaning', 'Büyük temizlik', 4_200, 480, 'on_site'],
    ['Window cleaning', 'Cam silme', 900, 90, 'on_site'],
  ],
  'office cleaning': [
    ['Evening office cleaning', 'Ofis temizliği', 2_100, 180, 'on_site'],
    ['Stairwell cleaning', 'Merdiven temizliği', 800, 60, 'on_site'],
  ],
  laundry: [
    ['Wash and fold', 'Yıkama ve katlama', 280, null, 'at_business'],
    ['Ironing, ten shirts', 'Ütü', 450, null, 'at_business'],
  ],
  locksmith: [
    ['Door opening', 'Kapı açma', 1_100, 30, 'on_site'],
    ['New cylinder', 'Barel değişimi', 1_500, 45, 'on_site'],
  ],
  gardening: [
    ['Lawn and hedges', 'Çim ve çit', 1_300, 120, 'on_site'],
    ['Palm pruning', 'Palmiye budama', 900, 60, 'on_site'],
  ],
  alterations: [
    ['Trouser hem', 'Paça kısaltma', 200, 30, 'at_business'],
    ['Zip replacement', 'Fermuar değişimi', 260, null, 'at_business'],
    ['Suit to measure', 'Takım elbise dikimi', null, null, 'at_business'],
  ],
  'pool maintenance': [
    ['Weekly pool care', 'Havuz bakımı', 700, 60, 'on_site'],
    ['Pump repair', 'Havuz pompası tamiri', null, null, 'on_site'],
  ],
  removals: [
    ['Flat, within town', 'Şehir içi nakliyat', 6_500, 300, 'on_site'],
    ['Single piece', 'Parça taşıma', 1_200, 60, 'on_site'],
  ],
  flowers: [
    ['Small bouquet', 'Küçük buket', 450, null, 'on_site'],
    ['Large bouquet', 'Büyük buket', 900, null, 'on_site'],
  ],
  cobbler: [
    ['Heel repair', 'Topuk tamiri', 350, 30, 'at_business'],
    ['New soles', 'Pençe', 800, null, 'at_business'],
  ],
};

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
