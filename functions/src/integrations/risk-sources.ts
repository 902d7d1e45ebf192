import type { EventService } from './event-service.ts';
import type { WeatherService } from './weather-service.ts';

/** Whom a plan may ask what speaks against a venue at an hour; each is null where the deployment has none. */
export interface RiskSources {
  readonly weather: WeatherService | null;
  readonly events: EventService | null;
}
