import type { RiskCode, VenueRiskEvent } from '@merve/contract';
import type { NearbyEvent } from '../../integrations/event-service.ts';
import type { HourForecast } from '../../integrations/weather-service.ts';
import type { RiskSeverity } from '../venue-scores.ts';

/** A flag: what it says is a code, and on what it rests is named. There is none without evidence (C-55). */
export interface RiskFlag {
  readonly code: RiskCode;
  readonly severity: RiskSeverity;
  readonly evidenceId: string;
}

/** What is done under the open sky: there rain is the plan's end, elsewhere only the way's. */
const outdoors =
  /park|beach|garden|terrace|rooftop|court|pitch|hik|walk|boat|sail|kayak|riding|cycling|picnic|camp|golf|climb|diving|swim|tour|karting|paintball|basketball|football|tennis|padel|volleyball|zoo|sightsee|nature|viewpoint/u;

/** Whether a venue or what is done there is outdoors, by its kind in English. Pure. */
export const isOutdoors = (kinds: readonly (string | null)[]): boolean =>
  kinds.some((kind) => kind !== null && outdoors.test(kind.toLowerCase()));

/** What an hour's forecast means for a venue. Pure. */
export function flagsOfForecast(forecast: HourForecast, isOutside: boolean): readonly RiskFlag[] {
  const { evidenceId, celsius, windMetresPerSecond: wind, rainMillimetres: rain } = forecast;
  const found: (readonly [boolean, RiskCode, RiskSeverity])[] = [
    [forecast.isThunderstorm, 'thunderstorm', isOutside ? 'high' : 'medium'],
    [rain >= 4, 'heavy_rain', isOutside ? 'high' : 'low'],
    [rain >= 0.5 && rain < 4, 'rain', isOutside ? 'medium' : 'low'],
    [forecast.snowMillimetres >= 0.5, 'snow', isOutside ? 'high' : 'medium'],
    [wind >= 14, 'strong_wind', isOutside ? 'high' : 'low'],
    [wind >= 9 && wind < 14, 'strong_wind', isOutside ? 'medium' : 'low'],
    [celsius >= 36, 'great_heat', isOutside ? 'high' : 'low'],
    [celsius <= 0, 'frost', isOutside ? 'medium' : 'low'],
  ];
  return found.flatMap(([is, code, severity]) => (is ? [{ code, severity, evidenceId }] : []));
}

/** What events around a venue mean for it. Pure. */
export function flagsOfEvents(events: readonly NearbyEvent[]): readonly RiskFlag[] {
  return events.flatMap(({ evidenceId, kind, rank }) => {
    if (kind === 'crowd' && rank < 50) return [];
    const severity = rank >= 80 ? 'high' : rank >= 50 ? 'medium' : 'low';
    return [{ code: kind, severity, evidenceId }];
  });
}

const weatherCodes: ReadonlySet<RiskCode> = new Set([
  ...(['heavy_rain', 'rain', 'thunderstorm', 'snow', 'strong_wind', 'great_heat', 'frost'] as const),
]);
/** Whether a risk is the forecast's, and no event's. Pure. */
export const isOfWeather = ({ code }: Pick<RiskFlag, 'code'>): boolean => weatherCodes.has(code);

/** A forecast is told in steps of three hours: so far from the planned hour a stored one still speaks of it. */
const sameHourMs = 90 * 60_000;
/** Older than this, the forecast of an hour is another one by now. */
const forecastLivesMs = 24 * 3_600_000;

/** What was found for a venue before, and may be asked again of nobody: for the same hour, as far as it is not too old (C-55). Pure. */
export function flagsOfStored(
  stored: readonly VenueRiskEvent[],
  startsAt: Date,
  now: Date,
): readonly RiskFlag[] {
  return stored.flatMap((event) => {
    const { code, severity, evidenceId, about, seenAt } = event;
    const isOfThatHour = Math.abs(about.getTime() - startsAt.getTime()) <= sameHourMs;
    const isTooOld = isOfWeather(event) && now.getTime() - seenAt.getTime() > forecastLivesMs;
    return isOfThatHour && !isTooOld ? [{ code, severity, evidenceId }] : [];
  });
}

/** What is known of a venue's risks at the hour, and by whom. */
export interface VenueRisks {
  /** Null where nobody could be asked, or said anything that can be relied on: that is not "no risk". */
  readonly flags: readonly RiskFlag[] | null;
  /** Null where the forecast is not known, or does not reach that far. */
  readonly weather: HourForecast | null;
  /** It is under the open sky, and a forecast could be asked for: that there is none is worth a word. */
  readonly needsWeather: boolean;
  /** False: that no event was found proves nothing. */
  readonly knowsEvents: boolean;
  /** What was found for it in the last 180 days, the newest first (L-31). */
  readonly history: readonly VenueRiskEvent[];
}

export const unknownRisks: VenueRisks = {
  ...{ flags: null, weather: null, needsWeather: false, knowsEvents: false, history: [] },
};

/**
 * What the sources together know of a venue. What a source says now takes the place of what was stored of it; where it is silent, what was
 * stored for the same hour still counts. Pure.
 * @param events null where nobody was asked or answered
 * @param knowsEvents whether an empty list means that nothing is on
 */
export function risksOf(evidence: {
  readonly weather: HourForecast | null;
  readonly asksWeather: boolean;
  readonly events: readonly NearbyEvent[] | null;
  readonly knowsEvents: boolean;
  readonly stored: readonly VenueRiskEvent[];
  readonly isOutside: boolean;
  readonly startsAt: Date;
  readonly now: Date;
}): VenueRisks {
  const { weather, events, stored, isOutside } = evidence;
  const knowsEvents = events !== null && evidence.knowsEvents;
  const earlier = flagsOfStored(stored, evidence.startsAt, evidence.now);
  const flags = uniqueFlags([
    ...(weather === null ? earlier.filter(isOfWeather) : flagsOfForecast(weather, isOutside)),
    ...(events === null ? earlier.filter((flag) => !isOfWeather(flag)) : flagsOfEvents(events)),
  ]);
  const isKnown = weather !== null || knowsEvents || flags.length > 0;
  return {
    ...{ flags: isKnown ? flags : null, weather, knowsEvents, history: stored },
    needsWeather: evidence.asksWeather && isOutside,
  };
}

/** The worst first; of two that say the same the worse. Pure. */
export function uniqueFlags(flags: readonly RiskFlag[]): readonly RiskFlag[] {
  const rank = { high: 2, medium: 1, low: 0 } as const;
  const inOrder = flags.toSorted(
    (one, other) => rank[other.severity] - rank[one.severity] || one.code.localeCompare(other.code),
  );
  return inOrder.filter(({ code }, index) => inOrder.findIndex((flag) => flag.code === code) === index);
}
