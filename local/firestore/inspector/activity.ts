import type { AccessOperation, Decision, Principal } from '../access/access-policy.ts';
import { type AnsweredCall, CostAccount } from '../cost/cost-account.ts';

/** One RPC that was answered. */
export interface CallEntry {
  /** Milliseconds since 1970, when it was answered. */
  readonly at: number;
  readonly rpc: string;
  /** The document, collection or database that it was about. */
  readonly target: string;
  readonly milliseconds: number;
  /** `OK`, or the status that it failed with. */
  readonly status: string;
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
}

/** One decision of the access policy. */
export interface DecisionEntry {
  readonly at: number;
  readonly database: string;
  readonly operation: string;
  readonly target: string;
  readonly client: string;
  readonly allowed: boolean;
  /** What the policy says besides: its reason, and whatever else it gives. */
  readonly explanation: string;
}

const REMEMBERED = 200;
const LONGEST_EXPLANATION = 2000;

/** The last calls and decisions, for the inspector page. It keeps summaries: what was read or written is not held on to. */
export class Activity {
  readonly #calls: CallEntry[] = [];
  readonly #decisions: DecisionEntry[] = [];

  /** @param failure the status of a failed call, undefined for one that was answered */
  called(call: AnsweredCall, milliseconds: number, failure?: string): void {
    const { rpc, request } = call;
    const { documentReads, writes, deletes } = costOf(failure === undefined ? call : undefined);
    remember(this.#calls, {
      at: Date.now(),
      rpc,
      target: targetOf(request),
      milliseconds,
      status: failure ?? 'OK',
      reads: documentReads,
      writes,
      deletes,
    });
  }

  decided(database: string, principal: Principal, operation: AccessOperation, decision: Decision): void {
    const { allowed, ...rest } = decision;
    remember(this.#decisions, {
      at: Date.now(),
      database,
      operation: operation.kind,
      target: subjectOf(operation),
      client: clientOf(principal),
      allowed,
      explanation: explain(rest),
    });
  }

  /** The latest first. */
  calls(): CallEntry[] {
    return this.#calls.toReversed();
  }

  decisions(): DecisionEntry[] {
    return this.#decisions.toReversed();
  }
}

function remember<T>(entries: T[], entry: T): void {
  entries.push(entry);
  if (entries.length > 2 * REMEMBERED) entries.splice(0, entries.length - REMEMBERED);
}

/** Counted by an account of its own, so that it agrees with the one that tests read. */
function costOf(call: AnsweredCall | undefined): {
  documentReads: number;
  writes: number;
  deletes: number;
} {
  const account = new CostAccount();
  if (call) account.count(account.arrive(call.rpc), call);
  return account.read('default') ?? { documentReads: 0, writes: 0, deletes: 0 };
}

/** What a request is about, without `projects/…/documents/`. */
function targetOf(request: object): string {
  const query = 'structuredQuery' in request ? request.structuredQuery : undefined;
  const aggregation =
    'structuredAggregationQuery' in request ? request.structuredAggregationQuery : undefined;
  const inner =
    isObject(aggregation) && 'structuredQuery' in aggregation ? aggregation.structuredQuery : query;
  const collection =
    collectionOf(inner) ?? ('collectionId' in request ? String(request.collectionId) : undefined);
  const names = namesIn(request).map(withoutDatabase);
  const [first = ''] = names;
  if (collection !== undefined) return first === '' ? collection : `${first}/${collection}`;
  return names.length > 1 ? `${first} and ${names.length - 1} more` : first;
}

function namesIn(request: object): string[] {
  if ('writes' in request && Array.isArray(request.writes)) return request.writes.flatMap(nameOfWrite);
  if ('documents' in request && Array.isArray(request.documents)) return request.documents.map(String);
  if ('document' in request && isObject(request.document) && 'name' in request.document) {
    return [String(request.document.name)];
  }
  for (const [key, value] of Object.entries(request)) {
    if ((key === 'name' || key === 'parent' || key === 'database') && typeof value === 'string')
      return [value];
  }
  return [];
}

function nameOfWrite(write: unknown): string[] {
  if (!isObject(write)) return [];
  if ('delete' in write) return [String(write.delete)];
  if ('verify' in write) return [String(write.verify)];
  if ('update' in write && isObject(write.update) && 'name' in write.update)
    return [String(write.update.name)];
  return [];
}

function collectionOf(query: unknown): string | undefined {
  if (!isObject(query) || !('from' in query) || !Array.isArray(query.from)) return undefined;
  const from: unknown = query.from[0];
  if (!isObject(from)) return undefined;
  const id = 'collectionId' in from ? String(from.collectionId) : '';
  return 'allDescendants' in from && from.allDescendants === true ? `**/${id || '**'}` : id;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const withoutDatabase = (name: string): string =>
  name.replace(/^projects\/[^/]+\/databases\/[^/]+(\/documents)?\/?/, '');

function subjectOf(operation: AccessOperation): string {
  if (operation.kind === 'get') return operation.documents.map(({ key }) => key.path).join(', ');
  if (operation.kind === 'write') return operation.steps.map(({ key }) => key.path).join(', ');
  const { parentPath, collectionId = '**', allDescendants } = operation.query;
  return [parentPath, allDescendants ? '**' : '', collectionId].filter((part) => part !== '').join('/');
}

function clientOf(principal: Principal): string {
  if (principal.kind === 'administrator') return 'administrator';
  const id = principal.claims?.['user_id'] ?? principal.claims?.['sub'];
  return typeof id === 'string' ? id : 'nobody';
}

function explain(rest: object): string {
  const parts = Object.entries(rest).map(([key, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return key === 'reason' ? text : `${key}: ${text}`;
  });
  return parts.join('\n').slice(0, LONGEST_EXPLANATION);
}
