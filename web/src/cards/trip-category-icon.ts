import type { TripCategory } from '@merve/contract/cards';
import {
  BedDouble,
  Coffee,
  Landmark,
  type LucideIcon,
  MapPin,
  ShoppingBag,
  Train,
  UtensilsCrossed,
} from 'lucide-react';

/** The sign of each category of a trip's places. */
export const tripCategoryIcons: Readonly<Record<TripCategory, LucideIcon>> = {
  restaurant: UtensilsCrossed,
  cafe: Coffee,
  attraction: Landmark,
  shopping: ShoppingBag,
  accommodation: BedDouble,
  transport: Train,
  etc: MapPin,
};
