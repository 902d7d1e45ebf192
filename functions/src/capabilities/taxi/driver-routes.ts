import type { TaxiDriver } from '@merve/contract';
import { type DriverView, driverRoutes as routes } from '@merve/contract/api';
import { type AnsweredRoute, answerRoute, type Identity, type RouteWorld } from '../../manifest/route.ts';
import type { Clock } from '../../platform/clock.ts';
import { randomId } from '../../platform/ids.ts';
import { changeDriver, driversOf, putOffDuty, registerDriver } from './driver-register.ts';

function driverView({ locatedAt, createdAt, updatedAt, ...driver }: TaxiDriver): DriverView {
  return {
    ...driver,
    locatedAt: locatedAt.toISOString(),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

const originOf = ({ uid: by }: Identity, clock: Clock) => ({ by, actionId: randomId(), now: clock.now() });

/** Operators register, change and list taxi drivers, and put them off duty. */
export const driverRoutes: readonly AnsweredRoute<RouteWorld>[] = [
  answerRoute(routes.listDrivers, async ({ deps, params, query }) => {
    const { items, next } = await driversOf(deps.documents, params.marketId, query);
    return { items: items.map(driverView), next };
  }),
  answerRoute(routes.registerDriver, async ({ deps, identity, params, body }) =>
    driverView(await registerDriver(deps.documents, params.marketId, body, originOf(identity, deps.clock))),
  ),
  answerRoute(routes.changeDriver, async ({ deps, identity, params, body }) =>
    driverView(await changeDriver(deps.documents, params.driverId, body, originOf(identity, deps.clock))),
  ),
  answerRoute(routes.putOffDuty, async ({ deps, identity, params, body }) =>
    driverView(
      await putOffDuty(deps.documents, params.driverId, body.reason, originOf(identity, deps.clock)),
    ),
  ),
];
