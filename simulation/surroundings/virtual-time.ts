import FakeTimers from '@sinonjs/fake-timers';

/** Taken before anything is faked: the event loop itself, and the time of the machine. */
const realImmediate = globalThis.setImmediate;
const realNow = performance.now.bind(performance);

/** Saturday, noon in Famagusta. */
export const simulationStart = Date.parse('2026-11-21T10:00:00Z');

/**
 * The time of the simulated world. Nothing in it moves by itself: `Date`, `performance.now`, every timer and
 * `AbortSignal.timeout` of this process follow it.
 */
export interface VirtualTime {
  /** Milliseconds since 1970. */
  now(): number;
  /** Lets all code run until each of it waits for something outside: an answer, or a moment that has not come. */
  settle(): Promise<void>;
  /** Moves on; what falls due on the way runs at its moment. */
  pass(milliseconds: number): Promise<void>;
  /** Moves to the next moment anything waits for, at most `limit` milliseconds away. False if there is none. */
  passToNext(limit: number): Promise<boolean>;
  /** Lets the world run on until the promise is settled; for work that no fault may touch. */
  finish<T>(work: Promise<T>): Promise<T>;
  /** Back to the start, or to another moment (milliseconds since 1970); what still waits is forgotten. */
  restart(at?: number): void;
}

/** Milliseconds by the machine's own clock: only for saying how long a run took. */
export const machineMilliseconds = realNow;

let installed: VirtualTime | null = null;

/**
 * Takes over the time of this process, once. Must come before the Firestore SDK is loaded: it keeps the `setTimeout`
 * it finds then.
 */
export function installVirtualTime(): VirtualTime {
  installed ??= install();
  return installed;
}

function install(): VirtualTime {
  const clock = FakeTimers.install({
    now: simulationStart,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    // Holds, sweeps and leases of a whole run.
    loopLimit: 1_000_000,
  });
  let immediates = 0;
  let fired = 0;
  const fakeTimeout = globalThis.setTimeout;
  replace('setTimeout', (callback: (...given: unknown[]) => void, delay?: number, ...given: unknown[]) =>
    fakeTimeout(() => {
      fired += 1;
      callback(...given);
    }, delay),
  );
  replace('setImmediate', (callback: (...given: unknown[]) => void, ...given: unknown[]) => {
    immediates += 1;
    return realImmediate(() => {
      immediates -= 1;
      callback(...given);
    });
  });
  AbortSignal.timeout = (delay) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('The time is up', 'TimeoutError')), delay);
    return controller.signal;
  };

  /** One turn of the event loop ends only when every promise and every tick of it has been dealt with. */
  async function turns(): Promise<void> {
    do await new Promise<void>((resolve) => realImmediate(resolve));
    while (immediates > 0);
  }

  async function settle(): Promise<void> {
    for (;;) {
      await turns();
      const before = fired;
      // A pause of 0 ms waits for nothing.
      clock.tick(0);
      if (fired === before) return;
    }
  }

  const time: VirtualTime = {
    now: () => clock.now,
    settle,
    async pass(milliseconds) {
      let over = false;
      fakeTimeout(() => {
        over = true;
      }, milliseconds);
      while (!over) {
        clock.next();
        await settle();
      }
    },
    async passToNext(limit) {
      if (clock.countTimers() === 0) return false;
      const before = clock.now;
      let over = false;
      const end = fakeTimeout(() => {
        over = true;
      }, limit);
      while (!over && clock.now === before) {
        clock.next();
        await settle();
      }
      clearTimeout(end);
      return true;
    },
    async finish(work) {
      const state = { done: false };
      const watched = work.finally(() => {
        state.done = true;
      });
      watched.catch(() => {});
      await settle();
      while (!state.done) {
        if (clock.countTimers() === 0) throw new Error('The work waits for something that never comes.');
        clock.next();
        await settle();
      }
      return watched;
    },
    restart(at = simulationStart) {
      clock.reset();
      clock.setSystemTime(at);
    },
  };
  return time;
}

function replace(name: 'setTimeout' | 'setImmediate', value: object): void {
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
}
