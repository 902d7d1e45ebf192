/** Captured here: time that a test fakes later must not stop the turns that {@link VirtualClock.advance} gives away. */
const nextTurn = globalThis.setImmediate;
/** The longest wait that the platform's timers know; one that is longer wakes in between. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Something that happens later, by the clock's time. */
export interface ClockTimer {
  cancel(): void;
  /** Waits anew for the whole time. */
  restart(): void;
}

interface Waiting {
  readonly milliseconds: number;
  readonly callback: () => void;
  readonly background: boolean;
  /** Milliseconds since 1970, by this clock. */
  due: number;
  /** Order among those due at the same moment. */
  order: number;
  native: NodeJS.Timeout | undefined;
}

/**
 * The one time of a server: commit and read times, `request.time`, the lives of transactions, lock waits, the delays of
 * triggers and faults, and time-to-live. By itself it is the real time. It can be set and advanced, and it can be frozen:
 * then nothing that waits for it goes on until somebody advances it.
 */
export class VirtualClock {
  /** Real time when {@link #virtual} was the time: the clock runs on from there. */
  #real: number;
  #virtual: number;
  #frozen = false;
  #orders = 0;
  readonly #waiting = new Set<Waiting>();
  #turn: Promise<void> = Promise.resolve();

  constructor() {
    this.#real = realNow();
    this.#virtual = this.#real;
  }

  /** Milliseconds since 1970, with fractions. */
  milliseconds(): number {
    return this.#frozen ? this.#virtual : this.#virtual + (realNow() - this.#real);
  }

  /** Whole microseconds since 1970. The store keeps commit times apart and rising; this only tells the time. */
  micros(): number {
    return Math.floor(this.milliseconds() * 1000);
  }

  now(): Date {
    return new Date(Math.floor(this.milliseconds()));
  }

  get frozen(): boolean {
    return this.#frozen;
  }

  /** Whether this is the real time: never set, advanced or stopped since the last {@link reset}. */
  get isReal(): boolean {
    return !this.#frozen && Math.abs(this.milliseconds() - realNow()) < 1;
  }

  /** When the next thing that waits is due, milliseconds since 1970; undefined if nothing waits. */
  get nextDue(): number | undefined {
    return this.#next()?.due;
  }

  /** How many things wait for this clock. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Stops here, or at `at` (as {@link set}). */
  freeze(at?: Date): Promise<void> {
    this.#virtual = this.milliseconds();
    this.#frozen = true;
    for (const timer of this.#waiting) this.#disarm(timer);
    return at ? this.set(at) : Promise.resolve();
  }

  /** Goes on from where it stands, with the speed of real time. */
  run(): void {
    this.#virtual = this.milliseconds();
    this.#real = realNow();
    this.#frozen = false;
    for (const timer of this.#waiting) this.#arm(timer);
  }

  /** Back to the real time, running. What waits keeps its moment. */
  reset(): void {
    this.#virtual = realNow();
    this.#frozen = true;
    this.run();
  }

  /**
   * Sets the time. On the way forward everything falls due in its order, at its own moment. Backwards nothing does, and
   * commit times go on from the last one: they never fall.
   */
  set(at: Date): Promise<void> {
    return this.#inTurn(() => this.#travel(at.getTime()));
  }

  /**
   * Moves the time forward; resolves when everything due within it has been called, in order, each with a turn of the event
   * loop to do its work.
   */
  advance(milliseconds: number): Promise<void> {
    return this.#inTurn(() => this.#travel(this.milliseconds() + Math.max(0, milliseconds)));
  }

  /** Calls back once, `milliseconds` from now. One in the `background` does not keep the process alive. */
  after(milliseconds: number, callback: () => void, { background = false } = {}): ClockTimer {
    const timer: Waiting = {
      milliseconds: Math.max(0, milliseconds),
      callback,
      background,
      due: 0,
      order: 0,
      native: undefined,
    };
    const start = (): void => {
      this.#disarm(timer);
      timer.due = this.milliseconds() + timer.milliseconds;
      timer.order = ++this.#orders;
      this.#waiting.add(timer);
      if (!this.#frozen) this.#arm(timer);
    };
    start();
    return {
      cancel: () => this.#forget(timer),
      restart: () => {
        if (this.#waiting.has(timer)) start();
      },
    };
  }

  /** Resolves `milliseconds` from now; rejects with the signal's reason when aborted. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const abort = (): void => {
        timer.cancel();
        reject(signal?.reason);
      };
      const timer = this.after(milliseconds, () => {
        signal?.removeEventListener('abort', abort);
        resolve();
      });
      signal?.addEventListener('abort', abort, { once: true });
    });
  }

  #inTurn(step: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(step);
    // A callback that throws is the fault of this step alone.
    this.#turn = done.catch(() => {});
    return done;
  }

  async #travel(target: number): Promise<void> {
    for (;;) {
      const timer = this.#next();
      if (!timer || timer.due > target) break;
      this.#jump(Math.max(timer.due, Math.min(this.milliseconds(), target)));
      this.#fire(timer);
      await new Promise<void>((resolve) => nextTurn(resolve));
    }
    this.#jump(target);
    await new Promise<void>((resolve) => nextTurn(resolve));
  }

  #jump(to: number): void {
    this.#virtual = to;
    this.#real = realNow();
    if (!this.#frozen) for (const timer of this.#waiting) this.#arm(timer);
  }

  #next(): Waiting | undefined {
    let next: Waiting | undefined;
    for (const timer of this.#waiting) {
      if (!next || timer.due < next.due || (timer.due === next.due && timer.order < next.order)) next = timer;
    }
    return next;
  }

  #arm(timer: Waiting): void {
    this.#disarm(timer);
    const wait = Math.min(Math.max(0, timer.due - this.milliseconds()), LONGEST_WAIT);
    timer.native = setTimeout(() => {
      // The platform's timers may be a moment early, and know no wait of more than 24 days.
      if (timer.due - this.milliseconds() > 1) this.#arm(timer);
      else this.#fire(timer);
    }, wait);
    if (timer.background) timer.native.unref();
  }

  #disarm(timer: Waiting): void {
    clearTimeout(timer.native);
    timer.native = undefined;
  }

  #forget(timer: Waiting): void {
    this.#disarm(timer);
    this.#waiting.delete(timer);
  }

  #fire(timer: Waiting): void {
    this.#forget(timer);
    timer.callback();
  }
}

/** Milliseconds since 1970, to the microsecond. */
const realNow = (): number => performance.timeOrigin + performance.now();
