import type { PlaceKind } from '@merve/contract';
import {
  Banknote,
  Binoculars,
  Cross,
  FerrisWheel,
  Footprints,
  Fuel,
  Hospital,
  Landmark,
  type LucideIcon,
  Mailbox,
  MapPin,
  Mountain,
  Shield,
  ShoppingCart,
  SquareParking,
  Store,
  Trees,
  Umbrella,
} from 'lucide-react';

const icons: Readonly<Record<PlaceKind, LucideIcon>> = {
  beach: Umbrella,
  sight: Landmark,
  museum: Landmark,
  nature: Mountain,
  viewpoint: Binoculars,
  park: Trees,
  walk: Footprints,
  market: Store,
  family: FerrisWheel,
  pharmacy: Cross,
  hospital: Hospital,
  cash: Banknote,
  fuel: Fuel,
  supermarket: ShoppingCart,
  police: Shield,
  post: Mailbox,
  parking: SquareParking,
};

/** The sign of one of our own kinds; a plain pin for a map service's own word. */
export function placeIcon(kind: string | null): LucideIcon {
  const known: Readonly<Record<string, LucideIcon>> = icons;
  return (kind !== null && Object.hasOwn(known, kind) ? known[kind] : undefined) ?? MapPin;
}
