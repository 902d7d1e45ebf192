import { activities } from './listings/activities.ts';
import { cafes } from './listings/cafes.ts';
import { properties } from './listings/properties.ts';
import { restaurants } from './listings/restaurants.ts';
import type { DemoListing } from './listings/rows.ts';
import { services } from './listings/services.ts';
import { shops } from './listings/shops.ts';
import { spas } from './listings/spa.ts';
import { sports } from './listings/sports.ts';
import { stays } from './listings/stays.ts';

export type { DemoListing } from './listings/rows.ts';

/** About 150 invented places in real towns. A place's number in this list is its telephone number's. */
export const demoListings: readonly DemoListing[] = [
  ...restaurants,
  ...cafes,
  ...stays,
  ...activities,
  ...services,
  ...spas,
  ...sports,
  ...shops,
  ...properties,
];
