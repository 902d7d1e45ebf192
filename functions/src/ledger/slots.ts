import { offsetMinutes, wallMinuteOfDay } from './wall-clock.ts';

const minuteMs = 60_000;
const minutesPerDay = 1440;

/** The grid bookings start on: multiples of `slotMinutes` on the wall clock of the zone, anew from each midnight. */
export interface SlotGrid {
  readonly slotMinutes: number;
  readonly timeZone: string;
}

function isGridMinute(ms: number, grid: SlotGrid): boolean {
  return wallMinuteOfDay(ms, grid.timeZone) % grid.slotMinutes === 0;
}

/** True if a slot begins exactly at the instant. */
export function isOnGrid(instant: Date, grid: SlotGrid): boolean {
  const ms = instant.getTime();
  return ms % minuteMs === 0 && isGridMinute(ms, grid);
}

/** The start of the slot that contains the instant. */
export function slotStartAtOrBefore(instant: Date, grid: SlotGrid): Date {
  const minute = Math.floor(instant.getTime() / minuteMs) * minuteMs;
  const near = minute - (wallMinuteOfDay(minute, grid.timeZone) % grid.slotMinutes) * minuteMs;
  if (offsetMinutes(near, grid.timeZone) === offsetMinutes(minute, grid.timeZone)) return new Date(near);
  // The clocks change in between, so wall minutes and elapsed minutes differ: look at each minute.
  let ms = minute;
  while (!isGridMinute(ms, grid)) ms -= minuteMs;
  return new Date(ms);
}

/** The first start of a slot later than the instant. Slots are as long as the way to it: longer or shorter when clocks change. */
export function slotStartAfter(instant: Date, grid: SlotGrid): Date {
  const minute = Math.floor(instant.getTime() / minuteMs) * minuteMs;
  const wallMinute = wallMinuteOfDay(minute, grid.timeZone);
  const toNext = Math.min(grid.slotMinutes - (wallMinute % grid.slotMinutes), minutesPerDay - wallMinute);
  const near = minute + toNext * minuteMs;
  if (offsetMinutes(near, grid.timeZone) === offsetMinutes(minute, grid.timeZone)) return new Date(near);
  let ms = minute + minuteMs;
  while (!isGridMinute(ms, grid)) ms += minuteMs;
  return new Date(ms);
}

/**
 * The starts of all slots that `[startsAt, endsAt)` overlaps, in order. Two bookings that overlap in time always
 * share one of these, whatever their lengths: that is what makes a lock per slot enough.
 */
export function coveredSlots(startsAt: Date, endsAt: Date, grid: SlotGrid): Date[] {
  const starts: Date[] = [];
  for (let slot = slotStartAtOrBefore(startsAt, grid); slot < endsAt; slot = slotStartAfter(slot, grid)) {
    starts.push(slot);
  }
  return starts;
}
