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

/** Which view a collection has, by its name and, below another's documents, by that one's name. */
const viewOfCollection: Readonly<Record<string, keyof Viewed>> = {
  transactions: 'transactions',
  threads: 'threads',
  messages: 'messages',
  outbox: 'outbox',
  whatsappSessions: 'whatsappSessions',
  'transactions/events': 'events',
  resourceLocks: 'resourceLocks',
  offerings: 'offerings',
  taxi_requests: 'taxi_requests',
  taxi_drivers: 'taxi_drivers',
  food_orders: 'requests',
  service_requests: 'requests',
  viewingRequests: 'requests',
  'food_orders/events': 'requestEvents',
  'service_requests/events': 'requestEvents',
  'viewingRequests/events': 'requestEvents',
  payments: 'payments',
  businesses: 'businesses',
  identities: 'identities',
  jobs: 'jobs',
  adminActions: 'adminActions',
  outings: 'outings',
  'outings/ballots': 'ballots',
  sharedMembers: 'sharedMembers',
};

function viewNameOf(segments: readonly string[]): keyof Viewed | undefined {
  const [above = '', name = ''] = [segments.at(-4), segments.at(-2)];
  return viewOfCollection[`${above}/${name}`] ?? viewOfCollection[name];
}

const empty = (): { [Name in keyof Viewed]: Change<Viewed[Name]>[] } => ({
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
  requests: [],
  requestEvents: [],
  payments: [],
  businesses: [],
  identities: [],
  jobs: [],
  adminActions: [],
  outings: [],
  ballots: [],
  sharedMembers: [],
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
    requests: new Map(),
    requestEvents: new Map(),
    payments: new Map(),
    businesses: new Map(),
    identities: new Map(),
    jobs: new Map(),
    adminActions: new Map(),
    outings: new Map(),
    ballots: new Map(),
    sharedMembers: new Map(),
  };
  /** Commits seen so far: a moment in the order of all commits. */
  moment = 0;

  /** Takes a commit in, and says what it changed. */
  apply(commit: AppliedCommit): Changes {
    this.moment += 1;
    const changes = empty();
    for (const { key, after } of commit.changes) {
      const name = viewNameOf(key.path.split('/'));
      const fields = after === undefined ? undefined : plainFields(after.fields);
      if (name !== undefined) this.#note(changes, name, key.path, fields);
    }
    return changes;
  }

  #note<Name extends keyof Viewed>(
    changes: { [Each in keyof Viewed]: Change<Viewed[Each]>[] },
    name: Name,
    path: string,
    fields: Record<string, unknown> | undefined,
  ): void {
    const list: Change<Viewed[Name]>[] = changes[name];
    list.push(this.#change(name, path, fields));
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
