import type { ClockTimer, VirtualClock } from '../clock/virtual-clock.ts';
import { FirestoreError } from '../errors.ts';
import type { FieldOverride } from '../indexes/index-definitions.ts';
import { documentName } from '../store/path.ts';
import { fieldAt, Timestamp } from '../values/value.ts';
import { encodeMicros } from '../values/wire-values.ts';
import type { Database } from './database.ts';
import type { Engine } from './engine.ts';

export type TimeToLive = 'by-any-clock' | 'by-a-set-clock';

/** Production takes up to a day; whoever advances the clock past an expiry need not wait as long. */
const SWEEP_MILLISECONDS = 600_000;

/**
 * Deletes, at every whole ten minutes of the clock, the documents whose time-to-live field is over, as the backend would: triggers
 * fire, listeners hear of it. Which fields these are, the overrides of firestore.indexes.json say (`"ttl": true`).
 * Source: firebase.google.com/docs/firestore/ttl
 * @param wants `by-any-clock`, or `by-a-set-clock`: nothing goes while the clock is the real one. Who writes with another
 *   clock than the server's needs that: what lasts until some past day would vanish at the next whole ten minutes.
 */
export function keepTimeToLive(
  engine: Engine,
  clock: VirtualClock,
  overrides: readonly FieldOverride[],
  log: (line: string) => void,
  wants: TimeToLive = 'by-any-clock',
): { stop(): void } {
  const policies = overrides.filter(({ ttl, field }) => ttl && field !== undefined);
  if (policies.length === 0) return { stop: () => {} };
  // At whole ten minutes, whenever the server was started: a run with the same virtual times deletes at the same moments.
  const plan = (): ClockTimer =>
    clock.after(SWEEP_MILLISECONDS - (clock.milliseconds() % SWEEP_MILLISECONDS), sweep, {
      background: true,
    });
  const sweep = (): void => {
    timer = plan();
    if (wants === 'by-a-set-clock' && clock.isReal) return;
    for (const database of engine.databases()) {
      for (const { collectionGroup, field = [] } of policies) {
        for (const document of expired(database, collectionGroup, field, clock.micros())) {
          remove(database, document).catch((error: unknown) =>
            log(`time-to-live: ${document.path} stays: ${error}`),
          );
        }
      }
    }
  };
  let timer = plan();
  return { stop: () => timer.cancel() };
}

interface Expired {
  readonly path: string;
  readonly updateTime: number;
}

function expired(
  { store }: Database,
  collectionGroup: string,
  field: readonly string[],
  now: number,
): Expired[] {
  const over: Expired[] = [];
  for (const { document } of store.group(collectionGroup)?.byField(field) ?? []) {
    const until = fieldAt(document.fields, field);
    if (until instanceof Timestamp && until.toMicros() <= now)
      over.push({ path: document.key.path, updateTime: document.updateTime });
  }
  return over;
}

/** Not if it was written meanwhile: it may live longer now. The next sweep will see. */
async function remove(database: Database, { path, updateTime }: Expired): Promise<void> {
  const write = {
    delete: documentName(database.name, path),
    currentDocument: { updateTime: encodeMicros(updateTime) },
  };
  try {
    await database.commit([write], { type: 'system', id: undefined });
  } catch (error) {
    if (!(error instanceof FirestoreError && error.status === 'FAILED_PRECONDITION')) throw error;
  }
}
