import type { AccessOperation, AccessPolicy, Principal } from '../access/access-policy.ts';
import type { Database } from '../engine/database.ts';
import type { Engine } from '../engine/engine.ts';
import { FirestoreError } from '../errors.ts';
import type { IndexGuard } from '../indexes/index-guard.ts';
import type { Activity } from '../inspector/activity.ts';

/** What a request brings with it besides its message. */
export interface CallContext {
  readonly principal: Principal;
  /** Names the connection that the request came by: its end ends the transactions begun there. */
  readonly connection: string;
  /** Aborted when the client gave up. */
  readonly signal: AbortSignal;
}

/** What every RPC handler works with. */
export interface Service {
  readonly engine: Engine;
  readonly policy: () => AccessPolicy;
  /** Refuses queries that lack an index; absent, all are served. */
  readonly indexes?: IndexGuard | undefined;
  /** Remembers calls and decisions for the inspector. */
  readonly activity?: Activity;
}

/** Asks the policy for a client; an administrator passes. Throws PERMISSION_DENIED. */
export async function authorize(
  service: Service,
  context: CallContext,
  database: Database,
  operation: AccessOperation,
  time: number,
): Promise<void> {
  if (context.principal.kind === 'administrator') return;
  const decision = await service.policy().check({
    database: database.name,
    claims: context.principal.claims,
    operation,
    time,
    lookup: (path) => database.store.get(path),
  });
  service.activity?.decided(database.name, context.principal, operation, decision);
  if (!decision.allowed) throw new FirestoreError('PERMISSION_DENIED', decision.reason);
}
