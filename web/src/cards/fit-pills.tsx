import type { ShownRestaurant } from '@merve/contract/cards';
import { Leaf, type LucideIcon, ShieldCheck, Sparkles, UtensilsCrossed, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Pill } from './parts.tsx';

type Tag = NonNullable<ShownRestaurant['fit']>['tags'][number];

const icons: Readonly<Record<Tag['type'], LucideIcon>> = {
  cuisine: UtensilsCrossed,
  vibe: Sparkles,
  price: Wallet,
  dietary: Leaf,
  allergy_safe: ShieldCheck,
};
const most = 4;

/** Why a restaurant fits, in a few words each: at most four. One about allergies stands only where `safe` says that it may. */
export function FitPills({
  tags,
  safe,
}: {
  readonly tags: readonly Tag[];
  readonly safe: boolean;
}): ReactNode {
  const shown = tags.filter(({ type }) => type !== 'allergy_safe' || safe).slice(0, most);
  if (shown.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {shown.map(({ type, label }) => {
        const Icon = icons[type];
        return (
          <li key={`${type} ${label}`} className="max-w-full">
            <Pill tone={type === 'allergy_safe' ? 'success' : 'plain'} wraps>
              <Icon aria-hidden className="size-3.5 shrink-0" />
              <bdi className="min-w-0 wrap-break-word">{label}</bdi>
            </Pill>
          </li>
        );
      })}
    </ul>
  );
}
