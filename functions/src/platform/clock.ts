/** The one source of time. Code never calls `Date.now()` itself, so that a simulation can drive it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
