import type { RiskCode } from '@merve/contract';
import type { RiskSeverity } from '../venue-scores.ts';

/** What the weather service says of an hour at a point. */
export interface HourForecast {
  /** Of the service's own record: `openweather:{rounded point}:{hour}`. */
  readonly evidenceId: string;
  readonly celsius: number;
  readonly windMetresPerSecond: number;
  /** Millimetres an hour. */
  readonly rainMillimetres: number;
  readonly snowMillimetres: number;
  readonly isThunderstorm: boolean;
}

/** An event around a venue at the hour. */
export interface NearbyEvent {
  /** `predicthq:{id}`. */
  readonly evidenceId: string;
  readonly kind: 'crowd' | 'road_closed' | 'severe_weather_warning';
  /** 0 to 100, as its service ranks how much it moves. */
  readonly rank: number;
}

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

/** The worst first; of two that say the same the worse. Pure. */
export function uniqueFlags(flags: readonly RiskFlag[]): readonly RiskFlag[] {
  const rank = { high: 2, medium: 1, low: 0 } as const;
  const inOrder = flags.toSorted(
    (one, other) => rank[other.severity] - rank[one.severity] || one.code.localeCompare(other.code),
  );
  return inOrder.filter(({ code }, index) => inOrder.findIndex((flag) => flag.code === code) === index);
}
