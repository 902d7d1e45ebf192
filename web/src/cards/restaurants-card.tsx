import type { RestaurantsCard as Restaurants, ShownRestaurant } from '@merve/contract/cards';
import { type ReactNode, Suspense } from 'react';
import { Button } from '../design/button.tsx';
import { ScrollRegion } from '../design/scroll-region.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { WarningBanner } from './allergy-banner.tsx';
import type { OnAsk } from './card.tsx';
import { FlaggedRestaurants } from './flagged-restaurants.tsx';
import { PinSketch } from './pin-sketch.tsx';
import { RadarChart } from './radar-chart.ts';
import { axes, scoreOn } from './radar-values.ts';
import { RestaurantRow } from './restaurant-row.tsx';
import { cardSentences } from './sentences/index.ts';
import { useGuardedAgain } from './use-guarded-again.ts';
import { useProfileVersion } from './use-profile-version.ts';

const colours = ['var(--accent)', 'var(--warning)', 'var(--info)', 'var(--success)', 'var(--danger)'];

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
          {restaurants.map(({ restaurantId, name, scores }) => (
            <tr key={restaurantId} className="border-t border-line">
              <th scope="row" className="py-1.5 pe-2 text-start font-medium">
                <bdi>{name}</bdi>
              </th>
              {axes.map((axis) => (
                <td key={axis} className="px-1.5 text-center tabular-nums">
                  {scoreOn(scores, axis)?.toFixed(1) ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Comparison({ restaurants }: { readonly restaurants: readonly ShownRestaurant[] }): ReactNode {
  const say = useSentences(cardSentences);
  const series = restaurants.flatMap(({ restaurantId, name, scores }) =>
    scores === null ? [] : [{ id: restaurantId, name, scores }],
  );
  if (series.length === 0) return null;
  return (
    <div className="border-b border-line p-4">
      <h3 className="mb-1 font-semibold">{say.radar}</h3>
      <Suspense fallback={<div aria-hidden className="h-56 animate-pulse rounded-xl bg-raised" />}>
        <RadarChart
          series={series
            .slice(0, colours.length)
            .map((one, place) => ({ ...one, colour: colours[place] ?? 'var(--muted)' }))}
          axes={say.axes}
        />
      </Suspense>
      <RadarTable restaurants={restaurants} />
    </div>
  );
}

/**
 * Restaurants as a list, compared, or as they lie; what was left out for safety is always told. Where the person told Merve more after it was
 * found, it is judged anew by itself; until it is, it says so and nothing in it is called safe.
 */
export function RestaurantsCard({
  card,
  messages = 0,
  onAsk,
}: {
  readonly card: Restaurants;
  /** How many messages the conversation has: another one may have changed what the person told. */
  readonly messages?: number;
  readonly onAsk?: OnAsk;
}): ReactNode {
  const say = useSentences(cardSentences);
  const { judged, isOld, state, again } = useGuardedAgain(card, useProfileVersion(messages));
  const { type } = card;
  const { restaurants, flagged, allergiesKnown } = judged;
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
      {isOld && (
        <div className="space-y-2 border-b border-line p-4">
          <WarningBanner level="warning" title={null}>
            <p>{say.foundBefore}</p>
          </WarningBanner>
          <Button busy={state === 'asking'} onClick={again}>
            {say.checkAgain}
          </Button>
        </div>
      )}
      {isMap && pins.length > 0 && <PinSketch pins={pins} origin={null} />}
      {type === 'radar_comparison' && <Comparison restaurants={restaurants} />}
      <ol className="divide-y divide-line">
        {restaurants.map((restaurant, position) => (
          <RestaurantRow
            key={restaurant.restaurantId}
            restaurant={restaurant}
            place={isMap && pins.length > 0 ? position + 1 : (restaurant.fit?.rank ?? position + 1)}
            allergiesKnown={allergiesKnown && !isOld}
            onAsk={onAsk}
          />
        ))}
      </ol>
      {flagged.length > 0 && (
        <div className="border-t border-line">
          <FlaggedRestaurants flagged={flagged} />
        </div>
      )}
      {allergiesKnown && (
        <p className="border-t border-line bg-warning-soft px-4 py-2.5 text-sm text-warning">
          {say.confirmFirst}
        </p>
      )}
    </article>
  );
}
