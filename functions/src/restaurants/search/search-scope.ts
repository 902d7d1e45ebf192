import type { Restaurant, RestaurantSearchFilters, ReviewFilters } from '@merve/contract';
import { allNamesOf } from '../../catalogue/town-names.ts';
import { areaKeyOf, reviewFiltersOf } from '../next-restaurant.ts';
import type { SearchScope } from './restaurant-index.ts';

/** What a search is narrowed to, in the forms in which documents keep it. Pure. */
export function scopeOf(marketId: string, filters: RestaurantSearchFilters): SearchScope {
  const area = filters.area === null ? '' : areaKeyOf(filters.area);
  return {
    marketId,
    cuisines: [...new Set(filters.cuisines.map((cuisine) => cuisine.trim().toLowerCase()))].sort(),
    areas: area === '' ? [] : allNamesOf(area),
    priceTiers: [...new Set(filters.priceTiers)].sort(),
    minRating: filters.minRating,
  };
}

/** Whether a search is narrowed by anything but its words. Pure. */
export function isNarrowed({ cuisines, areas, priceTiers, minRating }: SearchScope): boolean {
  return cuisines.length > 0 || areas.length > 0 || priceTiers.length > 0 || minRating !== null;
}

/** Whether what stands beside a review lies in the scope: any kitchen, any tier, the beginning of the area or of one of its words. Pure. */
export function isWithin(filters: ReviewFilters, scope: SearchScope): boolean {
  return (
    filters.active &&
    (scope.cuisines.length === 0 || filters.cuisines.some((cuisine) => scope.cuisines.includes(cuisine))) &&
    isInArea(filters.areaKey, scope.areas) &&
    (scope.priceTiers.length === 0 || scope.priceTiers.includes(filters.priceTier)) &&
    (scope.minRating === null || filters.rating >= scope.minRating)
  );
}

/** `girne` is the beginning of a word of `kyrenia girne`, as people name a town by either of its names. Pure. */
export function isInArea(areaKey: string, areas: readonly string[]): boolean {
  return areas.length === 0 || areas.some((area) => ` ${areaKey}`.includes(` ${area}`));
}

/** Whether a restaurant, as its document says now, lies in the scope. Pure. */
export function isRestaurantWithin(restaurant: Restaurant, scope: SearchScope): boolean {
  return restaurant.marketId === scope.marketId && isWithin(reviewFiltersOf(restaurant), scope);
}
