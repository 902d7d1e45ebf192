import type { OutingBudget, RiskCode, VibeDimension } from '@merve/contract';
import type { RiskSeverity } from '../venue-scores.ts';
import type { JudgedVenue } from './judged-venue.ts';
import { isOfWeather } from './risk-evidence.ts';

/**
 * Why a venue, and what to watch out for, as ids of facts: only these are kept, and sentences are made of them where they are shown, from what
 * its provider says then. Nothing here is a model's claim.
 */
export type PlanFact =
  | { readonly fact: 'vibe_fits' | 'vibe_weak'; readonly dimension: VibeDimension }
  | { readonly fact: 'vibe_unknown'; readonly dimension: VibeDimension }
  | { readonly fact: 'price_fits' | 'price_above' | 'price_unsure' | 'price_unknown' }
  | {
      readonly fact:
        | 'well_rated'
        | 'unrated'
        | 'bookable'
        | 'weather_fine'
        | 'weather_unknown'
        | 'no_event_near';
    }
  | {
      readonly fact: 'risk';
      readonly code: RiskCode;
      readonly severity: RiskSeverity;
      readonly evidenceId: string;
    }
  | { readonly fact: 'long_way'; readonly minutes: number }
  | { readonly fact: 'away'; readonly km: number };

const wellRated = 4.2;
const dearest = { low: 2, medium: 3, high: 4 } as const satisfies Record<OutingBudget, number>;
const longWay = 45;
/** So far around the middle of a town one is still in it. */
export const inTownKm = 5;

/** What speaks for a venue. Pure. */
export function whyOf(
  venue: JudgedVenue,
  asked: { readonly vibe: VibeDimension | null; readonly budget: OutingBudget | null },
): readonly PlanFact[] {
  const { vibe, cost, candidate, risks } = venue;
  const tier = cost.priceTier;
  return [
    ...(asked.vibe !== null && vibe.score !== null && vibe.score >= 0.5
      ? [{ fact: 'vibe_fits' as const, dimension: asked.vibe }]
      : []),
    ...(asked.budget !== null && tier !== null && tier <= dearest[asked.budget]
      ? [{ fact: 'price_fits' as const }]
      : []),
    ...((candidate.rating ?? 0) >= wellRated ? [{ fact: 'well_rated' as const }] : []),
    ...(candidate.listingId !== null ? [{ fact: 'bookable' as const }] : []),
    ...(risks.weather !== null && !(risks.flags ?? []).some(isOfWeather)
      ? [{ fact: 'weather_fine' as const }]
      : []),
    ...(risks.knowsEvents && (risks.flags ?? []).every(isOfWeather)
      ? [{ fact: 'no_event_near' as const }]
      : []),
  ];
}

/** What to watch out for, the worst first. Pure. */
export function watchOutOf(
  venue: JudgedVenue,
  asked: { readonly vibe: VibeDimension | null; readonly budget: OutingBudget | null },
): readonly PlanFact[] {
  const { vibe, cost, candidate, risks, worstTravel, kmAway } = venue;
  const tier = cost.priceTier;
  return [
    ...(risks.flags ?? []).map((flag) => ({ fact: 'risk' as const, ...flag })),
    ...(kmAway !== null && kmAway > inTownKm ? [{ fact: 'away' as const, km: Math.round(kmAway) }] : []),
    ...(worstTravel !== null && worstTravel > longWay
      ? [{ fact: 'long_way' as const, minutes: Math.round(worstTravel) }]
      : []),
    ...(asked.budget !== null && tier !== null && tier > dearest[asked.budget]
      ? [{ fact: 'price_above' as const }]
      : []),
    ...(asked.vibe === null
      ? []
      : vibe.score === null
        ? [{ fact: 'vibe_unknown' as const, dimension: asked.vibe }]
        : vibe.score < 0.5
          ? [{ fact: 'vibe_weak' as const, dimension: asked.vibe }]
          : []),
    ...(cost.confidence === 'low' ? [{ fact: 'price_unsure' as const }] : []),
    ...(cost.confidence === 'none' ? [{ fact: 'price_unknown' as const }] : []),
    ...(candidate.rating === null ? [{ fact: 'unrated' as const }] : []),
    // Under the open sky it is worth a look at the sky.
    ...(risks.weather === null && risks.needsWeather && !(risks.flags ?? []).some(isOfWeather)
      ? [{ fact: 'weather_unknown' as const }]
      : []),
  ];
}

/** One comparison of the first with the others (L-61): where it leads, and who leads elsewhere. */
export interface Consensus {
  readonly best: string;
  readonly cheapest: string | null;
  readonly bestRated: string | null;
  readonly safest: string | null;
}

/** By venue ids; null where nobody leads. Pure. */
export function consensusOf(venues: readonly JudgedVenue[]): Consensus | null {
  const [best] = venues;
  if (best === undefined) return null;
  const leader = (markOf: (venue: JudgedVenue) => number | null) => {
    const marked = venues.flatMap((venue) => {
      const mark = markOf(venue);
      return mark === null ? [] : [{ venueId: venue.candidate.venueId, mark }];
    });
    const [first, second] = marked.toSorted((one, other) => other.mark - one.mark);
    return first === undefined || first.mark === second?.mark ? null : first.venueId;
  };
  return {
    best: best.candidate.venueId,
    cheapest: leader(({ cost }) => (cost.priceTier === null ? null : -cost.priceTier)),
    // Yelp's stars are held against nobody else's: its terms keep them apart.
    bestRated: leader(({ candidate }) => (candidate.provider === 'yelp' ? null : candidate.rating)),
    safest: leader(({ risk }) => risk),
  };
}
