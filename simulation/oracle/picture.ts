import type { AppliedCommit } from '../../local/firestore/store/document-store.ts';
import { plainFields } from '../database/plain-fields.ts';
import { type Viewed, views } from './views.ts';

export interface Change<View> {
  readonly path: string;
  readonly before: View | undefined;
  readonly after: View | undefined;
}

/** What one commit did, by collection. */
export type Changes = { readonly [Name in keyof Viewed]: readonly Change<Viewed[Name]>[] };

type Documents = { readonly [Name in keyof Viewed]: Map<string, Viewed[Name]> };

const empty = () => ({
  transactions: [],
  threads: [],
  messages: [],
  outbox: [],
  whatsappSessions: [],
  events: [],
  resourceLocks: [],
  offerings: [],
  taxi_requests: [],
  taxi_drivers: [],
});

/** The documents as they stand, kept from the stream of commits alone: nothing of it is asked of the code under test. */
export class Picture {
  readonly documents: Documents = {
    transactions: new Map(),
    threads: new Map(),
    messages: new Map(),
    outbox: new Map(),
    whatsappSessions: new Map(),
    events: new Map(),
    resourceLocks: new Map(),
    offerings: new Map(),
    taxi_requests: new Map(),
    taxi_drivers: new Map(),
  };
  /** Commits seen so far: a moment in the order of all commits. */
  moment = 0;

  /** Takes a commit in, and says what it changed. */
  apply(commit: AppliedCommit): Changes {
    this.moment += 1;
    const changes: { [Name in keyof Viewed]: Change<Viewed[Name]>[] } = empty();
    for (const { key, after } of commit.changes) {
      const segments = key.path.split('/');
      const fields = after === undefined ? undefined : plainFields(after.fields);
      switch (segments.at(-2)) {
        case 'transactions':
          changes.transactions.push(this.#change('transactions', key.path, fields));
          break;
        case 'threads':
          changes.threads.push(this.#change('threads', key.path, fields));
          break;
        case 'messages':
          changes.messages.push(this.#change('messages', key.path, fields));
          break;
        case 'outbox':
          changes.outbox.push(this.#change('outbox', key.path, fields));
          break;
        case 'whatsappSessions':
          changes.whatsappSessions.push(this.#change('whatsappSessions', key.path, fields));
          break;
        case 'events':
          changes.events.push(this.#change('events', key.path, fields));
          break;
        case 'resourceLocks':
          changes.resourceLocks.push(this.#change('resourceLocks', key.path, fields));
          break;
        case 'offerings':
          changes.offerings.push(this.#change('offerings', key.path, fields));
          break;
        case 'taxi_requests':
          changes.taxi_requests.push(this.#change('taxi_requests', key.path, fields));
          break;
        case 'taxi_drivers':
          changes.taxi_drivers.push(this.#change('taxi_drivers', key.path, fields));
          break;
        default:
      }
    }
    return changes;
  }

  #change<Name extends keyof Viewed>(
    name: Name,
    path: string,
    fields: Record<string, unknown> | undefined,
  ): Change<Viewed[Name]> {
    const known: Map<string, Viewed[Name]> = this.documents[name];
    const before = known.get(path);
    const after = fields === undefined ? undefined : viewOf(name, fields);
    if (after === undefined) known.delete(path);
    else known.set(path, after);
    return { path, before, after };
  }
}

/** A document that does not look as it must is a finding in itself: this throws, and the run stops. */
function viewOf<Name extends keyof Viewed>(name: Name, fields: Record<string, unknown>): Viewed[Name];
function viewOf(name: keyof Viewed, fields: Record<string, unknown>): unknown {
  return views[name].parse(fields);
}
