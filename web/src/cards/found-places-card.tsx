import { distanceKm, type FoundRestaurant } from '@merve/contract';
import { placeSearchRoutes } from '@merve/contract/api';
import type { FoundPlacesCard as FoundPlaces } from '@merve/contract/cards';
import { MapPin } from 'lucide-react';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { Button } from '../design/button.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { callRoute } from '../platform/api-client.ts';
import { useLanguage } from '../shell/preferences.ts';
import { AnsweringContext } from './answering-context.ts';
import type { OnAsk } from './card.tsx';
import { FoundPlacesList } from './found-places-list.tsx';
import { cardSentences } from './sentences/index.ts';

type Shown = readonly FoundRestaurant[] | 'failed' | null;

/** What was told while this page is open: the stored message that takes its place has the ids alone. Gone with the page. */
const told = new Map<string, readonly FoundRestaurant[]>();

/**
 * Places of the world. Of a provider's the card has ids alone: they are asked for anew once the card comes into view.
 */
export function FoundPlacesCard({
  card,
  onAsk,
}: {
  readonly card: FoundPlaces;
  readonly onAsk: OnAsk;
}): ReactNode {
  const say = useSentences(cardSentences);
  const { placeIds, places, source, origin, count } = card;
  const { shown, retry, frame } = usePlaces(card);
  if (count === 0) return null;
  return (
    <article
      ref={frame}
      aria-label={say.places(count)}
      aria-busy={shown === null && placeIds.length > 0}
      className="w-full max-w-md overflow-hidden rounded-2xl border border-line bg-surface shadow-xs"
    >
      {Array.isArray(shown) ? (
        <FoundPlacesList
          places={shown}
          source={source}
          awayFrom={(at) => (origin === null ? null : distanceKm(origin, at))}
          onAsk={onAsk}
        />
      ) : placeIds.length === 0 && places.length === 0 ? (
        <p className="flex gap-2.5 p-4 text-sm text-muted">
          <MapPin aria-hidden className="size-4.5 shrink-0" />
          {say.placesNotKept}
        </p>
      ) : shown === 'failed' ? (
        <div className="space-y-2 p-4">
          <p className="text-sm text-muted">{say.placesNotLoaded}</p>
          <Button onClick={retry}>{say.showPlaces}</Button>
        </div>
      ) : (
        <div aria-hidden className="animate-pulse space-y-3 p-4">
          {placeIds.slice(0, 3).map((id) => (
            <div key={id} className="h-10 rounded-xl bg-raised" />
          ))}
        </div>
      )}
    </article>
  );
}

/** The places of a card: told with it, told before on this page, or asked for when it is first seen. */
function usePlaces({ placeIds, places, marketId }: FoundPlaces) {
  const language = useLanguage();
  const key = placeIds.join(' ');
  if (places.length > 0 && key !== '') told.set(key, places);
  const [loaded, setLoaded] = useState<Shown>(null);
  const [attempt, setAttempt] = useState(0);
  const frame = useRef<HTMLElement>(null);
  const isAnswering = useContext(AnsweringContext);
  const known = places.length > 0 ? places : (told.get(key) ?? null);
  useEffect(() => {
    const element = frame.current;
    // The stored card may come before what the stream tells of it.
    if (known !== null || key === '' || element === null || isAnswering) return;
    const ended = new AbortController();
    const load = async () => {
      try {
        const body = { placeIds: key.split(' '), marketId, language };
        const found = await callRoute(placeSearchRoutes.getPlaces, { body, signal: ended.signal });
        told.set(key, found.places);
        setLoaded(found.places);
      } catch (error) {
        if (ended.signal.aborted) return;
        console.warn('The places of a card could not be loaded.', error);
        setLoaded('failed');
      }
    };
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      void load();
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      ended.abort();
    };
  }, [key, marketId, language, known, attempt, isAnswering]);
  const retry = () => {
    setLoaded(null);
    setAttempt(attempt + 1);
  };
  return { shown: known ?? loaded, retry, frame };
}
