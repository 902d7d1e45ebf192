export interface CacheOptions {
  /** Milliseconds from when a value was asked for until it is asked for anew. */
  readonly maxAgeMs: number;
  /** Above this, the one not asked for the longest goes. */
  readonly maxEntries: number;
  readonly now: () => Date;
}

export interface Cache<Value> {
  /** What is kept under this key, or what `load` brings. Callers that come while it loads share the load; one that fails is not kept. */
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  /** The next caller loads anew. */
  forget(key: string): void;
}

/**
 * Values of an instance's own, each for a while: by key, bounded, in the order they were last asked for. A clock that
 * went back makes nothing live longer. `lru-cache` does all this and much more; it is not worth its 50 kB in the webhook's cold start.
 */
export function memoryCache<Value>({ maxAgeMs, maxEntries, now }: CacheOptions): Cache<Value> {
  const entries = new Map<string, { readonly at: number; readonly value: Promise<Value> }>();
  return {
    get(key, load) {
      const time = now().getTime();
      const known = entries.get(key);
      entries.delete(key);
      if (known !== undefined && known.at <= time && time < known.at + maxAgeMs) {
        entries.set(key, known);
        return known.value;
      }
      // As old as the question, not as the answer: nothing read is older than it says.
      const entry = { at: time, value: load() };
      entries.set(key, entry);
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
      entry.value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      return entry.value;
    },
    forget: (key) => void entries.delete(key),
  };
}
