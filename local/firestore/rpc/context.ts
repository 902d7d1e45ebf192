import type { AccessOperation, AccessPolicy, Principal } from '../access/access-policy.ts';
import type { CostAccount } from '../cost/cost-account.ts';
import type { Scan } from '../cost/scan.ts';
import type { Database } from '../engine/database.ts';
import type { Engine } from '../engine/engine.ts';
import { FirestoreError } from '../errors.ts';
import type { FaultPlan } from '../faults/fault-plan.ts';
import type { IndexGuard } from '../indexes/index-guard.ts';
import type { Activity } from '../inspector/activity.ts';
import type { Documents, StoredDocument } from '../store/document.ts';

/** What a request brings with it besides its message. */
export interface CallContext {
  readonly principal: Principal;
  /** Names the connection that the request came by: its end ends the transactions begun there. */
  readonly connection: string;
  /** Aborted when the client gave up. */
  readonly signal: AbortSignal;
  /** The measurement that it is counted under, where its client names one. */
  readonly measurement?: string | undefined;
  /** Counts what the call goes through; absent on two-way streams. */
  readonly scan?: Scan;
}

/** What every RPC handler works with. */
export interface Service {
  readonly engine: Engine;
  readonly policy: () => AccessPolicy;
  /** Refuses queries that lack an index; absent, all are served. */
  readonly indexes?: IndexGuard | undefined;
  /** Remembers calls and decisions for the inspector. */
  readonly activity?: Activity;
  /** What goes wrong on purpose. */
  readonly faults?: FaultPlan;
  /** Where streams are counted; single RPCs are counted before they come here. */
  readonly cost?: CostAccount;
}

/**
 * Asks the policy for a client; an administrator passes. Throws PERMISSION_DENIED.
 * @returns the documents that the decision looked at besides those asked about, as they were: if one of these changes, another decision may be due
 */
export async function authorize(
  service: Service,
  context: CallContext,
  database: Database,
  operation: AccessOperation,
  time: number,
): Promise<Documents> {
  const consulted = new Map<string, StoredDocument | undefined>();
  if (context.principal.kind === 'administrator') return consulted;
  const decision = await service.policy().check({
    database: database.name,
    claims: context.principal.claims,
    operation,
    time,
    lookup: (path) => {
      const document = database.store.get(path);
      consulted.set(path, document);
      return document;
    },
  });
  service.activity?.decided(database.name, context.principal, operation, decision);
  if (!decision.allowed) throw new FirestoreError('PERMISSION_DENIED', decision.reason);
  return consulted;
}
