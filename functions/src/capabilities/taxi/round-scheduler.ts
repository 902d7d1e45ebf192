import type { Ride } from '@merve/contract';
import { isWaiting } from './ride.ts';

/**
 * Asks for the next round of a ride's search at the given time: one Cloud Task per round in production. Only
 * promptness: `nextRound` decides whether it is time, and the minute sweep repairs a lost task.
 */
export interface RoundScheduler {
  schedule(rideId: string, marketId: string, at: Date): Promise<void>;
}

/** Schedules when the search for a driver begins or goes on, if it is to. */
export async function scheduleRound(scheduler: RoundScheduler, ride: Ride): Promise<void> {
  if (!isWaiting(ride) || ride.roundEndsAt === null) return;
  await scheduler.schedule(ride.rideId, ride.marketId, ride.roundEndsAt);
}
