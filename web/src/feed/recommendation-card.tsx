import type { RecommendationItem } from '@merve/contract';
import { ChevronDown, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { AllergyLines } from '../cards/allergy-lines.tsx';
import type { OnAsk } from '../cards/card.tsx';
import { FitPills } from '../cards/fit-pills.tsx';
import { loadRadar } from '../cards/radar-chart.ts';
import { RestaurantActions } from '../cards/restaurant-actions.tsx';
import { RestaurantHeading } from '../cards/restaurant-heading.tsx';
import { isSafe } from '../cards/restaurant-safety.ts';
import { Button } from '../design/button.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { askAgain } from '../platform/on-demand.ts';
import { ExpandedDetail } from './expanded-detail.tsx';
import { feedSentences } from './sentences/index.ts';
import { ExpandedSkeleton } from './skeletons.tsx';
import { useDetail } from './use-detail.ts';

/** One restaurant that was picked: what it is and why, and more of it when it is opened. Pressing anywhere on its upper part opens it. */
export function RecommendationCard({
  uid,
  item,
  allergiesKnown,
  tasteKnown,
  onAsk,
  onNotThis,
}: {
  readonly uid: string;
  readonly item: RecommendationItem;
  readonly allergiesKnown: boolean;
  /** Without it points say nothing of how well it fits, and none are shown. */
  readonly tasteKnown: boolean;
  readonly onAsk: OnAsk;
  readonly onNotThis: () => void;
}): ReactNode {
  const say = useSentences(feedSentences);
  const detailId = useId();
  const [expanded, setExpanded] = useState(false);
  // Stays once it was there, so that closing can be seen; what is closed is out of reach of keyboard and screen reader.
  const [wasOpened, setOpened] = useState(false);
  const detail = useDetail(
    { uid, restaurantId: item.restaurant.restaurantId, known: item.expandedDetail },
    wasOpened,
  );
  // What was guarded last is what is shown.
  const restaurant = detail.restaurant ?? item.restaurant;
  const safe = item.allergySummary.isSafe && isSafe(restaurant);
  const toggle = () => {
    if (!wasOpened) loadRadar().catch(askAgain);
    setOpened(true);
    setExpanded(!expanded);
  };
  const shown = {
    ...restaurant,
    fit: tasteKnown ? { rank: item.rank, score: item.fitScore, tags: item.fitTags } : null,
  };
  return (
    <article className="overflow-hidden rounded-2xl border border-line bg-surface shadow-xs">
      <div className="relative space-y-2.5 p-4">
        <RestaurantHeading restaurant={shown} place={item.rank} Heading="h2">
          <button
            type="button"
            aria-expanded={expanded}
            aria-controls={detailId}
            aria-label={expanded ? say.less(restaurant.name) : say.more(restaurant.name)}
            onClick={toggle}
            // The whole of this part is what it presses; links and buttons lie above it.
            className="-me-2 -mt-2 grid size-11 shrink-0 place-items-center rounded-full text-muted after:absolute after:inset-0 hover:text-ink"
          >
            <ChevronDown
              aria-hidden
              className={`size-5 transition-transform duration-200 ${expanded ? 'rotate-180' : ''}`}
            />
          </button>
        </RestaurantHeading>
        <AllergyLines allergens={restaurant.allergens} safe={safe} allergiesKnown={allergiesKnown} />
        <FitPills tags={item.fitTags} safe={safe} />
        {item.consolidatedReview !== '' && (
          <p className="text-sm wrap-break-word">
            <bdi>{item.consolidatedReview}</bdi>
          </p>
        )}
        <RestaurantActions restaurant={restaurant} onAsk={onAsk}>
          <Button look="quiet" onClick={onNotThis} className="-ms-3 text-muted">
            <X aria-hidden className="size-4" />
            {say.notThis}
            <span className="sr-only">: {restaurant.name}</span>
          </Button>
        </RestaurantActions>
      </div>
      {/* Rows instead of a greatest height: text of any size has room, and the way there is the same. */}
      <div
        id={detailId}
        inert={!expanded}
        className={`grid transition-[grid-template-rows] duration-300 ${expanded ? 'grid-rows-[1fr]' : 'grid-rows-[0fr]'}`}
      >
        <div className="min-h-0 overflow-hidden">
          {wasOpened && (
            <div className="border-t border-line p-4">
              {detail.expandLoading && <ExpandedSkeleton />}
              {detail.expandError && (
                <div role="alert" className="flex flex-wrap items-center gap-3">
                  <p className="text-danger">{say.detailFailed}</p>
                  <Button onClick={detail.retry}>{say.retry}</Button>
                </div>
              )}
              {detail.expandedDetail !== null && (
                <ExpandedDetail detail={detail.expandedDetail} name={restaurant.name} score={item.fitScore} />
              )}
            </div>
          )}
        </div>
      </div>
    </article>
  );
}
