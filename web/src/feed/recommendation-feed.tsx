import type { RecommendationItem, RecommendationPayload } from '@merve/contract';
import { diningRoutes } from '@merve/contract/api';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { FlaggedRestaurants } from '../cards/flagged-restaurants.tsx';
import { cardSentences } from '../cards/sentences/index.ts';
import { useAskInChat } from '../cards/use-ask-in-chat.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { formatMoment } from '../language/format.ts';
import { callRoute } from '../platform/api-client.ts';
import { useMarketZone } from '../platform/market-zone.ts';
import type { Account } from '../platform/session.ts';
import { useLanguage } from '../shell/preferences.ts';
import { RecommendationCard } from './recommendation-card.tsx';
import { feedSentences } from './sentences/index.ts';
import { CardSkeletons } from './skeletons.tsx';
import { UnwantedPick } from './unwanted-pick.tsx';
import { type FeedTrouble, useFeed } from './use-feed.ts';

/** What was picked for one account. */
export function RecommendationFeed({ account }: { readonly account: Account }): ReactNode {
  const say = useSentences(feedSentences);
  const language = useLanguage();
  const zone = useMarketZone();
  const { payload, state, trouble, refresh, retry } = useFeed(account);
  const isBusy = state !== 'ready';
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h1 className="text-2xl font-semibold">{say.title}</h1>
          {payload !== null && (
            <p className="text-sm text-muted">
              {say.asOf(formatMoment(new Date(payload.generatedAt), language, zone))}
            </p>
          )}
        </div>
        <Button busy={isBusy} onClick={refresh}>
          <RefreshCw aria-hidden className={`size-4 ${state === 'refreshing' ? 'animate-spin' : ''}`} />
          {state === 'refreshing' ? say.refreshing : say.refresh}
        </Button>
      </header>
      {trouble !== null && <Trouble trouble={trouble} isBusy={isBusy} onRetry={retry} />}
      {payload === null && trouble === null && <CardSkeletons />}
      {payload !== null && (
        <section aria-busy={isBusy} className={`flex flex-col gap-4 ${isBusy ? 'opacity-60' : ''}`}>
          <Picks key={payload.generatedAt} uid={account.uid} payload={payload} />
        </section>
      )}
    </>
  );
}

function Trouble({
  trouble,
  isBusy,
  onRetry,
}: {
  readonly trouble: FeedTrouble;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}): ReactNode {
  const say = useSentences(feedSentences);
  const words =
    trouble.why === 'limit'
      ? say.tooOften(String(trouble.minutes))
      : { failed: say.failed, offline: say.offline }[trouble.why];
  return (
    <div className="flex flex-col items-start gap-3">
      <Notice tone={trouble.why === 'failed' ? 'danger' : 'warning'}>{words}</Notice>
      <Button busy={isBusy} onClick={onRetry}>
        {say.retry}
      </Button>
    </div>
  );
}

/** The list, without what the person took out of it, and apart from it what was left out for their safety. */
function Picks({
  uid,
  payload: { recommendations, flagged, empty, allergiesKnown, tasteKnown },
}: {
  readonly uid: string;
  readonly payload: RecommendationPayload;
}): ReactNode {
  const say = useSentences(feedSentences);
  const sayInCards = useSentences(cardSentences);
  const asking = useAskInChat();
  const [unwanted, setUnwanted] = useState<ReadonlySet<string>>(new Set());
  const [hasFailed, setFailed] = useState(false);
  const back = (restaurantId: string) =>
    setUnwanted((before) => new Set([...before].filter((one) => one !== restaurantId)));

  async function notThis({ restaurant: { restaurantId } }: RecommendationItem): Promise<void> {
    setFailed(false);
    try {
      await callRoute(diningRoutes.changeBeliefs, { body: { kind: 'notThisOne', restaurantId } });
      setUnwanted((before) => new Set([...before, restaurantId]));
    } catch (error) {
      console.warn('That a restaurant is not wanted could not be saved.', error);
      setFailed(true);
    }
  }

  return (
    <>
      {asking.state === 'failed' && <Notice tone="danger">{sayInCards.askFailed}</Notice>}
      {hasFailed && <Notice tone="danger">{say.notSaved}</Notice>}
      {recommendations.length === 0 && <Nothing empty={empty} />}
      {recommendations.length > 0 && !tasteKnown && <Notice tone="info">{say.bestRated}</Notice>}
      <ol aria-label={say.title} className="flex flex-col gap-4">
        {recommendations.map((item) => {
          const { restaurantId, name } = item.restaurant;
          return (
            <li key={restaurantId}>
              {unwanted.has(restaurantId) ? (
                <UnwantedPick name={name} restaurantId={restaurantId} onBack={() => back(restaurantId)} />
              ) : (
                <RecommendationCard
                  uid={uid}
                  item={item}
                  allergiesKnown={allergiesKnown}
                  tasteKnown={tasteKnown}
                  onAsk={asking.ask}
                  onNotThis={() => void notThis(item)}
                />
              )}
            </li>
          );
        })}
      </ol>
      {flagged.length > 0 && (
        <div className="overflow-hidden rounded-2xl border border-line bg-surface">
          <FlaggedRestaurants flagged={flagged} />
        </div>
      )}
    </>
  );
}

/** Why there is nothing, and what one can do. */
function Nothing({ empty }: { readonly empty: RecommendationPayload['empty'] }): ReactNode {
  const say = useSentences(feedSentences);
  const [title, hint] = {
    no_restaurants: [say.noneYet, say.noneYetHint],
    none_left: [say.noneLeft, say.noneLeftHint],
    other: [say.nothing, say.nothingHint],
  }[empty ?? 'other'];
  return (
    <div role="status" className="flex flex-col items-center gap-2 py-10 text-center">
      <p className="text-lg font-semibold">{title}</p>
      <p className="max-w-prose text-muted">{hint}</p>
      <Link
        href="/"
        className="mt-2 inline-flex min-h-11 items-center rounded-xl border border-line bg-surface px-4 font-medium hover:bg-raised"
      >
        {say.ask}
      </Link>
    </div>
  );
}
