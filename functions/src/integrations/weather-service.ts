import type { Coordinates, Sky } from '@merve/contract';
import type { ProviderCaller } from './provider/json-provider.ts';

/** What the sky does, as coarse as people ask. */
export type WeatherCondition = Sky;

/** What a weather service says of an hour at a point. */
export interface HourForecast {
  /** Of the service's own record: `openweather:{rounded point}:{hour}`. */
  readonly evidenceId: string;
  readonly condition: WeatherCondition;
  readonly celsius: number;
  readonly windMetresPerSecond: number;
  /** Millimetres an hour. */
  readonly rainMillimetres: number;
  readonly snowMillimetres: number;
  readonly isThunderstorm: boolean;
}

/** Who is to be named where a forecast is shown, and where that leads. */
export interface WeatherSource {
  readonly name: string;
  readonly uri: string;
}

export interface WeatherService {
  readonly source: WeatherSource;
  /**
   * The forecast for an hour at a point; null where it does not reach: too far ahead, or over.
   * @throws MerveError `UPSTREAM_UNAVAILABLE` where nobody answers
   */
  forecast(question: {
    readonly at: Coordinates;
    readonly hour: Date;
    readonly caller: ProviderCaller;
    readonly signal?: AbortSignal;
  }): Promise<HourForecast | null>;
}
