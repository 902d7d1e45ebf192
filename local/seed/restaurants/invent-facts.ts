import type { DemoTown } from '../demo-towns.ts';
import type { Kitchen } from './kitchens.ts';
import type { RestaurantFacts } from './restaurant-facts.ts';

/** Dice that a restaurant's number alone determines. */
export interface Dice {
  chance(probability: number): boolean;
  /** One of them, those that stand there twice twice as often. */
  oneOf<Item>(items: readonly Item[]): Item;
  /** Some different ones, in no particular order. */
  some<Item>(items: readonly Item[], count: number): Item[];
  between(least: number, most: number): number;
}

export function diceOf(random: () => number): Dice {
  const oneOf = <Item>(items: readonly Item[]): Item => {
    const [found] = items.slice(Math.floor(random() * items.length));
    if (found === undefined) throw new TypeError('Nothing to choose from');
    return found;
  };
  return {
    oneOf,
    chance: (probability) => random() < probability,
    between: (least, most) => least + random() * (most - least),
    some<Item>(items: readonly Item[], count: number) {
      const left = [...items];
      return Array.from({ length: Math.min(count, items.length) }, () => {
        const one = oneOf(left);
        left.splice(left.indexOf(one), 1);
        return one;
      });
    },
  };
}

const quietKinds = new Set(['fine dining', 'french', 'japanese', 'cafe', 'vegan', 'bakery']);
const lateKinds = new Set(['meyhane', 'burgers', 'kebab', 'dessert']);
/** Kitchens of meat and fish, where those who eat neither find little. */
const meatKinds = new Set(['steakhouse', 'kebab', 'burgers', 'seafood', 'korean']);
const workKinds = new Set(['cafe', 'bakery', 'dessert', 'breakfast']);

/** What can be seen from a table there. */
const views: Readonly<Partial<Record<DemoTown, readonly RestaurantFacts['view'][]>>> = {
  kyrenia: ['sea', 'sea', 'mountains', 'oldTown'],
  nicosia: ['oldTown', 'oldTown'],
  famagusta: ['oldTown', 'sea'],
  iskele: ['sea', 'sea'],
  bafra: ['sea', 'sea'],
  karpaz: ['sea'],
  alsancak: ['sea', 'mountains'],
  catalkoy: ['sea', 'mountains'],
  lapta: ['sea', 'mountains'],
  esentepe: ['sea', 'mountains'],
  bellapais: ['mountains', 'mountains', 'sea'],
  lefke: ['mountains'],
};

/** What is settled of a place before dice are thrown for the rest. */
export interface Invented {
  readonly restaurantId: string;
  readonly kitchen: Kitchen;
  readonly tier: number;
  readonly town: DemoTown;
}

/** What is true of an invented place of a kind and price: likelier what goes together, and never certain. Pure but for the dice. */
export function inventFacts({ restaurantId, kitchen, tier, town }: Invented, dice: Dice): RestaurantFacts {
  const {
    cuisines: [cuisine = ''],
    dishes,
  } = kitchen;
  const isCalmKind = quietKinds.has(cuisine);
  const noise = dice.oneOf<RestaurantFacts['noise']>(
    isCalmKind
      ? ['quiet', 'quiet', 'middling', 'lively']
      : ['quiet', 'middling', 'middling', 'lively', 'lively', 'loud'],
  );
  const isRomantic = noise !== 'loud' && dice.chance(tier >= 3 ? 0.45 : 0.12);
  const music =
    noise === 'quiet' ? 'none' : dice.oneOf<RestaurantFacts['music']>(['live', 'dj', 'none', 'none', 'none']);
  const isForFamilies = !isRomantic && dice.chance(0.35);
  return {
    restaurantId,
    cuisine,
    noise,
    isRomantic,
    crowd: isRomantic
      ? 'couples'
      : isForFamilies
        ? 'families'
        : dice.oneOf(['students', 'business', 'locals', 'locals', 'tourists', 'friends']),
    view: dice.oneOf(['garden', 'none', 'none', ...(views[town] ?? [])]),
    music,
    vegan:
      cuisine === 'vegan'
        ? 'many'
        : dice.oneOf(meatKinds.has(cuisine) ? ['some', 'none', 'none'] : ['many', 'some', 'some', 'none']),
    kids: isForFamilies
      ? 'loved'
      : isRomantic
        ? dice.oneOf(['fine', 'unwelcome'])
        : dice.oneOf(['fine', 'fine', 'unwelcome']),
    value: dice.oneOf(
      tier === 1
        ? ['bargain', 'bargain', 'fair']
        : tier === 4
          ? ['dear', 'dear', 'fair']
          : ['bargain', 'fair', 'fair', 'dear'],
    ),
    service: dice.oneOf(['warm', 'warm', 'warm', 'brisk', 'slow', 'careless']),
    food: dice.oneOf(['outstanding', 'outstanding', 'good', 'good', 'good', 'plain', 'poor']),
    isOpenLate: dice.chance(lateKinds.has(cuisine) ? 0.5 : 0.1),
    isStepFree: dice.chance(0.2),
    suitsWork: workKinds.has(cuisine) && dice.chance(0.5),
    takesGroups: !isRomantic && dice.chance(0.25),
    dishes: dice.some(dishes, 3),
  };
}

/** What guests would give, from what is true: 1 to 5, one digit after the point. Pure. */
export function ratingOf({ food, service, value }: RestaurantFacts): number {
  const stars =
    { outstanding: 4.6, good: 4.1, plain: 3.4, poor: 2.6 }[food] +
    { warm: 0.2, brisk: 0.1, slow: -0.2, careless: -0.5 }[service] +
    { bargain: 0.2, fair: 0, dear: -0.2 }[value];
  return Math.round(Math.min(5, stars) * 10) / 10;
}
