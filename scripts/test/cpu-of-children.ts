import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const ticksPerSecond = 100;

/**
 * Seconds of CPU, in user and system mode, of all processes that this one has started and that have ended, with those that they
 * started and waited for. Null where the system does not tell, which is anywhere but on Linux.
 */
export function cpuOfChildren(): number | null {
  try {
    return readCpuOfChildren(readFileSync('/proc/self/stat', 'utf8'));
  } catch {
    return null;
  }
}

/** @param stat a line of `/proc/PID/stat` (man proc_pid_stat): the name in brackets may hold spaces, so it counts from behind it */
export function readCpuOfChildren(stat: string): number | null {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[13]) + Number(fields[14]);
  return Number.isFinite(ticks) ? ticks / ticksPerSecond : null;
}
