import { z } from 'zod';
import type { CostAccount } from '../cost/cost-account.ts';
import { invalidArgument } from '../errors.ts';
import type { FaultPlan } from '../faults/fault-plan.ts';
import type { TriggerDelivery } from '../triggers/trigger-delivery.ts';
import { type HttpAnswer, type HttpRequest, parseJson, type Route } from './http-door.ts';

export interface LocalServices {
  readonly cost: CostAccount;
  readonly faults: FaultPlan;
  readonly delivery: TriggerDelivery;
}

const LABEL = z.object({ label: z.string().min(1), latency: z.number().min(0).max(10_000).optional() });
const RULES = z.array(
  z.strictObject({
    rpc: z.string().optional(),
    pathContains: z.string().optional(),
    kind: z.enum(['unavailable', 'aborted', 'deadline', 'applied-unacknowledged', 'latency']),
    times: z.number().int().positive().optional(),
    ms: z.number().nonnegative().optional(),
  }),
);

/** Our own endpoints, `/local/v1/…`: the cost account, the fault plan, and waiting for triggers to come to rest. */
export function localRoute(services: LocalServices): Route {
  return (request) => {
    const match = /^\/local\/v1\/(cost|faults|idle)$/.exec(request.path);
    if (!match) return undefined;
    if (match[1] === 'cost') return cost(services.cost, request);
    if (match[1] === 'faults') return faults(services.faults, request);
    return services.delivery.idle().then(() => ({ body: { pending: services.delivery.pending } }));
  };
}

async function cost(account: CostAccount, request: HttpRequest): Promise<HttpAnswer> {
  if (request.method === 'PUT') {
    const parsed = LABEL.safeParse(parseJson(request.body));
    if (!parsed.success) throw invalidArgument('The body must be {"label": "…"}.');
    account.start(parsed.data.label, parsed.data.latency);
    return { body: {} };
  }
  if (request.method === 'DELETE') account.clear();
  else if (request.method !== 'GET') throw invalidArgument('The cost account knows GET, PUT and DELETE.');
  return { body: account.all() };
}

async function faults(plan: FaultPlan, request: HttpRequest): Promise<HttpAnswer> {
  if (request.method === 'PUT') {
    const parsed = RULES.safeParse(parseJson(request.body));
    if (!parsed.success) throw invalidArgument(`Not a list of fault rules: ${parsed.error.message}`);
    plan.set(parsed.data);
  } else if (request.method === 'DELETE') plan.clear();
  else if (request.method !== 'GET') throw invalidArgument('The fault plan knows GET, PUT and DELETE.');
  return { body: plan.pending() };
}
