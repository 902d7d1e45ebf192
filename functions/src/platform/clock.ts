/** The one source of time. Code never calls `Date.now()` itself, so that a simulation can drive it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Calls back once a time has passed: a source of time too, to be driven like `Clock`. */
export interface Alarm {
  /** @returns undoes it; without effect once it has rung. */
  after(milliseconds: number, ring: () => void): () => void;
}

export const systemAlarm: Alarm = {
  after(milliseconds, ring) {
    const timer = setTimeout(ring, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Never rings: where time stands still, or is another's. */
export const silentAlarm: Alarm = { after: () => () => {} };
