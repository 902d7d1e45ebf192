import type {
  ComplexityTier,
  Coordinates,
  OutingIntent,
  PlanRole,
  Profile,
  VibeDimension,
} from '@merve/contract';
import { distanceKm } from '@merve/contract';
import { compositeScore, costProfile, riskScore, type ScoreWeights } from '../venue-scores.ts';
import type { Candidate } from './candidate.ts';
import { commandPlan } from './command-plan.ts';
import type { JudgedVenue } from './judged-venue.ts';
import { unknownVibe, type VibeScore, vibeScore, withVibe } from './match-vibes.ts';
import { mergeCandidates } from './merge-candidates.ts';
import { type Consensus, consensusOf } from './plan-facts.ts';
import { unknownRisks, type VenueRisks } from './risk-evidence.ts';

/** Milliseconds of a whole plan, and of the roles that wait for others. */
export const planTimes = { all: 30_000, locate: 5_000, scout: 10_000, middle: 10_000 };
/** L-48. */
const criticised = 3;
/** Straight lines are not roads: at this many kilometres an hour they come near what a town needs. */
const straightKmPerHour = 22;

export interface PlanQuestion {
  readonly prompt: string;
  readonly intent: OutingIntent;
  /** Where people set out from. */
  readonly departures: readonly Coordinates[];
  /** A point that was given in place of words. */
  readonly around: Coordinates | null;
  readonly planning: Profile['planning'] | null;
  /** The moods that the person likes, as they said. */
  readonly liked: readonly VibeDimension[];
  readonly startsAt: Date;
}

export interface ScoutQuestion {
  readonly intent: OutingIntent;
  readonly prompt: string;
  readonly at: Coordinates | null;
  readonly signal: AbortSignal;
}

/** The doors through which a plan reaches the world. Each may fail; none fails the plan. */
export interface PlanPorts {
  /** Where a place is that was named; null where nobody knows. */
  locate(words: string, signal: AbortSignal): Promise<Coordinates | null>;
  /** In this order: of one venue that two have, the first's stands. */
  readonly sources: readonly {
    readonly name: string;
    find(question: ScoutQuestion): Promise<readonly Candidate[]>;
  }[];
  /** What is known of each venue's risks at the hour, by its id; of one that is missing nothing is. */
  risks(
    venues: readonly Candidate[],
    question: PlanQuestion,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, VenueRisks>>;
  /** One line of a role, for who follows: no name, nothing of a provider's. */
  log(role: PlanRole, message: string): void;
  /** Aborts after so many milliseconds, or with the call. */
  expires(ms: number): AbortSignal;
}

export interface PlanOutcome {
  readonly venues: readonly JudgedVenue[];
  readonly consensus: Consensus | null;
  readonly intent: OutingIntent;
  readonly tier: ComplexityTier;
  readonly agents: readonly PlanRole[];
  readonly weights: ScoreWeights;
  readonly failFast: 'no_candidates' | 'place_unknown' | 'sources_down' | null;
}

/** The point from which the sum of all ways is least, nearly (C-52): Weiszfeld's steps from the mean. Null for none. Pure. */
export function middleOf(points: readonly Coordinates[]): Coordinates | null {
  const [first] = points;
  if (first === undefined) return null;
  const mean = (weights: readonly number[]) => {
    const sum = weights.reduce((total, weight) => total + weight, 0);
    const of = (key: keyof Coordinates) =>
      points.reduce((total, point, index) => total + point[key] * (weights[index] ?? 0), 0) / sum;
    return { latitude: of('latitude'), longitude: of('longitude') };
  };
  let middle = mean(points.map(() => 1));
  for (let step = 0; step < 30; step += 1)
    middle = mean(points.map((point) => 1 / Math.max(0.001, distanceKm(point, middle))));
  return middle;
}

/** Minutes of whoever has the longest way, by straight lines; null for fewer than two departures. Pure. */
export function worstMinutes(departures: readonly Coordinates[], to: Coordinates | null): number | null {
  if (departures.length < 2 || to === null) return null;
  return Math.max(...departures.map((from) => (distanceKm(from, to) / straightKmPerHour) * 60));
}

/** What a promise came to in time; `otherwise` where it failed, or nobody waits any more. */
async function inTime<Value>(work: Promise<Value>, signal: AbortSignal, otherwise: Value): Promise<Value> {
  if (signal.aborted) return otherwise;
  let stop = () => {};
  const over = new Promise<Value>((resolve) => {
    stop = () => resolve(otherwise);
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, over]);
  } catch {
    return otherwise;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Pre-rank for CRITIC (C-54): rating × log of votes; an unrated venue counts as the mean of the others, with one vote. Pure. */
export function byRating(candidates: readonly Candidate[]): readonly Candidate[] {
  const rated = candidates.flatMap(({ rating }) => rating ?? []);
  const mean = rated.length === 0 ? 0 : rated.reduce((sum, rating) => sum + rating, 0) / rated.length;
  const mark = ({ rating, votes }: Candidate) =>
    (rating ?? mean) * Math.log(1 + Math.max(1, rating === null ? 1 : (votes ?? 1)));
  return candidates.toSorted((one, other) => mark(other) - mark(one));
}

function ranked(venues: readonly JudgedVenue[], weights: ScoreWeights): readonly JudgedVenue[] {
  return venues
    .map((venue) => ({
      ...venue,
      composite: compositeScore(
        {
          vibe: venue.vibe.score,
          value: venue.cost.value,
          risk: venue.risk,
          worstTravel: venue.worstTravel,
        },
        weights,
      ),
    }))
    .toSorted(
      (one, other) =>
        (other.composite ?? -1) - (one.composite ?? -1) ||
        (other.candidate.rating ?? 0) - (one.candidate.rating ?? 0) ||
        one.candidate.venueId.localeCompare(other.candidate.venueId),
    );
}

/**
 * COMMANDER → SCOUT → [VIBE ‖ COST ‖ CRITIC] → SYNTHESISER (L-01 to L-03). A role that fails leaves its part unknown and never fails the plan;
 * where nothing is found the plan ends at once and says why. At most half a minute.
 */
export async function runPlan(question: PlanQuestion, ports: PlanPorts): Promise<PlanOutcome> {
  const { intent, departures, planning, liked } = question;
  const { log } = ports;
  const command = commandPlan(intent, planning, {
    departures: departures.length,
    likesVibes: liked.length > 0,
  });
  const said = Object.entries(intent).filter(([, value]) => value !== null);
  log('commander', `[COMMANDER] ${command.tier}, ${said.length} of 5 slots said`);
  const over = ports.expires(planTimes.all);
  const within = (ms: number) => AbortSignal.any([over, ports.expires(ms)]);
  const base = { intent, tier: command.tier, agents: command.agents, weights: command.weights };
  const ended = (failFast: PlanOutcome['failFast']): PlanOutcome => {
    log('graph', `[GRAPH] Ended early: ${failFast}`);
    return { ...base, venues: [], consensus: null, failFast };
  };

  // A place that was said wins over where the members are (C-52).
  const locating = within(planTimes.locate);
  const named =
    question.around ??
    (intent.place === null ? null : await inTime(ports.locate(intent.place, locating), locating, null));
  if (intent.place !== null && named === null) return ended('place_unknown');
  const at = named ?? middleOf(departures);

  const scouting = within(planTimes.scout);
  const nothing: readonly Candidate[] | null = null;
  const found = await Promise.all(
    ports.sources.map((source) =>
      inTime<readonly Candidate[] | null>(
        source.find({ intent, prompt: question.prompt, at, signal: scouting }),
        scouting,
        nothing,
      ),
    ),
  );
  const answered = found.flatMap((one) => (one === null ? [] : [one]));
  const candidates = mergeCandidates(answered.map((one) => one.slice(0, 8)));
  log(
    'scout',
    `[SCOUT] ${answered.length} of ${found.length} sources answered, ${candidates.length} candidates after dedup`,
  );
  if (candidates.length === 0) return ended(answered.length === 0 ? 'sources_down' : 'no_candidates');

  const middle = within(planTimes.middle);
  const nobodyKnows: ReadonlyMap<string, VenueRisks> = new Map();
  const risksOf = async (some: readonly Candidate[]) => {
    const told = await inTime(ports.risks(some, question, middle), middle, nobodyKnows);
    return new Map(some.map(({ venueId }) => [venueId, told.get(venueId) ?? unknownRisks] as const));
  };
  const scoreVibes = async () =>
    new Map(candidates.map((one) => [one.venueId, vibeScore(one, intent.vibe, liked)] as const));
  const analyseCosts = async () =>
    new Map(candidates.map(({ venueId, tiers }) => [venueId, costProfile(tiers)] as const));
  const isActive = (role: PlanRole) => command.agents.includes(role);
  const [vibes, costs, risks] = await Promise.allSettled([
    isActive('vibe_matcher') ? scoreVibes() : new Map<string, VibeScore>(),
    analyseCosts(),
    risksOf(byRating(candidates).slice(0, criticised)),
  ]);
  const vibeOf = vibes.status === 'fulfilled' ? vibes.value : new Map<string, VibeScore>();
  const costOf =
    costs.status === 'fulfilled' ? costs.value : new Map<string, ReturnType<typeof costProfile>>();
  const seen = new Map(risks.status === 'fulfilled' ? risks.value : []);
  const stay = intent.vibe === null ? candidates : withVibe(candidates, vibeOf);
  log(
    'vibe_matcher',
    `[VIBE] ${[...vibeOf.values()].filter(({ score }) => score !== null).length} scored, ${candidates.length - stay.length} below the mood asked for`,
  );
  log(
    'cost_analyst',
    `[COST] ${[...costOf.values()].filter(({ priceTier }) => priceTier !== null).length} with a price`,
  );

  const judge = () =>
    ranked(
      stay.map((candidate) => {
        const found = seen.get(candidate.venueId) ?? unknownRisks;
        return {
          candidate,
          vibe: vibeOf.get(candidate.venueId) ?? unknownVibe,
          cost: costOf.get(candidate.venueId) ?? costProfile([]),
          risks: found,
          risk: riskScore(found.flags?.map(({ severity }) => severity) ?? null),
          kmAway:
            named === null || candidate.location === null ? null : distanceKm(named, candidate.location),
          worstTravel: worstMinutes(departures, candidate.location),
          composite: null,
        };
      }),
      command.weights,
    );
  let venues = judge();
  // Whoever comes among the first three unseen is judged before it is shown; each round sees at least one more.
  for (;;) {
    const unseen = venues
      .slice(0, criticised)
      .flatMap(({ candidate }) => (seen.has(candidate.venueId) ? [] : [candidate]));
    if (unseen.length === 0) break;
    for (const [venueId, found] of await risksOf(unseen)) seen.set(venueId, found);
    venues = judge();
  }
  log('critic', criticLine([...seen.values()]));
  log('synthesiser', `[SYNTH] ${venues.length} ranked`);
  return { ...base, venues, consensus: consensusOf(venues.slice(0, criticised)), failFast: null };
}

/** What CRITIC did, without a name: how many it looked at, for how many something is known, and for how many that is bad. Pure. */
function criticLine(seen: readonly VenueRisks[]): string {
  const known = seen.filter(({ flags }) => flags !== null).length;
  const flagged = seen.filter(({ flags }) => (flags?.length ?? 0) > 0).length;
  return `[CRITIC] ${seen.length} looked at, ${known} with evidence, ${flagged} with risks`;
}

/** A venue that CRITIC would not go to: it is shown with a warning, and never hidden (L-54). Pure. */
export const isVetoed = ({ risks }: Pick<JudgedVenue, 'risks'>): boolean =>
  (risks.flags ?? []).some(({ severity }) => severity === 'high');
