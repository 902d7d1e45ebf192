import { listFunctions, runScheduled } from './functions-emulator-client.ts';
import { isDue } from './schedule.ts';

export interface Ticker {
  /** Runs one scheduled function now, by its name, whatever its schedule. */
  run(name: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Does what Cloud Scheduler does in production: runs each scheduled function when it is due. Looks once a minute, at the
 * turn of the minute; with another `intervalMs` (tests), runs every scheduled function at every tick instead. 0 never ticks.
 * A run that is still going is not started again.
 */
export function startTicker(options: {
  functionsPort: number;
  intervalMs: number;
  onError: (message: string) => void;
}): Ticker {
  const { functionsPort, intervalMs, onError } = options;
  const running = new Map<string, Promise<void>>();
  const byTheClock = intervalMs === 60_000;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function tick(): Promise<void> {
    const now = new Date();
    const loaded = await listFunctions(functionsPort);
    for (const scheduled of loaded) {
      if (scheduled.schedule === undefined || running.has(scheduled.name)) continue;
      const { schedule, timeZone } = scheduled.schedule;
      if (byTheClock && !isDue(schedule, now, timeZone ?? 'UTC')) continue;
      const run = runScheduled(functionsPort, scheduled)
        .catch((error: unknown) => {
          if (!stopped) onError(`Scheduled function ${scheduled.name}: ${String(error)}`);
        })
        .finally(() => running.delete(scheduled.name));
      running.set(scheduled.name, run);
    }
  }

  function arm(): void {
    if (stopped || intervalMs === 0) return;
    const wait = byTheClock ? 60_000 - (Date.now() % 60_000) : intervalMs;
    timer = setTimeout(() => {
      tick()
        .catch((error: unknown) => onError(`The ticker could not list the functions: ${String(error)}`))
        .finally(arm);
    }, wait);
  }
  arm();

  return {
    async run(name) {
      const scheduled = (await listFunctions(functionsPort)).find((candidate) => candidate.name === name);
      if (scheduled === undefined) throw new Error(`No function named ${name} is loaded.`);
      await runScheduled(functionsPort, scheduled);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
