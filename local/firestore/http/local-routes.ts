import { clockEndpoint } from '../clock/clock-endpoint.ts';
import type { VirtualClock } from '../clock/virtual-clock.ts';
import type { CostAccount } from '../cost/cost-account.ts';
import { costEndpoint } from '../cost/cost-endpoint.ts';
import type { FaultPlan } from '../faults/fault-plan.ts';
import { faultsEndpoint } from '../faults/faults-endpoint.ts';
import { refuseOtherOrigins } from '../inspector/same-machine.ts';
import type { TriggerDelivery } from '../triggers/trigger-delivery.ts';
import type { HttpAnswer, HttpRequest, Route } from './http-door.ts';

export interface LocalServices {
  readonly cost: CostAccount;
  readonly faults: FaultPlan;
  readonly delivery: TriggerDelivery;
  readonly clock: VirtualClock;
}

const PATHS = /^\/local\/v1\/(cost|faults|clock|idle)$/;

/**
 * Our own endpoints, `/local/v1/…`: the cost account, the fault plan, the clock, and waiting for triggers to come to rest.
 * For this machine only: a page of another origin must not be able to break a running test.
 */
export function localRoute(services: LocalServices): Route {
  return (request) => {
    const match = PATHS.exec(request.path);
    return match ? serve(services, request, match[1]) : undefined;
  };
}

async function serve(
  { cost, faults, delivery, clock }: LocalServices,
  request: HttpRequest,
  what: string | undefined,
): Promise<HttpAnswer> {
  refuseOtherOrigins(request);
  if (what === 'cost') return costEndpoint(cost, request);
  if (what === 'faults') return faultsEndpoint(faults, request);
  if (what === 'clock') return clockEndpoint(clock, request);
  await delivery.idle();
  return { body: { pending: delivery.pending } };
}
