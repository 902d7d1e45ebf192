import {
  BedDouble,
  Coffee,
  Compass,
  Flower2,
  House,
  type LucideIcon,
  ShoppingBag,
  Store,
  Trophy,
  UtensilsCrossed,
  Wrench,
} from 'lucide-react';
import type { Tone } from './parts.tsx';

interface Sign {
  readonly Icon: LucideIcon;
  readonly tone: Tone;
}

/** By words of a domain or category, the first that fits. A catalogue may have any category: the last sign is for all others. */
const signs: readonly (readonly [words: RegExp, sign: Sign])[] = [
  [/restaurant|seafood|kebab|meyhane|pizza|sushi|steak|food/, { Icon: UtensilsCrossed, tone: 'warning' }],
  [/\bcaf[eé]|coffee|\btea\b|bakery|dessert/, { Icon: Coffee, tone: 'warning' }],
  [/\bstay|hotel|hostel|guesthouse|bungalow|apartment|\broom/, { Icon: BedDouble, tone: 'info' }],
  [/propert|\bflat\b|house\b|villa|\bland\b|commercial/, { Icon: House, tone: 'info' }],
  [/\bspa\b|hammam|massage|wellness|yoga/, { Icon: Flower2, tone: 'accent' }],
  // "workshop" is something to do.
  [
    /\bshops?\b|store|delicatessen|craft|grocery|florist|clothing|homeware|stationery/,
    { Icon: ShoppingBag, tone: 'accent' },
  ],
  [/sport|court|pitch|pool|gym|golf|tennis|padel|football|swimming/, { Icon: Trophy, tone: 'success' }],
  [
    /activit|tour|trip|diving|riding|kayak|cycling|surf|paraglid|off-road|workshop|sailing/,
    { Icon: Compass, tone: 'success' },
  ],
  [
    /service|repair|clean|hairdresser|barber|laundry|moving|locksmith|tailor|veterinar/,
    { Icon: Wrench, tone: 'plain' },
  ],
];

/** The sign of a domain or category, as listings spell them. */
export function signOf(category: string): Sign {
  const folded = category.toLowerCase();
  return signs.find(([words]) => words.test(folded))?.[1] ?? { Icon: Store, tone: 'plain' };
}
