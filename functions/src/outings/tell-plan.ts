import type { Language, PlanResponse, RiskCode } from '@merve/contract';
import type { AllergyWarning } from '@merve/contract/cards';
import { vibeName } from '@merve/contract/words';
import type { GuardedRestaurant } from '../dining/allergy-guard.ts';
import { warningWords } from '../dining/restaurants-card.ts';
import { diningSentences } from '../dining/sentences.ts';
import { formatLocalTime } from '../language/format.ts';
import { oneLine } from '../language/one-line.ts';
import { namedBeside } from './named-beside.ts';
import { toldWeights } from './pipeline/command-plan.ts';
import type { JudgedVenue } from './pipeline/judged-venue.ts';
import { type PlanFact, watchOutOf, whyOf } from './pipeline/plan-facts.ts';
import { isVetoed } from './pipeline/run-plan.ts';
import type { GuardedPlan } from './plan-for-person.ts';
import { outingSentences } from './sentences/index.ts';

/** So many are told in words. */
export const toldInWords = 5;
/** So many have their reasons. */
const explained = 3;
/** Of what to watch out for, so much is told. */
const warnings = 3;
/** Of what was found before, so much is told of a venue. */
const toldOfHistory = 5;

const riskSentences = {
  heavy_rain: 'heavyRain',
  rain: 'rain',
  thunderstorm: 'thunderstorm',
  snow: 'snow',
  strong_wind: 'strongWind',
  great_heat: 'greatHeat',
  frost: 'frost',
  crowd: 'crowd',
  road_closed: 'roadClosed',
  severe_weather_warning: 'weatherWarning',
} as const satisfies Record<RiskCode, string>;

/** What a risk is called. Pure. */
export const riskWords = (code: RiskCode, language: Language): string =>
  outingSentences(language)[riskSentences[code]]();

/** A fact as a clause, in the reader's language. Pure. */
export function factWords(fact: PlanFact, language: Language): string {
  const say = outingSentences(language);
  switch (fact.fact) {
    case 'vibe_fits':
      return say.vibeFits(vibeName(fact.dimension, language));
    case 'vibe_weak':
      return say.vibeWeak(vibeName(fact.dimension, language));
    case 'vibe_unknown':
      return say.vibeUnknown(vibeName(fact.dimension, language));
    case 'risk':
      return riskWords(fact.code, language);
    case 'away':
      return say.away(fact.km);
    case 'long_way':
      return say.longWay(fact.minutes);
    default:
      return {
        price_fits: say.priceFits,
        price_above: say.priceAbove,
        price_unsure: say.priceUnsure,
        price_unknown: say.priceUnknown,
        well_rated: say.wellRated,
        unrated: say.unrated,
        bookable: say.bookable,
        weather_fine: say.weatherFine,
        weather_unknown: say.weatherUnknown,
        no_event_near: say.noEvent,
      }[fact.fact]();
  }
}

const joined = (facts: readonly PlanFact[], language: Language): string =>
  facts.map((fact) => factWords(fact, language)).join(', ');

/** The one comparison of the first three (L-61); null where there are none. Pure. */
export function consensusWords({ consensus, venues }: GuardedPlan, language: Language): string | null {
  if (consensus === null) return null;
  const say = outingSentences(language);
  const nameOf = (venueId: string | null) =>
    venues.find(({ candidate }) => candidate.venueId === venueId)?.candidate.name ?? null;
  const best = nameOf(consensus.best);
  // Who leads was left out for the person's safety: there is nothing to compare.
  if (best === null) return null;
  const others = [
    [consensus.cheapest, say.cheapest],
    [consensus.bestRated, say.bestRated],
    [consensus.safest, say.safest],
  ] as const;
  const told = others.flatMap(([venueId, tell]) => {
    const name = nameOf(venueId);
    // Who fits best is named once.
    return name === null || venueId === consensus.best ? [] : [tell(oneLine(name, 80))];
  });
  return `${[say.best(oneLine(best, 80)), ...told].join('; ')}.`;
}

function warningsOf(plan: GuardedPlan, { candidate }: JudgedVenue): readonly AllergyWarning[] {
  const all: readonly GuardedRestaurant[] = [...plan.guarded.restaurants, ...plan.guarded.flagged];
  const one = all.find(
    ({ shown: { restaurantId } }) =>
      restaurantId === candidate.venueId || restaurantId === candidate.listingId,
  );
  return one?.shown.allergens.warnings ?? [];
}

/** Why nothing is told, where nothing is. Pure. */
function endedWords({ failFast, intent }: GuardedPlan, language: Language): string {
  const say = outingSentences(language);
  if (failFast === 'place_unknown') return say.placeUnknown(oneLine(intent.place ?? '', 80));
  return failFast === 'sources_down' ? say.sourcesDown() : say.nothing();
}

interface Told {
  readonly why: readonly PlanFact[];
  readonly watchOut: readonly PlanFact[];
}

const nothingTold: Told = { why: [], watchOut: [] };

const toldOf = ({ intent }: GuardedPlan, venue: JudgedVenue): Told => ({
  why: whyOf(venue, intent),
  watchOut: watchOutOf(venue, intent),
});

/** What is so of each of them; of one alone nothing is. Pure. */
function sharedBy(all: readonly Told[]): Told {
  const shared = (part: keyof Told) => {
    const keys = all.map((told) => new Set(told[part].map((fact) => JSON.stringify(fact))));
    return (all[0]?.[part] ?? []).filter((fact) => keys.every((of) => of.has(JSON.stringify(fact))));
  };
  return all.length < 2 ? nothingTold : { why: shared('why'), watchOut: shared('watchOut') };
}

/** What is left to tell where some is told already. Pure. */
function without(told: Told, already: Told): Told {
  const left = (part: keyof Told) => {
    const keys = new Set(already[part].map((fact) => JSON.stringify(fact)));
    return told[part].filter((fact) => !keys.has(JSON.stringify(fact)));
  };
  return { why: left('why'), watchOut: left('watchOut') };
}

function venueLines(
  plan: GuardedPlan,
  venue: JudgedVenue,
  index: number,
  { why, watchOut }: Told,
  language: Language,
): string[] {
  const say = outingSentences(language);
  const { candidate, cost } = venue;
  const { rating, votes } = candidate;
  const facts = [
    oneLine(candidate.address ?? '', 80),
    cost.priceTier === null ? '' : '$'.repeat(cost.priceTier),
    rating === null ? '' : `★ ${rating}${votes === null ? '' : ` (${votes})`}`,
    ...namedBeside(candidate).map(({ provider, uri }) => (uri === null ? provider : `${provider} ${uri}`)),
  ].filter((fact) => fact !== '');
  const name = oneLine(candidate.name ?? '', 80);
  const allergies = warningsOf(plan, venue)
    .slice(0, 2)
    .map((warning) => warningWords(warning, language));
  return [
    `${index + 1}. ${name}${facts.length === 0 ? '' : ` — ${facts.join(', ')}`}`,
    ...(allergies.length === 0 ? [] : [`   ${allergies.join(', ')}`]),
    ...(isVetoed(venue) ? [`   ⚠️ ${say.vetoed()}`] : []),
    ...(why.length === 0 ? [] : [`   ${say.why(joined(why, language))}`]),
    ...(watchOut.length === 0 ? [] : [`   ${say.watchOut(joined(watchOut.slice(0, warnings), language))}`]),
  ];
}

/** Who is to be named for what is told of the sky: where nothing is, nobody. Pure. */
export function sourcesOf({ venues, weatherSource }: GuardedPlan): PlanResponse['sources'] {
  const isTold = venues.some(({ risks }) => risks.weather !== null);
  return isTold && weatherSource !== null ? [{ provider: weatherSource.name, uri: weatherSource.uri }] : [];
}

/** A plan in words, as WhatsApp reads it: what must be known of allergies comes before the first venue. Pure. */
export function planInWords(plan: GuardedPlan, language: Language): string {
  const say = outingSentences(language);
  const dining = diningSentences(language);
  const shown = plan.venues.slice(0, toldInWords);
  const isWarned = plan.guarded.allergiesKnown && plan.guarded.restaurants.length > 0;
  const consensus = consensusWords(plan, language);
  // What is so of all, or of the first that have their reasons, is told once, behind them.
  const told = shown.map((venue) => toldOf(plan, venue));
  const ofAll = sharedBy(told);
  const rest = told.slice(0, explained).map((one) => without(one, ofAll));
  const ofFirst = sharedBy(rest);
  const numbers = `1–${rest.length}: `;
  const isSettled = plan.hour !== null && plan.intent.size !== null;
  return [
    ...(isWarned ? [`⚠️ ${dining.unverified()}`] : []),
    shown.length === 0 ? endedWords(plan, language) : say.heading(shown.length),
    ...(plan.hour === null || shown.length === 0
      ? []
      : [say.forTime(formatLocalTime(plan.hour.startsAt, plan.hour.timeZone, language))]),
    ...shown.flatMap((venue, index) =>
      venueLines(plan, venue, index, without(rest[index] ?? nothingTold, ofFirst), language),
    ),
    ...(ofAll.why.length === 0 ? [] : [say.allOfThem(joined(ofAll.why, language))]),
    ...(ofFirst.why.length === 0 ? [] : [`${numbers}${joined(ofFirst.why, language)}`]),
    ...(ofAll.watchOut.length === 0 ? [] : [say.watchOut(joined(ofAll.watchOut, language))]),
    ...(ofFirst.watchOut.length === 0
      ? []
      : [`${numbers}${say.watchOut(joined(ofFirst.watchOut, language))}`]),
    ...(consensus === null ? [] : [consensus]),
    ...(plan.leftOut.length === 0 ? [] : [dining.leftOut(plan.leftOut.length)]),
    ...plan.leftOut.map(
      (venue) =>
        `– ${oneLine(venue.candidate.name ?? '', 80)}: ${warningsOf(plan, venue)
          .map((warning) => warningWords(warning, language))
          .join(', ')}`,
    ),
    ...(plan.isEverywhere && shown.length > 0 ? [say.everywhere()] : []),
    ...sourcesOf(plan).map(({ provider }) => say.weatherFrom(provider)),
    ...(shown.length === 0 ? [] : [isSettled ? say.chooseWhich() : say.chooseOne()]),
  ].join('\n');
}

/** A plan as the wire has it (L-67, L-78). Pure. */
export function planResponse(
  plan: GuardedPlan,
  profile: PlanResponse['user_profile'],
  language: Language,
): PlanResponse {
  const { intent } = plan;
  return {
    venues: plan.venues.map((venue, index) => {
      const { candidate, vibe, cost, risks } = venue;
      const watchOut = watchOutOf(venue, intent);
      const worst = risks.flags?.find(({ severity }) => severity === 'high');
      const { weather, knowsEvents, history } = risks;
      return {
        ...{ rank: index + 1, venue_id: candidate.venueId, listing_id: candidate.listingId },
        ...{ name: candidate.name, address: candidate.address, category: candidate.category },
        lat: candidate.location?.latitude ?? null,
        lng: candidate.location?.longitude ?? null,
        ...{ rating: candidate.rating, votes: candidate.votes, vibe_score: vibe.score, style: vibe.style },
        ...{ vibe_confidence: vibe.confidence, price_confidence: cost.confidence, risk_score: venue.risk },
        price_range: cost.priceTier === null ? null : '$'.repeat(cost.priceTier),
        risk_flags:
          risks.flags?.map(({ code, severity, evidenceId }) => ({
            ...{ description: riskWords(code, language), severity, evidence_id: evidenceId },
          })) ?? null,
        weather: weather === null ? null : { celsius: weather.celsius, condition: weather.condition },
        events_known: knowsEvents,
        historical_risks: history.slice(0, toldOfHistory).map(({ code, severity, evidenceId, about }) => ({
          ...{ description: riskWords(code, language), severity, evidence_id: evidenceId },
          about: about.toISOString(),
        })),
        worst_travel_minutes: venue.worstTravel === null ? null : Math.round(venue.worstTravel),
        ...{ composite: venue.composite, why: joined(whyOf(venue, intent), language) },
        watch_out: watchOut.length === 0 ? null : joined(watchOut, language),
        veto: isVetoed(venue),
        veto_reason: worst === undefined ? null : riskWords(worst.code, language),
        allergy_warnings: [...warningsOf(plan, venue)],
        attributions: [...namedBeside(candidate)],
      };
    }),
    left_out: plan.leftOut.map((venue) => ({
      venue_id: venue.candidate.venueId,
      name: venue.candidate.name,
      allergy_warnings: [...warningsOf(plan, venue)],
    })),
    global_consensus: consensusWords(plan, language),
    sources: sourcesOf(plan),
    execution_summary:
      plan.failFast === null ? 'Pipeline complete.' : `Pipeline ended early: ${plan.failFast}.`,
    starts_at: plan.hour?.startsAt.toISOString() ?? null,
    ...{ parsed_intent: intent, complexity_tier: plan.tier, active_agents: [...plan.agents] },
    ...{ user_profile: profile, agent_weights: toldWeights(plan.weights), action_request: null },
    ...{ fast_fail: plan.failFast !== null, fast_fail_reason: plan.failFast },
  };
}
