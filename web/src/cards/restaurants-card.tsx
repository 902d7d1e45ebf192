import type { RestaurantsCard as Restaurants, ShownRestaurant } from '@merve/contract/cards';
import { ShieldAlert } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { ScrollRegion } from '../design/scroll-region.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { lazyPart } from '../platform/lazy-part.tsx';
import { onDemand } from '../platform/on-demand.ts';
import { PinSketch } from './pin-sketch.tsx';
import { axes, scoreOn } from './radar-values.ts';
import { RestaurantRow } from './restaurant-row.tsx';
import { cardSentences } from './sentences/index.ts';

/** The same as the drawing, as numbers: for those who do not see it, and for those who want to know exactly. */
function RadarTable({ restaurants }: { readonly restaurants: readonly ShownRestaurant[] }): ReactNode {
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

// The drawing library is large, and few cards compare.
const RadarDrawing = lazyPart(onDemand(() => import('./radar-drawing.tsx')));

/** Restaurants as a list, compared, or as they lie; what was left out for safety is always told. */
export function RestaurantsCard({ card }: { readonly card: Restaurants }): ReactNode {
  const say = useSentences(cardSentences);
  const { restaurants, flagged, allergiesKnown, type } = card;
  if (restaurants.length + flagged.length === 0) return null;
  const isMap = type === 'map_view';
  const pins = restaurants.flatMap(({ location }, position) =>
    location === null ? [] : [{ number: position + 1, at: location }],
  );
  return (
    <article
      aria-label={say.listings(restaurants.length)}
      className="w-full max-w-md overflow-hidden rounded-2xl border border-line bg-surface shadow-xs"
    >
      {isMap && pins.length > 0 && <PinSketch pins={pins} origin={null} />}
      {type === 'radar_comparison' && (
        <div className="border-b border-line p-4">
          <h3 className="mb-1 font-semibold">{say.radar}</h3>
          <Suspense fallback={<div aria-hidden className="h-56" />}>
            <RadarDrawing restaurants={restaurants} axes={say.axes} />
          </Suspense>
          <RadarTable restaurants={restaurants} />
        </div>
      )}
      <ol className="divide-y divide-line">
        {restaurants.map((restaurant, position) => (
          <RestaurantRow
            key={restaurant.restaurantId}
            restaurant={restaurant}
            {...(isMap ? { number: position + 1 } : {})}
          />
        ))}
      </ol>
      {flagged.length > 0 && (
        <details className="border-t border-line">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 bg-danger-soft px-4 py-2 font-medium text-danger">
            <ShieldAlert aria-hidden className="size-5 shrink-0" />
            {say.flagged(flagged.length)}
          </summary>
          <ol className="divide-y divide-line">
            {flagged.map((restaurant) => (
              <RestaurantRow key={restaurant.restaurantId} restaurant={restaurant} />
            ))}
          </ol>
        </details>
      )}
      {allergiesKnown && (
        <p className="border-t border-line bg-warning-soft px-4 py-2.5 text-sm text-warning">
          {say.confirmFirst}
        </p>
      )}
    </article>
  );
}
