import { type PlanVenue, vibeDimensionSchema } from '@merve/contract';
import { vibeName } from '@merve/contract/words';
import { Clock, Cloud, CloudFog, CloudRain, CloudSnow, MapPin, Sun, TriangleAlert, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { AllergyBanner, WarningBanner } from '../cards/allergy-banner.tsx';
import { PlaceLink } from '../cards/place-link.tsx';
import { Dotted, PriceLevel, Rating } from '../cards/rating.tsx';
import { Button } from '../design/button.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { formatFullDate } from '../language/format.ts';
import { useLanguage } from '../shell/preferences.ts';
import { lookOfRank } from './ranked-pins.ts';
import { ReadAloud } from './read-aloud.tsx';
import { planSentences } from './sentences/index.ts';

const skies = {
  clear: Sun,
  clouds: Cloud,
  rain: CloudRain,
  snow: CloudSnow,
  thunderstorm: Zap,
  mist: CloudFog,
} as const;

/** One venue of a plan: why, what to watch out for, and how mood, price and risk stand. What nobody knows is said to be unknown. */
export function PlanVenueCard({
  venue,
  chosen,
  onShow,
}: {
  readonly venue: PlanVenue;
  readonly chosen: boolean;
  /** Flies the map there; null where the map does not show it. */
  readonly onShow: (() => void) | null;
}): ReactNode {
  const say = useSentences(planSentences);
  const { rank, name, listing_id: listingId, why, watch_out: watchOut } = venue;
  const told = [name, why === '' ? null : say.why(why), watchOut === null ? null : say.watchOut(watchOut)];
  return (
    <article
      aria-label={name ?? undefined}
      aria-current={chosen ? 'true' : undefined}
      className={`flex flex-col gap-2 rounded-2xl border bg-surface p-3 ${chosen ? 'border-accent ring-2 ring-accent' : 'border-line'}`}
    >
      <div className="flex items-start gap-3">
        <span
          className={`grid size-9 shrink-0 place-items-center rounded-full font-semibold tabular-nums ${lookOfRank(rank)}`}
        >
          {rank}
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold wrap-break-word">
            {listingId !== null && name !== null ? (
              <PlaceLink listingId={listingId}>{name}</PlaceLink>
            ) : (
              <bdi>{name}</bdi>
            )}
          </h3>
          <div className="text-sm text-muted">
            <Dotted>
              {[
                <Rating key="rating" stars={venue.rating} />,
                venue.price_range === null ? null : (
                  <PriceLevel key="price" tier={venue.price_range.length} />
                ),
                venue.address === null ? null : <bdi key="address">{venue.address}</bdi>,
              ]}
            </Dotted>
          </div>
        </div>
        <ReadAloud text={told.filter((part) => part !== null).join('. ')} />
      </div>
      {venue.allergy_warnings.map((warning) => (
        <AllergyBanner key={`${warning.allergen} ${warning.severity}`} warning={warning} />
      ))}
      {venue.veto && (
        <WarningBanner level="danger" title={say.vetoed}>
          <p>{venue.veto_reason}</p>
        </WarningBanner>
      )}
      <Scores venue={venue} />
      {why !== '' && <p className="text-sm wrap-break-word">{say.why(why)}</p>}
      {watchOut !== null && (
        <p className="flex gap-2 text-sm wrap-break-word text-warning">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {say.watchOut(watchOut)}
        </p>
      )}
      <History venue={venue} />
      {venue.attributions.length > 0 && (
        <p className="text-xs text-muted" dir="ltr" lang="en">
          {venue.attributions.map(({ provider, uri }) =>
            uri === null ? (
              <span key={provider}>{provider} </span>
            ) : (
              <a key={provider} href={uri} target="_blank" rel="noreferrer" className="underline">
                {provider}{' '}
              </a>
            ),
          )}
        </p>
      )}
      {onShow !== null && (
        <Button onClick={onShow} className="self-start">
          <MapPin aria-hidden className="size-5" />
          {say.showOnMap}
        </Button>
      )}
    </article>
  );
}

const chip = 'inline-flex items-center gap-1.5 rounded-full bg-raised px-2.5 py-1 text-xs';
const percent = (score: number) => Math.round(score * 100);

function Scores({ venue }: { readonly venue: PlanVenue }): ReactNode {
  const say = useSentences(planSentences);
  const language = useLanguage();
  const style = vibeDimensionSchema.safeParse(venue.style);
  const { weather, risk_score: risk, vibe_score: vibe, worst_travel_minutes: minutes } = venue;
  const Sky = weather === null ? null : skies[weather.condition];
  return (
    <ul className="flex flex-wrap gap-1.5">
      {style.success && <li className={chip}>{vibeName(style.data, language)}</li>}
      {vibe !== null && <li className={chip}>{say.moodScore(percent(vibe))}</li>}
      <li className={chip}>{risk === null ? say.riskUnknown : say.safety(percent(risk))}</li>
      {weather !== null && Sky !== null && (
        <li className={chip}>
          <Sky aria-hidden className="size-4" />
          {say.sky[weather.condition]}
          <bdi dir="ltr">{Math.round(weather.celsius)} °C</bdi>
        </li>
      )}
      {minutes !== null && (
        <li className={chip}>
          <Clock aria-hidden className="size-4" />
          {say.travel(minutes)}
        </li>
      )}
    </ul>
  );
}

/** What was found for it before: it is told, and weighs nothing. */
function History({ venue: { historical_risks: risks } }: { readonly venue: PlanVenue }): ReactNode {
  const say = useSentences(planSentences);
  const language = useLanguage();
  if (risks.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer content-center text-muted">{say.history}</summary>
      <ul className="list-disc ps-5">
        {risks.map(({ evidence_id, description, about }) => (
          <li key={`${evidence_id} ${description}`}>
            {description} ({formatFullDate(about.slice(0, 10), language)})
          </li>
        ))}
      </ul>
    </details>
  );
}
