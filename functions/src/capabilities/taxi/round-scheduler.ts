import type { Ride } from '@merve/contract';

/**
 * Asks for the next round of a ride's search at the given time: one Cloud Task per round in production. Only
 * promptness: `nextRound` decides whether it is time, and the minute sweep repairs a lost task.
 */
export interface RoundScheduler {
  schedule(rideId: string, marketId: string, at: Date): Promise<void>;
}

/** Schedules the end of the round a ride is in, if it is in one. */
export async function scheduleRound(scheduler: RoundScheduler, ride: Ride): Promise<void> {
  if (ride.state !== 'requested' || ride.roundEndsAt === null) return;
  await scheduler.schedule(ride.rideId, ride.marketId, ride.roundEndsAt);
}
