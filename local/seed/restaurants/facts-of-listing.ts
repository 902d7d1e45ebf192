import type { Listing } from '@merve/contract';
import type { Dice } from './invent-facts.ts';
import type { RestaurantFacts } from './restaurant-facts.ts';

/** What is true of a listing of the demo market, as far as its own tags say; the rest is invented. Pure but for the dice. */
export function factsOfListing(
  { listingId, tags, rating, priceTier, subCategory, category }: Listing,
  dishes: readonly string[],
  dice: Dice,
): RestaurantFacts {
  const has = (...any: string[]) => tags.some((tag) => any.includes(tag));
  const isRomantic = has('romantic');
  const isForFamilies = has('family', 'kids');
  return {
    restaurantId: listingId,
    cuisine: subCategory ?? category,
    noise: has('quiet', 'books', 'romantic')
      ? 'quiet'
      : has('livemusic', 'late', 'groups')
        ? 'lively'
        : 'middling',
    isRomantic,
    crowd: isRomantic
      ? 'couples'
      : isForFamilies
        ? 'families'
        : has('students')
          ? 'students'
          : dice.oneOf(['locals', 'friends', 'tourists']),
    view: has('seaview', 'harbour', 'beach', 'view') ? 'sea' : has('garden') ? 'garden' : 'none',
    music: has('livemusic') ? 'live' : 'none',
    vegan: has('vegan') ? 'many' : 'some',
    kids: isForFamilies ? 'loved' : 'fine',
    value: priceTier === 1 ? 'bargain' : priceTier === 4 ? 'dear' : 'fair',
    service: dice.oneOf(['warm', 'warm', 'brisk', 'slow']),
    food: (rating ?? 0) >= 4.5 ? 'outstanding' : 'good',
    isOpenLate: has('late'),
    isStepFree: dice.chance(0.2),
    suitsWork: has('laptop', 'wifi', 'coworking'),
    takesGroups: has('groups'),
    dishes: dice.some(dishes, 3),
  };
}
