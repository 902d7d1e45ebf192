import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Cache } from '../cache.ts';
import { log } from '../log.ts';
import type { Documents } from './documents.ts';

export interface SharedCacheOptions<Value> {
  readonly documents: Documents;
  /** Whose answers these are. Together with a key it names a document. */
  readonly source: string;
  /** What is kept fits it, or is asked for anew. */
  readonly schema: z.ZodType<Value>;
  /** Milliseconds from when a value was asked for until it is asked for anew. */
  readonly maxAgeMs: number;
  readonly now: () => Date;
}

/**
 * Values that all instances share, each for a while, in `sharedAnswers`: for what costs money or is counted by whoever gives it,
 * and is the same for everybody. Never for what is a person's. A read and, where it was not there, a write. Put a `memoryCache`
 * before it, and a busy instance reads it seldom.
 *
 * Two instances that miss at once both load. A database that is away costs the sharing and nothing else: the value is loaded, and told.
 */
export function sharedCache<Value>(options: SharedCacheOptions<Value>): Pick<Cache<Value>, 'get'> {
  const { documents, source, schema, maxAgeMs, now } = options;

  async function kept(reference: ReturnType<Documents['sharedAnswer']>, key: string, at: Date) {
    const found = (await reference.get()).data();
    if (found === undefined || found.key !== key || found.expiresAt <= at || found.askedAt > at) return null;
    const value = schema.safeParse(JSON.parse(found.json));
    return value.success ? value.data : null;
  }

  return {
    async get(key, load) {
      const hash = createHash('sha256').update(key).digest('base64url');
      const reference = documents.sharedAnswer(`${source}:${hash}`);
      const at = now();
      const unshared = (event: string) => (cause: unknown) => {
        log.warning(event, { source }, cause);
        return null;
      };
      const found = await kept(reference, key, at).catch(unshared('shared answer not read'));
      if (found !== null) return found;
      const value = await load();
      const expiresAt = new Date(at.getTime() + maxAgeMs);
      await reference
        .set({ source, key, json: JSON.stringify(value), askedAt: at, expiresAt })
        .catch(unshared('shared answer not written'));
      return value;
    },
  };
}
