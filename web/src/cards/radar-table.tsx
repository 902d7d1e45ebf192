import type { ShownRestaurant } from '@merve/contract/cards';
import type { ReactNode } from 'react';
import { ScrollRegion } from '../design/scroll-region.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { axes, scoreOn } from './radar-values.ts';
import { cardSentences } from './sentences/index.ts';

/** The same as the drawing, as numbers: for those who do not see it, and for those who want to know exactly. */
export function RadarTable({ restaurants }: { readonly restaurants: readonly ShownRestaurant[] }): ReactNode {
  const say = useSentences(cardSentences);
  return (
    <ScrollRegion aria-label={say.radar} className="mt-2 overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">{say.radar}</caption>
        <thead>
          <tr className="text-muted">
            <td />
            {axes.map((axis) => (
              <th key={axis} scope="col" className="px-1.5 pb-1 text-center text-xs font-medium">
                {say.axes[axis]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {restaurants.map((restaurant) => (
            <tr key={restaurant.restaurantId} className="border-t border-line">
              <th scope="row" className="py-1.5 pe-2 text-start font-medium">
                <bdi>{restaurant.name}</bdi>
              </th>
              {axes.map((axis) => (
                <td key={axis} className="px-1.5 text-center tabular-nums">
                  {scoreOn(restaurant, axis)?.toFixed(1) ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
