import type { Ride, RideDriver, RideEvent, RideState, TaxiPolicy } from '@merve/contract';

/** States in which one driver has the ride and has no other. */
export const drivenStates = ['assigned', 'arrived', 'on_board'] as const satisfies readonly RideState[];
/** States in which the next step is due by itself, at `roundEndsAt`: drivers are asked, or asked further. */
export const waitingStates = ['planned', 'requested'] as const satisfies readonly RideState[];
/** States in which something is still to happen. */
export const openStates = [...waitingStates, ...drivenStates] as const satisfies readonly RideState[];

export function isDriven({ state }: Pick<Ride, 'state'>): boolean {
  return drivenStates.some((driven) => driven === state);
}

export function isWaiting({ state }: Pick<Ride, 'state'>): boolean {
  return waitingStates.some((waiting) => waiting === state);
}

/**
 * Every step there is: what may happen in a state, and what the ride then is. A driver may forget to say that they
 * have arrived, so a rider is picked up from `assigned` too; nobody may call off a ride under way.
 */
const steps: Record<RideState, Partial<Record<RideEvent, RideState>>> = {
  planned: {
    broadcast: 'requested',
    rider_cancelled: 'cancelled',
    unserved: 'unserved',
  },
  requested: {
    broadcast: 'requested',
    declined: 'requested',
    assigned: 'assigned',
    rider_cancelled: 'cancelled',
    unserved: 'unserved',
  },
  assigned: {
    arrived: 'arrived',
    picked_up: 'on_board',
    driver_cancelled: 'requested',
    rider_cancelled: 'cancelled',
  },
  arrived: {
    picked_up: 'on_board',
    no_show: 'no_show',
    driver_cancelled: 'requested',
    rider_cancelled: 'cancelled',
  },
  on_board: { completed: 'completed' },
  completed: {},
  cancelled: {},
  no_show: {},
  unserved: {},
};

/** The state that `event` leads to; null if it cannot happen now. */
export function stateAfter(state: RideState, event: RideEvent): RideState | null {
  return steps[state][event] ?? null;
}

function after(ride: Ride, event: RideEvent, driverId: string | null, now: Date): Ride | null {
  const state = stateAfter(ride.state, event);
  if (state === null) return null;
  const isOver = !openStates.some((open) => open === state);
  return {
    ...ride,
    state,
    roundEndsAt: isWaiting({ state }) ? ride.roundEndsAt : null,
    history: [...ride.history, { event, driverId, at: now }],
    updatedAt: now,
    endedAt: isOver ? now : null,
  };
}

/** What a ride is made of when its rider says YES. */
export type RideRequest = Pick<
  Ride,
  | 'rideId'
  | 'code'
  | 'marketId'
  | 'actorId'
  | 'threadId'
  | 'traceId'
  | 'riderName'
  | 'note'
  | 'pickup'
  | 'district'
  | 'destination'
  | 'party'
  | 'distanceMetres'
  | 'fare'
> & {
  /** Of a ride for later. */
  readonly later: { readonly pickupAt: Date; readonly timeZone: string; readonly asksAt: Date } | null;
};

/**
 * A ride nobody has been asked about yet: its first round is due at once or, of one for later, at its time. Pure, as all
 * here.
 */
export function openedRide({ later, ...request }: RideRequest, { radiusKm }: TaxiPolicy, now: Date): Ride {
  const isPlanned = later !== null && later.asksAt > now;
  const state = isPlanned ? 'planned' : 'requested';
  return {
    ...request,
    state,
    pickupAt: later?.pickupAt ?? null,
    timeZone: later?.timeZone ?? null,
    driverId: null,
    driver: null,
    etaAt: null,
    search: 1,
    round: 0,
    radiusKm,
    roundEndsAt: isPlanned ? later.asksAt : now,
    offeredTo: [],
    refusedBy: [],
    cancelledBy: null,
    cancelReason: null,
    history: [{ event: state, driverId: null, at: now }],
    createdAt: now,
    updatedAt: now,
    endedAt: null,
  };
}

/**
 * When drivers are asked about a ride for later: as long before it as the policy says, and early enough that all rounds may
 * pass and the driver who is nearest now could still be there in time.
 * @param nearestMinutes how far the nearest driver is now; null if nobody knows
 */
export function asksAtFor(
  pickupAt: Date,
  nearestMinutes: number | null,
  { askMinutesBefore, rounds, secondsPerRound }: TaxiPolicy,
): Date {
  const farther = Math.ceil((rounds * secondsPerRound) / 60) + (nearestMinutes ?? 0);
  return new Date(pickupAt.getTime() - Math.max(askMinutesBefore, farther) * 60_000);
}

/** Farther than this nobody is asked, whatever a market's steps add up to: one query must cover the circle. */
const maxKm = 80;

/** How far around the pickup a round reaches; rounds count from 1. Kilometres. */
export function radiusOfRound(round: number, { radiusKm, stepKm }: TaxiPolicy): number {
  return Math.min(radiusKm + stepKm * (round - 1), maxKm);
}

/** The ride after `round` asked these drivers; null if it no longer looks for one. */
export function broadcastRide(
  ride: Ride,
  { round, driverIds }: { readonly round: number; readonly driverIds: readonly string[] },
  policy: TaxiPolicy,
  now: Date,
): Ride | null {
  const next = after(ride, 'broadcast', null, now);
  return (
    next && {
      ...next,
      round,
      radiusKm: radiusOfRound(round, policy),
      roundEndsAt: new Date(now.getTime() + policy.secondsPerRound * 1000),
      offeredTo: [...ride.offeredTo, ...driverIds],
    }
  );
}

/**
 * One driver gets it; null if it is not to be had.
 * @param etaAt about when they are there; null where that cannot be estimated
 */
export function assignedRide(
  ride: Ride,
  driver: RideDriver,
  now: Date,
  etaAt: Date | null = null,
): Ride | null {
  const next = after(ride, 'assigned', driver.driverId, now);
  return next && { ...next, driverId: driver.driverId, driver, etaAt };
}

/**
 * A driver declines; null if nobody asks any more, or they have before. When all who were asked have, the next round
 * need not wait for its time.
 */
export function declinedRide(ride: Ride, driverId: string, now: Date): Ride | null {
  const next = after(ride, 'declined', driverId, now);
  if (next === null || ride.refusedBy.includes(driverId)) return null;
  const refusedBy = [...ride.refusedBy, driverId];
  const allDeclined = ride.offeredTo.every((asked) => refusedBy.includes(asked));
  return { ...next, refusedBy, roundEndsAt: allDeclined ? now : ride.roundEndsAt };
}

/**
 * The driver gives the ride back before the rider is on board: others are looked for at once, from the first round on,
 * as often as the policy allows; after that it ends `unserved`.
 */
export function givenBackRide(ride: Ride, reason: string | null, policy: TaxiPolicy, now: Date): Ride | null {
  const { driverId } = ride;
  const next = after(ride, 'driver_cancelled', driverId, now);
  if (next === null || driverId === null) return null;
  const searched = {
    ...next,
    driverId: null,
    driver: null,
    etaAt: null,
    round: 0,
    roundEndsAt: now,
    offeredTo: [],
    refusedBy: [...ride.refusedBy.filter((other) => other !== driverId), driverId],
    cancelReason: reason,
  };
  if (ride.search < policy.searches) return { ...searched, search: ride.search + 1 };
  return unservedRide(searched, now);
}

/** Nobody took it. */
export function unservedRide(ride: Ride, now: Date): Ride | null {
  return after(ride, 'unserved', null, now);
}

/** The rider calls it off; null once on board, or when it is over. */
export function cancelledRide(ride: Ride, reason: string | null, now: Date): Ride | null {
  const next = after(ride, 'rider_cancelled', ride.driverId, now);
  return next && { ...next, cancelledBy: 'rider', cancelReason: reason };
}

export type Progress = Extract<RideEvent, 'arrived' | 'picked_up' | 'completed' | 'no_show'>;

/** The driver reports how far they are; null if that cannot be now. */
export function progressedRide(ride: Ride, progress: Progress, now: Date): Ride | null {
  return after(ride, progress, ride.driverId, now);
}
