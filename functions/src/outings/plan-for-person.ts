import type {
  AllergyStatement,
  Coordinates,
  Language,
  Listing,
  Market,
  MerveConfig,
  OutingIntent,
  Person,
  PlanRole,
  VibeDimension,
} from '@merve/contract';
import { noSafety, withStatements } from '../allergies/safety.ts';
import { placeLocator } from '../catalogue/places/place-locator.ts';
import type { Guarded } from '../dining/allergy-guard.ts';
import type { WeatherSource } from '../integrations/weather-service.ts';
import { readConfig } from '../platform/config.ts';
import { log } from '../platform/log.ts';
import { placeSearchSection } from '../platform/place-search-section.ts';
import { type RiskWorld, riskFinder } from './find-risks.ts';
import { guardVenues } from './guard-venues.ts';
import { keepRisks, newRisks } from './keep-risks.ts';
import { type PlanOutcome, runPlan } from './pipeline/run-plan.ts';
import { type ScoutWorld, scoutSources } from './scout.ts';
import { vibesIn } from './vibes/read-vibes.ts';

/** What a plan may use of the world. */
export type PlanWorld = ScoutWorld & RiskWorld;

export interface PlanAsked {
  readonly prompt: string;
  readonly intent: OutingIntent;
  readonly around: Coordinates | null;
  readonly departures: readonly Coordinates[];
  readonly startsAt: Date;
  /** Whether somebody named a day or an hour, so that it is worth telling which was understood. */
  readonly hourIsSaid: boolean;
  /** Of whoever asks, and of the actors that are the same person; none where nothing is known. */
  readonly persons: readonly Person[];
  /** What was said of allergies up to now. */
  readonly allergies: readonly AllergyStatement[];
  readonly market: Market;
  readonly config: MerveConfig;
  readonly language: Language;
  /** Whether the market's policy lets a listing be shown here; all may where it is left out. */
  readonly mayShow?: (listing: Listing) => boolean;
  readonly now: Date;
  readonly signal?: AbortSignal;
  readonly log: (role: PlanRole, message: string) => void;
}

/** A plan as it may be shown: what the person must not eat was held against every place where people eat. */
export interface GuardedPlan extends PlanOutcome {
  readonly guarded: Guarded;
  /** Who made the forecasts; null where nobody could be asked. */
  readonly weatherSource: WeatherSource | null;
  /** When it is for, in the market's zone; null where no time was said: it is for now. */
  readonly hour: { readonly startsAt: Date; readonly timeZone: string } | null;
  /** Nobody said where, and where they are is not known: all of the market was looked at. */
  readonly isEverywhere: boolean;
  /** Of venues that stand in `guarded.flagged`: left out of `venues`, and told with the reason. */
  readonly leftOut: PlanOutcome['venues'];
}

/** A plan for one person's group, over everything this deployment has. The guard is its last step: what it flags is not recommended. */
export async function planForPerson(world: PlanWorld, asked: PlanAsked): Promise<GuardedPlan> {
  const { market, config, language, now, persons, allergies } = asked;
  const settings = readConfig(placeSearchSection);
  const snapshot = await world.catalogue.of(market);
  const locate = placeLocator(world, { market, config, settings }, snapshot);
  const own = persons[0];
  const liked: VibeDimension[] = (own?.dining.vibes ?? []).flatMap(
    (vibe) => vibesIn(vibe)[0]?.dimension ?? [],
  );
  const outcome = await runPlan(
    { ...asked, planning: own?.planning ?? null, liked },
    {
      locate: async (words, signal) => (await locate(words, { language, region: null }, true, signal)).at,
      sources: scoutSources(
        world,
        { market, config, settings, language, mayShow: asked.mayShow ?? (() => true) },
        snapshot,
      ),
      risks: riskFinder(world, { market, config, now }),
      log: asked.log,
      expires(ms) {
        const timeout = AbortSignal.timeout(ms);
        return asked.signal === undefined ? timeout : AbortSignal.any([asked.signal, timeout]);
      },
    },
  );
  const { startsAt } = asked;
  const found = newRisks(outcome.venues, { marketId: market.marketId, startsAt, now });
  const [guarded] = await Promise.all([
    guardVenues(
      world.documents,
      outcome.venues.map(({ candidate }) => candidate),
      outcome.intent.activity,
      {
        party: {
          safety: [...persons.map(({ safety }) => safety), withStatements(noSafety, allergies)],
          profileVersion: own?.profileVersion ?? 0,
        },
        ...{ market, now },
      },
    ),
    // The plan stands without it.
    keepRisks(world.documents, found).catch((thrown: unknown) =>
      log.error('the risks of a plan are not kept', { market: market.marketId }, thrown),
    ),
  ]);
  const flagged = new Set(guarded.flagged.map(({ shown }) => shown.restaurantId));
  const isFlagged = ({ candidate: { listingId, venueId } }: PlanOutcome['venues'][number]) =>
    flagged.has(venueId) || (listingId !== null && flagged.has(listingId));
  return {
    ...outcome,
    venues: outcome.venues.filter((venue) => !isFlagged(venue)),
    leftOut: outcome.venues.filter(isFlagged),
    guarded,
    weatherSource: world.riskSources?.weather?.source ?? null,
    hour: asked.hourIsSaid ? { startsAt, timeZone: market.timeZone } : null,
    isEverywhere: asked.intent.place === null && asked.around === null && asked.departures.length === 0,
  };
}
